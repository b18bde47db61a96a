import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DonationStage } from '#contract/giving/donation.ts'
import { declared } from '#tests/kit/declared.ts'
import { newPerson } from '#tests/kit/new-person.ts'
import { bothEngines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const count = expect.any(Number)
const text = expect.any(String)
const slug = expect.stringMatching(/^[a-z0-9-]+$/)
const until = expect.toBeOneOf([null, expect.stringMatching(/^\d{4}-\d\d-\d\dT/)])
const rate = {
  id: count,
  name: text,
  kind: expect.stringMatching(/^(percent|fixed)$/),
  value: count,
  isIncreased: expect.any(Boolean),
  increasedUntil: until,
  // What it is again when an increase ends.
  usualValue: expect.toBeOneOf([null, count]),
}
const card = { id: count, slug, name: text, category: text, bestRate: rate, ratesDiffer: expect.any(Boolean) }
const time = { amount: count, unit: expect.stringMatching(/^(minutes|hours|days|weeks|months)$/) }
const offer = { title: text, endsAt: until }

describe.each(bothEngines)('what anybody is told on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())
  const get = (path: string) => server.call('GET', path)
  const db = () => server.services.db
  const isCover = (one: unknown) => one === null || /^\/user-images\/[0-9a-f]{32}\.jpg$/.test(String(one))

  test('A-066, M-039 the totals of the site: causes, pounds raised, shops and supporters', async () => {
    expect(declared('readStatistics')).toEqual(['A-066', 'GET /api/statistics', 'anyone', 3000, 'log'])
    const counted = async (table: 'cause' | 'retailer' | 'app_user') =>
      (await db().selectFrom(table).select('id').execute()).length
    const raised = (await db().selectFrom('cause').select('donations_total').execute()).reduce(
      (sum, { donations_total }) => sum + Number(donations_total),
      0,
    )
    const { details } = await get('/api/statistics')
    // Beside them: what has reached causes lately, with nobody's name.
    const cause = {
      name: text,
      uri: slug,
      kind: text,
      logoHttps: null,
      coverHttps: expect.toSatisfy(isCover),
      place: text,
      raised: count,
      supporters: count,
    }
    const paysFor = { pounds: count, text }
    const payment = { id: text, cause, pence: count, paysFor, paidOn: expect.stringMatching(/^\d{4}-/) }
    expect(details.payments).toEqual([payment, payment, payment])
    expect({ statistics: details.statistics }).toEqual({
      statistics: {
        causes: await counted('cause'),
        raised,
        pending: count,
        paid: count,
        retailers: await counted('retailer'),
        supporters: await counted('app_user'),
      },
    })
    expect(raised).toBeGreaterThan(0)
  })

  test('A-073, A-074, A-096, M-040, S-020, X-034 shops and causes are searched for, ten at a time, and the headers say how', async () => {
    expect(declared('searchRetailers')).toEqual(['A-073', 'GET /api/search/retailer/search', 'anyone', 3000, 'rethrow'])
    expect(declared('searchRetailersFlagged')).toEqual(['A-074', 'GET /api/search/retailers/search', 'anyone', 3000, 'rethrow'])
    const answer = await get('/api/search/retailer/search?q=alder%20home')
    const { results } = answer.details.result
    expect(results[0]).toMatchObject({ name: 'Alder Home', slug: 'alder-home' })
    for (const one of results) expect(one).toEqual(card)
    expect(answer.headers).toMatchObject({ segmentation: text, searchtype: text })
    expect((await get('/api/search/retailers/search?q=alder%20home')).details).toEqual(answer.details)
    expect((await get('/api/search/retailer/search?q=a')).details.result.results.length).toBeLessThanOrEqual(10)
    expect((await get('/api/search/retailer/search?q=alder&perPage=2')).details.result.results).toHaveLength(2)
    const causes = await get('/api/search/cause/search?q=abbotsmere')
    expect(causes.details.result.results[0]).toMatchObject({ name: 'Abbotsmere Hospice', uri: 'abbotsmere-hospice' })
    expect(causes.headers).toMatchObject({ segmentation: text, searchtype: text })
    for (const wrong of ['', `q=${'x'.repeat(101)}`, 'q=a&perPage=0', 'q=a&perPage=51'])
      expect((await get(`/api/search/retailer/search?${wrong}`)).status).toBe(422)
  })

  test('A-093, M-024, M-026 shops by letter and page; one with its rates, increases, deals, codes, times and terms', async () => {
    expect(declared('listRetailers')).toEqual(['A-093', 'GET /api/retailers', 'anyone', 3000, 'rethrow'])
    expect(declared('readRetailer')).toEqual(['A-093', 'GET /api/retailers/:slug', 'anyone', 3000, 'rethrow'])
    const first = (await get('/api/retailers?letter=b&perPage=5')).details
    const second = (await get('/api/retailers?letter=b&perPage=5&page=2')).details
    const found = [...first.retailers, ...second.retailers]
    for (const one of found) expect(one).toEqual(card)
    const named = await db().selectFrom('retailer').select('name').where('name', 'ilike', 'b%').execute()
    expect(first.total).toBe(named.length)
    expect(found.map(({ name }) => name)).toEqual(
      named
        .map(({ name }) => name)
        .toSorted()
        .slice(0, 10),
    )
    expect(first.letters).toContain('b')
    // None leads to nothing, whatever else is chosen.
    for (const chosen of ['category=Travel', 'increased=true']) {
      const { retailers, letters } = (await get(`/api/retailers?${chosen}&perPage=60`)).details
      const known = new Set(retailers.map(({ name }: { name: string }) => name.charAt(0).toLowerCase()))
      expect([chosen, letters]).toEqual([chosen, [...known].toSorted()])
      expect(known.size).toBeGreaterThan(3)
    }
    const slugs = await db().selectFrom('retailer').select('slug').orderBy('id').limit(40).execute()
    const shops = await Promise.all(slugs.map(async (row) => (await get(`/api/retailers/${row.slug}`)).details.retailer))
    for (const shop of shops)
      expect(shop).toEqual({
        ...card,
        description: text,
        rates: shop.rates.map(() => rate),
        deals: shop.deals.map(() => ({ id: count, ...offer })),
        vouchers: shop.vouchers.map(() => ({ code: text, ...offer })),
        trackingTime: time,
        confirmationTime: time,
        paidAround: shop.sector === 'travel' ? null : expect.stringMatching(/^\d\s(January|April|July|October) \d{4}$/),
        decided: shop.decided && { confirmed: count, declined: count },
        terms: shop.terms.map(() => text),
        sector: expect.stringMatching(/^(goods|travel|insurance)$/),
      })
    for (const some of ['rates', 'deals', 'vouchers', 'terms']) expect(shops.some((shop) => shop[some].length > 0)).toBe(true)
    const increased = shops.flatMap(({ rates }) => rates).filter(({ isIncreased }) => isIncreased)
    expect(increased.length).toBeGreaterThan(0)
    for (const { increasedUntil } of increased) expect(Date.parse(increasedUntil)).toBeGreaterThan(server.clock.now())
    expect((await get('/api/retailers/no-such-shop')).status).toBe(404)
  })

  test('what a shop has decided in twelve months is told by its page, from the fifth on', async () => {
    const shop = await db().selectFrom('retailer').selectAll().orderBy('id').executeTakeFirstOrThrow()
    const own = await db().selectFrom('donation').select('id').where('retailer_id', '=', shop.id).orderBy('id').execute()
    const decided = async () => (await get(`/api/retailers/${shop.slug}`)).details.retailer.decided
    const set = (ids: string[], stage: DonationStage, daysAgo: number) =>
      db()
        .updateTable('donation')
        .set({ stage, purchased_at: new Date(server.clock.now() - daysAgo * 86_400_000) })
        .where('id', 'in', ids)
        .execute()
    const ids = own.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(7)
    const [first = '', second = '', third = '', fourth = '', fifth = '', ...others] = ids
    await set(others, 'inReview', 40)
    await set([first, second], 'paid', 200)
    await set([third], 'awaitingFunds', 100)
    await set([fourth], 'declined', 60)
    await set([fifth], 'available', 366)
    expect(await decided()).toBeNull()
    await set([fifth], 'available', 364)
    expect(await decided()).toEqual({ confirmed: 4, declined: 1 })
    await set([fourth], 'inPaymentRun', 60)
    expect(await decided()).toEqual({ confirmed: 5, declined: 0 })
  })

  test('A-094, M-026 the ids of a rate and of a deal lead to the shop; those of another shop lead nowhere', async () => {
    const { accessToken } = (await server.logIn('supporter')).tokens
    const go = (body: object) => server.call('POST', '/api/visits', { token: accessToken, body })
    const deal = await db()
      .selectFrom('deal')
      .innerJoin('retailer', 'retailer.id', 'deal.retailer_id')
      .select(['deal.id', 'retailer.slug'])
      .orderBy('deal.id')
      .executeTakeFirstOrThrow()
    const rated = (await get('/api/retailers/alder-home')).details.retailer.rates[1]
    expect((await go({ retailerSlug: 'alder-home', rateId: rated.id })).details.visit.retailerName).toBe('Alder Home')
    expect((await go({ retailerSlug: deal.slug, dealId: deal.id })).status).toBe(200)
    expect((await go({ retailerSlug: 'alder-home', dealId: deal.id })).status).toBe(404)
    const other = (await get('/api/retailers/barley-grocers')).details.retailer.rates[0]
    expect((await go({ retailerSlug: 'alder-home', rateId: other.id })).status).toBe(404)
  })

  test('A-105, M-004 the terms of each kind have an id, a statement, a path and a version, and who registers accepts that very version', async () => {
    expect(declared('readTerms')).toEqual(['A-105', 'GET /api/terms/:type', 'anyone', 3000, 'rethrow'])
    for (const type of ['supporter', 'cause', 'website', 'cookies', 'advertising-disclosure', 'privacy', 'eula']) {
      const { details, status } = await get(`/api/terms/${type}`)
      expect([type, status]).toEqual([type, 200])
      expect(details.terms).toEqual({ Id: `${type}-1`, Statement: text, Path: expect.stringMatching(/^\//), Version: '1' })
      expect(details.body.length).toBeGreaterThan(0)
      const { from_day } = await db()
        .selectFrom('terms')
        .select('from_day')
        .where('id', '=', `${type}-1`)
        .executeTakeFirstOrThrow()
      expect(details.from).toBe(from_day.toISOString())
    }
    expect((await get('/api/terms/nothing')).status).toBe(404)
    const { terms } = (await get('/api/terms/supporter')).details
    const body = { ...newPerson('terms@example.org'), userTerms: [terms], marketingPreferences: [] }
    const { user } = (await server.call('POST', '/api/user', { body })).details
    const accepted = await db().selectFrom('terms_acceptance').selectAll().where('user_id', '=', user.id).execute()
    expect(accepted).toMatchObject([{ terms_id: terms.Id, statement: terms.Statement, path: terms.Path, version: terms.Version }])
  })

  test('M-031, F-066 a referral keeps who brought somebody, a partner where it isn’t said', async () => {
    const make = (body: object) => server.call('POST', '/api/referrals', { body })
    const { referral } = (await make({ referrerEntityType: 'cause', referrerEntityIdentifier: 'abbotsmere-hospice' })).details
    const { referral: byPartner } = (await make({ referrerEntityIdentifier: 'harvest-radio' })).details
    const rows = await db().selectFrom('referral').selectAll().where('id', 'in', [referral.id, byPartner.id]).execute()
    expect(rows.find(({ id }) => id === referral.id)).toMatchObject({
      referrer_type: 'cause',
      referrer_identifier: 'abbotsmere-hospice',
      used_by: null,
    })
    expect(rows.find(({ id }) => id === byPartner.id)).toMatchObject({
      referrer_type: 'partner',
      referrer_identifier: 'harvest-radio',
    })
    expect((await make({})).status).toBe(422)
  })
})
