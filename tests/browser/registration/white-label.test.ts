import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'
import { main } from '../driver.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite({ confirmations: { 1: 'https://partner.example/thank-you?from=farthing' } })
})
afterAll(() => site.close())

test('C-083, X-064 who joins for a white-label cause is thanked on its own page; who joins for another goes to the panel', async () => {
  for (const [cause, email] of [
    [1, 'wren@partner.example'],
    [2, 'wren@elsewhere.example'],
  ] as const) {
    const { page, context } = await site.open()
    await context.route('https://partner.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<link rel="icon" href="data:,"><title>Thank you</title><h1>Thank you from the hospice</h1>',
      }),
    )
    await go(page, `/support-a-good-cause/step-1?cause=${cause}`)
    await page.getByLabel('First name').fill('Wren')
    await page.getByLabel('Last name').fill('Ashby')
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('three blue boats')
    await main(page).getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('I accept the supporter terms').check()
    await main(page).getByRole('button', { name: 'Create my account' }).click()
    if (cause === 1) {
      await see(page.getByRole('heading', { level: 1, name: 'Thank you from the hospice' })).toBeVisible()
      expect(page.url()).toBe('https://partner.example/thank-you?from=farthing')
    } else await see(page.getByRole('heading', { level: 1, name: /Wren/ })).toBeVisible()
    // Both have joined before they are led anywhere.
    const { supported_cause_id: supported } = await site.server.services.db
      .selectFrom('app_user')
      .select('supported_cause_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(supported).toBe(cause)
    await context.close()
  }
})
