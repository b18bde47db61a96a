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
  await go(page, '/account')
  await see(header(page).getByText('RE', { exact: true })).toBeVisible()
  expect(await linksOf(header(page))).toEqual(['/panel', '/account'])
  expect(await linksOf(footer(page))).toEqual(['/terms/website', '/privacy', '/terms/cookies'])
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
  const short = ['/terms/website', '/privacy', '/terms/cookies']
  expect(await frame('/login')).toEqual([['/'], short])
  expect(await frame('/donation-reminder/installation-chrome')).toEqual([['/'], short])
  expect(await frame('/iframes/harvest-radio')).toEqual([null, null])
  await enter(page, 'supporter')
  expect(await frame('/register-your-good-cause/browser-extension')).toEqual([['/'], short])
  expect(await frame('/email-share')).toEqual([['/'], null])
  await context.close()
})

/** A site that has networks and apps; without them its footer names none. */
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
  for (const name of ['Get donations', 'Resources', 'Policies', 'About'])
    await see(footer(page).getByRole('region', { name }).getByRole('link').first()).toBeVisible()
  await see(footer(page).getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveText([
    'Facebook',
    'Instagram',
    'Twitter',
    'YouTube',
  ])
  await see(footer(page).getByRole('list', { name: 'Our apps' }).getByRole('link')).toHaveCount(2)
  await see(footer(page).getByRole('link', { name: 'Farthing home' })).toBeVisible()
  await see(footer(page)).toContainText('Farthing is a demonstration company, registered nowhere.')
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
