import { type Page, expect as see } from '@playwright/test'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsEverywhere } from '#tests/kit/axe.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
const slug = 'abbotsmere-hospice'
const social = { facebook: 'https://www.facebook.com/hospice', website: null, twitter: 'javascript:alert(1)', instagram: null }
const changed = { logo: '/static-www/icon.svg', website: 'https://hospice.example/', social: JSON.stringify(social) }
beforeAll(async () => {
  site = await openSite()
  await site.server.services.db.updateTable('cause').set(changed).where('slug', '=', slug).execute()
})
afterAll(() => site.close())

const metaOf = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).last().getAttribute('content')

test('R-015, U-052, M-007 a cause shows its logo, story, links and number, and what it has raised; an address that is none is no link', async () => {
  const { page, context } = await site.open()
  const { db } = site.server.services
  const row = await db.selectFrom('cause').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()
  await go(page, `/causes/${slug}`)
  const main = page.getByRole('main')
  await see(main.getByRole('heading', { level: 1, name: row.name })).toBeVisible()
  await see(main.locator('.face img')).toHaveAttribute('src', '/static-www/icon.svg')
  // Its first sentence at the head, the rest below, each once.
  for (const sentence of row.description.trim().split(/(?<=[.!?])\s+/)) await see(main.getByText(sentence)).toHaveCount(1)
  await see(main.getByRole('link', { name: `Registered charity ${row.charity_number}` })).toHaveAttribute(
    'href',
    `https://register-of-charities.charitycommission.gov.uk/charity-details/?regId=${row.charity_number}&subId=0`,
  )
  const links = main.locator('[itemprop=sameAs]')
  await see(links).toHaveText(['hospice.example', 'Facebook'])
  await see(links.first()).toHaveAttribute('href', 'https://hospice.example/')
  await see(links.first()).toHaveAttribute('rel', /nofollow/)
  const pounds = (Number(row.donations_total) / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' })
  // Each figure stands once: large, or as what it comes to below.
  await see(main.getByText(`Raised since joining ${pounds}`, { exact: true })).toHaveCount(1)
  const figures = main.getByRole('region', { name: 'Raising money' })
  await see(figures.getByRole('definition').first()).toHaveText(`${row.supporters_count}`)
  await see(figures.getByRole('term').first()).toHaveText(/^supporters/)
  expect(await violationsEverywhere(page)).toEqual([])
  await main.getByRole('link', { name: 'Shop for this cause' }).press('Enter')
  await see(page).toHaveURL(new RegExp(`/support-a-good-cause/step-1\\?cause=${row.id}`))
  await context.close()
})

test('a cause that is being checked says so, and no number is shown', async () => {
  const { page, context } = await site.open()
  const { db } = site.server.services
  await db.updateTable('cause').set({ review: 'inReview' }).where('slug', '=', slug).execute()
  // The page that the test before has opened is kept for a minute.
  await go(page, `/causes/${slug}?anew=1`)
  await see(page.getByText('We’re still checking this cause.')).toBeVisible()
  await see(page.getByText(/^Registered charity/)).toHaveCount(0)
  await db.updateTable('cause').set({ review: 'confirmed' }).where('slug', '=', slug).execute()
  await context.close()
})

test('other sites are told what the page is about, and its address goes to the clipboard, WhatsApp and Facebook', async () => {
  const { page, context } = await site.open({ permissions: ['clipboard-read', 'clipboard-write'] })
  await go(page, `/causes/${slug}`)
  const { origin } = new URL(site.server.services.config.publicUrl)
  const address = `${origin}/causes/${slug}`
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address)
  expect(await metaOf(page, 'og:url')).toBe(address)
  expect(await metaOf(page, 'og:title')).toBe('Abbotsmere Hospice')
  expect(await metaOf(page, 'og:image')).toBe(`${address}/card.png`)
  expect(await metaOf(page, 'twitter:card')).toBe('summary_large_image')
  const card = await page.request.get(`${site.server.address}/causes/${slug}/card.png`)
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png'])
  const described = page.locator('[itemscope][itemtype="https://schema.org/NGO"]')
  await see(described.locator('[itemprop=name]')).toHaveText('Abbotsmere Hospice')
  await see(described.locator('[itemprop=identifier]')).toContainText('Registered charity')
  await see(described.locator('[itemprop=sameAs]').first()).toHaveAttribute('href', 'https://hospice.example/')
  await page.getByRole('button', { name: 'Share this page' }).press('Enter')
  const main = page.getByRole('dialog', { name: 'Share this page' })
  await see(main.getByRole('img', { name: 'QR code for Abbotsmere Hospice’s page' })).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
  await main.getByRole('button', { name: 'Copy link' }).press('Enter')
  await see(page.getByText('Link copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${address}?via=copy`)
  const whatsApp = new URL((await main.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '')
  expect(whatsApp.searchParams.get('text')).toContain(`${address}?via=whatsapp`)
  const facebook = new URL((await main.getByRole('link', { name: 'Facebook' }).last().getAttribute('href')) ?? '')
  expect(facebook.searchParams.get('u')).toBe(`${address}?via=facebook`)
  await page.keyboard.press('Escape')
  await see(main).toBeHidden()
  await see(page.getByRole('button', { name: 'Share this page' })).toBeFocused()
  await context.close()
})

test('H-003 the years, the payments and the shops are shown with what they come to, and lead on: one year is a sentence, more are a list', async () => {
  const { page, context } = await site.open()
  const { db } = site.server.services
  await db.updateTable('cause').set({ target_pence: 500_000 }).where('slug', '=', slug).execute()
  const { story } = (await (await page.request.get(`${site.server.address}/api/causes/id:${slug}/story`)).json()).body.details
  await go(page, `/causes/${slug}?anew=2`)
  const main = page.getByRole('main')
  const pounds = (pence: number) => (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' })
  const rows = (name: string) => main.getByRole('region', { name }).getByRole('listitem')
  // This year's stands large above, and nowhere else; those before it are listed.
  const years: { year: number; pence: number }[] = story.years
  const [before, ...others] = years.filter(({ year }) => year !== story.target.year)
  if (!before) throw new Error('Nothing was raised before this year.')
  expect(others).toEqual([])
  const listed = main.getByRole('list', { name: 'Raised in earlier years' })
  const ofYear = `${pounds(story.target.raised)} in ${story.target.year}`
  await see(main.getByText(`${ofYear}, and ${pounds(before.pence)} in ${before.year}.`)).toBeVisible()
  await see(listed).toHaveCount(0)
  const old = db.selectFrom('donation').innerJoin('cause', 'cause.id', 'donation.cause_id').select('donation.id')
  const { id } = await old.where('slug', '=', slug).orderBy('purchased_at').limit(1).executeTakeFirstOrThrow()
  await db.updateTable('donation').set({ purchased_at: '2024-05-01T12:00:00Z', stage: 'paid' }).where('id', '=', id).execute()
  await go(page, `/causes/${slug}?anew=3`)
  await see(listed.getByRole('listitem')).toHaveText([/^2025 £[\d.]+$/, /^2024 £[\d.]+$/])
  await see(main.getByText(pounds(story.target.raised), { exact: true })).toHaveCount(1)
  expect(story.pending).toBeGreaterThan(0)
  await see(
    main.getByRole('progressbar', {
      name: `${pounds(story.target.raised)} raised in ${story.target.year}, towards a target of £5,000`,
    }),
  ).toHaveAttribute('max', '500000')
  const { pence: target, raised: soFar } = story.target
  await see(main.getByText(`${pounds(target - soFar)} to go by 31 December.`)).toBeVisible()
  // What is paid, confirmed and pending comes to what was raised.
  const { donations_total: raised } = await db
    .selectFrom('cause')
    .select('donations_total')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  expect(story.paid).toBeGreaterThan(0)
  const where = main.getByRole('region', { name: `Raised since joining ${pounds(Number(raised))}` })
  await see(where.getByRole('definition')).toHaveText(
    [story.paid, Number(raised) - story.paid - story.pending, story.pending].map(pounds),
  )
  expect(story.payments.length).toBeGreaterThan(3)
  // C-052: on the first working day of the quarter.
  await see(main.getByRole('region', { name: 'Latest payments' })).toContainText('Next payment day 4 January 2027')
  await see(rows('Latest payments')).toHaveCount(3)
  await main.getByText(`See all ${story.payments.length} payments`).press('Enter')
  await see(rows('Latest payments')).toHaveCount(story.payments.length)
  // Where the bar at a phone's foot covers no half of a link.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await violationsEverywhere(page)).toEqual([])
  await rows('Latest payments').getByRole('link').first().press('Enter')
  await see(page).toHaveURL(new RegExp(`/causes/${slug}/payments/${story.payments[0].id}$`))
  await see(main).toContainText(pounds(story.payments[0].pence))
  await context.close()
})

test('R-016, X-026 who comes to donate is told how giving works here, and a former address or the hash leads to the page', async () => {
  const { page, context } = await site.open()
  const { db } = site.server.services
  const row = await db.selectFrom('cause').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()
  for (const path of [`/causes/donation/${row.hash}`, `/causes/donation/${row.id}`]) {
    const answer = await page.request.get(site.server.address + path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, `/causes/donation/${slug}`])
  }
  const answer = await page.request.get(`${site.server.address}/causes/${row.hash}`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, `/causes/${slug}`])
  expect((await page.request.get(`${site.server.address}/causes/donation/nobody`)).status()).toBe(404)
  await go(page, `/causes/donation/${slug}`)
  const main = page.getByRole('main')
  await see(main.getByRole('heading', { level: 1, name: `Give to ${row.name}` })).toBeVisible()
  await see(main.getByText(/We don’t take card donations/)).toBeVisible()
  await see(main.getByRole('link', { name: `Go to ${row.name}’s website` })).toHaveAttribute('href', 'https://hospice.example/')
  expect(await violationsEverywhere(page)).toEqual([])
  await main.getByRole('link', { name: 'Shop for this cause' }).press('Enter')
  await see(page).toHaveURL(new RegExp(`/support-a-good-cause/step-1\\?cause=${row.id}`))
  await context.close()
})

test.each([
  [1280, 800],
  [375, 812],
])(
  'the first screenful at %i × %i px has all that matters, and on phones the one action stays in sight to the end',
  async (width, height) => {
    const { page, context } = await site.open({ viewport: { width, height } })
    await go(page, `/causes/${slug}?anew=${width}`)
    const { description } = await site.server.services.db
      .selectFrom('cause')
      .select('description')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    const main = page.getByRole('main')
    const action = main.getByRole('link', { name: 'Shop for this cause' })
    const parts = [
      main.locator('svg').first(),
      main.locator('img').first(),
      main.getByRole('heading', { level: 1 }),
      // What it does, in one sentence.
      main.getByText(description.split(/(?<=[.!?])\s/)[0] ?? '').first(),
      main.getByText(/^£[\d,]+\.\d\d$/).first(),
      main.getByText(/^raised in \d{4}, towards a target of £[\d,]+$/),
      action,
    ]
    for (const part of parts) {
      await see(part).toBeVisible()
      const end = async () => {
        const box = await part.boundingBox()
        return (box?.y ?? height) + (box?.height ?? 0)
      }
      await expect.poll(end).toBeLessThanOrEqual(height)
    }
    await see(main.getByRole('link', { name: 'Shop for this cause' })).toHaveCount(1)
    await main.getByRole('heading', { name: 'Latest payments' }).scrollIntoViewIfNeeded()
    // On wide screens more of the cause's money stands below it.
    if (width < 768) await see(action).toBeInViewport()
    expect(await violationsEverywhere(page)).toEqual([])
    await context.close()
  },
)

test('X-073 who has chosen it is named by first name, and the choice is off until it is made', async () => {
  const { page, context } = await site.open()
  const { db } = site.server.services
  await sql`UPDATE app_user SET preferences = preferences - 'cause_page_name' WHERE supported_cause_id = 1`.execute(db)
  await go(page, `/causes/${slug}?anew=names`)
  await see(page.getByRole('main').getByRole('heading', { name: 'Latest payments' })).toBeVisible()
  await see(page.getByRole('region', { name: 'Latest supporters' })).toHaveCount(0)
  await db.updateTable('app_user').set({ first_name: 'Quillon' }).where('id', '=', 1).execute()
  const supporter = await site.open()
  await enter(supporter.page, 'supporter')
  await go(supporter.page, '/account/settings/preferences')
  const choice = supporter.page.getByLabel('Show my first name on my cause’s page')
  await see(choice).not.toBeChecked()
  await choice.check()
  await supporter.page.getByRole('button', { name: 'Save' }).click()
  await see(supporter.page.getByText('We’ve saved your preferences.').first()).toBeVisible()
  await supporter.context.close()
  await go(page, `/causes/${slug}?anew=named`)
  await see(page.getByRole('region', { name: 'Latest supporters' }).getByRole('listitem')).toHaveText(['QQuillon'])
  await context.close()
})

test('V-028 a cause that is found only by its link has a page that search engines leave out', async () => {
  const { page, context } = await site.open()
  const { db } = site.server.services
  await db.updateTable('cause').set({ may_be_marketed: false }).where('slug', '=', slug).execute()
  await go(page, `/causes/${slug}?anew=hidden`)
  await see(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await metaOf(page, 'robots')).toBe('noindex')
  await db.updateTable('cause').set({ may_be_marketed: true }).where('slug', '=', slug).execute()
  await context.close()
})
