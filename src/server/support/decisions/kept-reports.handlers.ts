import { sql } from 'kysely'
import type { KeptReport } from '#contract/support/kept-report.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { moveDonation } from '#server/giving/donations/donations.ts'
import { refuseOwn } from '#server/shared/admins.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { numberOf } from '../number-of.ts'
import { endAssignment } from '../queue/support-assignments.ts'

/** Whether the purchase, the visit or the card that a report is about is somebody’s own, or of a cause that they run. */
const isOwn = (userId: number) => sql<boolean>`EXISTS (
  SELECT FROM (
    SELECT own.user_id, own.cause_id FROM donation own WHERE own.id = kept_report.donation_id OR (own.network = kept_report.network AND own.network_reference = kept_report.reference)
    UNION ALL SELECT own.user_id, own.cause_id FROM visit own WHERE own.id = kept_report.event->>'visitId'
    UNION ALL SELECT own.user_id, NULL FROM linked_card own WHERE own.token_hash = kept_report.event->>'card'
  ) AS about
  WHERE about.user_id = ${userId} OR about.cause_id IN (SELECT cause_id FROM cause_admin WHERE cause_admin.user_id = ${userId}))`

type Row = Omit<KeptReport, 'receivedAt'> & { receivedAt: Date }

/** What an accepted claim had booked counts no more, and the claim leads to what the shop has reported. */
async function join(db: Db, kept: { network: string; reference: string; donation_id: string | null }, at: string) {
  // In the order in which everybody locks donations.
  const both = await db
    .selectFrom('donation')
    .selectAll()
    .where((where) =>
      where.or([
        where('id', '=', kept.donation_id ?? ''),
        where.and([where('network', '=', kept.network), where('network_reference', '=', kept.reference)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const claimed = both.find(({ id }) => id === kept.donation_id)
  const reported = both.find(({ network, network_reference }) => network === kept.network && network_reference === kept.reference)
  // The shop has reported that one as well meanwhile, or it was joined with another: they are two purchases.
  if (!claimed || !reported || claimed.is_reported || claimed.decline_reason === 'duplicate') throw new HttpError('illegalMove')
  // What was claimed by this number is what was reported: whoever tells the number again means this one.
  const orderReference = reported.order_reference ?? claimed.order_reference
  await db.updateTable('donation').set({ order_reference: orderReference }).where('id', '=', reported.id).execute()
  const event = { type: 'retailer.declined', reason: 'duplicate' } as const
  await moveDonation(
    db,
    { network: claimed.network, reference: claimed.network_reference },
    { type: 'event', event },
    'farthing',
    at,
  )
  await db.updateTable('claim').set({ donation_id: reported.id }).where('donation_id', '=', claimed.id).execute()
  return reported.id
}

export const keptReportHandlers = {
  listKeptReports: async ({ db, query, ...context }) => {
    const only = query.reference === undefined ? sql`true` : sql`kept_report.id = ${numberOf(query.reference)}`
    const { rows } = await sql<Row>`
      SELECT kept_report.id, kept_report.reason, kept_report.reference, received_at AS "receivedAt", kept_report.donation_id AS "donationId",
        coalesce((event->>'spentPence')::integer, donation.spent_pence) AS "spentPence", event->>'at' AS "purchasedAt", retailer.name AS "shopName",
        ${isOwn(currentUser(context).userId)} AS "isMine"
      FROM kept_report LEFT JOIN donation ON donation.id = kept_report.donation_id LEFT JOIN visit ON visit.id = event->>'visitId'
      LEFT JOIN retailer ON retailer.id = coalesce(donation.retailer_id, visit.retailer_id)
      WHERE handled_at IS NULL AND ${only} ORDER BY kept_report.id LIMIT 50`.execute(db)
    return { reports: rows.map((row) => ({ ...row, id: Number(row.id), receivedAt: row.receivedAt.toISOString() })) }
  },

  /** Decided once: who comes second is told so. */
  decideKeptReport: async ({ services, now, params, body, ...context }) => {
    const { userId } = currentUser(context)
    await services.db.transaction().execute(async (db) => {
      const kept = await db
        .selectFrom('kept_report')
        .selectAll()
        .select(isOwn(userId).as('isOwn'))
        .where('id', '=', params.id)
        .where('handled_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      if (!kept) throw new HttpError('notFound')
      refuseOwn(kept.isOwn)
      const isJoined = body.type === 'report.joined'
      if (isJoined && kept.reason !== 'maybeClaimed') throw new HttpError('illegalMove')
      const donationId = isJoined ? await join(db, kept, new Date(now).toISOString()) : kept.donation_id
      await db
        .updateTable('kept_report')
        .set({ handled_at: new Date(now), handled_by: userId, donation_id: donationId })
        .where('id', '=', kept.id)
        .execute()
      await endAssignment(db, { queue: 'reports', reference: `${kept.id}` })
      await recordAudit(db, {
        action: isJoined ? 'reportJoined' : 'reportHandled',
        userId,
        subject: donationId ? `donation:${donationId}` : null,
        detail: { reference: kept.reference, reason: kept.reason },
        at: now,
      })
    })
    return {}
  },
} satisfies Handlers
