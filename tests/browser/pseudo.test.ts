import type { Page, Request } from '@playwright/test'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tenants } from '#contract/tenants.ts'
import { stateName } from '#web/features/support/chart-list/state-name.ts'
import { empty } from '../kit/lent-page.ts'
import { charts } from '../kit/registry.ts'
import { type DemoPerson, enter, go, openSite, staying, type TestSite } from '../kit/site.ts'
import { demoPages } from './demo-pages.ts'

let site: TestSite
/** Everything that the database holds: names of shops, causes and people, and what they have written. And what charts, their states and events are called, which their code says. */
let data = ''
beforeAll(async () => {
  site = await openSite({ isPseudo: true, consentManager: 'own' })
  const { db } = site.server.services
  const tables = await sql<{ name: string }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`.execute(db)
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`SELECT row_to_json(t)::text AS text FROM ${sql.table(name)} t`.execute(db)
    data += rows.map(({ text }) => text.replaceAll('\\"', '"')).join('\n')
  }
  const statesOf = (node: { states: object }): string[] =>
    Object.entries(node.states).flatMap(([name, inner]) => [stateName(name), ...statesOf(inner)])
  const inWords = (event: string) => stateName(stateName(event.replaceAll('.', ' ')).toLowerCase())
  data += charts
    .map(({ name, area, machine }) =>
      [name, stateName(name), area, machine.root.description, ...statesOf(machine.root), ...machine.events.map(inWords)].join(
        '\n',
      ),
    )
    .join('\n')
})
afterAll(() => site.close())

/** How long a page asks for nothing once it has all that it shows, in ms. */
const quiet = 300

/** Opens one page after the other inside the app, each until it has come to rest: loading every document anew took twice the time of the test. */
function stayingIn(page: Page): (address: string) => Promise<void> {
  const asked = new Set<Request>()
  let changedAt = performance.now()
  const changes = (change: (request: Request) => void) => (request: Request) => {
    change(request)
    changedAt = performance.now()
  }
  const begins = changes((request) => asked.add(request))
  const ends = changes((request) => asked.delete(request))
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends)
  const isBusy = () => page.locator('[aria-busy="true"]').count()
  return async (address) => {
    if (staying.has(page)) changedAt = performance.now()
    await go(page, address)
    staying.add(page)
    await expect
      .poll(async () => asked.size === 0 && performance.now() - changedAt > quiet && (await isBusy()) === 0, { interval: 50 })
      .toBe(true)
  }
}

interface Look {
  /** How wide the page is. */
  width: number
  /** Texts that have not been through the pseudo-locale. */
  plain: string[]
  /** Texts that do not fit where they stand; `isMarked` where that is said by three dots. */
  cut: { text: string; isMarked: boolean }[]
  /** Texts with hardly a letter in a line. */
  thin: string[]
}

/** What stands in the page and can be read or heard. */
const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true })
    const plain: string[] = []
    const cut: { text: string; isMarked: boolean }[] = []
    const thin: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || !text || element.closest('script, style, noscript') || !isShown(element)) continue
      const head = element.closest('thead')
      const isHeard = head !== null && getComputedStyle(head).clipPath !== 'none'
      const { overflowX, clipPath, userSelect, textOverflow } = getComputedStyle(element)
      // An address that is there to be copied whole stands in parts, between which it may break.
      if (userSelect !== 'all' && !text.includes('[') && !text.includes('~')) plain.push(text)
      const isWide = overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1
      if (clipPath === 'none' && isWide) cut.push({ text, isMarked: textOverflow === 'ellipsis' })
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      if (!isHeard && clipPath === 'none' && text.length >= 8 && lines > text.length / 3) thin.push(text)
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
        const text = element.getAttribute(name) ?? ''
        if (text && !text.includes('[') && isShown(element)) plain.push(text)
      }
    return { width: document.documentElement.scrollWidth, plain, cut, thin }
  })

const names = Object.values(tenants).flatMap((tenant) => [tenant.name, tenant.product])
/** Amounts, dates, counts, initials and addresses are no words of ours; neither is what the database holds. */
/** A person's, whose parts the database holds. */
const isName = (text: string) =>
  /^[A-Z][\w’'-]*( [A-Z][\w.’'-]*)+$/.test(text) && text.split(' ').every((word) => data.includes(word.replace('.', '')))
/** What is kept on devices is called by its own names. */
const isKey = (text: string) => /^([a-z]+[A-Z]\w*|PHPSESSID|consent|celebrated)$/.test(text)
const judged = new Map<string, boolean>()
/** The data are megabytes, and most texts stand on many pages. */
function isOurs(text: string): boolean {
  const before = judged.get(text)
  if (before !== undefined) return before
  const is = isOfOurWords(text)
  judged.set(text, is)
  return is
}
const isOfOurWords = (text: string): boolean =>
  /\n|, /.test(text)
    ? text.split(/\n|, /).some(isOurs)
    : /[a-z]{3}/i.test(text) &&
      !/^([\d\s.,:%£+–-]|am|pm|at|to|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)*$/.test(
        text,
      ) &&
      !/^(https?:|\/|[\w.+-]+@|localhost:\d+(\/|$))/.test(text.replaceAll('\u200b', '')) &&
      !names.includes(text) &&
      !isName(text) &&
      !isKey(text) &&
      // Of what is longer its first words stand there, with a mark.
      !data.includes(text.replace(/…$/, ''))

test('in the pseudo-locale every page at 375 px is whole: nothing is un-accented, cut off, broken letter by letter or wider than the window', async () => {
  const wrong: string[] = []
  const pages = await demoPages(site)
  let walked = 0
  async function walkAs(person: DemoPerson | null): Promise<void> {
    const { page, context } = await site.open({ viewport: { width: 375, height: 900 }, allow: /Failed to load resource/ })
    await page.goto(empty)
    await context.addCookies([{ name: 'consent', value: 'needed', url: site.server.address }])
    if (person) await enter(page, person)
    const open = stayingIn(page)
    for (const { address } of pages.filter((one) => one.person === person)) {
      await open(address)
      const { width, plain, cut, thin } = await look(page)
      walked += 1
      if (width > 375) wrong.push(`${address} is ${width} px wide`)
      wrong.push(...[...new Set(plain)].filter(isOurs).map((text) => `${address} says “${text}”`))
      wrong.push(
        // Of a name or a note, whose whole is a press away, a list may show the beginning; of our own words never.
        ...cut.filter(({ text, isMarked }) => !isMarked || isOurs(text)).map(({ text }) => `${address} cuts “${text}”`),
        ...thin.map((text) => `${address} breaks “${text}” letter by letter`),
      )
    }
    await context.close()
  }
  // While one page comes to rest, another works.
  await Promise.all(([null, 'supporter', 'admin', 'support'] as const).map(walkAs))
  expect(walked).toBeGreaterThan(120)
  expect(wrong).toEqual([])
})

test('PSEUDO_LOCALE shows every text of the shell in the pseudo-locale, and nothing is lost by its length', async () => {
  const pseudo = await openSite({ isPseudo: true })
  const { page } = await pseudo.open({ viewport: { width: 375, height: 900 } })
  await go(page, '/login')
  const plain = await page.locator('main, footer').evaluateAll((parts) =>
    parts
      .flatMap((part) => [...part.querySelectorAll('h1, h2, label, button, a, p')])
      .map((element) => element.textContent ?? '')
      .filter((text) => text.trim() && !text.includes('[')),
  )
  // Only names and the tenant's legal text are not words of ours.
  expect(plain.filter((text) => !text.includes('Farthing'))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await pseudo.close()
})
