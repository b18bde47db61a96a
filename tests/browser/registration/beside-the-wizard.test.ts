import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from '#tests/kit/axe.ts'
import { enter, go, logIn, openSite, type TestSite } from '#tests/kit/site.ts'
import { answer, confirm, create, goOn, heading } from './registration.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('a wizard begun on a phone is finished on a computer through the link, once', async () => {
  const phone = await site.open({ viewport: { width: 375, height: 800 } })
  await go(phone.page, create)
  await answer(phone.page, 'Is your cause a registered charity?', () => phone.page.getByLabel('No', { exact: true }).check())
  await answer(phone.page, 'What’s the cause’s address?', async () => {
    await phone.page.getByLabel('Postcode').fill('zz1 2ab')
    await phone.page.getByRole('button', { name: 'Find addresses' }).click()
    await phone.page.getByRole('button', { name: /^1 .*Abbotsmere$/ }).click()
    await see(phone.page.getByLabel('Town or city')).toHaveValue('Abbotsmere')
  })
  await see(heading(phone.page, 'What’s the cause called?')).toBeVisible()
  await phone.page.getByRole('button', { name: 'Finish this on another device' }).press('Enter')
  await see(phone.page.getByRole('heading', { name: 'Finish this on another device' })).toBeFocused()
  await see(phone.page.getByRole('img', { name: 'QR code with the link' })).toBeVisible()
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
  await see(heading(computer.page, 'What’s the cause called?')).toBeVisible()
  await see(computer.page).not.toHaveURL(/draft=/)
  await computer.page.getByRole('button', { name: 'Back' }).click()
  await see(computer.page.getByLabel('Postcode')).toHaveValue('ZZ1 2AB')
  expect(leaks).toEqual([])
  await computer.context.close()
  await phone.context.close()
})

/** A wizard of a club, up to the questions about the person. */
async function tellOfClub(page: Page, name: string) {
  await go(page, create)
  await answer(page, 'Is your cause a registered charity?', () => page.getByLabel('No', { exact: true }).check())
  await answer(page, 'What’s the cause’s address?', async () => {
    await page.getByLabel('Address line 1').fill('18 Mill Lane')
    await page.getByLabel('Town or city').fill('Harrowden')
    await page.getByLabel('Postcode').fill('ZZ4 7CD')
  })
  await answer(page, 'What’s the cause called?', async () => {
    await page.getByLabel('Name of the cause').fill(name)
    await page.getByLabel('Club or team').check()
  })
  await answer(page, 'Where can people find the cause online?', async () => {})
  await answer(page, 'Can we help people find your cause?', () => page.getByLabel(/^No, only/).check())
}

test('F-047, F-056 a known address logs in inside the wizard and goes on; nobody who is signed in is asked for an account', async () => {
  const { page, context } = await site.open()
  await tellOfClub(page, 'Otter Walkers')
  await answer(page, 'What’s your email address?', () => page.getByLabel('Email address').fill('supporter@farthing.example'))
  await see(heading(page, 'You already have an account')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('Shop-for-good-1')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await answer(page, 'What’s your mobile number?', () => page.getByLabel('Mobile number').fill('07700 900982'))
  await see(page.getByText('Step 7 of 7')).toBeVisible()
  await confirm(page)
  await see(heading(page, 'Otter Walkers is registered')).toBeVisible()
  await context.close()
})

test('F-056 who logs in on another tab while the wizard asks about their account is asked no more of it', async () => {
  const { page, context } = await site.open()
  await tellOfClub(page, 'Otter Paddlers')
  await see(heading(page, 'What’s your email address?')).toBeVisible()
  const other = await context.newPage()
  await logIn(other, 'supporter')
  await see(heading(page, 'What’s your mobile number?')).toBeVisible()
  await see(page.getByText('Step 6 of 7')).toBeVisible()
  await context.close()
})

test('F-047, F-048, X-071 whoever follows the mailed link in another tab goes on in the wizard that waits', async () => {
  const { page, context } = await site.open()
  await go(page, '/support-a-good-cause/step-1?cause=1')
  await page.getByLabel('First name').fill('Tamsin')
  await page.getByLabel('Last name').fill('Reed')
  await page.getByLabel('Email address').fill('treasurer@farthing.example')
  await page.getByLabel('Password', { exact: true }).fill('three blue boats')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Email me a link to log in instead' }).click()
  await see(heading(page, 'Check your email')).toBeVisible()
  const other = await context.newPage()
  await logIn(other, 'treasurer')
  // they support another cause, and keep it unless they say otherwise.
  await see(heading(page, 'Do you want to support Abbotsmere Hospice?')).toBeVisible()
  await page.getByRole('button', { name: 'Keep Applethwaite St Anne’s Air Ambulance' }).click()
  await see(page).toHaveURL(/\/panel$/)
  await see(page.getByText('You’re raising money for Applethwaite St Anne’s Air Ambulance')).toBeVisible()
  await context.close()
})

test('F-056, X-071 who logs in on another tab at the last question makes no second account, and is asked about their cause', async () => {
  const { page, context } = await site.open()
  await go(page, '/support-a-good-cause/step-1?cause=2')
  await page.getByLabel('First name').fill('Tamsin')
  await page.getByLabel('Last name').fill('Reed')
  await page.getByLabel('Email address').fill('tamsin.reed@example.org')
  await page.getByLabel('Password', { exact: true }).fill('three blue boats')
  await page.getByRole('button', { name: 'Continue' }).click()
  await see(page.getByText('Step 3 of 3')).toBeVisible()
  const other = await context.newPage()
  await logIn(other, 'treasurer')
  await see(heading(page, /^Do you want to support /)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await context.close()
})

test('F-063, R-038 a business is registered by somebody who is signed in, and finds its next steps', async () => {
  const { page, context } = await site.open()
  await enter(page, 'admin')
  await go(page, '/register-your-business')
  await page.getByRole('main').getByRole('link', { name: 'Register a business' }).click()
  await answer(page, 'What’s your business called?', () => page.getByLabel('Name of the business').fill('Mill Lane Motors'))
  await answer(page, 'What’s its phone number?', () => page.getByLabel('Phone number (optional)').fill('12'))
  await see(page.getByRole('alert').getByText(/^Enter a UK phone number/)).toBeVisible()
  await answer(page, 'What’s its phone number?', () => page.getByLabel('Phone number (optional)').fill(''))
  await see(page.getByText('Step 3 of 3')).toBeVisible()
  await see(page.getByText('You’ll run it as').locator('xpath=..')).toContainText('admin@farthing.example')
  await page.getByLabel(/^I accept the cause terms/).check()
  await page.getByRole('button', { name: 'Register this business' }).click()
  await see(heading(page, 'Mill Lane Motors is registered')).toBeVisible()
  await page.getByRole('button', { name: 'See what’s next' }).click()
  await see(page.getByRole('link', { name: 'Book a call' })).toHaveAttribute('href', '/register-your-business/coaching/booking')
  await context.close()
})

const toDashboard = 'Not now, go to the dashboard'
const toHome = 'Not now, go to my home page'
test.each([
  ['R-043, R-093', '/register-your-good-cause/browser-extension', 'Never forget a donation again', toDashboard],
  ['R-094', '/register-your-good-cause/farthing-app', 'Donate while you shop on your phone', toDashboard],
  ['R-095', '/register-your-good-cause/donation-reminder', 'Never miss a donation', toDashboard],
  ['R-042, R-096', '/support-a-good-cause/browser-extension', 'Never forget a donation again', toHome],
  ['F-049, R-097', '/support-a-good-cause/farthing-app', 'Donate while you shop on your phone', toHome],
  ['R-098', '/support-a-good-cause/donation-reminder', 'Never miss a donation', toHome],
  ['R-044, R-099', '/register-your-business/browser-extension', 'Never forget a donation again', toDashboard],
  ['R-100', '/register-your-business/farthing-app', 'Donate while you shop on your phone', toDashboard],
  ['R-101', '/register-your-business/donation-reminder', 'Never miss a donation', toDashboard],
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
    await see(page.getByText('Oops. We’re sorry but there’s no page here.')).toBeVisible()
    await context.close()
  },
)

test('F-060, F-062, U-068, R-145 a request for rights goes from the wizard through the support team’s console to a dashboard', async () => {
  const { page, context } = await site.open()
  await go(page, create)
  await answer(page, 'Is your cause a registered charity?', () => page.getByLabel('No', { exact: true }).check())
  await answer(page, 'What’s the cause’s address?', async () => {
    await page.getByLabel('Address line 1').fill('18 Mill Lane')
    await page.getByLabel('Town or city').fill('Abbotsmere')
    await page.getByLabel('Postcode').fill('ZZ1 1AA')
  })
  await answer(page, 'What’s the cause called?', async () => {
    await page.getByLabel('Name of the cause').fill('Abbotsmere Hospice')
    await page.getByLabel('Community group').check()
  })
  await page.getByRole('button', { name: 'Ask to run Abbotsmere Hospice' }).click()
  await page.getByRole('button', { name: 'Send request' }).click()
  await see(page.getByRole('alert').getByText('Email address is required')).toBeVisible()
  await page.getByLabel('Email address').fill('supporter@farthing.example')
  await page.getByLabel('Phone number').fill('01632 960 001')
  await page.getByLabel(/^What do you do/).fill('I keep the books')
  await page.getByRole('button', { name: 'Send request' }).click()
  await see(page.getByText(/^Your reference is AR-[A-Z2-9]{8}\./)).toBeVisible()
  await context.close()

  const support = await site.open()
  await enter(support.page, 'support')
  await go(support.page, '/account')
  await support.page.getByRole('link', { name: 'Support queue' }).click()
  await support.page.getByRole('link', { name: /^Administrator requests \d/ }).click()
  // The list of all queues stands until the narrower one has come.
  const waiting = support.page.getByRole('region', { name: 'What’s waiting' })
  await waiting
    .getByRole('link', { name: /Administrator request/ })
    .filter({ hasText: 'New' })
    .click()
  const card = support.page.getByRole('listitem').filter({ hasText: 'I keep the books' })
  await card.getByRole('button', { name: 'Pick up this request' }).press('Enter')
  await card.getByRole('button', { name: 'Refuse', exact: true }).click()
  await card.getByRole('button', { name: 'Send the refusal' }).click()
  await see(card.getByRole('alert').getByText('Enter a reason')).toBeVisible()
  await card.getByRole('button', { name: 'Cancel' }).click()
  await card.getByRole('button', { name: 'Approve and send the link' }).click()
  const requests = support.page.getByRole('region', { name: 'Administrator requests' })
  await see(requests.getByText(/^This isn’t waiting any more/)).toBeVisible()
  await support.context.close()

  // What makes them an administrator comes to the address that asked.
  const mail = site.server.services.db.selectFrom('mail').select('text').where('subject', 'like', '% is approved')
  const { text } = await mail.executeTakeFirstOrThrow()
  const admin = await site.open()
  await logIn(admin.page, 'supporter')
  await go(admin.page, /\/admin-invites\/[\w-]+/.exec(text)?.[0] ?? '')
  await admin.page.getByRole('button', { name: 'Accept invitation' }).click()
  await admin.page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await see(admin.page.getByRole('button', { name: 'My causes' })).toBeVisible()
  await admin.context.close()
})
