import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { decidePayment } from '../../../machines/giving/cause-payment/cause-payment.machine.ts'
import { limits } from '../../contract/limits.ts'
import { lastTurn } from '../../contract/rules/quarters.ts'
import type { Tables } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { accountOf, heldUntil } from './bank-account.ts'
import { moveDonation } from './donations.ts'

const perRun = 500

/** F-097: purchases whose time for returns is over go to the shop's review. */
export async function closeReturns({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const due = await db
    .selectFrom('donation')
    .select('network_reference')
    .where('stage', '=', 'tracked')
    // A bonus waits for somebody's first donation instead.
    .where('bonus_type', 'is', null)
    .where('purchased_at', '<=', new Date(now - limits.returnsWindow))
    .orderBy('purchased_at')
    .limit(perRun)
    .execute()
  const at = new Date(now).toISOString()
  for (const { network_reference } of due) {
    await db
      .transaction()
      .execute((both) =>
        moveDonation(both, network_reference, { type: 'event', event: { type: 'returns.closed' } }, 'farthing', at),
      )
      .catch((error: { code?: string }) => {
        // Another process, or the shop, was faster.
        if (error.code !== 'illegalMove') throw error
      })
  }
}

/** What was ready before the turn of the quarter; what became ready later waits for the next. */
const readyBefore = (db: Kysely<Tables>, causeId: number, turn: Date) =>
  db
    .selectFrom('donation')
    .select(['network_reference', 'donation_pence'])
    .where('cause_id', '=', causeId)
    .where('stage', '=', 'available')
    .where((where) =>
      where.exists(
        where
          .selectFrom('donation_move')
          .select('donation_move.id')
          .whereRef('donation_move.donation_id', '=', 'donation.id')
          .where('donation_move.stage', '=', 'available')
          .where('donation_move.at', '<', turn),
      ),
    )
    .orderBy('id')

/** Pays or carries over one cause for one quarter, in one transaction. Another process that is at it, or has been, wins. */
async function payCause(db: Kysely<Tables>, causeId: number, turn: Date, at: string): Promise<void> {
  // Who gets the cause's row first goes on; the payment's own index is what keeps the second from paying.
  await db.selectFrom('cause').select('id').where('id', '=', causeId).forUpdate().execute()
  const donations = await readyBefore(db, causeId, turn).execute()
  const pence = donations.reduce((total, donation) => total + donation.donation_pence, 0)
  if (pence === 0) return
  const account = await accountOf(db, causeId)
  const isHeld = account ? heldUntil(account.changed_at, Date.parse(at)) !== null : false
  const decided = decidePayment({ pence, hasBankDetails: account !== undefined, isHeld })
  // Looked at again tomorrow.
  if (decided === 'held') return
  const day = turn.toISOString().slice(0, 10)
  const id = createHash('sha256').update(`payment ${causeId} ${day}`).digest('hex').slice(0, 20)
  const mine = await db
    .insertInto('payment')
    .values({
      id,
      cause_id: causeId,
      reference: `FAR-${causeId}-${day}`,
      pence,
      is_paid: decided === 'paying',
      reason: decided === 'paying' ? null : decided,
      period_end: turn,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!mine || decided !== 'paying') return
  for (const { network_reference } of donations)
    for (const type of ['run.joined', 'run.paid'] as const)
      await moveDonation(db, network_reference, { type: 'event', event: { type } }, 'farthing', at)
  await db
    .updateTable('donation')
    .set({ payment_id: id })
    .where(
      'network_reference',
      'in',
      donations.map((donation) => donation.network_reference),
    )
    .execute()
  await tellOfPayment(db, id, causeId, at)
}

/** Everybody whose purchases were in a payment hears of their share of it, once. */
async function tellOfPayment(db: Kysely<Tables>, paymentId: string, causeId: number, at: string): Promise<void> {
  await sql`
    INSERT INTO notice (user_id, kind, subject, detail, created_at, is_mailed)
    SELECT donation.user_id, 'donationPaid', ${paymentId}, jsonb_build_object('cause', cause.name, 'causeId', cause.id, 'pence', sum(donation.donation_pence)), ${at}, false
    FROM donation JOIN cause ON cause.id = donation.cause_id
    WHERE payment_id = ${paymentId} AND donation.cause_id = ${causeId} AND user_id IS NOT NULL GROUP BY donation.user_id, cause.id
    ON CONFLICT DO NOTHING`.execute(db)
}

/**
 * F-120, C-051, C-052: the run of the newest quarter, which is looked for every day and made once. Started twice, raced by another process or killed in the
 * middle it pays each cause once; nothing is rounded, and what is carried over stays ready.
 */
export async function payCauses({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const turn = new Date(lastTurn(now))
  const causes = await sql<{ cause_id: number }>`
    SELECT DISTINCT cause_id FROM donation WHERE stage = 'available'
      AND NOT EXISTS (SELECT 1 FROM payment WHERE payment.cause_id = donation.cause_id AND payment.period_end = ${turn}) ORDER BY cause_id`.execute(
    db,
  )
  for (const { cause_id } of causes.rows)
    await db.transaction().execute((both) => payCause(both, cause_id, turn, new Date(now).toISOString()))
}
