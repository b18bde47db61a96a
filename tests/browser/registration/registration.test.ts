import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from '#tests/kit/axe.ts'
import { mailTo } from '#tests/kit/mails.ts'
import { enter, go, logIn, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const create = '/register-your-good-cause/create'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const goOn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Continue', exact: true })
async function answer(page: Page, title: string, fill: () => Promise<unknown>): Promise<void> {
  await see(heading(page, title)).toBeVisible()
  await fill()
  await goOn(page).click()
}
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('registrationDraft'))

/** Every question up to the summary, as somebody new with a club. */
async function answerAll(page: Page, name: string, email: string): Promise<void> {
  await answer(page, 'Is your cause a registered charity?', () => page.getByLabel('No', { exact: true }).check())
  await answer(page, 'What is the cause’s address?', async () => {
    await page.getByLabel('Address line 1').fill('18 Mill Lane')
    await page.getByLabel('Town or city').fill('Harrowden')
    await page.getByLabel('Postcode').fill('zz47cd')
  })
  await answer(page, 'What is the cause called?', async () => {
    await page.getByLabel('Name of the cause').fill(name)
    await page.getByLabel('A club or team').check()
  })
  await answer(page, 'Where is the cause online?', () => page.getByLabel('Website (optional)').fill('www.otters.example'))
  await answer(page, 'May we help people to find your cause?', () => page.getByLabel(/^Yes, help/).check())
  await answer(page, 'What is your email address?', () => page.getByLabel('Email address').fill(email))
  await answer(page, 'Choose a password', () => page.getByLabel('Password', { exact: true }).fill('three blue boats'))
  await answer(page, 'What is your name?', async () => {
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Quill')
  })
  await answer(page, 'What is your mobile number?', () => page.getByLabel('Mobile number').fill('+44 7700 900 982'))
  await see(heading(page, 'Check your answers')).toBeVisible()
}
async function confirm(page: Page): Promise<void> {
  await page.getByLabel(/^I accept the cause terms/).check()
  await page.getByRole('button', { name: 'Register the cause' }).click()
}
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
  await see(heading(page, 'What is the charity number?')).toBeFocused()
  await hit('Tab')
  await type('2000002')
  await hit('Enter')
  await see(heading(page, 'What is the cause’s address?')).toBeFocused()
  await see(page.getByLabel('Address line 1')).toHaveValue('18 Mill Lane')
  await hit('Tab', 'Enter')
  await see(heading(page, 'What is the cause called?')).toBeFocused()
  await see(page.getByLabel('Name of the cause')).toHaveValue('The Lantern Trust')
  await hit('Tab', 'Enter')
  await see(heading(page, 'Where is the cause online?')).toBeFocused()
  await see(page.getByLabel('Website (optional)')).toHaveValue('https://www.lantern-trust.example')
  await hit('Tab', 'Enter')
  await see(heading(page, 'May we help people to find your cause?')).toBeFocused()
  await hit('Tab', 'Space', 'Enter')
  await see(heading(page, 'What is your email address?')).toBeFocused()
  await hit('Tab')
  await type('ada@lantern-trust.example')
  await hit('Enter')
  await see(heading(page, 'Choose a password')).toBeFocused()
  await hit('Tab')
  await type('three blue boats')
  await hit('Enter')
  await see(heading(page, 'What is your name?')).toBeFocused()
  await hit('Tab')
  await type('Ada')
  await hit('Tab')
  await type('Quill')
  await hit('Enter')
  await see(heading(page, 'What is your mobile number?')).toBeFocused()
  await hit('Tab')
  await type('07700900982')
  await hit('Enter')
  await see(heading(page, 'Check your answers')).toBeFocused()
  await page.getByLabel(/^I accept the cause terms/).focus()
  await hit('Space', 'Enter')
  await see(heading(page, 'The Lantern Trust is registered')).toBeFocused()
  await hit('Tab', 'Enter')
  await see(heading(page, 'What to do next')).toBeFocused()
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

test('a wizard begun on a phone is finished on a computer through the link, once', async () => {
  const phone = await site.open({ viewport: { width: 375, height: 800 } })
  await go(phone.page, create)
  await answer(phone.page, 'Is your cause a registered charity?', () => phone.page.getByLabel('No', { exact: true }).check())
  await answer(phone.page, 'What is the cause’s address?', async () => {
    await phone.page.getByLabel('Postcode').fill('zz1 2ab')
    await phone.page.getByRole('button', { name: 'Find addresses' }).click()
    await phone.page.getByRole('button', { name: /^1 .*Abbotsmere$/ }).click()
    await see(phone.page.getByLabel('Town or city')).toHaveValue('Abbotsmere')
  })
  await see(heading(phone.page, 'What is the cause called?')).toBeVisible()
  await phone.page.getByRole('button', { name: 'Finish this on another device' }).press('Enter')
  await see(phone.page.getByRole('heading', { name: 'Finish this on another device' })).toBeFocused()
  await see(phone.page.getByRole('img', { name: 'The link as a code for a camera' })).toBeVisible()
  expect(await violationsOf(phone.page)).toEqual([])
  const link = (await phone.page.getByRole('link', { name: /#draft=/ }).getAttribute('href')) ?? ''

  const computer = await site.open()
  const leaks: string[] = []
  const code = link.slice(link.indexOf('=') + 1)
  computer.context.on('request', (request) => {
    if (request.headers().referer?.includes(code) || (request.url().includes(code) && request.method() === 'GET'))
      leaks.push(request.url())
  })
  await go(computer.page, link)
  await see(heading(computer.page, 'What is the cause called?')).toBeVisible()
  await see(computer.page).not.toHaveURL(/draft=/)
  await computer.page.getByRole('button', { name: 'Back' }).click()
  await see(computer.page.getByLabel('Postcode')).toHaveValue('ZZ1 2AB')
  expect(leaks).toEqual([])
  await computer.context.close()
  await phone.context.close()
})

test('X-067, F-059 killed between the account and the cause, it goes on after a reload: one person, one cause', async () => {
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
    await see(heading(page, /^System error: Something went wrong/)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await see(heading(page, `${name} is registered`)).toBeVisible()
    expect(await made(page, name, email)).toEqual({ causes: 1, isKnown: true })
    await context.close()
  },
)

test('F-047, F-056 a known address logs in inside the wizard and goes on; nobody who is signed in is asked for an account', async () => {
  const { page, context } = await site.open()
  await go(page, create)
  await answer(page, 'Is your cause a registered charity?', () => page.getByLabel('No', { exact: true }).check())
  await answer(page, 'What is the cause’s address?', async () => {
    await page.getByLabel('Address line 1').fill('18 Mill Lane')
    await page.getByLabel('Town or city').fill('Harrowden')
    await page.getByLabel('Postcode').fill('ZZ4 7CD')
  })
  await answer(page, 'What is the cause called?', async () => {
    await page.getByLabel('Name of the cause').fill('Otter Walkers')
    await page.getByLabel('A club or team').check()
  })
  await answer(page, 'Where is the cause online?', async () => {})
  await answer(page, 'May we help people to find your cause?', () => page.getByLabel(/^No, only/).check())
  await answer(page, 'What is your email address?', () => page.getByLabel('Email address').fill('supporter@farthing.example'))
  await see(heading(page, 'You already have an account')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('Shop-for-good-1')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await answer(page, 'What is your mobile number?', () => page.getByLabel('Mobile number').fill('07700 900982'))
  await see(page.getByText('Step 7 of 7')).toBeVisible()
  await confirm(page)
  await see(heading(page, 'Otter Walkers is registered')).toBeVisible()
  await context.close()
})

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
  await answer(page, 'What is the charity number?', () => page.getByLabel('Charity number').fill('9999999'))
  await see(heading(page, 'The register does not know 9999999')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await answer(page, 'What is the charity number?', () => page.getByLabel('Charity number').fill('1000000'))
  await answer(page, 'What is the cause’s address?', async () => {
    await page.getByLabel('Address line 1').fill('18 Mill Lane')
    await page.getByLabel('Town or city').fill('Abbotsmere')
    await page.getByLabel('Postcode').fill('ZZ1 1AA')
  })
  await answer(page, 'What is the cause called?', () => page.getByLabel('Name of the cause').fill('Any name'))
  await see(page.getByText('This cause already exists.')).toBeVisible()
  await see(page.getByRole('button', { name: /^None of these/ })).toBeHidden()
  await page.getByRole('button', { name: 'Support Abbotsmere Hospice' }).click()
  await see(heading(page, 'Create your account')).toBeVisible()
  await see(page.getByText(/You will be raising for Abbotsmere Hospice/)).toBeVisible()
  await context.close()
})

test('F-063, R-038 a business is registered by somebody who is signed in, and finds its next steps', async () => {
  const { page, context } = await site.open()
  await enter(page, 'admin')
  await go(page, '/register-your-business')
  await page.getByRole('main').getByRole('link', { name: 'Register a business' }).click()
  await answer(page, 'What is your business called?', () => page.getByLabel('Name of the business').fill('Mill Lane Motors'))
  await answer(page, 'What is its phone number?', () => page.getByLabel('Phone number (optional)').fill('12'))
  await see(page.getByRole('alert').getByText(/^Enter a UK phone number/)).toBeVisible()
  await answer(page, 'What is its phone number?', () => page.getByLabel('Phone number (optional)').fill(''))
  await see(page.getByText('Step 3 of 3')).toBeVisible()
  await page.getByLabel(/^I accept the cause terms/).check()
  await page.getByRole('button', { name: 'Register the business' }).click()
  await see(heading(page, 'Mill Lane Motors is registered')).toBeVisible()
  await page.getByRole('button', { name: 'See what to do next' }).click()
  await see(page.getByRole('link', { name: 'Book a call' })).toHaveAttribute('href', '/register-your-business/coaching/booking')
  await context.close()
})

test.each([
  ['R-093', '/register-your-good-cause/browser-extension', 'Never forget a donation again', 'Not now, go to the dashboard'],
  ['R-094', '/register-your-good-cause/farthing-app', 'Donate while you shop on your phone', 'Not now, go to the dashboard'],
  ['R-095', '/register-your-good-cause/donation-reminder', 'Never miss a donation', 'Not now, go to the dashboard'],
  ['R-096', '/support-a-good-cause/browser-extension', 'Never forget a donation again', 'Not now, go to my home page'],
  ['R-097', '/support-a-good-cause/farthing-app', 'Donate while you shop on your phone', 'Not now, go to my home page'],
  ['R-098', '/support-a-good-cause/donation-reminder', 'Never miss a donation', 'Not now, go to my home page'],
  ['R-099', '/register-your-business/browser-extension', 'Never forget a donation again', 'Not now, go to the dashboard'],
  ['R-100', '/register-your-business/farthing-app', 'Donate while you shop on your phone', 'Not now, go to the dashboard'],
  ['R-101', '/register-your-business/donation-reminder', 'Never miss a donation', 'Not now, go to the dashboard'],
])('%s, X-013 %s is an offer that can be left, and asks a visitor to log in first', async (_id, path, title, leave) => {
  const { page, context } = await site.open()
  await go(page, path)
  await see(heading(page, 'Log in')).toBeVisible()
  await page.getByLabel('Email address').fill('supporter@farthing.example')
  await page.getByLabel('Password', { exact: true }).fill('Shop-for-good-1')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await see(heading(page, title)).toBeVisible()
  await see(page.getByRole('link', { name: leave })).toBeVisible()
  await context.close()
})

test.each([
  ['R-040', 'farthing-app-referral', 'app-referral'],
  ['R-041', 'step-direct-farthing-app', 'app'],
])(
  '%s, F-049 /support-a-good-cause/%s registers from the app, and offers it once the account is there',
  async (_id, path, source) => {
    const { page, context } = await site.open({ allow: /status of 404/ })
    await go(page, `/support-a-good-cause/${path}?cause=5`)
    await page.getByLabel('First name').fill('App')
    await page.getByLabel('Last name').fill('Person')
    await page.getByLabel('Email address').fill(`${source}@example.org`)
    await page.getByLabel('Password', { exact: true }).fill('three blue boats')
    await goOn(page).click()
    await page.getByLabel('I accept the supporter terms').check()
    const sent = page.waitForRequest('**/api/user')
    await page.getByRole('button', { name: 'Create my account' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ registrationSource: source, causeId: 5 })
    await see(heading(page, 'Donate while you shop on your phone')).toBeVisible()
    // Another brand's product is no page of this site.
    await go(page, `/support-a-good-cause/${path.replace('farthing', 'other')}`)
    await see(page.getByText("Oops. We're sorry but there's no page here.")).toBeVisible()
    await context.close()
  },
)

test('F-060, F-062, R-145 a request for rights goes from the wizard through the support team’s console to a dashboard', async () => {
  const { page, context } = await site.open()
  await go(page, create)
  await answer(page, 'Is your cause a registered charity?', () => page.getByLabel('No', { exact: true }).check())
  await answer(page, 'What is the cause’s address?', async () => {
    await page.getByLabel('Address line 1').fill('18 Mill Lane')
    await page.getByLabel('Town or city').fill('Abbotsmere')
    await page.getByLabel('Postcode').fill('ZZ1 1AA')
  })
  await answer(page, 'What is the cause called?', async () => {
    await page.getByLabel('Name of the cause').fill('Abbotsmere Hospice')
    await page.getByLabel('A community group').check()
  })
  await page.getByRole('button', { name: 'Ask to run Abbotsmere Hospice' }).click()
  await page.getByRole('button', { name: 'Send the request' }).click()
  await see(page.getByRole('alert').getByText('Email address is required')).toBeVisible()
  await page.getByLabel('Email address').fill('supporter@farthing.example')
  await page.getByLabel('Phone number').fill('01632 960 001')
  await page.getByLabel(/^What do you do/).fill('I keep the books')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await see(page.getByText(/^Your reference is AR-[A-Z2-9]{8}\./)).toBeVisible()
  await context.close()

  const support = await site.open()
  await enter(support.page, 'support')
  await go(support.page, '/account')
  await support.page.getByRole('link', { name: 'Administrator requests' }).click()
  const card = support.page.getByRole('listitem').filter({ hasText: 'I keep the books' })
  await card.getByRole('button', { name: 'Pick up this request' }).press('Enter')
  await card.getByRole('button', { name: 'Refuse', exact: true }).click()
  await card.getByRole('button', { name: 'Send the refusal' }).click()
  await see(card.getByRole('alert').getByText('Enter a reason')).toBeVisible()
  await card.getByRole('button', { name: 'Cancel' }).click()
  await card.getByRole('button', { name: 'Approve and give access' }).click()
  await see(support.page.getByRole('region', { name: 'Administrator requests' }).getByText('Nothing waiting.')).toBeVisible()
  await support.context.close()

  const admin = await site.open()
  await logIn(admin.page, 'supporter')
  await see(admin.page.getByRole('button', { name: 'My causes' })).toBeVisible()
  await admin.context.close()
})
