import { type RawBuilder, sql } from 'kysely'
import type { AuditSubject } from '#contract/support/audit.ts'
import { lookDueAt, type SupportColleague, type SupportItem, supportPageSize } from '#contract/support/support-queue.ts'
import { readItemKey, type SupportQueueName, supportQueues } from '#contract/support/support-queue-names.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { stakesOf } from '#server/giving/claims/claim-rows.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { type ClosedThatWaits, closedCausesThatWait } from '../decisions/closed-causes.ts'
import { openingOf } from './message-opening.ts'
import { handOver } from './support-assignments.ts'
import { dueSql } from './support-due.ts'
import { countByQueue, type ItemRow, itemsThatWait } from './support-items.ts'

type Assigned = ItemRow & { assignee_id: number | null; assignee: string | null; run: SupportItem['run']; written: string | null }

/** LIKE has signs of its own. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** As people see it, with what is at stake where it is a claim. */
async function toItems(db: Db, rows: readonly Assigned[], now: number): Promise<SupportItem[]> {
  const stakes = await stakesOf(
    db,
    rows.filter(({ queue }) => queue === 'claims').map(({ reference }) => reference),
  )
  return rows.map((row) => toItem(row, row.queue === 'claims' ? (stakes.get(row.reference) ?? null) : null, now))
}

function toItem(row: Assigned, stake: number | null, now: number): SupportItem {
  const due = row.happens_at?.getTime() ?? (row.queue === 'calls' ? null : lookDueAt(row.queue, row.since.getTime()))
  return {
    queue: row.queue,
    reference: row.reference,
    name: row.name,
    who: row.who,
    standing: row.standing,
    since: row.since.toISOString(),
    dueAt: due === null ? null : new Date(due).toISOString(),
    isOverdue: row.queue !== 'calls' && due !== null && due < now,
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee ?? '' },
    personId: row.person_id,
    causeId: row.cause_id,
    run: row.run,
    stake,
    opening: row.written === null ? null : openingOf(row.written),
  }
}

const assigned = (items: RawBuilder<unknown>) => sql`${items} AS item
  LEFT JOIN support_assignment held ON held.queue = item.queue AND held.reference = item.reference
  LEFT JOIN app_user keeper ON keeper.id = held.user_id`

const shown = sql`item.queue, item.reference, item.name, item.who, item.standing, item.since, item.happens_at, item.person_id, item.cause_id,
  keeper.id AS assignee_id, keeper.first_name || ' ' || keeper.last_name AS assignee,
  CASE WHEN item.queue = 'payments' THEN (SELECT json_build_object('causes', count(*), 'pence', coalesce(sum(line.pence), 0),
    'isAgain', EXISTS (SELECT 1 FROM payment_run own JOIN payment_run before ON before.turn = own.turn AND before.prepared_at < own.prepared_at AND before.stage IN ('sent', 'answered') WHERE own.id = item.reference))
    FROM payment_run_line line WHERE line.run_id = item.reference AND line.waits IS NULL) END AS run,
  CASE WHEN item.queue = 'messages' THEN item.words END AS written`

/** One thing that still waits. */
async function oneItem(
  db: Db,
  key: { queue: SupportQueueName; reference: string },
  { now, closed }: { now: number; closed: readonly ClosedThatWaits[] },
): Promise<Assigned | undefined> {
  const items = itemsThatWait({ now, closed }, key.queue)
  const { rows } = await sql<Assigned>`SELECT ${shown} FROM ${assigned(items)} WHERE item.reference = ${key.reference}`.execute(
    db,
  )
  return rows[0]
}

async function teamOf(db: Db, userId: number): Promise<SupportColleague[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('is_support', '=', true)
    .where('disabled_at', 'is', null)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    isMe: row.id === userId,
  }))
}

function subjectOf({ queue, reference, cause_id }: ItemRow): AuditSubject {
  if (queue === 'claims') return `claim:${reference}`
  if (queue === 'requests') return `adminRequest:${reference}`
  if (queue === 'messages') return `message:${reference}`
  if (queue === 'reports') return `report:${reference}`
  if (queue === 'payments') return `paymentRun:${reference}`
  return `cause:${cause_id ?? 0}`
}

const orders = {
  due: sql`${dueSql}, item.since`,
  oldest: sql`item.since`,
  newest: sql`item.since DESC`,
} as const

export const supportItemHandlers = {
  /** By when somebody should have looked, or by how long it waits; the totals are of what the rest of the filter leaves. */
  listSupportItems: async ({ db, now, query, ...context }) => {
    const { userId } = currentUser(context)
    const asked = { now, closed: await closedCausesThatWait(db, now) }
    const conditions = [sql`true`]
    if (query.q) {
      const like = `%${literally(query.q)}%`
      conditions.push(sql`concat_ws(' ', item.reference, item.name, item.who, item.words) ILIKE ${like}`)
    }
    if (query.assignee === 'me') conditions.push(sql`held.user_id = ${userId}`)
    if (query.assignee === 'nobody') conditions.push(sql`held.user_id IS NULL`)
    const fits = sql.join(conditions, sql` AND `)
    const totals = await countByQueue(db, assigned(itemsThatWait(asked)), fits)
    const total = query.queue ? totals[query.queue] : supportQueues.reduce((sum, name) => sum + totals[name], 0)
    const pages = Math.max(1, Math.ceil(total / supportPageSize))
    const page = Math.min(query.page ?? 1, pages)
    const { rows } = await sql<Assigned>`SELECT ${shown} FROM ${assigned(itemsThatWait(asked, query.queue))} WHERE ${fits}
      ORDER BY ${orders[query.order ?? 'due']}, item.queue, item.reference LIMIT ${supportPageSize} OFFSET ${(page - 1) * supportPageSize}`.execute(
      db,
    )
    const key = query.item === undefined ? null : readItemKey(query.item)
    const selected = key ? await oneItem(db, key, asked) : undefined
    return {
      items: await toItems(db, rows, now),
      total,
      totals,
      page,
      pages,
      selected: selected ? ((await toItems(db, [selected], now))[0] ?? null) : null,
      team: await teamOf(db, userId),
      readAt: new Date(now).toISOString(),
    }
  },

  /** What waits no more, and who is none of the team, is answered `notFound`. */
  assignSupportItem: async ({ services, now, body, ...context }) => {
    const { userId } = currentUser(context)
    const { queue, reference, from, to } = body
    return services.db.transaction().execute(async (db) => {
      const asked = { now, closed: queue === 'closed' ? await closedCausesThatWait(db, now) : [] }
      const before = await oneItem(db, body, asked)
      if (!before) throw new HttpError('notFound')
      if (to !== null && !(await teamOf(db, userId)).some(({ id }) => id === to)) throw new HttpError('notFound')
      if (from === to && before.assignee_id !== from) throw new HttpError('assignedMeanwhile')
      if (from !== to) {
        await handOver(db, { queue, reference, from, to, now })
        const action = to === null ? 'supportItemReleased' : 'supportItemAssigned'
        await recordAudit(db, { action, userId, subject: subjectOf(before), detail: { queue, reference, from, to }, at: now })
      }
      const after = await oneItem(db, body, asked)
      const [item] = await toItems(db, [after ?? before], now)
      if (!item) throw new Error('One row is one item.')
      return { item }
    })
  },
} satisfies Handlers
