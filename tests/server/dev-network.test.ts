import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcile } from '#server/giving/journal/reconcile.ts'
import { openTestServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer('embedded')
})
// Whatever is played, the books agree with what anybody is shown.
afterAll(async () => {
  expect((await reconcile(server.services.db)).differences).toEqual([])
  await server.close()
})

const play = async (body: Record<string, string>) =>
  (
    await server.app.inject({
      method: 'POST',
      url: '/dev/network',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(body).toString(),
    })
  ).statusCode
const shown = async () => (await server.app.inject({ url: '/dev/network' })).body
const some = (stage: 'available' | 'paid') =>
  server.services.db
    .selectFrom('donation')
    .selectAll()
    .where('stage', '=', stage)
    .where('retailer_id', 'is not', null)
    .where('terms_kind', '=', 'percent')
    .where('donation_pence', '>', 20)
    .orderBy('purchased_at', 'desc')
    .limit(2)
    .execute()
const now = (id: string) => server.services.db.selectFrom('donation').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('what is ready is reduced and declined; what is paid stays and gains a correction', async () => {
  const [reduced, declined] = await some('available')
  const [partly, wholly] = await some('paid')
  if (!reduced || !declined || !partly || !wholly) throw new Error('The demo has too few donations.')
  const page = await shown()
  for (const { id } of [reduced, partly]) expect(page).toContain(`id="${id}"`)
  const half = (row: typeof reduced) => ({ reference: row.network_reference, pounds: (row.spent_pence / 200).toFixed(2) })
  expect(await play({ ...half(reduced), report: 'adjusted' })).toBe(303)
  expect(await play({ reference: declined.network_reference, report: 'declined', reason: 'returned' })).toBe(303)
  expect((await now(reduced.id)).donation_pence).toBeLessThan(reduced.donation_pence)
  expect(await now(declined.id)).toMatchObject({ stage: 'declined', decline_reason: 'returned' })
  expect(await play({ ...half(partly), report: 'adjusted' })).toBe(303)
  expect(await play({ reference: wholly.network_reference, report: 'declined', reason: 'cancelled' })).toBe(303)
  const corrected = await now(partly.id)
  expect(corrected).toMatchObject({ stage: 'paid', donation_pence: partly.donation_pence })
  expect(corrected.correction_pence).toBeLessThan(0)
  expect(await now(wholly.id)).toMatchObject({ stage: 'paid', net_pence: 0 })
})

test('a card is linked, and something bought with it in a shop', async () => {
  expect(await play({ report: 'linkCard', person: 'nobody@example.org', lastFour: '1111' })).toBe(422)
  expect(await play({ report: 'linkCard', person: 'supporter@farthing.example', lastFour: '1111' })).toBe(303)
  expect(await shown()).toContain('1111, supporter@farthing.example')
  expect(await play({ report: 'inStore', lastFour: '1111', shop: 'alder-home', pounds: '25.00' })).toBe(303)
  const newest = await server.services.db
    .selectFrom('donation')
    .selectAll()
    .where('purchase_type', '=', 'inStore')
    .orderBy('purchased_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(newest).toMatchObject({ spent_pence: 2500, visit_id: null, user_id: 1 })
  expect(await play({ report: 'inStore', lastFour: '2222', shop: 'alder-home', pounds: '25.00' })).toBe(422)
})

test('a shop reports late what an accepted claim has booked: with its number it is the same, without it support is asked', async () => {
  const { db } = server.services
  const token = (await server.logIn('supporter')).tokens.accessToken
  const visit = (await server.call('POST', '/api/visits', { token, body: { retailerSlug: 'alder-home' } })).details.visit
  const { retailer_id } = await db.selectFrom('visit').select('retailer_id').where('id', '=', visit.id).executeTakeFirstOrThrow()
  const at = new Date(server.clock.now())
  const claim = (id: string, order: string) => ({
    id,
    user_id: 1,
    retailer_id,
    visit_id: visit.id as string,
    donation_id: null,
    type: 'missingDonation' as const,
    status: 'received' as const,
    visit_date: at,
    order_reference: order,
    spent_pence: 4000,
    comment: null,
    created_at: at,
    held_until: null,
    query_reason: null,
    details: '{}',
  })
  await db
    .insertInto('claim')
    .values([claim('CL-PLAY0001', 'AH-1'), claim('CL-PLAY0002', 'AH-2')])
    .execute()
  for (const reference of ['CL-PLAY0001', 'CL-PLAY0002'])
    expect(await play({ report: 'found', reference, reason: 'We have found it.' })).toBe(303)
  const bookedBy = async (id: string) =>
    (await db.selectFrom('claim').select('donation_id').where('id', '=', id).executeTakeFirstOrThrow()).donation_id ?? ''
  const first = await bookedBy('CL-PLAY0001')
  expect(await shown()).toContain('id="late-CL-PLAY0001"')
  expect(await play({ report: 'late', visit: visit.id, order: 'AH-1', pounds: '38.00' })).toBe(303)
  expect(await now(first)).toMatchObject({ is_reported: true, spent_pence: 3800 })
  expect(await shown()).not.toContain('id="late-CL-PLAY0001"')
  expect(await play({ report: 'lateOther', visit: visit.id, order: 'AH-2', pounds: '12.00' })).toBe(303)
  const kept = await db
    .selectFrom('kept_report')
    .select('reason')
    .where('donation_id', '=', await bookedBy('CL-PLAY0002'))
    .execute()
  expect(kept).toEqual([{ reason: 'maybeClaimed' }])
})
