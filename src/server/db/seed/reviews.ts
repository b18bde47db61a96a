import { sql } from 'kysely'
import type { CauseReviewStage, ReviewFinding } from '#contract/causes/cause-review.ts'
import { DAY } from '#contract/limits.ts'
import type { RegisteredCharity } from '#contract/registration/charity.ts'
import type { Db } from '../open.ts'

interface Step {
  type: string
  stage: CauseReviewStage
  /** Before now. */
  days: number
  by: 'founder' | 'support'
  note?: string
}

interface Checked {
  name: string
  slug: string
  kind: 'charity' | 'school' | 'club' | 'group' | 'individual' | 'business'
  place: string
  postcode: string
  charityNumber: string | null
  website: string | null
  findings: ReviewFinding[]
  entry: RegisteredCharity | null
  days: number
  steps: Step[]
}

const lanternEntry = {
  number: '2000003',
  name: 'Otterbourne Community Kitchen',
  website: null,
  address: { line1: '1 Station Yard', line2: '', town: 'Otterbourne', postcode: 'ZZ9 3EF' },
}

/** Causes that have just come, so that the support team's queue and a founder's dashboard have something to show. */
const causes: Checked[] = [
  {
    name: 'Harrowden Repair Café',
    slug: 'harrowden-repair-cafe',
    kind: 'group',
    place: 'Harrowden',
    postcode: 'ZZ4 7CD',
    charityNumber: null,
    website: 'https://www.harrowden-repair-cafe.example',
    findings: ['noNumber'],
    entry: null,
    days: 3,
    steps: [
      { type: 'review.taken', stage: 'inReview', days: 2, by: 'support' },
      {
        type: 'question.asked',
        stage: 'asked',
        days: 2,
        by: 'support',
        note: 'Who may sign for the café, and where can we see its rules or its minutes?',
      },
    ],
  },
  {
    name: 'Lydcombe Night Shelter Trust',
    slug: 'lydcombe-night-shelter-trust',
    kind: 'charity',
    place: 'Lydcombe',
    postcode: 'ZZ12 4QP',
    charityNumber: '3004711',
    website: null,
    findings: ['numberUnknown'],
    entry: null,
    days: 5,
    steps: [],
  },
  {
    name: 'Otterbourne Kitchen',
    slug: 'otterbourne-kitchen',
    kind: 'charity',
    place: 'Otterbourne',
    postcode: 'ZZ9 8EF',
    charityNumber: '2000003',
    website: null,
    findings: ['nameDiffers', 'addressDiffers'],
    entry: lanternEntry,
    days: 2,
    steps: [],
  },
  {
    name: 'Abbotsmere Under-12s',
    slug: 'abbotsmere-under-12s',
    kind: 'club',
    place: 'Abbotsmere',
    postcode: 'ZZ1 2AB',
    charityNumber: null,
    website: null,
    findings: ['noNumber'],
    entry: null,
    days: 20,
    steps: [
      { type: 'review.taken', stage: 'inReview', days: 18, by: 'support' },
      {
        type: 'cause.refused',
        stage: 'refused',
        days: 17,
        by: 'support',
        note: 'The league has no team of this name, and nobody answered our question.',
      },
      {
        type: 'decision.appealed',
        stage: 'appealed',
        days: 1,
        by: 'founder',
        note: 'The team joined the league this month: it stands on the league’s page of fixtures now.',
      },
    ],
  },
]

const founderOf = (email: string, hash: string, passwordHash: string, preferences: string, createdAt: Date) => ({
  hash,
  email,
  email_proven_at: createdAt,
  password_hash: passwordHash,
  first_name: 'Robin',
  last_name: 'Marsh',
  gender: null,
  date_of_birth: null,
  mobile: null,
  address_line1: null,
  address_line2: null,
  city: null,
  county: null,
  postcode: null,
  avatar: null,
  supported_cause_id: null,
  preferences,
  udo: '{}',
  installation_id: null,
  registration_source: 'demo',
  disabled_at: null,
  created_at: createdAt,
  referral_id: null,
})

/** What one cause has been through already. */
async function seedCause(db: Db, cause: Checked, userId: number, supportId: number, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY)
  const { id } = await db
    .insertInto('cause')
    .values({
      hash: `checked-${cause.slug}`.slice(0, 16),
      name: cause.name,
      slug: cause.slug,
      kind: cause.kind,
      place: cause.place,
      description: '',
      website: cause.website,
      phone_number: '07700900199',
      postcode: cause.postcode,
      charity_number: cause.charityNumber,
      is_dormant: false,
      is_organisation: true,
      is_gift_aid_enabled: false,
      show_location_in_search: false,
      logo: null,
      social: JSON.stringify({ facebook: null, website: cause.website, twitter: null, instagram: null }),
      created_at: before(cause.days),
      address: JSON.stringify({ line1: '7 Chapel Row', line2: '', town: cause.place, postcode: cause.postcode }),
      registered_by: userId,
      review: cause.steps.at(-1)?.stage ?? 'waiting',
      referral_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('cause_admin').values({ user_id: userId, cause_id: id }).execute()
  const refusal = cause.steps.findLast(({ type }) => type === 'cause.refused')
  await db
    .insertInto('cause_review')
    .values({
      cause_id: id,
      findings: JSON.stringify(cause.findings),
      register_entry: cause.entry === null ? null : JSON.stringify(cause.entry),
      appeals: cause.steps.filter(({ type }) => type === 'decision.appealed').length,
      reason: refusal?.note ?? null,
      opened_at: before(cause.days),
      ...(refusal ? { decided_at: before(refusal.days), decided_by: supportId } : {}),
    })
    .execute()
  for (const step of cause.steps)
    await db
      .insertInto('cause_review_move')
      .values({
        cause_id: id,
        type: step.type,
        stage: step.stage,
        at: before(step.days),
        moved_by: step.by,
        user_id: step.by === 'support' ? supportId : userId,
        note: step.note ?? null,
      })
      .execute()
}

/** To be run in the seed's transaction, once the people of the support team are there. */
export async function seedReviews(db: Db, now: string): Promise<void> {
  const support = await db
    .selectFrom('app_user')
    .select(['id', 'password_hash', 'preferences'])
    .where('is_support', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const at = Date.parse(now)
  const founder = await db
    .insertInto('app_user')
    .values(
      founderOf(
        'founder@farthing.example',
        'demofounder00001',
        support.password_hash ?? '',
        JSON.stringify(support.preferences),
        new Date(at - 30 * DAY),
      ),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  // Told already, as the other people of the demo were.
  await db
    .insertInto('notice')
    .values({
      user_id: founder.id,
      kind: 'nudge',
      subject: 'demo',
      detail: '{}',
      created_at: new Date(at - 2 * DAY),
      is_mailed: true,
    })
    .execute()
  for (const cause of causes) await seedCause(db, cause, founder.id, support.id, at)
  // The others were confirmed when they came.
  await sql`INSERT INTO cause_review (cause_id, findings, opened_at, decided_at) SELECT id, '[]', created_at, created_at FROM cause WHERE review = 'confirmed'
    ON CONFLICT DO NOTHING`.execute(db)
}
