import { sql } from 'kysely'
import { expect } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { dayInLondon } from '#contract/london.ts'
import type { MoneyEvent } from './events.ts'
import type { Claim, Order } from './model.ts'
import type { MoneyWorld } from './world.ts'

const iso = (time: number) => new Date(time).toISOString()

/** What the person does at the shop, what its network reports of it, and what the person misses: each done and told to the model. */
export async function makeVisit(world: MoneyWorld, rate: number): Promise<number> {
  // Purchases of one day are told apart by their amount, whichever visit they are told of.
  world.server.clock.advance(2 * DAY)
  const made = await world.server.call(world.shopper, 'POST', '/api/visits', { retailerSlug: 'shop', rateId: rate + 1 })
  expect(made.status).toBe(200)
  return world.visits.push({ id: made.details.visit.id, cause: world.supported, rate, at: world.now }) - 1
}

export async function sell(world: MoneyWorld, visit: number, number: string | null, spentPence: number): Promise<void> {
  const { model, known, server } = world
  const { id: visitId, at: since, cause, kind, value } = world.rateOf(visit)
  const count = world.next()
  const at = since + count * 1000
  const reference = `${world.name}-NET-${count}`
  const named = number === null ? {} : { orderReference: number }
  const report = { type: 'sale', reference, visitId, spentPence, at: iso(at), ...named }
  const waiting = model.orders.filter((one) => one.visit === visit && !one.isReported && !one.isDuplicate)
  const mine = model.claimed(visit, number, spentPence)
  const { status, donationId } = await server.report(report)
  expect(status).toBe(200)
  if (mine) {
    expect(donationId).toBe(known.get(mine)?.id)
    model.adopt(mine, number, spentPence, world.now)
  }
  const order = mine ?? model.add({ cause, visit, at, kind, value, spent: spentPence, number })
  known.set(order, { reference, id: donationId ?? '', report })
  if (!mine && number === null && waiting.length > 0) await noteKept(world, reference, order, waiting)
}

async function noteKept(world: MoneyWorld, reference: string, reported: Order, waiting: Order[]): Promise<void> {
  const row = await world.db
    .selectFrom('kept_report')
    .select(['id', 'donation_id', 'reason'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  expect(row?.reason).toBe('maybeClaimed')
  const claimed = waiting.find((one) => world.known.get(one)?.id === row?.donation_id)
  if (!claimed || !row) throw new Error('Support was told of another order.')
  world.kept.push({ id: Number(row.id), reported, claimed })
}

export async function sellInStore(world: MoneyWorld, spentPence: number): Promise<void> {
  const reference = `${world.name}-STORE-${world.next()}`
  const report = { type: 'inStoreSale', reference, card: world.card, retailer: 'shop', spentPence, at: iso(world.now) }
  const { status, donationId } = await world.server.report(report)
  expect(status).toBe(200)
  const made = { cause: world.supported, visit: null, at: world.now, spent: spentPence, number: null }
  world.known.set(world.model.add({ ...made, ...world.rates[0] }), { reference, id: donationId ?? '', report })
}

type Said = Extract<MoneyEvent, { order: number; type: 'adjusted' | 'declined' | 'confirmed' | 'funded' | 'paidFor' }>

export async function shopSays(world: MoneyWorld, order: Order, said: Said): Promise<void> {
  const { model, now } = world
  const reference = world.known.get(order)?.reference ?? ''
  const say = async (event: { type: string } & Record<string, unknown>, isTaken: boolean) =>
    expect({ ...event, status: (await world.server.report({ ...event, reference })).status }).toEqual({
      ...event,
      status: isTaken ? 200 : 409,
    })
  if (said.type === 'adjusted') {
    const spentPence = world.amount(said.spent)
    model.adjust(order, spentPence, now)
    await say({ type: 'adjusted', spentPence }, true)
  } else if (said.type === 'declined') {
    model.decline(order, now)
    await say({ type: 'declined', reason: 'cancelled' }, true)
  } else {
    if (said.type !== 'funded') await say({ type: 'confirmed' }, model.confirm(order, now))
    if (said.type !== 'confirmed') await say({ type: 'funded' }, model.fund(order, now))
  }
}

/** N-12, as people write it. */
const speltOtherwise = (number: string) => number.toLowerCase().replace('-', ' ')

/** The person misses a purchase: one that was made, or one that nobody has heard of. */
export async function fileClaim(
  world: MoneyWorld,
  visit: number,
  asked: Extract<MoneyEvent, { type: 'claimed' }>,
): Promise<void> {
  const { model, server } = world
  const { at } = world.rateOf(visit)
  if (world.now < at + 4 * DAY) server.clock.advance(at + 4 * DAY - world.now)
  const orders = model.orders.filter((one) => one.visit === visit && one.spent > 0)
  const meant = asked.isOfOrder ? world.pick(orders, asked.order) : undefined
  const number = meant?.number ?? `N-${world.next()}`
  const spent = meant?.spent ?? world.amount(asked.spent)
  const day = dayInLondon(iso(at))
  const order = {
    ...{ purchaseDate: day, priorShopping: 'no', comment: 'It is missing.', travelType: '', travelDate: '', insuranceType: '' },
    totalSpend: (spent / 100).toFixed(2),
    orderReference: asked.isSpeltOtherwise ? speltOtherwise(number) : number,
  }
  const file = (isAnother: boolean) =>
    server.call(world.shopper, 'POST', '/api/user/me/enquiries/missing-donation', {
      retailerId: 1,
      visitDate: day,
      isAnother,
      order,
    })
  let filed = await file(false)
  expect(filed.status).toBe(200)
  const seen = model.orders.find((one) => world.known.get(one)?.id === filed.details.transactionId) ?? null
  if (filed.details.kind === 'tracked') {
    expect(seen).not.toBeNull()
    // There it is.
    if (seen === meant) return
    filed = await file(true)
  }
  expect(filed.details.kind).toBe('received')
  const id = filed.details.submissionId
  if ([...world.claimIds.values()].includes(id)) return
  const claim: Claim = { visit, number, spent, isOpen: true, order: null, seen }
  model.claims.push(claim)
  world.claimIds.set(claim, id)
}

export async function answerClaim(world: MoneyWorld, claim: Claim, isFound: boolean): Promise<void> {
  const { model } = world
  const id = world.claimIds.get(claim) ?? ''
  const wasOpen = claim.isOpen
  const { status } = await world.server.report({ type: 'claimAnswered', reference: id, isFound, reason: 'We have looked.' })
  expect(status).toBe(wasOpen ? 200 : 409)
  if (!wasOpen) return
  if (!isFound) {
    claim.isOpen = false
    return
  }
  if (model.accept(claim)) return
  const { cause, kind, value, at } = world.rateOf(claim.visit)
  const { visit, number, spent } = claim
  claim.order = model.add({ cause, visit, at, kind, value, spent, number, isReported: false })
  const row = await world.db.selectFrom('claim').select('donation_id').where('id', '=', id).executeTakeFirstOrThrow()
  world.known.set(claim.order, { reference: id, id: row.donation_id ?? '', report: null })
}

/** Somebody of the support team sees that what was reported is what a claim was about. */
export async function joinReport(world: MoneyWorld, kept: MoneyWorld['kept'][number] | undefined): Promise<void> {
  if (!kept) return
  const { claimed, reported, id } = kept
  const mayJoin = !claimed.isReported && !claimed.isDuplicate
  const { status } = await world.server.call(world.server.support[0], 'POST', `/api/support/reports/${id}`, {
    type: 'report.joined',
  })
  expect(status).toBe(mayJoin ? 200 : 409)
  if (!mayJoin) return
  world.model.join(claimed, reported, world.now)
  world.kept.splice(world.kept.indexOf(kept), 1)
}

/** The shop pays another rate from now on. */
export async function changeRate(world: MoneyWorld): Promise<void> {
  const value = world.rates[0].value === 1000 ? 800 : 1000
  world.rates[0] = { kind: 'percent', value }
  await sql`UPDATE rate SET value = ${value} WHERE position = 0`.execute(world.db)
}
