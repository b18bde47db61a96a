import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, test } from 'vitest'
import { startIdentityProvider, type TestIdentityProvider } from '#tests/kit/identity-provider.ts'
import { freePort } from '#tests/kit/ports.ts'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'
import { button } from '../driver.ts'

let provider: TestIdentityProvider
let site: TestSite
beforeAll(async () => {
  provider = await startIdentityProvider(await freePort(), Date.now())
  site = await openSite({ identityProviders: provider.apps })
})
afterAll(async () => {
  await provider.stop()
  await site.close()
})

test('whoever has come to a button by keyboard keeps their place when the rest of the page arrives', async () => {
  const { page, context } = await site.open()
  let arrive = () => {}
  const isLate = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/provider-login*.js', async (route) => {
    await isLate
    await route.continue()
  })
  await go(page, '/login')
  await button('Continue with Apple')(page).focus()
  arrive()
  await page.waitForLoadState('networkidle')
  await see(button('Continue with Apple')(page)).toBeFocused()
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  await see((await opened).getByRole('heading', { name: 'Log in with Apple' })).toBeVisible()
  await context.close()
})

test('F-039, F-038 a provider that cannot be asked yet is said to have failed, and choosing it again asks it', async () => {
  const { page, context } = await site.open({ allow: /provider-login|ERR_FAILED/ })
  await page.route('**/provider-login*.js', (route) => route.abort())
  await go(page, '/login')
  await button('Continue with Apple')(page).click()
  await see(page.getByRole('alert').getByText('We have had a problem trying to log you in')).toBeVisible()
  await see(page.getByLabel('Email address')).toBeEditable()
  await page.unrouteAll()
  const opened = context.waitForEvent('page')
  await button('Continue with Apple')(page).click()
  await see((await opened).getByRole('heading', { name: 'Log in with Apple' })).toBeVisible()
  await see(page.getByText('We have had a problem trying to log you in')).toBeHidden()
  await context.close()
})
