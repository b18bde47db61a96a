import { sql } from 'kysely'
import { expect } from 'vitest'
import { balanceOf } from '#server/giving/journal/ledger.ts'
import { reconcile } from '#server/giving/journal/reconcile.ts'
import { readStats } from '#server/giving/my-giving/transaction-rows.ts'
import { readStatement } from '#server/giving/statements.ts'
import { type Order, worth } from './model.ts'
import type { MoneyWorld } from './world.ts'

const sum = (pence: number[]) => pence.reduce((total, one) => total + one, 0)
const total = (orders: Order[], isIn: (order: Order) => boolean = () => true) => sum(orders.filter(isIn).map(worth))

/** Everything that anybody is shown of the money, beside what the model says. */
export async function expectTruth(world: MoneyWorld): Promise<void> {
  await expectDonations(world)
  await expectPeople(world)
  for (const cause of world.causes) await expectCause(world, cause)
  await expectClaims(world)
  expect((await reconcile(world.db)).differences).toEqual([])
}

function stageOf({ model }: MoneyWorld, order: Order): string[] {
  if (order.phase === 'pending') return ['tracked', 'inReview']
  if (order.phase === 'confirmed') return ['awaitingFunds']
  if (order.phase === 'ready') return ['available']
  if (order.phase === 'declined') return ['declined']
  const payment = model.payments.findLast(({ orders, state }) => state !== 'refused' && orders.includes(order))
  return [payment?.state === 'paid' ? 'paid' : 'inPaymentRun']
}

async function expectDonations(world: MoneyWorld): Promise<void> {
  const rows = await world.db.selectFrom('donation').selectAll().where('user_id', 'in', [world.shopper, world.referrer]).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const order of world.model.orders) {
    const row = byId.get(world.known.get(order)?.id ?? '')
    expect(stageOf(world, order)).toContain(row?.stage)
    expect(row).toMatchObject({ cause_id: order.cause, spent_pence: order.spent })
    if (order.phase !== 'declined') expect(row?.net_pence).toBe(worth(order))
    // Once in a payment it stays as it was.
    if (order.phase === 'taken') expect(row?.donation_pence).toBe(order.taken)
  }
  expect(rows.length).toBe(world.model.orders.length)
}

async function expectPeople(world: MoneyWorld): Promise<void> {
  const { model, db, shopper } = world
  const [mine, theirs] = [model.orders.filter(({ isBonus }) => !isBonus), model.orders.filter(({ isBonus }) => isBonus)]
  const own = [...mine, ...theirs.slice(0, 0)]
  const bonus = theirs.find((one) => one.cause === world.causes[0])
  if (bonus) own.push(bonus)
  const { stats } = await readStats(db, { userId: shopper })
  expect(stats).toMatchObject({
    raised: total(own),
    pending: total(own, ({ phase }) => phase === 'pending'),
    confirmed: total(own, ({ phase }) => phase === 'confirmed' || phase === 'ready' || phase === 'taken'),
    paid: total(own, (one) => stageOf(world, one).includes('paid')),
  })
  const { rows } = await sql<{
    stamps: number
  }>`SELECT coalesce(sum(stamps), 0) AS stamps FROM stamp_card WHERE user_id = ${shopper}`.execute(db)
  expect({ stamps: Number(rows[0]?.stamps) }).toEqual({ stamps: mine.filter(model.hasEarned).length })
}

async function expectCause(world: MoneyWorld, cause: number): Promise<void> {
  const { model, db } = world
  const mine = model.orders.filter((one) => one.cause === cause)
  const payments = model.payments.filter((one) => one.cause === cause)
  const paidWith = (state: string) => sum(payments.filter((one) => one.state === state).map(({ pence }) => pence))
  const row = await db.selectFrom('cause').select('donations_total').where('id', '=', cause).executeTakeFirstOrThrow()
  expect({ raised: Number(row.donations_total) }).toEqual({ raised: total(mine) })
  expect({ balance: await balanceOf(db, cause) }).toEqual({ balance: model.balance(cause) })
  const booked = await sql<{ account: string; pence: number }>`
    SELECT account, -sum(pence) AS pence FROM journal_posting WHERE owner_id = ${cause} AND (account LIKE 'cause%' OR account IN ('inPayment', 'paid')) GROUP BY account`.execute(
    db,
  )
  const accounts = Object.fromEntries(booked.rows.map(({ account, pence }) => [account, Number(pence)]))
  expect({ causePending: 0, causeConfirmed: 0, causePayable: 0, inPayment: 0, paid: 0, ...accounts }).toEqual({
    causePending: total(mine, ({ phase }) => phase === 'pending'),
    causeConfirmed: total(mine, ({ phase }) => phase === 'confirmed'),
    causePayable: model.balance(cause),
    inPayment: paidWith('sent'),
    paid: paidWith('paid'),
  })
  const statements = await db.selectFrom('payment').selectAll().where('cause_id', '=', cause).execute()
  const made = statements.filter(({ line_stage }) => line_stage !== null)
  const told = (list: { pence: number; state: string | null }[]) => list.map(({ pence, state }) => `${pence}p ${state}`).sort()
  expect(told(made.map(({ pence, line_stage: state }) => ({ pence, state })))).toEqual(told(payments))
  for (const { id, pence, line_stage } of made) {
    if (line_stage === 'refused') continue
    const statement = await readStatement(db, cause, id)
    expect(sum((statement?.lines ?? []).map((line) => line.pence)) + (statement?.corrections?.pence ?? 0)).toBe(pence)
  }
}

/** Every accepted claim leads to exactly one donation, and to the right one. */
async function expectClaims({ model, claimIds, known, db }: MoneyWorld): Promise<void> {
  for (const claim of model.claims) {
    const row = await db
      .selectFrom('claim')
      .select(['status', 'donation_id'])
      .where('id', '=', claimIds.get(claim) ?? '')
      .executeTakeFirstOrThrow()
    const isOver = row.status === 'accepted' || row.status === 'settled'
    expect(isOver).toBe(!claim.isOpen && claim.order !== null)
    if (claim.order) expect(row.donation_id).toBe(known.get(claim.order)?.id)
  }
}
