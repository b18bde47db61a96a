import type { ReviewedCause } from '#contract/causes/cause-review.ts'
import { reviewHasTag, stagesWith } from '#machines/causes/cause-review/cause-review.machine.ts'
import { advanceReview } from '#server/causes/cause-review/cause-review.ts'
import { notifyOfReopening, notifyOfReview } from '#server/causes/cause-review/cause-review-mail.ts'
import { reviewOf } from '#server/causes/cause-review/cause-review-rows.ts'
import { notifyOfReactivation, reactivateCause } from '#server/causes/dormancy.ts'
import type { Db } from '#server/db/open.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { accountOf } from '#server/giving/bank-account.ts'
import { adminsOf, refuseOwn, runsCause } from '#server/shared/admins.ts'
import { namedCause } from '../named-cause.ts'
import { numberOf } from '../number-of.ts'
import { assignToTaker, endAssignment } from '../queue/support-assignments.ts'

const perPage = 50

async function toReviewed(db: Db, causeId: number, userId: number): Promise<ReviewedCause> {
  const cause = await db.selectFrom('cause').selectAll().where('id', '=', causeId).executeTakeFirstOrThrow()
  const kept = await db
    .selectFrom('cause_review')
    .select(['register_entry', 'opened_at'])
    .where('cause_id', '=', causeId)
    .executeTakeFirst()
  const people = await adminsOf(db, causeId, { isClosedToo: true })
  const account = await accountOf(db, causeId)
  return {
    ...(await reviewOf(db, causeId)),
    id: cause.id,
    name: cause.name,
    uri: cause.slug,
    kind: cause.kind,
    charityNumber: cause.charity_number,
    address: cause.address,
    website: cause.website,
    socialLinks: [cause.social.facebook, cause.social.twitter, cause.social.instagram].flatMap((link) => (link ? [link] : [])),
    phoneNumber: cause.phone_number,
    registerEntry: kept?.register_entry ?? null,
    openedAt: (kept?.opened_at ?? cause.created_at).toISOString(),
    isMine: people.some(({ id }) => id === userId),
    people: people.map((one) => ({
      name: `${one.first_name} ${one.last_name}`,
      firstName: one.first_name,
      email: one.email,
      isMailed: one.disabled_at === null,
    })),
    account: account ? { accountName: account.account_name, lastFour: account.last_four } : null,
  }
}

/** Causes that wait for the support team, and what it decides. */
export const supportCauseReviewHandlers = {
  /** What somebody has to look at, the oldest first. */
  listCauseReviews: async ({ db, query, ...context }) => {
    const { userId } = currentUser(context)
    let waiting = db
      .selectFrom('cause')
      .innerJoin('cause_review', 'cause_review.cause_id', 'cause.id')
      .select('cause.id')
      .where('cause.review', 'in', stagesWith('open'))
    if (query.reference !== undefined) waiting = waiting.where('cause.id', '=', numberOf(query.reference))
    const rows = await waiting.orderBy('cause_review.opened_at').orderBy('cause.id').limit(perPage).execute()
    const causes: ReviewedCause[] = []
    for (const { id } of rows) causes.push(await toReviewed(db, id, userId))
    return { causes }
  },

  /** Takes, gives back, asks or decides; whoever runs the cause is told what is asked, and what was decided and why. */
  decideCauseReview: async ({ services, now, params, body: event, ...context }) => {
    const { userId } = currentUser(context)
    const causeId = params.id
    const stage = await services.db.transaction().execute(async (db) => {
      const thing = { queue: 'causes', reference: `${causeId}` } as const
      refuseOwn(await runsCause(db, userId, causeId))
      const moved = await advanceReview(db, { causeId, event, by: 'support', userId, now })
      if (event.type === 'review.taken') await assignToTaker(db, { ...thing, userId, now })
      // Who has asked something reads the answer.
      else if (event.type !== 'question.asked') await endAssignment(db, thing)
      const inside = { ...services, db }
      if (event.type === 'review.reopened') await notifyOfReopening(inside, causeId, now)
      else if (moved === 'asked' || !reviewHasTag(moved, 'open')) await notifyOfReview(inside, causeId, moved, now)
      return moved
    })
    return { stage }
  },

  /** A cause that was confirmed, or waits for its charity's code, is looked at again: from then on nothing is paid to it. */
  recallCause: async ({ services, now, body, ...context }) => {
    const { userId } = currentUser(context)
    const causeId = await namedCause(services.db, body.cause)
    const event = { type: 'review.reopened', text: body.text } as const
    await services.db.transaction().execute(async (db) => {
      await advanceReview(db, { causeId, event, by: 'support', userId, now })
      await notifyOfReopening({ ...services, db }, causeId, now)
    })
    const { name } = await services.db.selectFrom('cause').select('name').where('id', '=', causeId).executeTakeFirstOrThrow()
    return { name }
  },

  /** G-029: a cause that rests takes supporters again, where those who run it have asked for that. */
  reactivateCauseAsSupport: async ({ services, now, body, ...context }) => {
    const { userId } = currentUser(context)
    const causeId = await namedCause(services.db, body.cause)
    refuseOwn(await runsCause(services.db, userId, causeId))
    return services.db.transaction().execute(async (db) => {
      await reactivateCause(db, { causeId, userId, reason: body.text, now })
      return { name: await notifyOfReactivation({ ...services, db }, causeId, now) }
    })
  },
} satisfies Handlers
