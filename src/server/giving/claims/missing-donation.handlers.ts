import { orderRules, reportableFrom } from '#contract/giving/missing-donation.rules.ts'
import { DAY, limits } from '#contract/limits.ts'
import { endOfDay, startOfDay } from '#contract/london.ts'
import { durationOf } from '#contract/shopping/retailer.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { confirmByMail, keepClaim, limitClaims } from './file-claim.ts'

const accepted = (submissionId: string, heldUntil: Date | null, filed: number) =>
  heldUntil
    ? { kind: 'held' as const, submissionId, heldUntil: heldUntil.toISOString() }
    : { kind: 'received' as const, submissionId, answerBy: new Date(filed + limits.claimAnswerWithin).toISOString() }

const dayOf = (date: string) => ({ from: new Date(startOfDay(date)), to: new Date(endOfDay(date)) })

/** F-112…F-117: a purchase for which no donation has come. */
export const missingDonationHandlers = {
  fileMissingDonation: async ({ services, db, now, body, ...context }) => {
    const { userId } = currentUser(context)
    const { visitDate } = body
    await limitClaims(db, now, userId)
    const retailer = await db.selectFrom('retailer').selectAll().where('id', '=', body.retailerId).executeTakeFirst()
    // V-051
    if (!retailer) throw new HttpError('validation', { fields: { retailerId: 'retailerRequired' } })
    // F-116: the shop's own kind decides what had to be answered.
    const rules = orderRules[retailer.sector]
    const checked = rules.safeParse(body.order)
    if (!checked.success) {
      const faults = checked.error.issues.map((issue) => [`order.${issue.path.join('.')}`, issue.message])
      throw new HttpError('validation', { fields: Object.fromEntries(faults) })
    }
    const order = checked.data
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
      order,
    })
    await confirmByMail({ ...services, db }, now, userId, submissionId, retailer)
    return accepted(submissionId, isEarly ? new Date(reportedBy) : null, now)
  },
} satisfies Handlers
