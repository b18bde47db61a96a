import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, test } from 'vitest'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each([
  ['with', true],
  ['without', false],
])('R-008 causes near a place are found from the home page by its postcode, %s a script', async (_, javaScriptEnabled) => {
  const { page, context } = await site.open({ javaScriptEnabled })
  await (javaScriptEnabled ? go(page, '/') : page.goto('/'))
  const field = page.getByRole('main').getByPlaceholder('Cause name, town or postcode')
  await field.fill('ZZ1 0AA')
  await field.press('Enter')
  await see(
    page
      .getByRole('main')
      .getByRole('link', { name: /Abbotsmere/ })
      .first(),
  ).toBeVisible()
  await context.close()
})

test('R-008 those near somebody are a press away from the kinds of cause', async () => {
  const { page, context } = await site.open()
  await go(page, '/')
  await page.getByRole('region', { name: 'Who your shopping helps' }).getByRole('link', { name: 'Near you' }).click()
  await see(page).toHaveURL(/\/cause-directory#near-you$/)
  await see(page.getByRole('region', { name: 'Causes near you' })).toBeInViewport()
  await context.close()
})
