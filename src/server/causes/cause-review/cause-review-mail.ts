import type { CauseReviewStage } from '#contract/causes/cause-review.ts'
import { tenants } from '#contract/tenants.ts'
import { standingAt } from '#machines/causes/cause-review/cause-review.machine.ts'
import { composeMail } from '#server/mail/messages.ts'
import type { Services } from '#server/services.ts'
import { adminsOf } from '#server/shared/admins.ts'
import { reviewOf } from './cause-review-rows.ts'

const messages = { confirmed: 'causeConfirmed', refused: 'causeRefused', beingChecked: 'causeQuestion' } as const

type ReviewMail = (typeof messages)[keyof typeof messages] | 'causeRefusedFinally' | 'causeReopened' | 'causeIdentityChanged'

/** Mails everybody who runs a cause. `db` of all of these is the transaction of what they tell. */
async function mailAdmins(
  services: Services,
  about: { causeId: number; message: ReviewMail; text: string | null; now: number },
): Promise<void> {
  const { db, mail, config, words } = services
  const { causeId, message, text, now } = about
  const { name } = await db.selectFrom('cause').select('name').where('id', '=', causeId).executeTakeFirstOrThrow()
  const { heldPence } = await reviewOf(db, causeId)
  const admins = await adminsOf(db, causeId)
  const values = {
    site: tenants[config.tenant].name,
    causeName: name,
    text: text ?? '',
    held: words.own.money(heldPence),
    address: `${config.publicUrl}/account/causes/${causeId}/settings`,
  }
  for (const admin of admins)
    await mail.queue(db, composeMail(words.own, admin.email, message, { ...values, firstName: admin.first_name }), now)
}

/** Tells everybody who runs a cause what is asked about it, or what was decided and why. */
export async function notifyOfReview(services: Services, causeId: number, stage: CauseReviewStage, now: number): Promise<void> {
  const review = await reviewOf(services.db, causeId)
  const standing = standingAt(stage)
  const message = standing === 'refused' && review.appeals > 0 ? 'causeRefusedFinally' : messages[standing]
  const byCode = standing === 'confirmed' && review.reason === null
  const text =
    standing === 'beingChecked' ? review.question : byCode ? services.words.own.t('mail:said.codeEntered') : review.reason
  await mailAdmins(services, { causeId, message, text, now })
}

/** Tells everybody who runs a cause that it is being checked again, and why. Those who support it are told nothing: nothing is decided. */
export async function notifyOfReopening(services: Services, causeId: number, now: number): Promise<void> {
  const { reason } = await reviewOf(services.db, causeId)
  await mailAdmins(services, { causeId, message: 'causeReopened', text: reason, now })
}

/** Tells everybody who runs a cause that it has another name or number, and is checked anew: who did not mean that can say so. */
export async function notifyOfNewIdentity(services: Services, causeId: number, now: number): Promise<void> {
  const { moves } = await reviewOf(services.db, causeId)
  const text = moves.findLast(({ type }) => type === 'identity.changed')?.text ?? null
  await mailAdmins(services, { causeId, message: 'causeIdentityChanged', text, now })
}
