import { type RawBuilder, sql } from 'kysely'
import { preferenceNames } from '#contract/account/user.ts'
import type { Clock } from '#server/clock.ts'
import { hashPassword } from '#server/shared/sign-in/passwords.ts'
import type { Db } from '../open.ts'
import { seedAcceptedTerms } from './accepted-terms.ts'
import { seedAssignments } from './assignments.ts'
import { bulkLoad } from './bulk-load.ts'
import { causePays, paysForExamples } from './cause-pays.ts'
import { seedPictures } from './cause-pictures.ts'
import { causeStories } from './cause-stories.ts'
import { causeTales } from './cause-tales.ts'
import { seedCauseUpdates } from './cause-updates.ts'
import { seedCoaching } from './coaching.ts'
import { seedContactMessages } from './contact-messages.ts'
import { seedDashboards } from './dashboards.ts'
import { seedDonations, seedJournal } from './donations.ts'
import { seedFlowCounts } from './flow-counts.ts'
import { seedPaymentRun } from './payment-run.ts'
import { seedReviews } from './reviews.ts'
import { seedReturned } from './runs.ts'
import { shopStories } from './shop-stories.ts'
import { type SeedSize, sizes } from './sizes.ts'
import { seedReasons } from './support-reasons.ts'
import { causeNouns, firstNames, lastNames, places, qualifiers, shopFirst, shopSecond } from './words.ts'

export const demoPassword = 'Shop-for-good-1'

export const array = (values: readonly string[]): RawBuilder<string[]> =>
  sql`${sql.val(`{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`)}::text[]`

/** A number from 0 to n-1 that depends only on the text: the same demo on every machine. */
const pickFunction = sql`CREATE OR REPLACE FUNCTION pg_temp.pick(seed text, n integer) RETURNS integer LANGUAGE sql IMMUTABLE AS
  $$ SELECT (('x' || substr(md5(seed), 1, 7))::bit(28)::integer % n) $$`

const slugOf = (name: string) =>
  sql.raw(`trim(both '-' from regexp_replace(replace(lower(${name}), '’', ''), '[^a-z0-9]+', '-', 'g'))`)

/** One of the texts for row `i`: those of its noun follow one another, and which of them it is depends on the row alone. */
const story = (part: string, { count, texts }: { count: number; texts: readonly string[] }, nouns: number) =>
  sql`(${array(texts)})[i % ${sql.lit(nouns)} * ${sql.lit(count)} + pg_temp.pick(${sql.lit(part)} || i, ${sql.lit(count)}) + 1]`

/** Browsers have every name below `localhost` on this machine itself, so that each demo shop has a site of its own wherever the demo runs. */
export const demoShopDomain = '.demo-shop.localhost'

async function seedRetailers(db: Db, size: SeedSize, now: string) {
  await sql`INSERT INTO retailer (hosts, slug, name, category, sector, description, tracking_amount, tracking_unit, confirmation_amount, confirmation_unit, terms, popularity)
    SELECT ARRAY[${slugOf('name')} || ${demoShopDomain}], ${slugOf('name')}, name, category, sector,
      replace(replace(${story('begins', shopStories.begins, shopSecond.length)} || ' ' || ${story('sells', shopStories.sells, shopSecond.length)}, '{name}', name), '{years}', (3 + pg_temp.pick('age' || i, 60))::text),
      CASE WHEN sector = 'goods' THEN 1 + pg_temp.pick('track' || i, 48) ELSE 2 + pg_temp.pick('track' || i, 12) END, CASE WHEN sector = 'goods' THEN 'hours' ELSE 'days' END,
      CASE WHEN sector = 'goods' THEN 30 + 5 * pg_temp.pick('confirm' || i, 7) ELSE 8 + pg_temp.pick('confirm' || i, 8) END, CASE WHEN sector = 'goods' THEN 'days' ELSE 'weeks' END,
      CASE sector WHEN 'travel' THEN '["Donations are confirmed after you’ve travelled.","Bookings that you cancel or change don’t earn a donation."]'
        WHEN 'insurance' THEN '["Donations are for new policies and contracts only.","Policies cancelled in the first 30 days don’t earn a donation.","Quotes you saved before this visit may not count."]'
        ELSE CASE WHEN i % 4 = 1 THEN '["Orders that you collect from a shop don’t earn a donation."]' ELSE '[]' END END::jsonb,
      pg_temp.pick('popular' || i, 100000)
    FROM (SELECT i, (${array(shopFirst)})[i % ${sql.lit(shopFirst.length)} + 1] || ' ' || (${array(shopSecond.map((s) => s.name))})[i % ${sql.lit(shopSecond.length)} + 1] AS name,
      (${array(shopSecond.map((s) => s.category))})[i % ${sql.lit(shopSecond.length)} + 1] AS category, (${array(shopSecond.map((s) => s.sector))})[i % ${sql.lit(shopSecond.length)} + 1] AS sector
      FROM generate_series(0, ${sql.lit(size.retailers - 1)}) AS i) AS shops`.execute(db)
  await sql`INSERT INTO rate (retailer_id, name, kind, value, is_increased, increased_until, position)
    SELECT r.id, CASE WHEN p = 0 THEN CASE r.sector WHEN 'insurance' THEN CASE WHEN r.name ~ '(Energy|Broadband)$' THEN 'New contracts' ELSE 'New policies' END WHEN 'travel' THEN 'Bookings' ELSE 'Everything' END
        WHEN p = 1 THEN CASE r.sector WHEN 'goods' THEN 'Sale items' ELSE 'Renewals and extras' END ELSE 'First order with this shop' END,
      CASE WHEN r.sector = 'insurance' OR p = 2 THEN 'fixed' ELSE 'percent' END,
      CASE WHEN r.sector = 'insurance' THEN 500 + 250 * pg_temp.pick('rate' || r.id || '-' || p, 8) / (p + 1) WHEN p = 2 THEN 150 + 50 * pg_temp.pick('first' || r.id, 6)
        ELSE greatest(50, (100 + 25 * pg_temp.pick('rate' || r.id, 24)) / (p + 1)) END,
      p = 0 AND r.id % 7 = 0, CASE WHEN p = 0 AND r.id % 7 = 0 THEN ${now}::timestamptz + make_interval(days => 3 + pg_temp.pick('until' || r.id, 25)) END, p
    FROM retailer r, generate_series(0, 2) AS p WHERE p <= r.id % 3 ORDER BY r.id, p`.execute(db)
  await sql`UPDATE rate SET usual_value = CASE kind WHEN 'fixed' THEN greatest(250, value - 250) ELSE greatest(50, value - 25 * (2 + pg_temp.pick('usual' || id, 4))) END
    WHERE is_increased`.execute(db)
  await sql`INSERT INTO voucher (retailer_id, code, title, ends_at)
    SELECT r.id, upper(substr(replace(r.slug, '-', ''), 1, 6)) || (5 + 5 * pg_temp.pick('off' || r.id, 4)), (5 + 5 * pg_temp.pick('off' || r.id, 4)) || '% off your first order over £30', ${now}::timestamptz + make_interval(days => 10 + pg_temp.pick('voucher' || r.id, 60))
    FROM retailer r WHERE r.sector = 'goods' AND r.id % 2 = 0`.execute(db)
  await sql`INSERT INTO deal (retailer_id, title, ends_at)
    SELECT r.id, CASE r.sector WHEN 'travel' THEN 'Up to 20% off autumn breaks' WHEN 'insurance' THEN 'One month free on new contracts' ELSE 'Up to half price in the clearance sale' END, ${now}::timestamptz + make_interval(days => 5 + pg_temp.pick('deal' || r.id, 40))
    FROM retailer r WHERE r.id % 3 = 0`.execute(db)
}

async function seedCauses(db: Db, size: SeedSize, now: string) {
  await sql`INSERT INTO cause (hash, name, slug, kind, place, description, website, phone_number, postcode, charity_number, is_organisation, is_gift_aid_enabled, is_dormant, review, social, pays_for, created_at)
    SELECT substr(md5('cause' || i), 1, 16), name, ${slugOf('name')}, kind, place,
      replace(replace(${story('does', causeStories.does, causeNouns.length)} || ' ' || ${story('needs', causeStories.needs, causeNouns.length)}, '{name}', name), '{place}', place),
      'https://www.' || ${slugOf('name')} || '.example', '07700 900' || lpad((i % 1000)::text, 3, '0'), 'ZZ' || (1 + i % 99) || ' ' || (i % 10) || 'AA',
      CASE WHEN kind = 'charity' THEN (1000000 + i)::text END, kind <> 'individual', kind = 'charity', i % 211 = 210, 'confirmed',
      jsonb_build_object('facebook', null, 'website', 'https://www.' || ${slugOf('name')} || '.example', 'twitter', null, 'instagram', null),
      CASE WHEN pg_temp.pick('pays' || i, 4) > 0 THEN (${array(causePays)})[i % ${sql.lit(causeNouns.length)} + 1] ELSE '[]' END::jsonb,
      ${now}::timestamptz - make_interval(days => 600 + pg_temp.pick('since' || i, 1500))
    FROM (SELECT i, (${array(places)})[i % ${sql.lit(places.length)} + 1] AS place, (${array(causeNouns.map((n) => n.kind))})[i % ${sql.lit(causeNouns.length)} + 1] AS kind,
      (${array(places)})[i % ${sql.lit(places.length)} + 1] || ' ' || CASE WHEN i % ${sql.lit(qualifiers.length)} = 0 AND i < 10000 THEN '' ELSE (${array(qualifiers)})[i % ${sql.lit(qualifiers.length)} + 1] || ' ' END
        || (${array(causeNouns.map((n) => n.name))})[i % ${sql.lit(causeNouns.length)} + 1] AS name
      FROM generate_series(0, ${sql.lit(size.causes - 1)}) AS i) AS causes`.execute(db)
  // The first that can be tried is found elsewhere too.
  await sql`UPDATE cause SET social = social || jsonb_build_object('facebook', 'https://facebook.example/' || slug, 'instagram', 'https://instagram.example/' || slug) WHERE id = 1`.execute(
    db,
  )
  for (const [index, tale] of causeTales.entries())
    await sql`UPDATE cause SET description = replace(replace(${tale}, '{name}', name), '{place}', place), pays_for = ${JSON.stringify(paysForExamples[index])} WHERE id = ${index + 1}`.execute(
      db,
    )
}

async function seedPeople(db: Db, size: SeedSize, now: string) {
  const passwordHash = await hashPassword(demoPassword)
  const everyPreference = JSON.stringify(
    Object.fromEntries(
      preferenceNames.map((name) => [name, name === 'anonymity' ? false : name === 'nurture' || name === 'cause_admin']),
    ),
  )
  const named = [
    { email: 'supporter@farthing.example', first: 'Rowan', last: 'Ellis', support: false, causes: 0 },
    { email: 'admin@farthing.example', first: 'Morgan', last: 'Hale', support: false, causes: 3 },
    { email: 'treasurer@farthing.example', first: 'Jo', last: 'Penny', support: false, causes: 1 },
    { email: 'support@farthing.example', first: 'Sasha', last: 'Field', support: true, causes: 0 },
  ]
  for (const [index, person] of named.entries()) {
    const { rows } = await sql<{
      id: number
    }>`INSERT INTO app_user (hash, email, password_hash, first_name, last_name, is_support, supported_cause_id, preferences, registration_source, created_at, email_proven_at)
      VALUES (substr(md5(${person.email}), 1, 16), ${person.email}, ${passwordHash}, ${person.first}, ${person.last}, ${person.support}, ${index + 1}, ${everyPreference}::jsonb, 'demo', ${now}::timestamptz - interval '560 days', ${now}::timestamptz - interval '560 days') RETURNING id`.execute(
      db,
    )
    for (let cause = 1; cause <= person.causes; cause++) {
      await sql`INSERT INTO cause_admin (user_id, cause_id) VALUES (${rows[0]?.id}, ${person.causes === 1 ? 4 : cause})`.execute(
        db,
      )
    }
  }
  // Every third person is with one of the four causes that can be tried, and every sixth has come in the last months.
  await sql`INSERT INTO app_user (hash, email, password_hash, first_name, last_name, supported_cause_id, preferences, registration_source, email_proven_at, created_at)
    SELECT substr(md5('user' || i), 1, 16), lower(first || '.' || last || '.' || i || '@people.example'), NULL, first, last,
      CASE WHEN i % 3 = 0 THEN 1 + pg_temp.pick('near' || i, 4) ELSE 1 + pg_temp.pick('supports' || i, ${sql.lit(size.causes)}) END, (${everyPreference}::jsonb || jsonb_build_object('anonymity', i % 5 = 0, 'cause_page_name', i % 4 = 3)), 'demo', ${now}::timestamptz,
      ${now}::timestamptz - CASE WHEN i % 6 = 3 THEN make_interval(days => pg_temp.pick('new' || i, 300), hours => 2) ELSE make_interval(days => 540 + pg_temp.pick('joined' || i, 300)) END
    FROM (SELECT i, (${array(firstNames)})[(i / 3 + i % 3 * 17) % ${sql.lit(firstNames.length)} + 1] AS first, (${array(lastNames)})[i % ${sql.lit(lastNames.length)} + 1] AS last
      FROM generate_series(1, ${sql.lit(size.supporters)}) AS i) AS people`.execute(db)
  // Who approves a payment run is never who has prepared it. After everybody else, whose numbers stay as they are.
  await sql`INSERT INTO app_user (hash, email, password_hash, first_name, last_name, is_support, supported_cause_id, preferences, registration_source, created_at, email_proven_at)
    VALUES (substr(md5('finance'), 1, 16), 'finance@farthing.example', ${passwordHash}, 'Ash', 'Tilney', true, 5, ${everyPreference}::jsonb, 'team', ${now}::timestamptz - interval '560 days', ${now}::timestamptz - interval '560 days')`.execute(
    db,
  )
}

/** Two friends of the supporter who can be tried have joined by their link, and no shop has paid for a purchase of theirs yet. */
async function seedFriends(db: Db, now: string) {
  await sql`INSERT INTO referral (id, referrer_type, referrer_identifier, created_at, used_by)
    SELECT 'friend-' || friend.id, 'partner', referrer.hash, friend.created_at, friend.id
    FROM app_user referrer, app_user friend
    WHERE referrer.email = 'supporter@farthing.example' AND friend.created_at > ${now}::timestamptz - interval '90 days'
      AND friend.email LIKE '%@people.example' AND NOT EXISTS (SELECT FROM donation WHERE user_id = friend.id AND stage IN ('available', 'inPaymentRun', 'paid'))
    ORDER BY friend.created_at, friend.id LIMIT 2`.execute(db)
}

/** Fills an empty database with invented people, shops, causes and 18 months of donations, the same for the same day and size. */
export async function seed(db: Db, clock: Clock, size: SeedSize): Promise<void> {
  const now = new Date(clock.now()).toISOString()
  await db.transaction().execute(async (transaction) => {
    await pickFunction.execute(transaction)
    await seedRetailers(transaction, size, now)
    await seedCauses(transaction, size, now)
    await seedPictures(transaction)
    await seedPeople(transaction, size, now)
    await seedAcceptedTerms(transaction, now)
    const seedMoney = async () => {
      await seedDonations(transaction, size, now)
      await seedDashboards(transaction, now)
      await seedReviews(transaction, now)
      await seedJournal(transaction, now)
      await seedReturned(transaction, clock.now())
    }
    await (size === sizes.large ? bulkLoad(transaction, seedMoney) : seedMoney())
    if (size === sizes.demo) {
      await seedPaymentRun(transaction, clock.now())
      await seedFriends(transaction, now)
      await seedAssignments(transaction)
    }
    await seedCauseUpdates(transaction, clock.now())
    await seedReasons(transaction, clock.now())
    await seedCoaching(transaction, clock.now())
    await seedContactMessages(transaction, clock.now())
    await seedFlowCounts(transaction, clock.now())
    await sql`INSERT INTO flag (name, value) VALUES ('retailer-search-analytics', 'true'), ('cause-sign-up-redirect', 'false'), ('anonymous-visits', 'false')`.execute(
      transaction,
    )
    await sql`INSERT INTO setting (key, value) VALUES ('demo', 'true')`.execute(transaction)
  })
  // An index alone answers only for rows that a vacuum has seen: without one the directory's deep pages read every row.
  await sql.raw(size === sizes.large ? 'VACUUM ANALYZE' : 'ANALYZE').execute(db)
}
