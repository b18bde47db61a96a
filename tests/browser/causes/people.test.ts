import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const page = '/causes/abbotsmere-hospice'

test('H-003 what a supporter writes stands on the cause’s page once who runs it has chosen to show it, and goes when it’s taken back', async () => {
  const words = 'They taught me to make her soup, and to sit still.'
  const writer = await site.open()
  await enter(writer.page, 'supporter')
  await go(writer.page, '/account/settings/reason')
  await writer.page.getByLabel('Why do you support Abbotsmere Hospice?').fill(words)
  await writer.page.getByRole('button', { name: 'Save' }).click()
  await see(writer.page.getByText('Abbotsmere Hospice hasn’t read this yet. It isn’t on the page until they have.')).toBeVisible()

  const visitor = await site.open()
  const said = visitor.page.getByRole('region', { name: 'Why people support Abbotsmere Hospice' })
  await go(visitor.page, page)
  await see(said.getByRole('listitem')).toHaveCount(3)
  await see(said.getByText(words)).toHaveCount(0)

  const admin = await site.open()
  await enter(admin.page, 'admin')
  await go(admin.page, '/account/causes/1/reasons')
  const line = admin.page.getByRole('main').getByRole('listitem').filter({ hasText: words })
  await line.getByRole('button', { name: 'Show on our page' }).click()
  await see(line.getByText('On the page')).toBeVisible()
  await go(visitor.page, `${page}?anew=1`)
  await see(said.getByText(words)).toBeVisible()

  await writer.page.getByLabel('Why do you support Abbotsmere Hospice?').fill('')
  await writer.page.getByRole('button', { name: 'Save' }).click()
  await see(writer.page.getByText('Saved. Nothing of yours is on the page.')).toBeVisible()
  await go(visitor.page, `${page}?anew=2`)
  await see(said.getByText(words)).toHaveCount(0)
  for (const { context } of [writer, visitor, admin]) await context.close()
})

test('X-029 the shops that five supporters went to come first, each once, with what they give; below them what gives more for a while', async () => {
  const { page: window, context } = await site.open()
  await go(window, page)
  const shops = window.getByRole('region', { name: 'Shop for Abbotsmere Hospice' })
  await see(shops.getByRole('heading', { level: 3 })).toHaveText(['Where supporters shop most', 'Giving more right now'])
  const names = await shops.getByRole('listitem').locator('b').allTextContents()
  expect(names.slice(0, 3).sort()).toEqual(['Barley Grocers', 'Burnside Pantry', 'Meadow Cards'])
  expect([names.length, new Set(names).size]).toEqual([6, 6])
  await see(shops.getByText('donation')).toHaveCount(6)
  await context.close()
})

test('R-021 the page is passed on by links that need no script, with a picture', async () => {
  const { page: window, context } = await site.open({ javaScriptEnabled: false })
  await window.goto(page)
  const spread = window.getByRole('region', { name: 'Spread the word' })
  await see(spread.getByRole('link')).toHaveText([
    'WhatsApp',
    'Facebook',
    'Email',
    'Open the picture',
    'A button for your website',
  ])
  const addresses = await spread.getByRole('link').evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href))
  expect(addresses[0]).toMatch(/^https:\/\/wa\.me\/\?text=.*abbotsmere-hospice/)
  const picture = await window.request.get(addresses[3] ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  await context.close()
})
