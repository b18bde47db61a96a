import * as fc from 'fast-check'
import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { pathShapes } from '#contract/path-shapes.ts'
import { badTexts, badValues } from './bad-values.ts'

interface Shape {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  additionalProperties?: Shape | boolean
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

const shapeOf = (schema: z.ZodMiniType): Shape => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Shape

/** Values that are there, by the name of the field, or by `:name` for a part of the path: without them few calls get as far as their work. */
export type Known = Record<string, readonly unknown[]>

const lengths = (shape: Shape, most: number) => {
  const minLength = shape.minLength ?? 0
  return { minLength, maxLength: Math.max(minLength, Math.min(shape.maxLength ?? most, most)) }
}

function textOf(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.format === 'date-time')
    return fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }).map((day) => day.toISOString())
  if (shape.format === 'date')
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10))
  const plain = fc.string({ unit: 'grapheme', ...lengths(shape, 40) })
  if (!shape.pattern) return plain
  try {
    return fc.stringMatching(new RegExp(shape.pattern, 'u'))
  } catch {
    return plain // a pattern that looks ahead
  }
}

/** What the shape allows, as far as its words tell. */
function allowed(shape: Shape, known: Known, name = ''): fc.Arbitrary<unknown> {
  const inner = (one: Shape) => allowed(one, known, name)
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (known[name]) return fc.constantFrom(...known[name])
  const kinds = shape.anyOf ?? shape.oneOf
  if (kinds) return fc.oneof(...kinds.map(inner))
  if (shape.allOf?.[0]) return inner(shape.allOf[0])
  if (shape.type === 'string') return textOf(shape)
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'null') return fc.constant(null)
  if (shape.type === 'integer' || shape.type === 'number') {
    const min = Math.max(shape.minimum ?? 0, -(2 ** 31))
    return fc.integer({ min, max: Math.max(min, Math.min(shape.maximum ?? 1000, 2 ** 31 - 1)) })
  }
  if (shape.type === 'array') {
    const minLength = shape.minItems ?? 0
    return fc.array(inner(shape.items ?? {}), { minLength, maxLength: Math.max(minLength, Math.min(shape.maxItems ?? 3, 3)) })
  }
  if (shape.properties) {
    const parts = Object.entries(shape.properties).map(([key, one]) => [key, allowed(one, known, key)] as const)
    return fc.record(Object.fromEntries(parts), { requiredKeys: shape.required ?? [] }).map((record) => ({ ...record }))
  }
  if (typeof shape.additionalProperties === 'object')
    return fc.dictionary(fc.stringMatching(/^[a-z_]{1,9}$/), inner(shape.additionalProperties)).map((record) => ({ ...record }))
  return fc.oneof(fc.constant(1), fc.constant('1'), fc.string())
}

/** Where in a value something can be put: every field, every element, at any depth; an empty path is the whole. */
export function placesIn(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))]
}

/** The value with something else at a place. */
export function withAt(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put
  if (Array.isArray(value)) return value.map((one, index) => (String(index) === key ? withAt(one, rest, put) : one))
  const record = value as Record<string, unknown> // as `placesIn` has walked it
  return { ...record, [key]: withAt(record[key], rest, put) }
}

const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

export interface Parts {
  path: Record<string, string>
  query: Record<string, unknown>
  body: unknown
}

/** Whole requests that a call's shapes allow, as many as there are asked for: made by the words of the shapes, and held against the shapes themselves. */
export function goodParts(call: Call, known: Known, seed: number, count: number): Parts[] {
  const path = namesIn(call.path).map((name) => {
    const shape = shapeOf(pathShapes[name as keyof typeof pathShapes]) // `defineCall` lets no other name in
    return [name, allowed(shape, known, `:${name}`).map(String)] as const
  })
  const whole = fc.record({
    path: fc.record(Object.fromEntries(path)),
    query: (call.query ? allowed(shapeOf(call.query), known) : fc.constant({})) as fc.Arbitrary<Record<string, unknown>>,
    body: call.body ? allowed(shapeOf(call.body), known) : fc.constant(call.method === 'GET' ? undefined : {}),
  })
  const isGood = ({ query, body }: Parts) =>
    (!call.query || call.query.safeParse(query).success) && (!call.body || call.body.safeParse(body).success)
  return fc.sample(whole, { seed, numRuns: 300 }).filter(isGood).slice(0, count)
}

/** A value in an address as it is, not cleaned by the one who writes it; what cannot be encoded goes as its bytes would. */
export function encoded(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

export interface Bad {
  place: string
  parts: Parts
}

/** What has brought servers down, which is tried at every place; the other values take turns. */
const vital = {
  text: ['\u0000', 'a\udc00b', '2147483648', '1e308', '-1'],
  value: ['a\u0000b', '\ud800', 2 ** 31, 1e308, '@deeper', null],
} as const

/** The request with bad values at each place, one at a time: those that are vital and `more` of the others, which begin elsewhere for each `turn`. */
export function* spoiled(parts: Parts, turn: number, more: number): Generator<Bad> {
  let next = turn * 7
  const some = (kind: keyof typeof vital, all: readonly unknown[]) => [
    ...vital[kind],
    ...Array.from({ length: Math.min(more, all.length) }, () => all[next++ % all.length]),
  ]
  for (const name of Object.keys(parts.path))
    for (const text of some('text', badTexts))
      yield { place: `path ${name}`, parts: { ...parts, path: { ...parts.path, [name]: String(text) } } }
  for (const name of Object.keys(parts.query))
    for (const value of some('text', [...badTexts, ['1', '2']]))
      yield { place: `query ${name}`, parts: { ...parts, query: { ...parts.query, [name]: value } } }
  if (parts.body === undefined) return
  for (const place of placesIn(parts.body))
    for (const value of some('value', badValues))
      yield { place: `body ${place.join('.')}`, parts: { ...parts, body: withAt(parts.body, place, value) } }
}
