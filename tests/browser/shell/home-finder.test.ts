import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, test } from 'vitest'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('what is typed on the home page stays when the other kind is looked for, and the field is the first that the page has', async () => {
  const { page } = await site.open()
  await go(page, '/')
  const field = page.locator('main input').first()
  await see(page.getByRole('button', { name: 'A cause', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await field.fill('willow')
  await page.getByRole('button', { name: 'A shop', exact: true }).click()
  await see(page.getByRole('button', { name: 'A cause', exact: true })).toHaveAttribute('aria-pressed', 'false')
  await see(field).toHaveValue('willow')
  await field.press('Enter')
  await see(page).toHaveURL(/\/search\/retailer\?q=willow&cat=retailer$/)
})
