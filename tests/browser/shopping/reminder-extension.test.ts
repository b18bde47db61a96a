import { type Page, expect as see } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { HOUR, MINUTE } from '#contract/limits.ts'
import { violationsOf } from '#tests/kit/axe.ts'
import { barOf, type OpenExtension, openExtension } from '#tests/kit/extension.ts'
import { empty } from '#tests/kit/lent-page.ts'
import { isWhole } from '#tests/kit/matrix.ts'
import { enter, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
let extension: OpenExtension
let hosts: string[]
beforeAll(async () => {
  site = await openSite()
  extension = await openExtension(site)
  hosts = (await site.server.services.db.selectFrom('retailer').select('hosts').execute()).flatMap((row) => row.hosts)
})
afterAll(async () => {
  await extension.close()
  await site.close()
})
afterEach(async () => {
  for (const page of extension.context.pages().slice(1)) await page.close()
})

async function open(host: string, query = '') {
  const page = await extension.context.newPage()
  await page.goto(`http://${host}:${new URL(site.server.address).port}/${query}`)
  return { page, bar: await barOf(page) }
}
const openShop = (slug: string, query?: string) => open(`${slug}.demo-shop.localhost`, query)
const offer = expect.arrayContaining([expect.stringMatching(/ donates (up to )?[£\d.]+%? (of what you spend|for each order)$/)])
const isActive = ['Your donation is active', expect.stringMatching(/now counts for your cause\.$/)]

async function logIn(): Promise<void> {
  const page = await extension.context.newPage()
  await page.goto(empty)
  await enter(page, 'supporter')
  await page.close()
}

async function allowShops(): Promise<Page> {
  await extension.allowAhead(hosts)
  const popup = await extension.openPopup()
  await popup.getByRole('button', { name: 'Allow partner shops' }).click()
  await see(popup.getByRole('heading', { name: 'Reminders are on' })).toBeVisible()
  return popup
}

const visitsOf = (slug: string) =>
  site.server.services.db
    .selectFrom('visit')
    .innerJoin('retailer', 'retailer.id', 'visit.retailer_id')
    .select(['visit.origin', 'visit.user_id'])
    .where('retailer.slug', '=', slug)
    .orderBy('visit.created_at', 'desc')
    .execute()

test('H-015 it is put in with the guide for this browser, which says what to press', async () => {
  const paths = () => extension.context.pages().map((page) => page.url())
  await expect.poll(paths).toContain(`${site.server.address}/donation-reminder/guide-chrome`)
})

test.runIf(isWhole)('H-015 before anything is allowed the bar comes when the icon is pressed, and not before', async () => {
  const { page, bar } = await openShop('alder-home')
  expect(await bar.says()).toEqual([])
  await extension.pressIcon(page)
  await expect.poll(bar.says).toEqual(offer)
  expect(await bar.offers()).toEqual(['Activate donation', 'Not on this shop', 'Close'])
  // The next page is as unknown as the first was.
  await page.reload()
  expect(await bar.says()).toEqual([])
  const other = await open('localhost', 'how-it-works')
  await extension.pressIcon(other.page)
  expect(await other.bar.says()).toEqual([])
})

test('H-015 who is not logged in is led to do so, and nothing is said to be active that is not', async () => {
  const { page, bar } = await openShop('birch-carpets')
  await extension.pressIcon(page)
  await expect.poll(bar.says).toEqual(offer)
  await bar.press('Activate donation')
  await see(page.getByRole('heading', { name: /^Before you go to [A-Z]/ })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/retailer/birch-carpets/visit')
  await page.goBack()
  await extension.pressIcon(page)
  await expect.poll(bar.offers).toContain('Activate donation')
  await bar.press('Activate donation')
  await page.getByRole('button', { name: /^Go to .* now$/ }).click()
  await page.waitForURL(/demo-shop\.localhost/)
  await extension.pressIcon(page)
  await expect
    .poll(bar.says)
    .toEqual([expect.stringMatching(/^Birch Carpets donates/), 'To your cause, at no extra cost to you.'])
})

test('H-015, C-078 allowed once, the bar comes with every partner shop; one press activates, and what is bought then counts', async () => {
  await logIn()
  const popup = await allowShops()
  await see(popup.getByText('240 shops donate.')).toBeVisible()
  const { page, bar } = await openShop('alder-home')
  const beside = await openShop('alder-home')
  await expect.poll(bar.says).toEqual(offer)
  await expect.poll(beside.bar.says).toEqual(offer)
  await bar.press('Activate donation')
  await page.waitForURL(/awc=farthing/)
  await expect.poll(bar.says).toEqual(isActive)
  // Also where the same shop was open already.
  await expect.poll(beside.bar.says).toEqual(isActive)
  expect(await visitsOf('alder-home')).toEqual([{ origin: 'donationReminder', user_id: 1 }])
  await page.getByRole('button', { name: 'Buy now' }).click()
  await see(page.getByText('The shop has reported the sale to Farthing.')).toBeVisible()
  await expect.poll(bar.says).toEqual(isActive)
  // On nobody's page there is nothing, whatever it is called.
  for (const host of [
    'nobody.demo-shop.localhost',
    'not-alder-home.demo-shop.localhost',
    'alder-home.demo-shop.localhost.evil.localhost',
  ]) {
    const stranger = await open(host, 'static-www/demo.css')
    expect(await stranger.page.locator('donation-reminder').count()).toBe(0)
  }
})

test.runIf(isWhole)(
  'H-015 another link in between, and time that is over, are told as a loss; activating again makes it good',
  async () => {
    const { page, bar } = await openShop('birch-vitamins')
    await expect.poll(bar.says).toEqual(offer)
    await bar.press('Activate donation')
    await expect.poll(bar.says).toEqual(isActive)
    const theirs = await openShop('birch-vitamins', '?utm_medium=affiliate&utm_source=coupons')
    const lost = 'Your donation may no longer count'
    await expect.poll(theirs.bar.says).toEqual([lost, expect.stringMatching(/^You’ve followed another link/)])
    await expect.poll(bar.says).toEqual([lost, expect.stringMatching(/^You’ve followed another link/)])
    await page.bringToFront()
    await bar.press('Activate again')
    await expect.poll(bar.says).toEqual(isActive)
    await extension.moveClock(31 * MINUTE)
    await page.reload()
    await expect.poll(bar.says).toEqual([lost, expect.stringMatching(/^You activated it more than 30 minutes ago/)])
    await extension.moveClock(0)
  },
)

test('H-015 whoever comes by somebody else’s link is not spoken to, unless they press the icon', async () => {
  const { page, bar } = await openShop('cedar-socks', '?awc=coupons')
  await extension.reload(page)
  expect(await bar.says()).toEqual([])
  await extension.pressIcon(page)
  await expect.poll(bar.says).toEqual([expect.any(String), expect.stringMatching(/^Another site’s link brought you here/)])
})

test('H-015 not on this shop: told once, kept on the device, and taken back from the icon', async () => {
  const { page, bar } = await openShop('clover-soaps')
  await expect.poll(bar.says).toEqual(offer)
  await bar.press('Not on this shop')
  await expect
    .poll(bar.says)
    .toEqual([expect.stringMatching(/^We won’t remind you at /), expect.stringMatching(/click our icon/)])
  await extension.reload(page)
  expect(await extension.worker.evaluate('chrome.storage.local.get("muted")')).toEqual({ muted: ['clover-soaps'] })
  expect(await bar.says()).toEqual([])
  await extension.pressIcon(page)
  await expect.poll(bar.offers).toEqual(['Activate donation', 'Remind me here again', 'Close'])
  await bar.press('Remind me here again')
  await expect.poll(bar.offers).toEqual(['Activate donation', 'Not on this shop', 'Close'])
  await page.reload()
  await expect.poll(bar.says).toEqual(offer)
})

test('H-015 the bar is a region with a name, is used by keyboard, and Escape closes it for as long as the browser is open', async () => {
  const { page, bar } = await openShop('elder-books')
  await expect.poll(bar.says).toEqual(offer)
  expect(await bar.roles()).toEqual(
    expect.arrayContaining(['region Donation Reminder', 'button Activate donation', 'button Not on this shop', 'button Close']),
  )
  await page.getByRole('button', { name: 'Buy now' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(bar.says).toEqual([expect.stringMatching(/^We won’t remind you at /), expect.any(String)])
  // Where they were: on what can be pressed now.
  await page.keyboard.press('Enter')
  await expect.poll(bar.says).toEqual(offer)
  await page.keyboard.press('Escape')
  await expect.poll(bar.says).toEqual([])
  await extension.reload(page)
  expect(await bar.says()).toEqual([])
})

test('H-015 the window of the icon finds shops among those that it has, and gives the permission back', async () => {
  const popup = await extension.openPopup()
  await popup.getByLabel('Find a partner shop').fill('alder h')
  await see(popup.getByText('1 shop found')).toBeVisible()
  await see(popup.getByRole('link', { name: /^Alder Home/ })).toHaveAttribute(
    'href',
    `${site.server.address}/retailer/alder-home`,
  )
  await popup.getByLabel('Find a partner shop').fill('zzz')
  await see(popup.getByText(/^We couldn’t find that partner shop/)).toBeVisible()
  expect(await violationsOf(popup)).toEqual([])
  await popup.getByRole('button', { name: 'Turn reminders off' }).click()
  await see(popup.getByRole('button', { name: 'Allow partner shops' })).toBeVisible()
  const { bar } = await openShop('fern-models')
  expect(await bar.says()).toEqual([])
})

test('H-015 nothing of what somebody looks at leaves the device: the site is asked for the list alone, with its version', async () => {
  await extension.moveClock(13 * HOUR)
  await extension.worker.evaluate('chrome.alarms.create("shop-list", { when: 1 })')
  await expect
    .poll(async () => (await extension.askedOfTheSite()).at(-1))
    .toMatchObject({ status: 304, sent: { 'if-none-match': expect.stringMatching(/^W/) } })
  const asked = await extension.askedOfTheSite()
  expect(new Set(asked.map(({ url }) => url))).toEqual(new Set([`${site.server.address}/api/donation-reminder/shops`]))
  const kept: Record<string, object> = {
    ...(await extension.worker.evaluate<object>('chrome.storage.local.get()')),
    ...(await extension.worker.evaluate<object>('chrome.storage.session.get()')),
  }
  expect(Object.keys(kept).sort()).toEqual(['dismissed', 'list', 'muted', 'sentByOthers', 'visits'])
  const { list: _, ...ofPeople } = kept
  expect(JSON.stringify(ofPeople)).not.toMatch(/http|localhost|\?|accessToken/)
})

test('R-070 whoever takes it off is asked why, on the page for that', async () => {
  const opened = extension.context.waitForEvent('page', (page) => page.url().includes('uninstall'))
  await extension.worker.evaluate('void chrome.management.uninstallSelf()').catch(() => {})
  await see((await opened).getByRole('heading', { name: 'Why did you uninstall Donation Reminder?' })).toBeVisible()
})
