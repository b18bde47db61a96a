import { endOfDay, startOfDay } from '#contract/dates.ts'
import type { ClaimStage, ClaimType, QueryReason } from '#contract/giving/claim.ts'
import { type OrderFields, orderRules, reportableFrom } from '#contract/giving/enquiry.rules.ts'
import { DAY, limits } from '#contract/limits.ts'
import { durationOf } from '#contract/shopping/retailer.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { compose } from '../mail/messages.ts'
import { newReference } from '../references.ts'
import type { Services } from '../services.ts'
import { noteMove } from './claims.ts'

interface NewClaim {
  userId: number
  retailerId: number
  type: ClaimType
  stage: ClaimStage
  comment: string
  donationId?: string
  visitId?: string
  visitDate?: Date
  heldUntil?: Date
  queryReason?: QueryReason
  order?: OrderFields
  /** A donation of that day that the person has seen, and does not mean. */
  knownDonation?: string
}

async function keepClaim(db: Db, now: number, claim: NewClaim): Promise<string> {
  const id = newReference('CL')
  const { orderReference = null, totalSpend = null, ...details } = claim.order ?? {}
  await db
    .insertInto('claim')
    .values({
      id,
      user_id: claim.userId,
      retailer_id: claim.retailerId,
      donation_id: claim.donationId ?? null,
      type: claim.type,
      status: claim.stage,
      visit_date: claim.visitDate ?? null,
      order_reference: orderReference,
      spent_pence: totalSpend === null ? null : Math.round(Number(totalSpend) * 100),
      comment: claim.comment,
      created_at: new Date(now),
      held_until: claim.heldUntil ?? null,
      visit_id: claim.visitId ?? null,
      query_reason: claim.queryReason ?? null,
      details: JSON.stringify({ ...details, ...(claim.knownDonation ? { knownDonation: claim.knownDonation } : {}) }),
    })
    .execute()
  await noteMove(db, { claimId: id, stage: claim.stage, at: now, by: 'supporter', note: null })
  return id
}

/** Where the person is told that the claim has arrived. */
async function confirmByMail(services: Services, now: number, userId: number, id: string, retailerName: string): Promise<void> {
  const user = await services.db
    .selectFrom('app_user')
    .select(['email', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const values = {
    site: tenants[services.config.tenant].name,
    firstName: user.first_name,
    shop: retailerName,
    reference: id,
    address: `${services.config.publicUrl}/account/claims/${id}`,
  }
  await services.mail.send(compose(user.email, 'claimReceived', values), now)
}

const accepted = (submissionId: string, heldUntil: Date | null, filed: number) =>
  heldUntil
    ? { kind: 'held' as const, submissionId, heldUntil: heldUntil.toISOString() }
    : { kind: 'received' as const, submissionId, answerBy: new Date(filed + limits.claimAnswerWithin).toISOString() }

const dayOf = (date: string) => ({ from: new Date(startOfDay(date)), to: new Date(endOfDay(date)) })
const limitUse = (db: Db, now: number, userId: number) =>
  rateLimit(db, now, [{ key: `enquiries:${userId}`, max: 30, window: DAY }])

/** F-112…F-118: what people ask about purchases that are missing, wrong or declined. */
export const enquiryHandlers = {
  fileMissingDonation: async ({ services, db, now, body, afterwards, ...context }) => {
    const { userId } = currentUser(context)
    const { order, visitDate } = body
    await limitUse(db, now, userId)
    const retailer = await db.selectFrom('retailer').selectAll().where('id', '=', body.retailerId).executeTakeFirst()
    if (!retailer) throw new HttpError('notFound')
    // F-116: the shop's own kind decides what had to be answered.
    const rules = orderRules[retailer.sector]
    const checked = rules.safeParse(order)
    if (!checked.success) {
      const faults = checked.error.issues.map((issue) => [`order.${issue.path.join('.')}`, issue.message])
      throw new HttpError('validation', { fields: Object.fromEntries(faults) })
    }
    const bought = Date.parse(startOfDay(order.purchaseDate))
    if (bought > now) throw new HttpError('validation', { fields: { 'order.purchaseDate': 'purchaseInFuture' } })
    // V-060
    if (reportableFrom(bought) > now) throw new HttpError('validation', { fields: { 'order.purchaseDate': 'tooEarly' } })
    const day = dayOf(visitDate)
    const visit = await db
      .selectFrom('visit')
      .select(['id', 'created_at'])
      .where('user_id', '=', userId)
      .where('retailer_id', '=', retailer.id)
      .where('created_at', '>=', day.from)
      .where('created_at', '<=', day.to)
      .orderBy('created_at', 'desc')
      // Whoever tells the same order at the same time waits here, and finds the claim.
      .forUpdate()
      .executeTakeFirst()
    if (!visit) return { kind: 'noVisit' as const }
    const tracked = await db
      .selectFrom('donation')
      .select('id')
      .where('user_id', '=', userId)
      .where('retailer_id', '=', retailer.id)
      .where('purchased_at', '>=', new Date(Math.min(day.from.getTime(), bought)))
      .where('purchased_at', '<=', new Date(Math.max(day.to.getTime(), bought + DAY)))
      .orderBy('purchased_at', 'desc')
      .executeTakeFirst()
    if (tracked && !body.isAnother) return { kind: 'tracked' as const, transactionId: tracked.id }
    // The same order told twice is one claim.
    const open = await db
      .selectFrom('claim')
      .select(['id', 'status', 'held_until', 'created_at'])
      .where('visit_id', '=', visit.id)
      .where('order_reference', '=', order.orderReference)
      .where('status', 'in', ['held', 'received', 'inProgress'])
      .executeTakeFirst()
    if (open) return accepted(open.id, open.status === 'held' ? open.held_until : null, open.created_at.getTime())
    const reportedBy = visit.created_at.getTime() + durationOf({ amount: retailer.tracking_amount, unit: retailer.tracking_unit })
    const isEarly = reportedBy > now
    const submissionId = await keepClaim(db, now, {
      userId,
      retailerId: retailer.id,
      type: 'missingDonation',
      stage: isEarly ? 'held' : 'received',
      comment: order.comment,
      visitId: visit.id,
      visitDate: visit.created_at,
      ...(isEarly ? { heldUntil: new Date(reportedBy) } : {}),
      ...(tracked ? { knownDonation: tracked.id } : {}),
      order: checked.data,
    })
    afterwards(() => confirmByMail(services, now, userId, submissionId, retailer.name))
    return accepted(submissionId, isEarly ? new Date(reportedBy) : null, now)
  },

  fileDonationQuery: async ({ services, db, now, body, afterwards, ...context }) => {
    const { userId } = currentUser(context)
    await limitUse(db, now, userId)
    const donation = await db
      .selectFrom('donation')
      .innerJoin('retailer', 'retailer.id', 'donation.retailer_id')
      .select([
        'donation.id',
        'retailer.id as retailer_id',
        'donation.stage',
        'donation.spent_pence',
        'donation.purchased_at',
        'retailer.name',
      ])
      .where('donation.id', '=', body.transactionId)
      .where('donation.user_id', '=', userId)
      .forUpdate('donation')
      .executeTakeFirst()
    if (!donation) throw new HttpError('notFound')
    if (body.reason === 'declined' && donation.stage !== 'declined')
      throw new HttpError('validation', { fields: { reason: 'notDeclined' } })
    const open = await db
      .selectFrom('claim')
      .select('id')
      .where('donation_id', '=', donation.id)
      .where('user_id', '=', userId)
      .where('status', 'in', ['held', 'received', 'inProgress'])
      .executeTakeFirst()
    const answerBy = new Date(now + limits.claimAnswerWithin).toISOString()
    // Asked already: it is the same question, and its answer is on its way.
    if (open) return { submissionId: open.id, answerBy }
    const submissionId = await keepClaim(db, now, {
      userId,
      retailerId: donation.retailer_id,
      type: 'donationQuery',
      stage: 'received',
      comment: body.comment,
      donationId: donation.id,
      visitDate: donation.purchased_at,
      queryReason: body.reason,
    })
    afterwards(() => confirmByMail(services, now, userId, submissionId, donation.name))
    return { submissionId, answerBy }
  },
} satisfies Handlers
