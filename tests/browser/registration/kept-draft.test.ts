import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from '#tests/kit/axe.ts'
import { isWhole } from '#tests/kit/matrix.ts'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'
import { wizards } from './wizards.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const main = (page: Page) => page.getByRole('main')
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('registrationDraft'))
const title = (page: Page) => main(page).getByRole('heading', { level: 1 })

async function reload(page: Page): Promise<void> {
  await page.reload()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}

/** Answers the first question and comes back while the network loses what reads the draft. */
async function comeBack({ path, questions }: (typeof wizards)[number]) {
  const { page } = await site.open({ allow: /Failed to load resource|ERR_FAILED|draft-shapes/ })
  await go(page, path)
  const [first, second] = Object.entries(questions)
  if (!first) throw new Error('A wizard has one question at least')
  await first[1].fill(page, 'Otters')
  await main(page).getByRole('button', { name: 'Continue', exact: true }).click()
  await see(title(page)).not.toHaveText(first[0])
  await expect.poll(() => kept(page)).not.toBeNull()
  const before = await kept(page)
  await page.route('**/draft-shapes-*.js', (route) => route.abort())
  await reload(page)
  await see(main(page).getByRole('alert')).toContainText('You haven’t lost anything you typed.')
  expect(await kept(page)).toBe(before)
  expect(await violationsOf(page)).toEqual([])
  await page.unroute('**/draft-shapes-*.js')
  // The supporter's has one question: it comes back with what was answered.
  return { page, before, next: second?.[0] ?? first[0] }
}

/** They have one draft; `npm run heavy` sees each wizard do both. */
const oneOf = (row: number) => wizards.filter((_, at) => isWhole || at === row)

test.each(oneOf(0))(
  'a draft of the $wizard wizard that can’t be read yet is not written over: Try again brings it back',
  async (wizard) => {
    const { page, before, next } = await comeBack(wizard)
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await see(title(page)).toHaveText(next)
    expect(await kept(page)).toBe(before)
  },
)

test.each(oneOf(1))(
  'a draft of the $wizard wizard that can’t be read yet is read when the browser is back online',
  async (wizard) => {
    const { page, before, next } = await comeBack(wizard)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await see(title(page)).toHaveText(next)
    expect(await kept(page)).toBe(before)
  },
)

const another = { kind: 'cause', id: 'from-another-device', answers: { isCharity: 'no' }, version: 1 }

test.each([
  ['pressed', (page: Page) => main(page).getByRole('button', { name: 'Try again' }).press('Enter')],
  ['the browser is back online', (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))],
])('a link from another device that nothing could be loaded for is opened when Try again is %s', async (_, again) => {
  const { page } = await site.open({ allow: /Failed to load resource|ERR_FAILED|draft-transfer/ })
  await page.route('**/draft-transfer.implementations-*.js', (route) => route.abort())
  await page.route('**/api/drafts/secret', (route) => route.fulfill({ json: { body: { details: { draft: another } } } }))
  await go(page, '/register-your-good-cause/create#draft=secret')
  await see(main(page).getByRole('alert')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(await kept(page)).toBeNull()
  await page.unroute('**/draft-transfer.implementations-*.js')
  await again(page)
  await see(title(page)).toHaveText('What’s the cause’s address?')
  expect(JSON.parse((await kept(page)) ?? '[]')).toMatchObject([{ id: another.id }])
})
