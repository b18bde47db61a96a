import { sql } from 'kysely'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { PostalAddress } from '#contract/registration/cause-registration.rules.ts'
import { stagesWith } from '#machines/causes/cause-review/cause-review.machine.ts'
import { openReview, type RegisterSays, stageFiled } from '../causes/cause-review/cause-review.ts'
import type { Db } from '../db/open.ts'
import type { Tables } from '../db/schema.ts'
import { HttpError } from '../gate/http-error.ts'
import { recordAudit } from '../shared/audit.ts'
import { causeCardColumns, toCauseCard } from '../shared/causes/cause-rows.ts'
import { supportCause } from '../shared/causes/supported-cause.ts'
import { newSecret } from '../shared/secrets.ts'

export interface Candidate {
  name: string
  charityNumber: string | null
  postcode: string | null
  /** Nobody registers one name twice. */
  userId: number | null
}

const isRefused = sql<boolean>`cause.review IN (${sql.join(stagesWith('refused').map((stage) => sql.lit(stage)))})`

/** Causes that are this one: the same number, or the same name at the same postcode or by the same person. One that was refused keeps nobody from registering. */
function same({ name, charityNumber, postcode, userId }: Candidate) {
  return sql<boolean>`(NOT ${isRefused} AND (cause.charity_number = ${charityNumber} OR (lower(cause.name) = lower(${name}) AND (cause.postcode = ${postcode} OR cause.registered_by = ${userId}))))`
}

/** Causes that may be the one that somebody is about to register, the likeliest first, and whether one of them surely is. */
export async function findMatches(db: Db, candidate: Candidate): Promise<{ causes: CauseCard[]; isTaken: boolean }> {
  const columns = sql.join(causeCardColumns.map((column) => sql.ref(column)))
  const likeness = sql`similarity(lower(cause.name), lower(${candidate.name}))`
  const { rows } = await sql<Parameters<typeof toCauseCard>[0] & { is_same: boolean | null }>`
    SELECT ${columns}, ${same(candidate)} AS is_same FROM cause
    WHERE NOT ${isRefused} AND (cause.charity_number = ${candidate.charityNumber} OR lower(cause.name) = lower(${candidate.name})
      OR (lower(cause.name) % lower(${candidate.name}) AND ${likeness} > 0.6))
    ORDER BY ${same(candidate)} DESC NULLS LAST, ${likeness} DESC, cause.id LIMIT 5`.execute(db)
  return { causes: rows.map(toCauseCard), isTaken: rows.some((row) => row.is_same === true) }
}

/** An address that no cause has or has had: links that were sent out for one must not lead to another. A number alone would be an id. */
export async function freeSlug(db: Db, name: string): Promise<string> {
  const words =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[’']|\p{Mn}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'cause'
  const base = /^\d+$/.test(words) ? `cause-${words}` : words
  const now = await db.selectFrom('cause').select('slug').where('slug', 'like', `${base}%`).execute()
  const before = await db.selectFrom('cause_slug').select('slug').where('slug', 'like', `${base}%`).execute()
  const taken = new Set([...now, ...before].map(({ slug }) => slug))
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  return slug
}

export interface NewCause extends Candidate {
  userId: number
  kind: Tables['cause']['kind']
  place: string
  isOrganisation: boolean
  address: PostalAddress | null
  website: string | null
  social: { facebook: string | null; twitter: string | null; instagram: string | null }
  phoneNumber: string | null
  mayBeMarketed: boolean
  registerSays: RegisterSays
  referralId: string | null
}

/**
 * Makes a cause, its administrator and, where the person supports none yet, their own cause; to be run in one transaction (F-059). Throws `causeExists`
 * when it is there already; parallel registrations of one name wait for each other.
 */
export async function makeCause(db: Db, now: number, cause: NewCause): Promise<CauseCard> {
  const { userId } = cause
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`cause ${cause.name.toLowerCase()}`}))`.execute(db)
  const existing = await db.selectFrom('cause').select('id').where(same(cause)).limit(1).executeTakeFirst()
  if (existing) throw new HttpError('causeExists')
  const made = await db
    .insertInto('cause')
    .values({
      hash: newSecret().slice(0, 16),
      name: cause.name,
      slug: await freeSlug(db, cause.name),
      kind: cause.kind,
      place: cause.place,
      description: '',
      website: cause.website,
      phone_number: cause.phoneNumber,
      postcode: cause.postcode,
      charity_number: cause.charityNumber,
      is_dormant: false,
      is_organisation: cause.isOrganisation,
      is_gift_aid_enabled: false,
      show_location_in_search: false,
      logo: null,
      social: JSON.stringify({ ...cause.social, website: cause.website }),
      supporters_count: 0,
      created_at: new Date(now),
      address: cause.address === null ? null : JSON.stringify(cause.address),
      may_be_marketed: cause.mayBeMarketed,
      registered_by: userId,
      review: stageFiled(cause.registerSays),
      referral_id: cause.referralId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(causeCardColumns)
    .executeTakeFirst()
  if (!made) throw new HttpError('causeExists')
  await openReview(db, made.id, cause.registerSays, now)
  await db.insertInto('cause_admin').values({ user_id: userId, cause_id: made.id }).execute()
  await recordAudit(db, { action: 'causeCreated', userId, subject: `cause:${made.id}`, at: now })
  const { supported_cause_id } = await db
    .selectFrom('app_user')
    .select('supported_cause_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (supported_cause_id === null) await supportCause(db, now, userId, made.id)
  return toCauseCard(made)
}
