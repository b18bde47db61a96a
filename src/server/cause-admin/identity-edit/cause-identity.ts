import { sql } from 'kysely'
import type { IdentityFields } from '#contract/cause-admin/cause-page.rules.ts'
import type { CauseReviewStage } from '#contract/causes/cause-review.ts'
import { stagesWith, transitionCauseReview } from '#machines/causes/cause-review/cause-review.machine.ts'
import { advanceReview, type RegisterSays } from '#server/causes/cause-review/cause-review.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { recordAudit } from '#server/shared/audit.ts'
import type { Speaker } from '#server/words/server-words.ts'

export interface Identity extends Pick<IdentityFields, 'kind'> {
  name: string
  charityNumber: string | null
}

/** What is no charity has no number, whatever stands in the field. */
export const identityOf = ({ causeName, kind, charityNumber }: IdentityFields): Identity => ({
  name: causeName,
  kind,
  charityNumber: kind === 'charity' ? charityNumber : null,
})

const numberTaken = () => new HttpError('validation', { fields: { charityNumber: 'charityNumberTaken' } })

/** As in registration: one cause has a number, and one at a postcode or of a person has a name. What was refused keeps nobody from either. */
async function refuseTaken(
  db: Db,
  id: number,
  { name, charityNumber }: Identity,
  { postcode, registered_by }: { postcode: string | null; registered_by: number | null },
): Promise<void> {
  const others = await db
    .selectFrom('cause')
    .select(['charity_number', 'name'])
    .where('id', '!=', id)
    .where('review', 'not in', stagesWith('refused'))
    .where(
      sql<boolean>`(charity_number = ${charityNumber} OR (lower(name) = lower(${name}) AND (postcode = ${postcode} OR registered_by = ${registered_by})))`,
    )
    .execute()
  if (charityNumber !== null && others.some((other) => other.charity_number === charityNumber)) throw numberTaken()
  if (others.length > 0) throw new HttpError('validation', { fields: { causeName: 'causeNameTaken' } })
}

/** What the support team reads of a change, in the words of before and after. */
function changeOf(
  { t }: Speaker,
  before: { name: string; charity_number: string | null },
  { name, charityNumber }: Identity,
): string {
  const none = t('mail:said.noNumber')
  const named = before.name === name ? [] : [t('mail:said.nameChanged', { before: before.name, after: name })]
  const numbered =
    before.charity_number === charityNumber
      ? []
      : [t('mail:said.numberChanged', { before: before.charity_number ?? none, after: charityNumber ?? none })]
  return [...named, ...numbered].join(' ')
}

/** The review begins anew, with what the register says of the new name and number. Throws `illegalMove` where its chart does not allow that. */
async function reviewAnew(
  db: Db,
  about: { causeId: number; userId: number; text: string; says: RegisterSays; now: number },
): Promise<CauseReviewStage> {
  const { causeId, userId, text, says, now } = about
  const stage = await advanceReview(db, { causeId, event: { type: 'identity.changed', text }, by: 'founder', userId, now })
  const { appeals, reopened_at } = await db
    .updateTable('cause_review')
    .set({ findings: JSON.stringify(says.findings), register_entry: says.entry === null ? null : JSON.stringify(says.entry) })
    .where('cause_id', '=', causeId)
    .returning(['appeals', 'reopened_at'])
    .executeTakeFirstOrThrow()
  const matched = { type: 'register.matched' } as const
  const mayMatch = transitionCauseReview(stage, { appeals, isReopened: reopened_at !== null }, matched) !== null
  if (says.findings.length > 0 || !mayMatch) return stage
  return advanceReview(db, { causeId, event: matched, by: 'register', userId: null, now })
}

/**
 * H-004: another name, kind or number, in the caller's transaction. With another name or number nothing is paid until it has been confirmed. Throws `validation` for what
 * another cause has, and `illegalMove` for one that was refused. `isChecked`: its review has begun anew.
 */
export async function saveIdentity(
  db: Db,
  words: Speaker,
  about: { causeId: number; userId: number; identity: Identity; says: RegisterSays; now: number },
): Promise<{ stage: CauseReviewStage; isChecked: boolean }> {
  const { causeId, userId, identity, says, now } = about
  const { name, kind, charityNumber } = identity
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`cause ${name.toLowerCase()}`}))`.execute(db)
  const before = await db.selectFrom('cause').selectAll().where('id', '=', causeId).forUpdate().executeTakeFirstOrThrow()
  if ((before.kind === 'business') !== (kind === 'business'))
    throw new HttpError('validation', { fields: { kind: 'kindRequired' } })
  const isAnother = before.name !== name || before.charity_number !== charityNumber
  if (!isAnother && before.kind === kind) return { stage: before.review, isChecked: false }
  if (isAnother) await refuseTaken(db, causeId, identity, before)
  const text = changeOf(words, before, identity)
  const stage = isAnother ? await reviewAnew(db, { causeId, userId, text, says, now }) : before.review
  await db
    .updateTable('cause')
    .set({ name, kind, charity_number: charityNumber })
    .where('id', '=', causeId)
    .execute()
    .catch((error: { code?: string }) => {
      // Two that want the same number at the same moment: the index lets one have it.
      throw error.code === '23505' ? numberTaken() : error
    })
  const detail = {
    ...(before.name === name ? {} : { nameBefore: before.name, name }),
    ...(before.kind === kind ? {} : { kindBefore: before.kind, kind }),
    ...(before.charity_number === charityNumber ? {} : { numberBefore: before.charity_number, number: charityNumber }),
  }
  await recordAudit(db, { action: 'causeIdentityChanged', userId, subject: `cause:${causeId}`, detail, at: now })
  return { stage, isChecked: isAnother }
}
