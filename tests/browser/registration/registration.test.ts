import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo } from '#tests/kit/mails.ts'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'
import { answer, answerAll, confirm, create, goOn, heading } from './registration.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('registrationDraft'))

async function made(page: Page, name: string, email: string) {
  const tables = await page.request.get(`/api/search/cause/search?q=${encodeURIComponent(name)}`)
  const causes = (await tables.json()).body.details.result.results.filter((cause: { name: string }) => cause.name === name)
  const known = await page.request.get(`/api/users/email-exists?email=${email}`)
  return { causes: causes.length, isKnown: (await known.json()).body.details.exists }
}

test('F-053, R-037 by keyboard alone: a registered charity, from the landing page to what to do next', async () => {
  const { page, context } = await site.open()
  let strokes = 0
  const type = async (text: string) => {
    strokes += text.length
    await page.keyboard.type(text)
  }
  const hit = async (...keys: string[]) => {
    for (const key of keys) {
      strokes += 1
      await page.keyboard.press(key)
    }
  }
  await go(page, '/register-your-good-cause')
  await page.getByRole('main').getByRole('link', { name: 'Register a cause' }).focus()
  await hit('Enter')
  await see(heading(page, 'Is your cause a registered charity?')).toBeFocused()
  await hit('Tab', 'Space', 'Enter')
  await see(heading(page, 'What’s the charity number?')).toBeFocused()
  await hit('Tab')
  await type('2000002')
  await hit('Enter')
  await see(heading(page, 'What’s the cause’s address?')).toBeFocused()
  await see(page.getByLabel('Address line 1')).toHaveValue('18 Mill Lane')
  await hit('Tab', 'Enter')
  await see(heading(page, 'What’s the cause called?')).toBeFocused()
  await see(page.getByLabel('Name of the cause')).toHaveValue('The Lantern Trust')
  await hit('Tab', 'Enter')
  await see(heading(page, 'Where can people find the cause online?')).toBeFocused()
  await see(page.getByLabel('Website (optional)')).toHaveValue('https://www.lantern-trust.example')
  await hit('Tab', 'Enter')
  await see(heading(page, 'Can we help people find your cause?')).toBeFocused()
  await hit('Tab', 'Space', 'Enter')
  await see(heading(page, 'What’s your email address?')).toBeFocused()
  await hit('Tab')
  await type('ada@lantern-trust.example')
  await hit('Enter')
  await see(heading(page, 'Choose a password')).toBeFocused()
  await hit('Tab')
  await type('three blue boats')
  await hit('Enter')
  await see(heading(page, 'What’s your name?')).toBeFocused()
  await hit('Tab')
  await type('Ada')
  await hit('Tab')
  await type('Quill')
  await hit('Enter')
  await see(heading(page, 'What’s your mobile number?')).toBeFocused()
  await hit('Tab')
  await type('07700900982')
  await hit('Enter')
  await see(heading(page, 'Check your answers')).toBeFocused()
  await page.getByLabel(/^I accept the cause terms/).focus()
  await hit('Space', 'Enter')
  await see(heading(page, 'The Lantern Trust is registered')).toBeFocused()
  // Past the ways to share the page.
  await page.getByRole('button', { name: 'See what’s next' }).focus()
  await hit('Enter')
  await see(heading(page, 'What’s next')).toBeFocused()
  // Under two minutes: a key a second, slowly, and there is time to read.
  expect(strokes).toBeLessThan(120)
  expect(await kept(page)).toBeNull()
  await mailTo(site, 'ada@lantern-trust.example', /The Lantern Trust is registered/)
  await page.goto('/dev/mail')
  await see(page.getByText('The Lantern Trust is registered with Farthing').first()).toBeVisible()
  await context.close()
})

test('F1 a reload, Back, Forward and a lost network keep every answer, and never the password', async () => {
  const { page, context } = await site.open({ allow: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ })
  await go(page, create)
  await answerAll(page, 'Otter Rowers', 'ada.rowers@example.org')
  expect(await kept(page)).not.toContain('three blue boats')
  await page.goBack()
  await see(page.getByLabel('Mobile number')).toHaveValue('07700900982')
  await page.goForward()
  await see(heading(page, 'Check your answers')).toBeVisible()
  await page.getByRole('button', { name: 'Change Address' }).click()
  await see(page.getByLabel('Postcode')).toHaveValue('ZZ4 7CD')
  await goOn(page).click()
  await see(heading(page, 'Check your answers')).toBeVisible()
  await page.reload()
  // All that is asked for again is the password.
  await answer(page, 'Choose a password', () => page.getByLabel('Password', { exact: true }).fill('three blue boats'))
  await see(heading(page, 'Check your answers')).toBeVisible()
  await see(page.getByText('Otter Rowers')).toBeVisible()
  await context.setOffline(true)
  await confirm(page)
  await see(heading(page, /^System error: Something went wrong/)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await see(heading(page, 'Otter Rowers is registered')).toBeVisible()
  expect(await made(page, 'Otter Rowers', 'ada.rowers@example.org')).toEqual({ causes: 1, isKnown: true })
  await context.close()
})

test('E-027, X-067, F-059 killed between the account and the cause, it goes on after a reload: one person, one cause', async () => {
  const { page, context } = await site.open({ allow: /Failed to load resource/ })
  await go(page, create)
  await answerAll(page, 'Otter Divers', 'ada.divers@example.org')
  // The account is made, the answer to the cause never comes.
  let tries = 0
  await page.route('**/api/causes', (route) => (++tries === 1 ? undefined : route.continue()))
  const sent = page.waitForRequest('**/api/causes')
  await confirm(page)
  await sent
  await page.reload()
  // Who has an account by now is not asked for one.
  await see(heading(page, 'Check your answers')).toBeVisible()
  await see(page.getByText('Your email')).toBeHidden()
  await confirm(page)
  await see(heading(page, 'Otter Divers is registered')).toBeVisible()
  expect(await made(page, 'Otter Divers', 'ada.divers@example.org')).toEqual({ causes: 1, isKnown: true })
  await context.close()
})

test('E-026, X-067 once the account is made and the cause is not, the account is not asked about any more, and one cause is made', async () => {
  const { page, context } = await site.open({ allow: /status of 500/ })
  await go(page, create)
  await answerAll(page, 'Otter Climbers', 'ada.climbers@example.org')
  let tries = 0
  const failure = { error: { code: 'internal', message: 'Made by the test', retryable: true } }
  await page.route('**/api/causes', (route) => (++tries === 1 ? route.fulfill({ status: 500, json: failure }) : route.continue()))
  await confirm(page)
  await see(heading(page, /^System error: Something went wrong/)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click()
  await see(heading(page, 'Check your answers')).toBeVisible()
  // Another address would be promised, and the account would keep the first.
  await see(page.getByText('Your email')).toBeHidden()
  await see(page.getByRole('button', { name: 'Change Your email' })).toHaveCount(0)
  await see(page.getByText('You’ll run it as').locator('xpath=..')).toContainText('ada.climbers@example.org')
  await confirm(page)
  await see(heading(page, 'Otter Climbers is registered')).toBeVisible()
  expect(await made(page, 'Otter Climbers', 'ada.climbers@example.org')).toEqual({ causes: 1, isKnown: true })
  await context.close()
})

test.each([
  ['the account’s', '**/api/user', 'Otter Anglers', 'ada.anglers@example.org'],
  ['the cause’s', '**/api/causes', 'Otter Sailors', 'ada.sailors@example.org'],
])(
  'F1, F2 %s answer is lost after the server has done it: trying again makes nothing twice',
  async (_which, url, name, email) => {
    const { page, context } = await site.open({ allow: /Failed to load resource|ERR_/ })
    await go(page, create)
    await answerAll(page, name, email)
    let isLost = true
    await page.route(url, async (route) => {
      if (!isLost) return route.continue()
      isLost = false
      await route.fetch()
      await route.abort('connectionreset')
    })
    await confirm(page)
    await see(heading(page, 'System error: Something went wrong, please check your details and try again')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await see(heading(page, `${name} is registered`)).toBeVisible()
    expect(await made(page, name, email)).toEqual({ causes: 1, isKnown: true })
    await context.close()
  },
)

test('the rules of a form come when somebody begins to answer, so that the press does not wait for them', async () => {
  const { page, context } = await site.open()
  await go(page, '/register-your-good-cause/create')
  await page.waitForLoadState('networkidle')
  const rules = page.waitForResponse(/\/assets\/zod-[^/]+\.js$/)
  await page.getByLabel('No', { exact: true }).focus()
  expect((await rules).ok()).toBe(true)
  await context.close()
})

test('too far ahead in the address lands on the furthest question that may be asked', async () => {
  const { page, context } = await site.open()
  await go(page, `${create}?step=check-answers`)
  await see(heading(page, 'Is your cause a registered charity?')).toBeVisible()
  await see(page).toHaveURL(/step=charity-question$/)
  await context.close()
})

test('F-057 a cause that is there already can be supported instead', async () => {
  const { page, context } = await site.open({ allow: /status of 404/ })
  await go(page, create)
  await answer(page, 'Is your cause a registered charity?', () => page.getByLabel('Yes', { exact: true }).check())
  await answer(page, 'What’s the charity number?', () => page.getByLabel('Charity number').fill('9999999'))
  await see(heading(page, 'We can’t find 9999999 on the register')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await answer(page, 'What’s the charity number?', () => page.getByLabel('Charity number').fill('1000000'))
  await answer(page, 'What’s the cause’s address?', async () => {
    await page.getByLabel('Address line 1').fill('18 Mill Lane')
    await page.getByLabel('Town or city').fill('Abbotsmere')
    await page.getByLabel('Postcode').fill('ZZ1 1AA')
  })
  await answer(page, 'What’s the cause called?', () => page.getByLabel('Name of the cause').fill('Any name'))
  await see(page.getByText('This cause already exists.')).toBeVisible()
  await see(page.getByRole('button', { name: /^None of these/ })).toBeHidden()
  await page.getByRole('button', { name: 'Support Abbotsmere Hospice' }).click()
  await see(heading(page, 'Create your account')).toBeVisible()
  await see(page.getByText(/You’ll be raising money for Abbotsmere Hospice/)).toBeVisible()
  await context.close()
})
