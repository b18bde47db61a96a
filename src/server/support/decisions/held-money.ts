import { sql } from 'kysely'
import type { HeldDecisionKind, HeldDecisionStage } from '#contract/cause-admin/closing.ts'
import type { AuditAction } from '#contract/support/audit.ts'
import type { HeldMoneyEvent } from '#contract/support/closed-cause.ts'
import { transitionHeldMoney } from '#machines/support/held-money/held-money.machine.ts'
import { currentClosing } from '#server/cause-admin/close-cause/closing.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { giveDonations, heldMoneyOf, lockHeldMoney, transferableOf } from '#server/giving/held-money.ts'
import { refuseOwn, runsCause } from '#server/shared/admins.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { collectsSql } from '#server/shared/cause-conditions.ts'
import { proposalOf } from './closed-causes.ts'

export interface SupportAct {
  causeId: number
  userId: number
  text: string
  now: number
}

/** The closed cause and its money, locked: of two who decide at once one comes after the other. Throws `secondPerson` for who would approve their own proposal, `illegalMove` for what can't be now. */
async function lockFor(db: Db, event: HeldMoneyEvent, { causeId, userId, now }: SupportAct, to?: number) {
  await lockHeldMoney(db, to === undefined ? [causeId] : [causeId, to])
  const closing = await currentClosing(db, causeId)
  if (closing?.stage !== 'closed') throw new HttpError('illegalMove')
  const proposal = await proposalOf(db, causeId)
  const stage = proposal ? 'proposed' : 'held'
  const isProposer = proposal?.decided_by === userId
  if (!transitionHeldMoney(stage, isProposer, event))
    throw new HttpError(isProposer && transitionHeldMoney(stage, false, event) ? 'secondPerson' : 'illegalMove')
  return { closing, proposal, money: await heldMoneyOf(db, causeId, now) }
}

export async function recordDecision(
  db: Db,
  { causeId, userId, text, now }: SupportAct,
  decision: { kind: HeldDecisionKind; stage: HeldDecisionStage; pence: number; to?: number },
): Promise<void> {
  const { to, ...kept } = decision
  await db
    .insertInto('held_decision')
    .values({ cause_id: causeId, ...kept, reason: text, to_cause_id: to ?? null, decided_by: userId, decided_at: new Date(now) })
    .execute()
}

const audit = (db: Db, action: AuditAction, { causeId, userId, text, now }: SupportAct, detail: { pence: number; to?: number }) =>
  recordAudit(db, { action, userId, subject: `cause:${causeId}`, detail: { ...detail, reason: text }, at: now })

/** What is held goes to the cause with the next payment run after all, or stays where it is. */
export async function decideMoney(
  db: Db,
  event: Extract<HeldMoneyEvent, { type: 'money.released' | 'money.kept' }>,
  act: SupportAct,
): Promise<void> {
  const { closing, money } = await lockFor(db, event, act)
  if (money.heldPence === 0) throw new HttpError('illegalMove')
  const isReleased = event.type === 'money.released'
  if (isReleased)
    await db
      .updateTable('cause_closing')
      .set({ payable_until: new Date(act.now) })
      .where('id', '=', closing.id)
      .execute()
  const pence = money.heldPence
  await recordDecision(db, act, { kind: isReleased ? 'released' : 'kept', stage: 'done', pence })
  await audit(db, isReleased ? 'heldMoneyReleased' : 'heldMoneyKept', act, { pence })
}

const penceOf = (money: Awaited<ReturnType<typeof heldMoneyOf>>) =>
  transferableOf(money).reduce((sum, { pence }) => sum + pence, 0)

/** Another cause is named that what can be moved may go to: one that is open and confirmed. A second person has to agree; neither of them runs it. */
export async function proposeTransfer(db: Db, event: HeldMoneyEvent, act: SupportAct & { to: number }): Promise<void> {
  const { money } = await lockFor(db, event, act, act.to)
  refuseOwn(await runsCause(db, act.userId, act.to))
  const pence = penceOf(money)
  if (pence === 0) throw new HttpError('illegalMove')
  await refuseOther(db, act)
  await recordDecision(db, act, { kind: 'moved', stage: 'proposed', pence, to: act.to })
  await audit(db, 'heldMoneyMoveProposed', act, { pence, to: act.to })
}

async function refuseOther(db: Db, { causeId, to }: { causeId: number; to: number }): Promise<void> {
  const other = await db
    .selectFrom('cause')
    .select('id')
    .where('id', '=', to)
    .where(collectsSql)
    .where('review', '=', 'confirmed')
    .executeTakeFirst()
  if (!other || to === causeId) throw new HttpError('validation', { fields: { cause: 'heldCauseOpen' } })
}

/** Everybody whose donations have gone to another cause hears of it, once for each decision. */
async function notifyGivers(db: Db, decisionId: number, now: number): Promise<void> {
  await sql`INSERT INTO notice (user_id, kind, subject, detail, created_at, is_mailed)
    SELECT donation.user_id, 'donationsMoved', ${String(decisionId)},
      jsonb_build_object('cause', gave.name, 'causeId', takes.id, 'toCause', takes.name, 'pence', sum(donation.donation_pence)), ${new Date(now)}, false
    FROM donation_transfer AS moved JOIN donation ON donation.id = moved.donation_id JOIN cause AS gave ON gave.id = moved.from_cause_id JOIN cause AS takes ON takes.id = moved.to_cause_id
    WHERE moved.decision_id = ${decisionId} AND donation.user_id IS NOT NULL GROUP BY donation.user_id, gave.name, takes.id ON CONFLICT DO NOTHING`.execute(
    db,
  )
}

/** A second person agrees, and the money moves, or it is held as before. Answers whether the money has changed since it was proposed: nothing moves then, and it has to be proposed anew. */
export async function answerTransfer(
  db: Db,
  event: Extract<HeldMoneyEvent, { type: 'move.approved' | 'move.declined' }>,
  act: SupportAct,
): Promise<boolean> {
  const before = await proposalOf(db, act.causeId)
  const to = before?.to_cause_id
  if (!before || !to) throw new HttpError('illegalMove')
  const { money } = await lockFor(db, event, act, to)
  if (event.type === 'move.approved') refuseOwn(await runsCause(db, act.userId, to))
  const answered = { answered_by: act.userId, answered_at: new Date(act.now), answer: act.text }
  const settle = (changes: { stage: HeldDecisionStage }) =>
    db
      .updateTable('held_decision')
      .set({ ...answered, ...changes, ...(before.decided_by === act.userId ? { answered_by: null } : {}) })
      .where('id', '=', before.id)
      .execute()
  if (event.type === 'move.declined') {
    await settle({ stage: 'declined' })
    await audit(db, 'heldMoneyMoveDeclined', act, { pence: before.pence, to })
    return false
  }
  if (penceOf(money) !== before.pence) {
    await settle({ stage: 'outdated' })
    return true
  }
  await refuseOther(db, { causeId: act.causeId, to })
  await settle({ stage: 'done' })
  await giveDonations(db, transferableOf(money), { from: act.causeId, to, decisionId: before.id, at: new Date(act.now) })
  await notifyGivers(db, before.id, act.now)
  await audit(db, 'heldMoneyMoved', act, { pence: before.pence, to })
  return false
}
