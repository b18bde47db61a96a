import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forget } from '../kit/forget.ts'
import { isLookedAt, isWhole } from '../kit/matrix.ts'
import { enter, go, openSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const keys = ['accessToken', 'refreshToken', 'installationId', 'checkSupporter', 'PHPSESSID'] as const
const verbs = ['get', 'set', 'remove'] as const
const faults = ['SecurityError', 'QuotaExceededError', 'null', 'garbage'] as const
const cells = keys
  .flatMap((key) => verbs.map((verb) => ({ key, verb })))
  .flatMap((place, row) =>
    // Of two verbs one, so that each key meets a fault or two; `npm run heavy` sees all.
    faults.flatMap((fault, column) =>
      isLookedAt(row, column, faults.length) && (isWhole || row % 2 === 0) ? [{ ...place, fault }] : [],
    ),
  )

/** Breaks one key of local storage, or one cookie, for one verb. */
function breakStorage({ key, verb, fault }: { key: string; verb: string; fault: string }): void {
  const fail = (): string | null => {
    if (fault === 'null') return null
    if (fault === 'garbage') return '\u0000{garbage'
    throw new DOMException('broken by the test', fault)
  }
  const own = Storage.prototype
  const real = { get: own.getItem, set: own.setItem, remove: own.removeItem }
  const isThrown = fault.endsWith('Error')
  if (verb === 'get')
    own.getItem = function (name) {
      return name === key ? fail() : real.get.call(this, name)
    }
  if (verb === 'set')
    own.setItem = function (name, value) {
      if (name !== key) real.set.call(this, name, value)
      else if (isThrown) fail()
      else if (fault === 'garbage') real.set.call(this, name, String(fail()))
    }
  if (verb === 'remove')
    own.removeItem = function (name) {
      if (name !== key) real.remove.call(this, name)
      else if (isThrown) fail()
    }
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  if (!cookie?.get || !cookie.set || (key !== 'checkSupporter' && key !== 'PHPSESSID')) return
  const { get, set } = cookie
  Object.defineProperty(document, 'cookie', {
    get() {
      const all: string = get.call(document)
      if (verb !== 'get' || !all.includes(key)) return all
      const kept = fail()
      return all.replace(new RegExp(`${key}=[^;]*(; )?`), kept === null ? '' : `${key}=${kept}; `)
    },
    set(text: string) {
      const isRemoval = /expires=Thu, 01 Jan 1970|max-age=0/i.test(text)
      if (!text.startsWith(`${key}=`) || (verb === 'set' && isRemoval) || (verb === 'remove' && !isRemoval) || verb === 'get')
        set.call(document, text)
      else if (isThrown) fail()
    },
  })
}

function breakNamed(breaker: typeof breakStorage): void {
  if (window.name) breaker(JSON.parse(window.name))
}

test(`S18 storage that is refused, full, emptied or mangled: ${cells.length} cells, no blank screen, no page error`, async () => {
  const { page, context } = await site.open({ allow: /status of 401/ })
  await enter(page, 'supporter')
  const kept = await context.storageState()
  await context.close()
  const opened = await site.open({ allow: /status of 401/ })
  // Which cell it is stands in the window's name, which outlives its pages.
  await opened.page.addInitScript(`(${breakNamed})(${breakStorage})`)
  for (const cell of cells) {
    await opened.page.evaluate(() => {
      window.name = ''
    })
    await forget(opened.page, opened.context, kept)
    await opened.page.evaluate((name) => {
      window.name = name
    }, JSON.stringify(cell))
    await go(opened.page, '/panel')
    const shown = opened.page.getByRole('heading', { level: 1, name: /Rowan|Log in|We couldn’t load your account/ })
    expect(
      await shown.waitFor().then(
        () => 'shown',
        () => 'blank',
      ),
      JSON.stringify(cell),
    ).toBe('shown')
    await go(opened.page, '/')
    expect(await opened.page.evaluate(() => window.name)).toBe(JSON.stringify(cell))
    await see(opened.page.getByRole('heading', { level: 1 }), JSON.stringify(cell)).toBeVisible()
  }
})
