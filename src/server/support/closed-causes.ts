import { sql } from 'kysely'
import type { ClosedCause } from '#contract/support/closed-cause.ts'
import { adminsOf } from '../cause-admin/admins.ts'
import { currentClosing, nameOf } from '../cause-admin/closing.ts'
import type { Db } from '../db/open.ts'
import { heldMoneyOf, movableOf } from '../giving/held-money.ts'

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

/** A closed cause as the support team sees it; null where nothing of it waits for them. Money that was kept for now comes back when it is more, or less. */
export async function closedCauseOf(db: Db, causeId: number, userId: number, now: number): Promise<ClosedCause | null> {
  const closing = await currentClosing(db, causeId)
  if (!closing?.closed_at) return null
  const money = await heldMoneyOf(db, causeId, now)
  const proposal = await proposalOf(db, causeId)
  const decisions = await decisionsOf(db, causeId)
  const last = decisions.find(({ kind }) => kind === 'kept' || kind === 'released' || kind === 'moved')
  const isKept = last?.kind === 'kept' && last.pence === money.heldPence
  if (!closing.wanted_at && !proposal && (money.heldPence === 0 || isKept)) return null
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
    movablePence: movableOf(money).reduce((sum, { pence }) => sum + pence, 0),
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
