import { limits } from '#contract/limits.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { confirmByMail, keepClaim, limitClaims } from './file-claim.ts'

/** F-118: a donation that is there, and wrong or declined. */
export const donationQueryHandlers = {
  fileDonationQuery: async ({ services, db, now, body, ...context }) => {
    const { userId } = currentUser(context)
    await limitClaims(db, now, userId)
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
        'retailer.slug',
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
    await confirmByMail({ ...services, db }, now, userId, submissionId, donation)
    return { submissionId, answerBy }
  },
} satisfies Handlers
