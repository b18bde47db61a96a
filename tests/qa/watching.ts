import type { Locator, Page } from '@playwright/test'
import { type Named, namedOf, sayingPage, thing } from './saying.ts'

interface Looked {
  locator: Locator
  isThere: boolean
  isBusy: boolean
}

/** What a locator is by how it's looked for: `getByRole('dialog', { name: 'A modal' })`. Null where nobody could say it, such as a place in the document. */
export function namedBy(description: string): Named | null {
  const calls = [
    ...description.matchAll(
      /getBy(Role|Text|Label|Title|AltText)\((?:'(\w+)', \{ name: )?(?:'((?:[^'\\]|\\.)*)'|\/((?:[^/\\]|\\.)*)\/)/g,
    ),
  ]
  const [, how, role, words, pattern] = calls.at(-1) ?? []
  // A pattern of several words for the same is none that can be read.
  const name =
    words?.replace(/\\(.)/g, '$1') ?? (pattern && !/[()|[\]*+?]/.test(pattern) ? pattern.replace(/^\^|\$$|\\/g, '') : undefined)
  if (name === undefined || (how === 'Role' && role === undefined)) return null
  return { role: role ?? (how === 'Label' ? 'textbox' : 'text'), name }
}

/** A page that remembers what was looked at in it, so that it can be told. */
export function watchedPage(page: Page) {
  const looked: Looked[] = []
  const watched = sayingPage(page, () => {}, {
    expects: (locator, how, options) =>
      looked.push({
        locator,
        isThere: /hidden|detached/.test(how) === options.isNot && !(how === 'to.have.count' && options.expectedNumber === 0),
        isBusy:
          JSON.stringify(options.expectedText ?? '').includes('"true"') &&
          options.expressionArg === 'aria-busy' &&
          !options.isNot,
      }),
  })
  /** What a person is to see, in words; null where nothing can be told. */
  async function told(): Promise<string | null> {
    const seen = looked.splice(0)
    if (seen.some(({ isBusy }) => isBusy)) return 'Expect for a moment that the page is working'
    for (const { locator } of seen.filter(({ isThere }) => isThere)) {
      const named = (await namedOf(locator).catch(() => null)) ?? namedBy(String(locator))
      if (named && named.name !== '') return `Expect ${thing(named)}`
    }
    const gone = seen.flatMap(({ locator, isThere }) => (isThere ? [] : (namedBy(String(locator)) ?? [])))[0]
    return gone ? `Expect that ${thing(gone)} isn’t there` : null
  }
  return { watched, told }
}
