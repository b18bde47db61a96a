import type { i18n as I18n } from 'i18next'
import { baseLanguage, type Resources } from '#words/create-words.ts'
import type { Namespace } from '#words/words.ts'
import { fetchWords } from '../platform/page-words.ts'

let speaking = (): I18n => {
  throw new Error('No language has been chosen yet: see provideI18n.')
}
/** Says whose words `t` takes: the page's in the browser; on the page server, which answers many at once, those of the request that asks. */
export function provideI18n(find: () => I18n): void {
  speaking = find
}

/** The words of a key; the namespace stands before the colon: t('giving:list.title'). Keys are checked by the compiler, with i18next's own types. */
export const t = ((key: 'close', values: Record<string, unknown>) => speaking().t(key, values)) as unknown as I18n['t'] // whatever i18next's types allow

/** The one that the page speaks, such as `en-GB`. */
export const language = (): string => speaking().language

/** Whether a namespace has been loaded and knows a key. */
export const hasWords = (namespace: Namespace, key: string): boolean => speaking().exists(`${namespace}:${key}`)

/** The numbers of the parts of a text under a key, in the order of the file. */
export const partsIn = (namespace: Namespace, key: string): '1'[] =>
  Object.keys(speaking().getResource(baseLanguage, namespace, key) ?? {}) as '1'[] // the compiler knows the first of each text; all are written alike

const underWay = new Map<string, Promise<void>>()

async function load(words: I18n, namespaces: readonly Namespace[]): Promise<void> {
  const found: Resources = await fetchWords(words.language, namespaces)
  for (const [language, trees] of Object.entries(found))
    for (const [namespace, tree] of Object.entries(trees)) words.addResourceBundle(language, namespace, tree)
}

/** Fulfilled when the words of these namespaces are here; asked for in one file, and each once. Rejects as the network does. */
export async function loadWords(...namespaces: readonly Namespace[]): Promise<void> {
  const words = speaking()
  const missing = namespaces.filter((namespace) => !words.hasResourceBundle(baseLanguage, namespace) && !underWay.has(namespace))
  if (missing.length > 0) {
    const loading = load(words, missing).finally(() => {
      for (const namespace of missing) underWay.delete(namespace)
    })
    for (const namespace of missing) underWay.set(namespace, loading)
  }
  await Promise.all(namespaces.map((namespace) => underWay.get(namespace)))
}
