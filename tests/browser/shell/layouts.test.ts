import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, go, logIn, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
/** Of the footer that wizards, funnels and the account have. */
const short = ['/terms/website', '/privacy', '/terms/cookies', '/contact']
const linksOf = (part: ReturnType<typeof header>) =>
  part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('U-001, U-002, U-004, U-005 the main layout has a search in its header, and in the page where the header is a hero; visitors sign up or log in', async () => {
  const { page, context } = await site.open()
  await go(page, '/how-it-works')
  await see(header(page).getByRole('combobox', { name: 'Search for a shop' })).toBeVisible()
  await see(header(page).getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/create-an-account')
  await see(header(page).getByRole('link', { name: 'Log in' }).first()).toHaveAttribute('href', '/login')
  for (const path of ['/', '/spin-to-win']) {
    await go(page, path)
    await see(header(page).getByRole('link', { name: 'Sign up' })).toBeVisible()
    await see(header(page).getByRole('combobox')).toHaveCount(0)
  }
  await context.close()
})

test('U-006, U-009, U-016, U-051, N-054 the account layout leads to the panel and the account, and shows who is here', async () => {
  const { page, context } = await site.open()
  await logIn(page, 'supporter')
  await see(page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Rowan$/ })).toBeVisible()
  await go(page, '/account/settings')
  // One way out, also where a phone shows it beside the settings.
  await see(page.getByRole('link', { name: 'Log out' })).toHaveCount(1)
  await go(page, '/account')
  await see(header(page).getByText('RE', { exact: true })).toBeVisible()
  await expect.poll(async () => (await linksOf(header(page))).slice(0, 2)).toEqual(['/panel', '/account'])
  expect(await linksOf(footer(page))).toEqual(short)
  await see(footer(page)).toContainText(/© \d{4} Farthing/)
  await context.close()
})

test('U-008, U-009, U-010, U-015 funnels and guides have the logo alone, some no footer; a bare page has neither', async () => {
  const { page, context } = await site.open()
  const frame = async (path: string) => {
    await go(page, path)
    await see(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    const parts = [header(page), footer(page)] as const
    return Promise.all(parts.map(async (part) => ((await part.count()) === 0 ? null : linksOf(part))))
  }
  expect(await frame('/login')).toEqual([['/'], short])
  expect(await frame('/donation-reminder/installation-chrome')).toEqual([['/'], short])
  expect(await frame('/iframes/harvest-radio')).toEqual([null, null])
  await enter(page, 'supporter')
  expect(await frame('/register-your-good-cause/browser-extension')).toEqual([['/'], short])
  expect(await frame('/email-share')).toEqual([['/'], null])
  await context.close()
})

test('H-018 the account keeps the search and the navigation of every other page, at any width', async () => {
  const { page, context } = await site.open()
  await enter(page, 'supporter')
  await go(page, '/how-it-works')
  // Until it is known who is here, the navigation is a visitor’s.
  await see(header(page).getByRole('link', { name: 'Account' })).toBeVisible()
  await see(header(page).getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Refer a friend' })).toBeVisible()
  const outside = await linksOf(header(page).getByRole('navigation', { name: 'Main' }))
  for (const path of ['/account', '/account/donations', '/stampcards']) {
    await go(page, path)
    await see(header(page).getByRole('combobox', { name: 'Search for a shop' })).toBeVisible()
    await expect.poll(() => linksOf(header(page).getByRole('navigation', { name: 'Main' }))).toEqual(outside)
    await see(page.getByRole('navigation', { name: 'Your account' })).toBeVisible()
  }
  await page.setViewportSize({ width: 375, height: 700 })
  await go(page, '/account/donations')
  await see(page.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
  // Before the list has come there is less to scroll, and what comes moves the page under a press.
  await see(page.locator('main a[href^="/account/donations/D"]').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 600))
  await see(header(page)).toHaveCSS('position', 'sticky')
  // The menu opens where the header is, however far somebody has scrolled.
  // Playwright's click now and then scrolls back to where the header would stand without coming along, and presses what is there then.
  const seen = await header(page).getByRole('button', { name: 'Menu' }).boundingBox()
  if (!seen) throw new Error('The menu’s button is not shown.')
  await page.mouse.click(seen.x + seen.width / 2, seen.y + seen.height / 2)
  await see(header(page).getByRole('link', { name: 'All shops' })).toBeInViewport()
  await context.close()
})

test('H-018 pages of the account and of the dashboard carry their side navigation in the main layout, and bare pages a way back', async () => {
  const { page, context } = await site.open()
  await enter(page, 'admin')
  const here = (name: string) => page.getByRole('navigation', { name }).locator('[aria-current=page]')
  for (const path of ['/referrals', '/leaderboard']) {
    await go(page, path)
    await see(here('Your account')).toHaveAttribute('href', path)
    await see(header(page).getByRole('combobox', { name: 'Search for a shop' })).toBeVisible()
    // What is somebody’s own ends in one line.
    await see(footer(page).getByRole('link', { name: 'Website terms' })).toBeVisible()
    await see(footer(page).getByText('is a demonstration company')).toHaveCount(0)
  }
  await go(page, '/invite-other-admins')
  await see(page.getByRole('navigation', { name: /^Dashboard/ }).getByRole('link', { name: 'Supporters' })).toBeVisible()
  await see(header(page).getByRole('combobox', { name: 'Search for a shop' })).toBeVisible()
  const cause = (await page.getByRole('link', { name: 'Supporters' }).first().getAttribute('href'))?.split('/')[3]
  await go(page, `/account/causes/${cause}/qr`)
  await see(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect([await header(page).count(), await footer(page).count()]).toEqual([0, 0])
  const back = page.getByRole('link', { name: 'Cause settings' })
  await see(back).toHaveAttribute('href', `/account/causes/${cause}/settings`)
  await page.emulateMedia({ media: 'print' })
  await see(back).toBeHidden()
  await context.close()
})

const wizards = [
  ['/create-an-account', '/support-a-good-cause'],
  ['/support-a-good-cause/step-1', '/support-a-good-cause'],
  ['/register-your-good-cause/create', '/register-your-good-cause'],
  ['/register-your-business/create', '/register-your-business'],
  ['/raise-as-guest/step-1', '/'],
] as const

test('H-017 a wizard has the logo, help and the way out above its question, a short footer below, and nothing else that leads away', async () => {
  const { page, context } = await site.open()
  for (const [path, before] of wizards) {
    await go(page, path)
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect([path, await linksOf(header(page))]).toEqual([path, ['/', '/contact', before]])
    await see(header(page).getByRole('link', { name: 'Leave', exact: true })).toBeVisible()
    expect(await linksOf(footer(page))).toEqual(short)
    await see(page.getByRole('navigation')).toHaveCount(0)
    await see(page.getByRole('banner').getByRole('combobox')).toHaveCount(0)
  }
  await enter(page, 'supporter')
  await go(page, '/enquiry/missing-donation/new')
  await see(page.getByText('Step 1 of')).toBeVisible()
  expect(await linksOf(header(page))).toEqual(['/', '/contact', '/account/claims'])
  await see(page.getByRole('navigation')).toHaveCount(0)
  expect(await linksOf(footer(page))).toEqual(short)
  await context.close()
})

test('H-017 how far one has come stands there in words and as a bar, and who leaves an answered wizard finds it as it was', async () => {
  const { page, context } = await site.open()
  await go(page, '/register-your-good-cause/create')
  const bar = page.locator('main progress')
  const parts = () => bar.evaluate((element: HTMLProgressElement) => [element.value, element.max])
  const inWords = async () =>
    /Step (\d+) of (\d+)/
      .exec((await page.getByText(/^Step \d+ of/).textContent()) ?? '')
      ?.slice(1)
      .map(Number)
  expect(await parts()).toEqual(await inWords())
  await page.getByRole('radio').last().check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'What’s the cause’s address?' })).toBeVisible()
  expect((await parts())[0]).toBe(2)
  expect(await parts()).toEqual(await inWords())
  await header(page).getByRole('link', { name: 'Save and leave' }).click()
  await see(page).toHaveURL(/\/register-your-good-cause$/)
  await page.goto(`${site.server.address}/register-your-good-cause/create`)
  await see(page.getByRole('heading', { level: 1, name: 'What’s the cause’s address?' })).toBeVisible()
  await see(header(page).getByRole('link', { name: 'Save and leave' })).toBeVisible()
  await context.close()
})

const outside = {
  app: { stores: { apple: 'https://apps.example/1', google: 'https://store.example/2' }, opens: {}, figures: null },
  links: {
    facebook: 'https://facebook.example/farthing',
    instagram: 'https://instagram.example/farthing',
    twitter: 'https://twitter.example/farthing',
    youtube: 'https://youtube.example/farthing',
  },
}

test('U-011, U-012, N-053 the footer has four columns, which fold below 768 px, the social networks, the apps and who we are', async () => {
  const linked = await openSite(outside)
  const { page } = await linked.open()
  await go(page, '/how-it-works')
  await footer(page).scrollIntoViewIfNeeded()
  for (const name of ['Raise money', 'Resources', 'Policies', 'About'])
    await see(footer(page).getByRole('region', { name }).getByRole('link').first()).toBeVisible()
  await see(footer(page).getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveText([
    'Facebook',
    'Instagram',
    'X (Twitter)',
    'YouTube',
  ])
  await see(footer(page).getByRole('list', { name: 'Our apps' }).getByRole('link')).toHaveCount(2)
  await see(footer(page).getByRole('link', { name: 'Farthing home' })).toBeVisible()
  await see(footer(page)).toContainText('Farthing is a demonstration company and isn’t registered anywhere.')
  await page.setViewportSize({ width: 767, height: 900 })
  await see(footer(page).getByRole('region')).toHaveCount(0)
  const fold = footer(page).getByRole('button', { name: 'Policies' })
  await see(footer(page).getByRole('link', { name: 'Privacy' })).toBeHidden()
  await fold.press('Enter')
  await see(footer(page).getByRole('link', { name: 'Privacy' })).toBeVisible()
  await linked.close()
})

test('no link leads to a network or a store that the configuration doesn’t name', async () => {
  const { page, context } = await site.open()
  await go(page, '/how-it-works')
  await footer(page).scrollIntoViewIfNeeded()
  await see(footer(page).getByRole('link', { name: 'Farthing home' })).toBeVisible()
  for (const address of await linksOf(footer(page))) expect(address).toMatch(/^\//)
  await context.close()
})
