import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ConfigError } from '../config.ts'

interface Tree {
  [key: string]: string | Tree
}
/** By language, then by namespace, which is the name of a file. */
type Resources = Record<string, Record<string, Tree>>

/** What another language lacks is said in this one. */
const base = 'en-GB'

/** Every word of the site. */
export interface SiteWords {
  resources: Resources
  /** The languages that people are offered, ours first. */
  languages: readonly string[]
  /** Of all words; a change of any is another version. */
  version: string
  /** These namespaces in a language, and in the base for what it lacks; names that are not there are left out. */
  pick(language: string, namespaces: readonly string[]): Resources
}

/** Reads the words of the languages that are offered from their folders. Throws ConfigError where one has none. */
export function readWords(folder: string, languages: readonly string[]): SiteWords {
  const resources: Resources = {}
  for (const language of new Set([...languages, base])) {
    const place = join(folder, language)
    if (!existsSync(place))
      throw new ConfigError(
        `LANGUAGES names ${language}, of which there are no words. Correct it or unset it: there are ${readdirSync(folder).join(', ')}.`,
      )
    resources[language] = Object.fromEntries(
      readdirSync(place)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name): [string, Tree] => [name.slice(0, -'.json'.length), JSON.parse(readFileSync(join(place, name), 'utf8'))]),
    )
  }
  const version = createHash('sha256').update(JSON.stringify(resources)).digest('base64url').slice(0, 8)
  const pick = (language: string, namespaces: readonly string[]): Resources =>
    Object.fromEntries(
      [...new Set([language, base])].map((name) => [
        name,
        Object.fromEntries(
          namespaces.flatMap((namespace): [string, Tree][] => {
            const tree = resources[name]?.[namespace]
            return tree ? [[namespace, tree]] : []
          }),
        ),
      ]),
    )
  return { resources, languages, version, pick }
}

/** The words that a page comes with, as an element of it. */
export const wordsElement = ({ pick, version }: SiteWords, language: string, namespaces: readonly string[]) =>
  `<script type="application/json" id="words" data-version="${version}">${JSON.stringify(pick(language, namespaces)).replaceAll('<', '\\u003c')}</script>`

/** Words that a page comes to later, all that it asks for in one file. Their version is part of the address, so that they are kept for good. */
export function serveWords(app: FastifyInstance, words: SiteWords): void {
  app.get<{ Params: { version: string; language: string; names: string } }>(
    '/words/:version/:language/:names.json',
    (request, reply) => {
      const { version, language, names } = request.params
      if (!words.languages.includes(language)) return reply.code(404).send({})
      // A page that is older than the words is answered with the new ones, which it may not keep as the old.
      const isCurrent = version === words.version
      return reply
        .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store')
        .send(words.pick(language, names.split('+').slice(0, 20)))
    },
  )
}
