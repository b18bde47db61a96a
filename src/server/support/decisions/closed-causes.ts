import { sql } from 'kysely'
import type { ClosedCause } from '#contract/support/closed-cause.ts'
import { currentClosing } from '#server/cause-admin/close-cause/closing.ts'
import type { Db } from '#server/db/open.ts'
import { type HeldMoney, heldMoneyOf, transferableOf } from '#server/giving/held-money.ts'
import { adminsOf } from '#server/shared/admins.ts'
import { nameOf } from '#server/shared/notices.ts'

const shownDecisions = 10

/** The move to another cause that waits for a second person. */
export const proposalOf = (db: Db, causeId: number) =>
  db
    .selectFrom('held_decision')
    .innerJoin('cause', 'cause.id', 'held_decision.to_cause_id')
    .selectAll('held_decision')
    .select('cause.name as to_name')
    .where('cause_id', '=', causeId)
    .where('stage', '=', 'proposed')
    .executeTakeFirst()

async function decisionsOf(db: Db, causeId: number): Promise<ClosedCause['decisions']> {
  const rows = await db
    .selectFrom('held_decision')
    .leftJoin('app_user', 'app_user.id', 'held_decision.decided_by')
    .selectAll('held_decision')
    .select(sql<string>`coalesce(app_user.first_name || ' ' || app_user.last_name, '')`.as('by'))
    .where('cause_id', '=', causeId)
    .where('stage', '!=', 'proposed')
    .orderBy('held_decision.id', 'desc')
    .limit(shownDecisions)
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    stage: row.stage,
    pence: row.pence,
    text: row.stage === 'declined' ? (row.answer ?? row.reason) : row.reason,
    at: (row.answered_at ?? row.decided_at).toISOString(),
    by: row.by,
  }))
}

const lastOfMoney = (decisions: ClosedCause['decisions']) =>
  decisions.find(({ kind }) => kind === 'kept' || kind === 'released' || kind === 'moved')

/** Money that was kept for now comes back when it is more, or less. */
function isKept(decisions: ClosedCause['decisions'], heldPence: number): boolean {
  const last = lastOfMoney(decisions)
  return last?.kind === 'kept' && last.pence === heldPence
}

const moneyWaits = (heldPence: number, decisions: ClosedCause['decisions']) => heldPence !== 0 && !isKept(decisions, heldPence)

/** A closed cause that somebody of the team has to look at, and since when. */
export interface ClosedThatWaits {
  causeId: number
  since: Date
}

/** Money waits since the first of it was held; after a decision about it, since it changed. */
async function heldSince(db: Db, { donations }: HeldMoney, closedAt: Date, decisions: ClosedCause['decisions']): Promise<Date> {
  const last = lastOfMoney(decisions)
  const floor = last ? new Date(last.at) : closedAt
  const moves = db
    .selectFrom('donation_move')
    .select((of) => of.fn.min('at').as('at'))
    .where('donation_id', 'in', ['', ...donations.map(({ id }) => id)])
  const first = await (last ? moves.where('at', '>', floor) : moves.where('stage', '=', 'available')).executeTakeFirst()
  return first?.at && first.at > floor ? first.at : floor
}

/** Closed causes that somebody of the team has to look at, the longest closed first: a second person has to decide, somebody wants to open it again, or money is held. */
export async function closedCausesThatWait(db: Db, now: number): Promise<ClosedThatWaits[]> {
  const rows = await db
    .selectFrom('cause_closing')
    .select((row) => [
      'cause_id',
      'closed_at',
      'wanted_at',
      row
        .selectFrom('held_decision')
        .select((of) => of.fn.max('held_decision.decided_at').as('at'))
        .whereRef('held_decision.cause_id', '=', 'cause_closing.cause_id')
        .where('held_decision.stage', '=', 'proposed')
        .as('proposed_at'),
      row
        .exists(
          row
            .selectFrom('donation')
            .select('donation.id')
            .whereRef('donation.cause_id', '=', 'cause_closing.cause_id')
            .where('donation.stage', '=', 'available'),
        )
        .as('has_money'),
    ])
    .where('stage', '=', 'closed')
    .orderBy('closed_at')
    .orderBy('cause_id')
    .execute()
  const waiting: ClosedThatWaits[] = []
  for (const { cause_id: causeId, closed_at, wanted_at, proposed_at, has_money } of rows) {
    const asked = proposed_at ?? wanted_at
    if (asked) waiting.push({ causeId, since: asked })
    else if (has_money) {
      const [money, decisions] = [await heldMoneyOf(db, causeId, now), await decisionsOf(db, causeId)]
      if (moneyWaits(money.heldPence, decisions))
        waiting.push({ causeId, since: await heldSince(db, money, closed_at ?? new Date(now), decisions) })
    }
  }
  return waiting
}

/** A closed cause as the support team sees it; null where nothing of it waits for them. */
export async function closedCauseOf(db: Db, causeId: number, userId: number, now: number): Promise<ClosedCause | null> {
  const closing = await currentClosing(db, causeId)
  if (!closing?.closed_at) return null
  const money = await heldMoneyOf(db, causeId, now)
  const proposal = await proposalOf(db, causeId)
  const decisions = await decisionsOf(db, causeId)
  if (!closing.wanted_at && !proposal && !moneyWaits(money.heldPence, decisions)) return null
  const cause = await db.selectFrom('cause').select(['id', 'name', 'slug']).where('id', '=', causeId).executeTakeFirstOrThrow()
  const people = await adminsOf(db, causeId, { isClosedToo: true })
  return {
    id: cause.id,
    name: cause.name,
    uri: cause.slug,
    closedAt: closing.closed_at.toISOString(),
    reason: closing.reason,
    payablePence: money.payablePence,
    heldPence: money.heldPence,
    movablePence: transferableOf(money).reduce((sum, { pence }) => sum + pence, 0),
    pendingPence: money.pendingPence,
    waits: money.waits,
    people: people.map((one) => ({ name: `${one.first_name} ${one.last_name}`, email: one.email })),
    wanted: closing.wanted_at
      ? {
          text: closing.wanted_text ?? '',
          at: closing.wanted_at.toISOString(),
          by: closing.wanted_by === null ? '' : await nameOf(db, closing.wanted_by),
        }
      : null,
    proposal: proposal
      ? {
          to: proposal.to_name,
          pence: proposal.pence,
          text: proposal.reason,
          by: proposal.decided_by === null ? '' : await nameOf(db, proposal.decided_by),
          isMine: proposal.decided_by === userId,
        }
      : null,
    decisions,
  }
}
