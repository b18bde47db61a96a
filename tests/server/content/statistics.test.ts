import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentDayOf } from '#contract/giving/payment-days.ts'
import { DAY } from '#contract/limits.ts'
import { openingOf } from '#server/content/quoted-update.ts'
import { openTestServer, type TestServer } from '#tests/kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer('embedded')
})
afterAll(() => server.close())

const example = async () => (await server.call('GET', '/api/statistics')).details.example

test('the home page’s example is a real shop that gives one share of everything, reckoned before VAT', async () => {
  const { db } = server.services
  const rates = await db.selectFrom('rate').selectAll().execute()
  const shops = await db
    .selectFrom('retailer')
    .select(['id', 'name', 'slug', 'category', 'sector'])
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .execute()
  const ofShop = (id: number) => rates.filter((rate) => rate.retailer_id === id)
  const plain = shops.filter(({ id, sector }) => {
    const [rate, ...others] = ofShop(id)
    return sector === 'goods' && others.length === 0 && rate?.kind === 'percent' && !rate.is_increased
  })
  const [first] = plain
  if (!first) throw new Error('No such shop is seeded.')
  const [rate] = ofShop(first.id)
  const { name, slug, category } = first
  expect(await example()).toEqual({
    shop: { name, slug, category, rate: rate?.value },
    spend: 6000,
    net: 5000,
    raises: Math.floor((5000 * (rate?.value ?? 0)) / 10_000),
  })
  const plainIds = plain.map(({ id }) => id)
  await db.updateTable('rate').set({ is_increased: true }).where('retailer_id', 'in', plainIds).execute()
  expect(await example()).toBeNull()
})

test('of all that was raised, what shops may still decline and what causes have been paid is told to the penny; what is declined is in neither', async () => {
  const { db } = server.services
  const told = async () => (await server.call('GET', '/api/statistics')).details.statistics
  const stages = await db.selectFrom('donation').select(['stage', 'net_pence']).execute()
  const payments = await db.selectFrom('payment').select('pence').where('is_paid', '=', true).execute()
  const sum = (pence: readonly (number | string | bigint)[]) => pence.reduce<number>((all, one) => all + Number(one), 0)
  const of = (names: string[]) => sum(stages.filter(({ stage }) => names.includes(stage)).map((row) => row.net_pence))
  const { raised, pending, paid } = await told()
  expect([pending, paid]).toEqual([of(['tracked', 'inReview']), sum(payments.map(({ pence }) => pence))])
  expect(Math.min(pending, paid, raised - pending - paid)).toBeGreaterThan(0)
  await db.updateTable('donation').set({ stage: 'declined' }).where('stage', '=', 'tracked').execute()
  expect((await told()).pending).toBe(of(['inReview']))
})

test('beside what a cause has been paid stands what it says that donations pay for: the dearest that the payment was enough for, and nothing where none was', async () => {
  const { db } = server.services
  const list = async () => (await server.call('GET', '/api/statistics')).details.payments
  const told = async () => (await list())[0]
  // One of each kind comes first, and of a kind one that says what amounts pay for.
  const shown: { cause: { kind: string } }[] = await list()
  expect(new Set(shown.map(({ cause }) => cause.kind)).size).toBe(shown.length)
  expect(shown.length).toBe(3)
  await db.updateTable('cause').set({ pays_for: '[]' }).execute()
  const { id, pence, cause } = await told()
  const says = async (...pounds: number[]) => {
    const lines = JSON.stringify(pounds.map((each) => ({ pounds: each, text: `what £${each} does` })))
    await db.updateTable('cause').set({ pays_for: lines }).where('slug', '=', cause.uri).execute()
    const first = await told()
    expect([first.id, first.pence]).toEqual([id, pence])
    return first.paysFor
  }
  const most = Math.floor(pence / 100)
  expect(await says(most, 1, most + 1)).toEqual({ pounds: most, text: `what £${most} does` })
  expect(await says(most + 1)).toBeNull()
  expect(await says()).toBeNull()
})

test('the home page names causes of one place, of which none has its payment told there, none hides where it is, and the directory has more', async () => {
  const told = async () => (await server.call('GET', '/api/statistics')).details
  const { payments, near } = await told()
  const uris = near.causes.map(({ uri }: { uri: string }) => uri)
  expect([near.place, uris.length, new Set(uris).size]).toEqual(['Abbotsmere', 3, 3])
  expect(uris).toContain('abbotsmere-hospice')
  // The page of each says the same sum.
  for (const { uri, raised } of near.causes)
    expect((await server.call('GET', `/api/causes/id:${uri}`)).details).toMatchObject({ cause: { donationsTotal: raised } })
  for (const { cause } of payments) expect(uris).not.toContain(cause.uri)
  const part = (await server.call('GET', `/api/cause-directory/${near.prefix}`)).details
  expect(part.total).toBeGreaterThanOrEqual(3)
  const hospice = server.services.db.updateTable('cause').where('slug', '=', 'abbotsmere-hospice')
  await hospice.set({ show_location_in_search: false }).execute()
  const after = (await told()).near
  expect(after.causes.map(({ uri }: { uri: string }) => uri)).not.toContain('abbotsmere-hospice')
  await hospice.set({ show_location_in_search: true }).execute()
})

test('the home page quotes the newest update of a cause among those whose payments it shows: how it begins, and none that is old, removed or of another cause', async () => {
  const { db } = server.services
  await db.deleteFrom('cause_update').execute()
  const told = async () => (await server.call('GET', '/api/statistics')).details
  const { payments, update } = await told()
  expect(update).toBeNull()
  const [first, second] = payments
  const idOf = async (uri: string) =>
    (await db.selectFrom('cause').select('id').where('slug', '=', uri).executeTakeFirstOrThrow()).id
  const names = payments.map((payment: { cause: { uri: string } }) => payment.cause.uri)
  const other = await db.selectFrom('cause').select('slug').where('slug', 'not in', names).limit(1).executeTakeFirstOrThrow()
  const post = async (uri: string, text: string, daysAgo: number, takenDown: object = {}) =>
    db
      .insertInto('cause_update')
      .values({
        cause_id: await idOf(uri),
        author_id: 2,
        text,
        created_at: new Date(server.clock.now() - daysAgo * DAY),
        ...takenDown,
      })
      .execute()
  await post(first.cause.uri, 'Older than three months by a day.', 91)
  expect((await told()).update).toBeNull()
  const long = `The roof is on.\n\nIt was dry on Sunday. ${'And so on, '.repeat(30)}.`
  await post(second.cause.uri, long, 3)
  await post(first.cause.uri, 'Another, from before that.', 8)
  await post(other.slug, 'Newer, but it isn’t shown here.', 1)
  await post(first.cause.uri, 'Newer, but it was removed.', 1, { taken_down_at: new Date(server.clock.now()), taken_down_by: 2 })
  const { name, uri, logoHttps, coverHttps } = second.cause
  expect((await told()).update).toEqual({
    cause: { name, uri, picture: logoHttps ?? coverHttps },
    text: 'The roof is on. It was dry on Sunday.',
    postedAt: new Date(server.clock.now() - 3 * DAY).toISOString(),
  })
})

test('an opening is whole sentences where one fits, and whole words where none does', () => {
  expect(openingOf('One. Two.\n\nThree.', 40)).toBe('One. Two. Three.')
  expect(openingOf('One thing. Another thing. A third.', 26)).toBe('One thing. Another thing.')
  expect(openingOf('One thing, and then another thing', 16)).toBe('One thing, and…')
  expect(openingOf('It cost 4.50 for each of them all', 12)).toBe('It cost…')
})

test('R-133 every quarter of which something was paid has the day of its payments, and together they are what has been paid', async () => {
  const { quarters } = (await server.call('GET', '/api/statistics/quarters')).details as {
    quarters: { paidOn: string; pence: number; causes: number }[]
  }
  const { paid } = (await server.call('GET', '/api/statistics')).details.statistics
  expect(quarters.length).toBeGreaterThan(2)
  expect(quarters.reduce((sum, { pence }) => sum + pence, 0)).toBe(paid)
  const days = quarters.map(({ paidOn }) => paidOn)
  expect(days).toEqual(days.toSorted())
  const payments = await server.services.db
    .selectFrom('payment')
    .select(['cause_id', 'period_end'])
    .where('is_paid', '=', true)
    .execute()
  for (const { paidOn, causes } of quarters) {
    const its = payments.filter(({ period_end }) => new Date(paymentDayOf(period_end.getTime())).toISOString() === paidOn)
    expect(causes).toBe(new Set(its.map(({ cause_id }) => cause_id)).size)
  }
})
