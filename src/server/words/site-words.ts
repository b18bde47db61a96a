import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { baseLanguage, type Resources, type WordTree } from '#words/create-words.ts'
import { ConfigError } from '../config.ts'

/** Where the words are, by language. */
export const localesFolder = resolve(import.meta.dirname, '../../../locales')

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
  for (const language of new Set([...languages, baseLanguage])) {
    const place = join(folder, language)
    if (!existsSync(place))
      throw new ConfigError(
        `LANGUAGES names ${language}, of which there are no words. Correct it or unset it: there are ${readdirSync(folder).join(', ')}.`,
      )
    resources[language] = Object.fromEntries(
      readdirSync(place)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name): [string, WordTree] => [name.slice(0, -'.json'.length), JSON.parse(readFileSync(join(place, name), 'utf8'))]),
    )
  }
  const version = createHash('sha256').update(JSON.stringify(resources)).digest('base64url').slice(0, 8)
  const pick = (language: string, namespaces: readonly string[]): Resources =>
    Object.fromEntries(
      [...new Set([language, baseLanguage])].map((name) => [
        name,
        Object.fromEntries(
          namespaces.flatMap((namespace): [string, WordTree][] => {
            const tree = resources[name]?.[namespace]
            return tree ? [[namespace, tree]] : []
          }),
        ),
      ]),
    )
  return { resources, languages, version, pick }
}
