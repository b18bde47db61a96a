import { loadWords } from '#web/i18n/i18n.ts'
import type { Namespace } from '#words/words.ts'

/** What is loaded when it is called for: a part of the page, a chart, rules, calls. It rejects as the network does, and the next call tries again. */
export type LazyImport<T> = () => Promise<T>

/**
 * The one way in which something comes later, with the words that it has beyond its page's: `lazyImport(async () => (await import('./link-notice.tsx')).LinkNotice, 'sign-in')`.
 * The rule: what a page does not need to be shown and to answer its first press is one, and nothing else is. The name is taken where it is imported, so that the
 * builder leaves out what nobody takes of a file.
 */
export const lazyImport =
  <T>(load: () => Promise<T>, ...words: readonly Namespace[]): LazyImport<T> =>
  async () => {
    const [loaded] = await Promise.all([load(), words.length > 0 && loadWords(...words)])
    return loaded
  }
