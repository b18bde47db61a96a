import { sql } from 'kysely'
import { dayInLondon, startOfDay } from '#contract/london.ts'
import type { AuditAction, AuditSubject } from '#contract/support/audit.ts'
import type { Db } from '../db/open.ts'

export interface AuditEvent {
  action: AuditAction
  /** Who did it; null where nobody was logged in, and for jobs. */
  userId: number | null
  subject: AuditSubject | null
  /** What else somebody who looks into it needs. Never a secret. */
  detail?: Record<string, string | number | boolean | null>
  /** Milliseconds since the epoch. */
  at: number
}

/** What tells of nothing that is kept: looks, and tries that failed. */
const alone: ReadonlySet<AuditAction> = new Set(['supportLooked', 'listExported', 'logInFailed', 'proofFailed', 'linkMailFailed'])

/** Neither the line nor what it tells of is there without the other. Throws for a line outside of a transaction: that is a fault of ours, wherever it is. */
function demandTransaction(db: Db, action: AuditAction): void {
  if (!db.isTransaction && !alone.has(action))
    throw new Error(`${action} has to be noted with the transaction of what it tells of.`)
}

/** Adds a line to the audit trail, with the transaction of what it is about. */
export async function recordAudit(db: Db, { action, userId, subject, detail = {}, at }: AuditEvent): Promise<void> {
  demandTransaction(db, action)
  await db
    .insertInto('audit')
    .values({ at: new Date(at), user_id: userId, action, subject, detail: JSON.stringify(detail) })
    .execute()
}

/** Adds many lines at once, as `recordAudit` does one. */
export async function recordAudits(db: Db, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return
  for (const { action } of events) demandTransaction(db, action)
  await sql`INSERT INTO audit (at, user_id, action, subject, detail)
    SELECT * FROM unnest(${events.map(({ at }) => new Date(at).toISOString())}::timestamptz[], ${events.map(({ userId }) => userId)}::integer[],
      ${events.map(({ action }) => action)}::text[], ${events.map(({ subject }) => subject)}::text[], ${events.map(({ detail = {} }) => JSON.stringify(detail))}::jsonb[])`.execute(
    db,
  )
}

/**
 * For what its own person can make happen any number of times: so many lines, and from then on one line a day that counts. `subject` has to be that person.
 */
export async function recordAuditUpTo(db: Db, event: AuditEvent, mostOfADay: number): Promise<void> {
  const day = startOfDay(dayInLondon(new Date(event.at).toISOString()))
  const last = await db
    .selectFrom('audit')
    .select('at')
    .where('subject', '=', event.subject)
    .where('action', '=', event.action)
    .orderBy('id', 'desc')
    .offset(mostOfADay - 1)
    .limit(1)
    .executeTakeFirst()
  const isMuch = last !== undefined && last.at.getTime() >= new Date(day).getTime()
  return isMuch ? countAudit(db, event) : recordAudit(db, event)
}

/** For what anybody can make happen any number of times: one line a day for each subject, which counts how often. */
export async function countAudit(db: Db, { action, userId, subject, detail = {}, at }: AuditEvent): Promise<void> {
  demandTransaction(db, action)
  const tally = `${action} ${subject} ${dayInLondon(new Date(at).toISOString())}`
  await sql`INSERT INTO audit (at, user_id, action, subject, detail, tally)
    VALUES (${new Date(at)}, ${userId}, ${action}, ${subject}, ${JSON.stringify(detail)}::jsonb, ${tally})
    ON CONFLICT (tally) DO UPDATE SET times = audit.times + 1, last_at = excluded.at`.execute(db)
}
