import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsEverywhere } from '#tests/kit/axe.ts'
import { likeACause } from '#tests/kit/causes.ts'
import { shownIn } from '#tests/kit/shown.ts'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
  const { db } = site.server.services
  // A letter of more than two pages.
  const like = await likeACause(db)
  const cause = (index: number) => ({
    ...like,
    name: `Xylo Band ${String(index).padStart(3, '0')}`,
    hash: `xylo-${index}`,
    slug: `xylo-band-${index}`,
    is_dormant: index === 0,
  })
  await db
    .insertInto('cause')
    .values(Array.from({ length: 120 }, (_item, index) => cause(index)))
    .execute()
})
afterAll(() => site.close())

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const hrefOf = (page: Page, rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href')
const pathOf = async (page: Page, rel: string) => new URL((await hrefOf(page, rel)) ?? '').pathname

test('R-018, R-019, N-032 from the footer to a cause: the directory, a letter, the cause’s page, by keyboard', async () => {
  const { page, context } = await site.open()
  await go(page, '/how-it-works')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cause directory' }).press('Enter')
  await see(title(page)).toHaveText('Cause directory')
  await expect.poll(() => pathOf(page, 'canonical')).toBe('/cause-directory')
  expect(await violationsEverywhere(page)).toEqual([])
  await page
    .getByRole('navigation', { name: 'By name' })
    .getByRole('link', { name: /^x: 120 causes/i })
    .press('Enter')
  await see(title(page)).toHaveText('Causes beginning with X')
  const entries = page.getByRole('main').getByRole('listitem')
  await see(entries).toHaveCount(50)
  await see(entries.first()).toContainText('Not taking supporters')
  expect(await violationsEverywhere(page)).toEqual([])
  await entries.nth(1).getByRole('link').press('Enter')
  await see(title(page)).toHaveText('Xylo Band 001')
  await context.close()
})

test('R-020, X-022 pages of a letter: each names itself, the one before and the one after, and there is one address for each', async () => {
  const { page, context } = await site.open({ allow: /status of 404/ })
  await go(page, '/cause-directory/x')
  expect(await pathOf(page, 'canonical')).toBe('/cause-directory/x')
  expect(await pathOf(page, 'next')).toBe('/cause-directory/x/2')
  await see(page.locator('link[rel=prev]')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
  await see(page).toHaveURL(/\/cause-directory\/x\/2$/)
  await see(page.getByText('120 causes, page 2 of 3')).toBeVisible()
  await see(page).toHaveTitle(/^Causes beginning with X, page 2 of 3 - /)
  await page.reload()
  expect(await pathOf(page, 'canonical')).toBe('/cause-directory/x/2')
  expect(await pathOf(page, 'prev')).toBe('/cause-directory/x')
  expect(await pathOf(page, 'next')).toBe('/cause-directory/x/3')
  await see(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  const ask = (path: string) => fetch(site.server.address + path, { redirect: 'manual' })
  for (const [path, to] of [
    ['/cause-directory/X', '/cause-directory/x'],
    ['/cause-directory/x/1', '/cause-directory/x'],
    ['/cause-directory/X/2', '/cause-directory/x/2'],
    ['/cause-directory/x/2/', '/cause-directory/x/2'],
  ] as const) {
    const answer = await ask(path)
    expect([301, 308], path).toContain(answer.status)
    expect(new URL(answer.headers.get('location') ?? '', site.server.address).pathname, path).toBe(to)
  }
  for (const path of [
    '/cause-directory/x/4',
    '/cause-directory/x/0',
    '/cause-directory/x/two',
    '/cause-directory/zz',
    '/cause-directory/in-nowhere',
  ])
    expect((await ask(path)).status, path).toBe(404)
  await go(page, '/cause-directory/x/9')
  await see(title(page)).toHaveText('Oops. We’re sorry but there’s no page here.')
  await context.close()
})

test('every page that the map of the site names is there', async () => {
  const read = async (path: string) => (await fetch(site.server.address + path)).text()
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname)
  const pages = locations(await read('/sitemaps/pages-1.xml'))
  expect(pages.length).toBeGreaterThan(40)
  for (const path of pages) {
    const answer = await fetch(site.server.address + path)
    expect(answer.status, path).toBe(200)
    expect(shownIn(await answer.text()).includes('We’re still building this page'), path).toBe(false)
  }
})
