import * as z from 'zod/mini'
import { callEntries } from '#contract/all-calls.ts'
import { ownBases } from '#contract/bases.ts'
import { type PathName, pathShapes } from '#contract/path-shapes.ts'
import { version } from './version.ts'

const schemaOf = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })

const namesOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
const withoutNames = (path: string) => path.replace(/\{\w+\}/g, '{}')

/** An OpenAPI 3.1 document of every call, generated from the contract. */
export function openApiDocument(server: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, call] of callEntries) {
    const own = `${ownBases[call.base]}${call.path}`.replace(/:(\w+)/g, '{$1}')
    // Calls at one address are one path of the document, whatever each calls its parts.
    const path = Object.keys(paths).find((other) => withoutNames(other) === withoutNames(own)) ?? own
    const ownNames = namesOf(own)
    const pathParameters = namesOf(path).map((parameter, index) => ({
      name: parameter,
      in: 'path',
      required: true,
      schema: schemaOf(pathShapes[ownNames[index] as PathName]), // `defineCall` lets no other name in
    }))
    const query = call.query ? schemaOf(call.query) : null
    const queryParameters = Object.entries(query?.properties ?? {}).map(([parameter, schema]) => ({
      name: parameter,
      in: 'query',
      required: query?.required?.includes(parameter) ?? false,
      schema,
    }))
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: {
        operationId: name,
        summary: `${call.id}, open to ${call.access}; clients wait ${call.timeout} ms`,
        parameters: [...pathParameters, ...queryParameters],
        ...(call.access === 'anyone' || call.access === 'optional' ? {} : { security: [{ bearer: [] }] }),
        ...(call.body
          ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body) } } } }
          : {}),
        responses: {
          200: {
            description: 'Done',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { body: { type: 'object', properties: { details: schemaOf(call.details) } } },
                },
              },
            },
          },
          default: { description: 'Refused: see /api/error-codes' },
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Farthing', version },
    servers: [{ url: server }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}
