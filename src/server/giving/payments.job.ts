import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { WaitingReason } from '#contract/cause-admin/statement.ts'
import { lastQuarterStart } from '#contract/giving/quarters.ts'
import { limits } from '#contract/limits.ts'
import { mayStillBePaid } from '#machines/giving/cause-payment/cause-payment.machine.ts'
import type { Tables } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { balanceAt, balancesAt, type CauseBalance } from './cause-balance.ts'
import { moveDonation } from './donations/donations.ts'
import { newReference } from './payment-run/approve.ts'
import { statementLines } from './statements.ts'

const perRun = 500

/** F-097: purchases whose time for returns is over go to the shop's review. */
export async function closeReturns({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const due = await db
    .selectFrom('donation')
    .select(['network', 'network_reference'])
    .where('stage', '=', 'tracked')
    // A bonus waits for somebody's first donation instead.
    .where('bonus_type', 'is', null)
    .where('purchased_at', '<=', new Date(now - limits.returnsWindow))
    .orderBy('purchased_at')
    .limit(perRun)
    .execute()
  const at = new Date(now).toISOString()
  for (const { network, network_reference: reference } of due) {
    await db
      .transaction()
      .execute((transaction) =>
        moveDonation(transaction, { network, reference }, { type: 'event', event: { type: 'returns.closed' } }, 'farthing', at),
      )
      .catch((error: { code?: string }) => {
        // Another process, or the shop, was faster.
        if (error.code !== 'illegalMove') throw error
      })
  }
}

/** What can be paid waits for a payment run, and what may be later in the quarter is looked at again tomorrow. */
const isCarried = (balance: CauseBalance): balance is CauseBalance & { decided: WaitingReason } =>
  balance.pence !== 0 && balance.decided !== 'paying' && !mayStillBePaid(balance.decided)

/** Writes down that one cause's quarter is carried over, in one transaction. Another process that is at it, or has been, wins. */
async function carryOver(db: Kysely<Tables>, causeId: number, turn: Date, now: number): Promise<void> {
  // Who gets the cause's row first goes on, and the second finds what the first has written.
  await db.selectFrom('cause').select('id').where('id', '=', causeId).forUpdate().execute()
  const stated = db.selectFrom('payment').select('id').where('cause_id', '=', causeId).where('period_end', '=', turn)
  if ((await stated.execute()).length > 0) return
  const balance = await balanceAt(db, causeId, turn, now)
  if (!isCarried(balance)) return
  const { pence, decided, donations, corrections } = balance
  const day = turn.toISOString().slice(0, 10)
  await db
    .insertInto('payment')
    .values({
      id: createHash('sha256').update(`payment ${causeId} ${day}`).digest('hex').slice(0, 20),
      cause_id: causeId,
      // Named by the quarter, as in a run: the turn itself is on another day in UTC while London is an hour ahead.
      reference: await newReference(db, causeId, turn),
      pence,
      is_paid: false,
      reason: decided,
      period_end: turn,
      kept_lines: JSON.stringify(await statementLines(db, causeId, { donations, corrections })),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * F-120, C-051, C-052: a statement for each cause that can't be paid for the newest quarter, looked for every day and made once. Nothing is paid here, and nothing is rounded:
 * people prepare and approve payment runs, and what is carried over stays ready.
 */
export async function carryOverUnpaid({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const turn = new Date(lastQuarterStart(now))
  const causes = await sql<{ cause_id: number }>`
    SELECT DISTINCT cause_id FROM (
      SELECT cause_id FROM donation WHERE stage = 'available' UNION ALL SELECT cause_id FROM donation_correction WHERE payment_id IS NULL AND NOT is_settled
    ) AS funds WHERE NOT EXISTS (SELECT 1 FROM payment WHERE payment.cause_id = funds.cause_id AND payment.period_end = ${turn}) ORDER BY cause_id`.execute(
    db,
  )
  const balances = await balancesAt(
    db,
    causes.rows.map(({ cause_id }) => cause_id),
    turn,
    now,
  )
  for (const [causeId, balance] of balances)
    if (isCarried(balance)) await db.transaction().execute((transaction) => carryOver(transaction, causeId, turn, now))
}
