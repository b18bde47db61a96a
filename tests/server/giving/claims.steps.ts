import { DAY } from '#contract/limits.ts'
import { dayInLondon } from '#contract/london.ts'
import type { TestServer } from '#tests/kit/server.ts'

const order = {
  purchaseDate: '',
  orderReference: 'ORD-12',
  totalSpend: '49.99',
  priorShopping: 'no',
  comment: '',
  travelType: '',
  travelDate: '',
  insuranceType: '',
}

/** Claims that are filed and decided, over a server that is opened before. */
export function claimSteps(here: () => { server: TestServer; token: string; support: string }) {
  const db = () => here().server.services.db

  /** A shop of a kind, whose own time for reporting is so many days. */
  async function shop(sector: 'goods' | 'travel' | 'insurance', trackingDays: number) {
    const { id } = await db()
      .selectFrom('retailer')
      .select('id')
      .where('sector', '=', sector)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('rate').select('rate.id').whereRef('rate.retailer_id', '=', 'retailer.id')),
      )
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await db()
      .updateTable('retailer')
      .set({ tracking_amount: trackingDays, tracking_unit: 'days' })
      .where('id', '=', id)
      .execute()
    return id
  }
  /** One that is otherwise as another is, and takes part no more: it has no rates. */
  async function goneShop(like: number): Promise<number> {
    const { id: _, ...shop } = await db().selectFrom('retailer').selectAll().where('id', '=', like).executeTakeFirstOrThrow()
    const { id } = await db()
      .insertInto('retailer')
      .values({ ...shop, terms: JSON.stringify(shop.terms), slug: 'gone-shop', name: 'Gone Shop', hosts: [] })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  let visits = 0
  async function visit(retailerId: number, daysAgo: number): Promise<{ id: string; day: string }> {
    const at = new Date(here().server.clock.now() - daysAgo * DAY)
    const id = `claims-${++visits}`
    const values = { id, user_id: 1, cause_id: 1, retailer_id: retailerId, rate_id: null, deal_id: null }
    await db()
      .insertInto('visit')
      .values({ ...values, visit_session: null, search_session: null, guest_email: null, created_at: at })
      .execute()
    return { id, day: dayInLondon(at.toISOString()) }
  }
  const file = (retailerId: number, day: string, changes: object = {}, options: { key?: string; isAnother?: boolean } = {}) =>
    here().server.call('POST', '/api/user/me/enquiries/missing-donation', {
      token: here().token,
      body: {
        retailerId,
        visitDate: day,
        order: { ...order, orderReference: `ORD-${visits}`, purchaseDate: day, ...changes },
        ...(options.isAnother ? { isAnother: true } : {}),
      },
      ...(options.key ? { headers: { 'idempotency-key': options.key } } : {}),
    })
  const read = async (id: string) =>
    (await here().server.call('GET', `/api/user/me/claims/${id}`, { token: here().token })).details.claim
  const decide = (id: string, body: object) =>
    here().server.call('POST', `/api/support/claims/${id}`, { token: here().support, body })
  return { db, shop, goneShop, visit, file, read, decide }
}
