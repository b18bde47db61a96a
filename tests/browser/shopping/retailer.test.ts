import { type Route, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatDay } from '#contract/dates.ts'
import { formatRate } from '#contract/money.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'
import { main } from '../driver.ts'
import { generousShopOf } from './retailer.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const generousShop = () => generousShopOf(site)

test('F-088, U-060, M-024, C-070, G-007, G-025 a shop’s page says what it donates, until when more, when it tracks, its codes and what may stop it', async () => {
  const shop = await generousShop()
  const { page, context } = await site.open({ viewport: { width: 375, height: 800 } })
  await go(page, `/retailer/${shop.slug}`)
  await see(page.getByRole('heading', { level: 1, name: shop.name })).toBeVisible()
  const aside = page.getByRole('complementary', { name: 'Shop and donate' })
  await see(aside).toContainText(formatRate({ kind: shop.kind, value: shop.value }))
  await see(aside).toContainText(`Increased until ${formatDay(shop.increased_until?.toISOString() ?? '')}`)
  const after = main(page).getByRole('region', { name: 'After you buy' }).getByRole('term')
  await see(after.first()).toHaveText(/^Usually within \d+ (minutes?|hours?|days?|weeks?)$/)
  await see(main(page).getByRole('region', { name: /oucher codes$/ })).toContainText(shop.title)
  const counts = main(page).getByRole('region', { name: 'Make sure it counts' })
  await see(counts.getByRole('heading', { name: 'What stops or lowers a donation' })).toBeVisible()
  await see(counts.getByText('Using a cashback site, or a voucher code that isn’t on our page for this shop.')).toBeVisible()
  await context.close()
})

test('a voucher’s code and the own referral address are copied by keyboard; where the browser refuses, the person is told to do it by hand', async () => {
  const shop = await generousShop()
  const { page, context } = await site.open({ permissions: ['clipboard-read', 'clipboard-write'] })
  const messages = page.getByRole('region', { name: 'Messages' })
  await go(page, `/retailer/${shop.slug}`)
  await page.getByRole('button', { name: `Copy code ${shop.code}` }).press('Enter')
  await see(messages.getByText(`${shop.code} copied`)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shop.code)
  await enter(page, 'supporter')
  await go(page, '/referrals')
  const copy = page.getByRole('button', { name: 'Copy link' })
  await copy.press('Enter')
  await see(messages.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^http:\/\/localhost:\d+\/causes\/abbotsmere-hospice\?invite=\w+$/,
  )
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Made by the test'))
  })
  await copy.press('Enter')
  await see(messages.getByText(/^We couldn’t copy the link\. Select it/)).toBeVisible()
  await context.close()
})

test('R-120, R-121, N-006, N-007 trending offers are the shops that donate more just now, and the travel hub those for a journey, the best liked first', async () => {
  const { page, context } = await site.open()
  const { db, clock } = site.server.services
  const named = async (address: string) => {
    await go(page, address)
    return page.getByRole('main').getByRole('listitem').getByRole('link').locator('b').allTextContents()
  }
  const rates = await db.selectFrom('rate').selectAll().orderBy('position').execute()
  const shops = await db
    .selectFrom('retailer')
    .select(['id', 'name', 'category'])
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .execute()
  const rows = shops.map((shop) => {
    const own = rates.filter((rate) => rate.retailer_id === shop.id)
    const alike = own.some(({ kind }) => kind === 'percent') ? own.filter(({ kind }) => kind === 'percent') : own
    const value = Math.max(...alike.map((rate) => rate.value))
    return { ...shop, best: alike.find((rate) => rate.value === value) }
  })
  const increased = rows.filter(
    ({ best }) => best?.is_increased && (best.increased_until === null || best.increased_until.getTime() > clock.now()),
  )
  expect(increased.length).toBeGreaterThan(3)
  expect(increased.length).toBeLessThan(rows.length)
  expect(await named('/offers/trending-offers')).toEqual(increased.slice(0, 24).map(({ name }) => name))
  const travel = rows.filter(({ category }) => category === 'Travel')
  // What gives more for a while stands first.
  const first = travel.filter((shop) => increased.includes(shop) && shop.best?.increased_until).slice(0, 3)
  expect(first.length).toBeGreaterThan(0)
  const rest = travel.filter((shop) => !first.includes(shop))
  expect(await named('/travel-hub')).toEqual([...first, ...rest].slice(0, 24).map(({ name }) => name))
  await see(page.getByText(/confirm a donation once you’re back/)).toBeVisible()
  await context.close()
})

test('N-030…N-053 the pages of text are whole without scripts, and lead on', async () => {
  for (const [address, title, onward] of [
    ['/fundraising-ideas', 'Fundraising ideas', '/register-your-good-cause'],
    ['/our-fees-explained', 'Our fees explained', '/how-it-works'],
    ['/who-can-join', 'Who can join', '/support-a-good-cause'],
  ] as const) {
    const markup = await (await fetch(site.server.address + address)).text()
    const main = /<main.*<\/main>/s.exec(markup)?.[0] ?? ''
    expect(main).toContain(`>${title}</h1>`)
    expect([...main.matchAll(/<h2/g)].length).toBeGreaterThan(3)
    expect(main).toContain(`href="${onward}"`)
  }
})

test.each([1280, 375])(
  'the letters of all shops stay in sight at %i px, and the shops of one are shown from their start',
  async (width) => {
    const { page, context } = await site.open({ viewport: { width, height: 800 } })
    await go(page, '/retailers')
    const letters = page.getByRole('navigation', { name: 'Shops by letter' })
    await page.getByRole('link', { name: 'Bluebell Cameras' }).evaluate((shop) => shop.scrollIntoView({ block: 'end' }))
    // Where there isn't room for all of them, they are behind a button that stays.
    if (width < 1024) await main(page).getByRole('button', { name: 'Letter All' }).click()
    await see(letters).toBeInViewport({ ratio: 0.9 })
    await letters.getByRole('link', { name: /^d$/i }).click()
    await see(page.getByRole('heading', { level: 2, name: 'D' })).toBeInViewport()
    await see(page.getByRole('link', { name: /^Dandelion/ }).first()).toBeInViewport({ ratio: 1 })
    await context.close()
  },
)

test('a shop that pays less for some things says “up to” on its card, in the search and on its page', async () => {
  const { page, context } = await site.open()
  await go(page, '/retailers?letter=o')
  await see(main(page).getByRole('link', { name: /^Oakley Car Insurance/ })).toContainText('up to £13.75donation')
  await page.getByRole('combobox').first().fill('Oakley Car')
  await see(page.getByRole('option', { name: /Oakley Car Insurance/ })).toContainText('Up to £13.75')
  await page.getByRole('option', { name: /Oakley Car Insurance/ }).click()
  const aside = page.getByRole('complementary', { name: 'Shop and donate' })
  await see(aside).toContainText('You’ll raise up to£13.75')
  await see(aside).toContainText('for each order')
  await context.close()
})

test('where goods are sold, a shop’s page and its visit say that donations are counted before VAT and delivery; where journeys are, neither does', async () => {
  const { page, context } = await site.open()
  const visit = async () => {
    await main(page)
      .getByRole('link', { name: /^Go to / })
      .click()
    await see(page.getByRole('heading', { level: 1, name: /^Before you go to [A-Z]/ })).toBeVisible()
  }
  const aside = page.getByRole('complementary', { name: 'Shop and donate' })
  await go(page, '/retailer/alder-home')
  await see(aside).toContainText('of the price before VAT and delivery')
  const example = aside.getByRole('status')
  await see(example.getByText('£2.25 for the cause you choose')).toBeVisible()
  await aside.getByRole('radio', { name: '£120' }).check()
  await see(example.getByText('£4.50 for the cause you choose')).toBeVisible()
  await see(example.getByText('£2.25 for the cause you choose')).toBeHidden()
  await visit()
  await see(main(page).getByText('You’ll raise up to4.5%of the price before VAT and delivery')).toBeVisible()
  const { slug } = await site.server.services.db
    .selectFrom('retailer')
    .innerJoin('rate', 'rate.retailer_id', 'retailer.id')
    .select('retailer.slug')
    .where('sector', '=', 'travel')
    .groupBy('retailer.slug')
    .having((by) => by.fn.max('kind'), '=', 'percent')
    .having((by) => by.fn.min('kind'), '=', 'percent')
    .executeTakeFirstOrThrow()
  await go(page, `/retailer/${slug}`)
  await see(aside.getByRole('radio', { name: '£50' })).toBeChecked()
  await see(aside.getByText(/^£[\d.]+ for the cause you choose/).and(aside.locator(':visible'))).toHaveCount(1)
  await see(aside).toContainText('of what you spend')
  await visit()
  await see(main(page).getByText(/You’ll raise( up to)?[\d.]+%of what you spend$/)).toBeVisible()
  await see(page.getByText(/VAT/)).toHaveCount(0)
  await context.close()
})

test('a supporter’s own cause is named by the example in pounds and on the way to the shop, beside the shop', async () => {
  const { page, context } = await site.open()
  await enter(page, 'supporter')
  await go(page, '/retailer/alder-home')
  await see(page.getByRole('complementary', { name: 'Shop and donate' }).getByText('£2.25 for Abbotsmere Hospice')).toBeVisible()
  // The visit is under way until the test ends.
  await page.route('**/api/visits', () => {})
  await main(page)
    .getByRole('link', { name: /^Go to / })
    .first()
    .click()
  await see(page.getByRole('heading', { level: 1, name: 'Taking you to the shop' })).toBeVisible()
  await see(page.getByText('Up to 4.5% of the price before VAT and delivery goes to Abbotsmere Hospice.')).toBeVisible()
  expect(await page.locator('[data-face]').count()).toBe(2)
  await context.close()
})

test('a shop’s page says on which day a cause is paid for what is bought today, unless it is for a journey', async () => {
  const { page, context } = await site.open()
  const { db } = site.server.services
  const { slug } = await db.selectFrom('retailer').select('slug').where('sector', '=', 'travel').executeTakeFirstOrThrow()
  const after = main(page).getByRole('region', { name: 'After you buy' })
  await go(page, '/retailer/alder-home')
  await see(after.getByRole('term').last()).toHaveText(/^Around \d.(January|April|July|October) \d{4}$/)
  await go(page, `/retailer/${slug}`)
  await see(after.getByRole('term').last()).toHaveText('After that')
  await context.close()
})

test.each([true, false])(
  'what all shops are of is chosen of a row, and how they are sorted of a menu, which goes with Escape and with the choice (scripts: %s)',
  async (javaScriptEnabled) => {
    const { page, context } = await site.open({ javaScriptEnabled })
    await page.goto('/retailers')
    if (javaScriptEnabled) await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    const menu = page.getByRole('navigation', { name: 'Sort by' })
    await main(page).getByRole('button', { name: 'Sort by A to Z' }).press('Enter')
    await see(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await see(menu).toBeHidden()
    await main(page).getByRole('button', { name: 'Sort by A to Z' }).click()
    await menu.getByRole('link', { name: 'Most popular' }).click()
    await see(page).toHaveURL('/retailers?order=popular')
    const chosen = main(page).getByRole('button', { name: 'Sort by Most popular' })
    await see(chosen).toBeVisible()
    await see(menu).toBeHidden()
    if (javaScriptEnabled) await see(chosen).toBeFocused()
    const filters = main(page).getByRole('navigation', { name: 'Filter shops' })
    // What is chosen while another choice is still loading is chosen beside it.
    const held: Route[] = []
    const isOfTravel = (url: URL) => url.pathname.startsWith('/api/') && url.searchParams.get('category') === 'Travel'
    await page.route(isOfTravel, (route) => void held.push(route), { times: 1 })
    await filters.getByRole('link', { name: 'Travel' }).click()
    await see(page).toHaveURL(/\/retailers\?(?=.*order=popular)(?=.*category=Travel)/)
    if (javaScriptEnabled) await see.poll(() => held.length).toBe(1)
    const more = filters.getByRole('link', { name: 'Giving more now' })
    await more.press('Enter')
    await see(page).toHaveURL(/\/retailers\?(?=.*order=popular)(?=.*category=Travel)(?=.*increased=true)/)
    await Promise.all(held.map((route) => route.continue()))
    await see(more).toHaveAttribute('aria-current', 'true')
    await page.goBack()
    await see(page).toHaveURL(/\/retailers\?(?!.*increased)(?=.*order=popular)(?=.*category=Travel)/)
    await context.close()
  },
)
