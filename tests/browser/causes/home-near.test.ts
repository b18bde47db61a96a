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

test.each([
  ['with', true],
  ['without', false],
])('R-008 causes near a place are found from the home page, %s a script', async (_, javaScriptEnabled) => {
  const { page, context } = await site.open({ javaScriptEnabled })
  await (javaScriptEnabled ? go(page, '/') : page.goto('/'))
  const field = page.getByRole('region', { name: 'Who your shopping helps' }).getByLabel('Causes near you')
  await field.fill('Abbotsmere')
  await field.press('Enter')
  await see(page).toHaveURL(/\/cause-directory\?near=Abbotsmere$/)
  const near = page.getByRole('region', { name: 'Causes near you' })
  await see(near.getByText(/^\d+ causes? for “Abbotsmere”$/)).toBeVisible()
  await see(near.getByRole('link', { name: /Abbotsmere Hospice/ })).toBeVisible()
  await see(near.getByLabel('Your postcode or town')).toHaveValue('Abbotsmere')
  // With nothing typed it says what to type.
  await (javaScriptEnabled ? go(page, '/') : page.goto('/'))
  await field.press('Enter')
  await see(near.getByText('Enter your postcode or town, such as SO23 or Winchester.')).toBeVisible()
  await context.close()
})
