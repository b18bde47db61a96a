import { type RawBuilder, sql } from 'kysely'
import { HOUR, limits } from '#contract/limits.ts'
import { type SupportQueueName, type SupportStanding, supportQueues } from '#contract/support/support-queue-names.ts'
import { stagesWith } from '#machines/causes/cause-review/cause-review.machine.ts'
import type { Db } from '#server/db/open.ts'
import type { ClosedThatWaits } from '../decisions/closed-causes.ts'
import { causeSince, claimDecisionSql, claimSince } from './support-since.ts'

/** One thing that waits, as the database has it. */
export interface ItemRow {
  queue: SupportQueueName
  reference: string
  name: string
  who: string | null
  standing: SupportStanding
  /** When it was put into our hands: who puts it back or takes it begins nothing anew. */
  since: Date
  /** When a call with a coach is, and by when a claim that is looked at is decided. */
  happens_at: Date | null
  person_id: number | null
  cause_id: number | null
}

interface Asked {
  now: number
  /** Closed causes that somebody has to look at: what of their money is held says no single question to the database. */
  closed: readonly ClosedThatWaits[]
}

const noTime = sql`NULL::timestamptz`
const fullName = (table: string) => sql`${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}`
const withAddress = sql`LEFT JOIN app_user person ON lower(person.email) = lower(own.email) AND person.disabled_at IS NULL`

const sources = {
  causes: () => sql`SELECT own.id::text, own.name, person.email,
      CASE own.review WHEN 'waiting' THEN 'new' WHEN 'inReview' THEN 'inHand' ELSE own.review END,
      ${causeSince}, ${noTime}, own.registered_by, own.id,
      concat_ws(' ', own.slug, own.charity_number, (SELECT string_agg(${fullName('admin')} || ' ' || admin.email, ' ') FROM cause_admin
        JOIN app_user admin ON admin.id = cause_admin.user_id WHERE cause_admin.cause_id = own.id))
    FROM cause own JOIN cause_review review ON review.cause_id = own.id LEFT JOIN app_user person ON person.id = own.registered_by
    WHERE own.review = ANY(${stagesWith('open')}::text[]) AND own.review <> 'confirmed'`,
  accounts:
    () => sql`SELECT own.id::text, cause.name, own.account_name, 'new', own.changed_at, ${noTime}, own.changed_by, own.cause_id, cause.slug
    FROM bank_details own JOIN cause ON cause.id = own.cause_id
    WHERE own.name_check IN ('noMatch', 'unavailable') AND own.checked_at IS NULL AND own.undone_at IS NULL`,
  closed: ({ closed }) => sql`SELECT cause.id::text, cause.name, person.email,
      CASE WHEN EXISTS (SELECT FROM held_decision WHERE held_decision.cause_id = cause.id AND held_decision.stage = 'proposed') THEN 'proposed'
        WHEN own.wanted_at IS NOT NULL THEN 'wanted' ELSE 'held' END,
      waits.since, ${noTime}, own.asked_by, cause.id, cause.slug
    FROM cause_closing own JOIN cause ON cause.id = own.cause_id LEFT JOIN app_user person ON person.id = own.asked_by
      JOIN unnest(${closed.map(({ causeId }) => causeId)}::integer[], ${closed.map(({ since }) => since)}::timestamptz[]) AS waits(cause_id, since) ON waits.cause_id = own.cause_id
    WHERE own.stage = 'closed'`,
  requests: () => sql`SELECT own.reference, cause.name, own.email, CASE own.status WHEN 'received' THEN 'new' ELSE 'inHand' END,
      own.created_at, ${noTime}, person.id, own.cause_id, concat_ws(' ', own.evidence, own.phone_number)
    FROM admin_request own JOIN cause ON cause.id = own.cause_id ${withAddress} WHERE own.status IN ('received', 'underReview')`,
  // What is being looked at is decided by the day that whoever sent it was told (X-040).
  claims:
    () => sql`SELECT own.id, retailer.name, ${fullName('person')}, CASE own.status WHEN 'received' THEN 'new' ELSE 'inHand' END, sent.at,
      CASE own.status WHEN 'inProgress' THEN greatest(sent.at + ${limits.claimAnswerWithin / HOUR} * interval '1 hour', ${claimDecisionSql}) END,
      own.user_id, coalesce(donation.cause_id, visit.cause_id), concat_ws(' ', own.order_reference, own.donation_id, own.comment, person.email)
    FROM claim own JOIN retailer ON retailer.id = own.retailer_id JOIN app_user person ON person.id = own.user_id
      LEFT JOIN donation ON donation.id = own.donation_id LEFT JOIN visit ON visit.id = own.visit_id
      CROSS JOIN LATERAL (SELECT ${claimSince} AS at) AS sent
    WHERE own.status IN ('received', 'inProgress')`,
  messages:
    () => sql`SELECT own.reference, own.name, own.email, 'new', own.created_at, ${noTime}, person.id, NULL::integer, own.text
    FROM contact_message own ${withAddress} WHERE own.handled_at IS NULL`,
  reports:
    () => sql`SELECT own.id::text, own.reference, retailer.name, 'new', own.received_at, ${noTime}, coalesce(donation.user_id, visit.user_id),
      coalesce(donation.cause_id, visit.cause_id), own.donation_id
    FROM kept_report own LEFT JOIN donation ON donation.id = own.donation_id LEFT JOIN visit ON visit.id = own.event->>'visitId'
      LEFT JOIN retailer ON retailer.id = coalesce(donation.retailer_id, visit.retailer_id)
    WHERE own.handled_at IS NULL`,
  calls: ({
    now,
  }) => sql`SELECT own.id, cause.name, person.email, 'booked', own.changed_at, own.starts_at, own.user_id, own.cause_id, ${fullName('person')}
    FROM coaching_booking own JOIN cause ON cause.id = own.cause_id JOIN app_user person ON person.id = own.user_id
    WHERE own.is_open AND own.cancelled_at IS NULL AND own.starts_at > ${new Date(now)}`,
  payments: () => sql`SELECT own.id, to_char(own.turn AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), NULL,
      CASE own.stage WHEN 'prepared' THEN 'toApprove' WHEN 'approved' THEN 'toSend' ELSE 'atBank' END,
      coalesce(own.file_at, own.approved_at, own.prepared_at), ${noTime}, NULL::integer, NULL::integer, own.id
    FROM payment_run own WHERE own.stage IN ('prepared', 'approved', 'sent')`,
} satisfies Record<SupportQueueName, (asked: Asked) => RawBuilder<unknown>>

const columns = sql.raw('reference, name, who, standing, since, happens_at, person_id, cause_id, words')

/** Everything that waits, of all queues or of one, as a table in brackets. */
export function itemsThatWait(asked: Asked, only?: SupportQueueName): RawBuilder<unknown> {
  const names = (Object.keys(sources) as SupportQueueName[]).filter((name) => only === undefined || name === only) // keys of the list above
  const parts = names.map(
    (name) => sql`SELECT ${sql.lit(name)} AS queue, waits.* FROM (${sources[name](asked)}) AS waits(${columns})`,
  )
  return sql`(${sql.join(parts, sql` UNION ALL `)})`
}

/** How many of a table of such things, called `item`, are of each queue. */
export async function countByQueue(
  db: Db,
  items: RawBuilder<unknown>,
  fits: RawBuilder<unknown> = sql`true`,
): Promise<Record<SupportQueueName, number>> {
  const { rows } = await sql<{ queue: SupportQueueName; count: string }>`
    SELECT item.queue, count(*) AS count FROM ${items} WHERE ${fits} GROUP BY item.queue`.execute(db)
  const countOf = (name: SupportQueueName) => Number(rows.find(({ queue }) => queue === name)?.count ?? 0)
  return Object.fromEntries(supportQueues.map((name) => [name, countOf(name)])) as Record<SupportQueueName, number> // one for each
}
