import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { type RecordLine, recordLine } from '#contract/support/records.ts'
import type { Db } from '#server/db/open.ts'

export const linesPerPage = 50

/** Each answers `at` and `line`: what the contract says of a line, beside its moment. */
type Source = RawBuilder<unknown>

const line = (kind: RecordLine['kind'], parts: Source) => sql`jsonb_build_object('kind', ${sql.lit(kind)}, ${parts}) AS line`
/** Moments inside of a line, as the contract writes them. */
const iso = (moment: string) => sql`to_char(${sql.raw(moment)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Looks are left to the audit trail itself: each page that is read is one, and would move the lines that come after it. */
const audited = (fits: Source): Source => sql`
  SELECT audit.at, ${line('audit', sql`'action', audit.action, 'by', actor.email, 'text', audit.detail->>'reason'`)}
  FROM audit LEFT JOIN app_user actor ON actor.id = audit.user_id AND actor.deleted_at IS NULL
  WHERE audit.action <> 'supportLooked' AND ${fits}`

const requestLine = sql`'reference', admin_request.reference, 'cause', cause.name, 'email', admin_request.email`
const callLine = sql`'cause', cause.name, 'startsAt', ${iso('coaching_booking.starts_at')}, 'isCancelled', coaching_booking.cancelled_at IS NOT NULL`

const requests = (fits: Source): Source[] => [
  sql`SELECT admin_request.created_at AS at, ${line('request', sql`${requestLine}, 'status', 'received', 'text', admin_request.evidence`)}
    FROM admin_request JOIN cause ON cause.id = admin_request.cause_id WHERE ${fits}`,
  sql`SELECT admin_request.decided_at AS at, ${line('request', sql`${requestLine}, 'status', admin_request.status, 'text', admin_request.reason`)}
    FROM admin_request JOIN cause ON cause.id = admin_request.cause_id WHERE ${fits} AND admin_request.decided_at IS NOT NULL`,
]
const calls = (fits: Source): Source => sql`
  SELECT coalesce(coaching_booking.cancelled_at, coaching_booking.changed_at) AS at, ${line('call', callLine)}
  FROM coaching_booking JOIN cause ON cause.id = coaching_booking.cause_id WHERE ${fits}`

export const linesOfPerson = (id: number, email: string): Source[] => [
  sql`SELECT created_at AS at, jsonb_build_object('kind', 'began') AS line FROM app_user WHERE id = ${id}`,
  sql`SELECT cause_choice.since AS at, ${line('supported', sql`'cause', cause.name, 'causeId', cause.id`)}
    FROM cause_choice LEFT JOIN cause ON cause.id = cause_choice.cause_id WHERE cause_choice.user_id = ${id}`,
  sql`SELECT purchased_at AS at, ${line('donation', sql`'id', donation.id, 'shop', retailer.name, 'stage', donation.stage, 'pence', donation.net_pence`)}
    FROM donation LEFT JOIN retailer ON retailer.id = donation.retailer_id WHERE donation.user_id = ${id}`,
  sql`SELECT claim_move.at, ${line('claim', sql`'id', claim.id, 'shop', retailer.name, 'stage', claim_move.stage, 'text', claim_move.note`)}
    FROM claim JOIN claim_move ON claim_move.claim_id = claim.id JOIN retailer ON retailer.id = claim.retailer_id WHERE claim.user_id = ${id}`,
  sql`SELECT created_at AS at, ${line('message', sql`'reference', reference, 'topic', topic, 'text', text`)}
    FROM contact_message WHERE lower(email) = lower(${email}::text)`,
  sql`SELECT handled_at AS at, ${line('messageAnswered', sql`'reference', reference, 'text', answer`)}
    FROM contact_message WHERE lower(email) = lower(${email}::text) AND handled_at IS NOT NULL`,
  ...requests(sql`(admin_request.user_id = ${id} OR lower(admin_request.email) = lower(${email}::text))`),
  calls(sql`coaching_booking.user_id = ${id}`),
  audited(sql`audit.user_id = ${id}`),
  audited(sql`audit.subject = ${`user:${id}`} AND audit.user_id IS DISTINCT FROM ${id}`),
]

export const linesOfCause = (id: number): Source[] => [
  sql`SELECT created_at AS at, jsonb_build_object('kind', 'began') AS line FROM cause WHERE id = ${id}`,
  sql`SELECT at, ${line('review', sql`'stage', stage, 'by', moved_by, 'text', note`)} FROM cause_review_move WHERE cause_id = ${id}`,
  sql`SELECT changed_at AS at, ${line('bankDetails', sql`'accountName', account_name, 'lastFour', last_four, 'isUndone', undone_at IS NOT NULL`)}
    FROM bank_details WHERE cause_id = ${id}`,
  sql`SELECT coalesce(returned_at, answered_at, period_end) AS at,
      ${line('payment', sql`'reference', reference, 'runId', run_id, 'pence', pence, 'stage', line_stage, 'isPaid', is_paid`)}
    FROM payment WHERE cause_id = ${id}`,
  ...requests(sql`admin_request.cause_id = ${id}`),
  calls(sql`coaching_booking.cause_id = ${id}`),
  sql`SELECT asked_at AS at, ${line('closing', sql`'isClosed', false, 'text', reason`)} FROM cause_closing WHERE cause_id = ${id}`,
  sql`SELECT closed_at AS at, ${line('closing', sql`'isClosed', true, 'text', reason`)} FROM cause_closing WHERE cause_id = ${id} AND closed_at IS NOT NULL`,
  audited(sql`audit.subject = ${`cause:${id}`}`),
]

/** One page of them all, the newest first. No source is read beyond what the page can show of it. */
export async function readLines(
  db: Db,
  sources: readonly Source[],
  page: number,
): Promise<{ lines: RecordLine[]; hasMore: boolean }> {
  const most = page * linesPerPage + 1
  const newest = sources.map(
    (source) => sql`(SELECT at, line FROM (${source}) AS source WHERE at IS NOT NULL ORDER BY at DESC LIMIT ${most})`,
  )
  const { rows } = await sql<{ at: Date; line: object }>`SELECT at, line FROM (${sql.join(newest, sql` UNION ALL `)}) AS record
    ORDER BY at DESC, line::text LIMIT ${linesPerPage + 1} OFFSET ${(page - 1) * linesPerPage}`.execute(db)
  const lines = rows.slice(0, linesPerPage).map(({ at, line }) => z.parse(recordLine, { ...line, at: at.toISOString() }))
  return { lines, hasMore: rows.length > linesPerPage }
}
