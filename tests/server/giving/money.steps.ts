import { expect } from 'vitest'
import { networkOf } from '#tests/kit/network.ts'
import type { TestServer } from '#tests/kit/server.ts'

/** Purchases of supporter@ and what the network reports of them, over a server that is opened before. */
export function moneySteps(server: () => TestServer) {
  let network: Awaited<ReturnType<typeof networkOf>>
  let signedIn: string
  let orders = 0
  const report: typeof network = (event) => network(event)
  const token = () => signedIn
  const db = () => server().services.db
  const now = () => server().clock.now()
  const iso = (time: number) => new Date(time).toISOString()
  const signIn = async () => {
    signedIn = (await server().logIn('supporter')).tokens.accessToken
  }
  const get = async (path: string) => (await server().call('GET', path, { token: signedIn })).details
  const detail = async (id: string | null) => (await get(`/api/user/me/transactions/${id}`)).transaction
  const raised = async () => (await get('/api/user/me/transactions/stats')).stats.raised as number
  const row = (id: string | null) =>
    db().selectFrom('donation').selectAll().where('id', '=', String(id)).executeTakeFirstOrThrow()

  /** A visit to a shop whose only rate is so many hundredths of a%. */
  async function visit(value = 150, kind: 'percent' | 'fixed' = 'percent') {
    const slug = 'alder-home'
    const shop = await db().selectFrom('retailer').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()
    await db().updateTable('rate').set({ kind, value }).where('retailer_id', '=', shop.id).execute()
    const made = await server().call('POST', '/api/visits', { token: signedIn, body: { retailerSlug: slug } })
    expect(made.status).toBe(200)
    return { id: made.details.visit.id as string, shop }
  }
  const newOrder = () => `ORDER-${++orders}`
  async function buy(spentPence: number, value?: number, kind?: 'percent' | 'fixed') {
    const { id: visitId } = await visit(value, kind)
    const reference = newOrder()
    const { status, donationId } = await report({ type: 'sale', reference, visitId, spentPence })
    expect(status).toBe(200)
    return { reference, visitId, id: donationId ?? '' }
  }
  const adjust = (reference: string, spentPence: number) => report({ type: 'adjusted', reference, spentPence })
  const fund = async (reference: string) => {
    expect((await report({ type: 'confirmed', reference })).status).toBe(200)
    expect((await report({ type: 'funded', reference })).status).toBe(200)
  }
  async function begin() {
    network = await networkOf(server())
    await signIn()
  }
  return { begin, token, report, db, now, iso, signIn, get, detail, raised, row, visit, newOrder, buy, adjust, fund }
}
