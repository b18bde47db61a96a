import { sql } from 'kysely'
import { dashboardPlacement } from '#contract/cause-admin/dashboard.ts'
import type { Db } from '../open.ts'

const messages = [
  {
    title: 'Tell your supporters about the winter sales',
    body: 'Share your link again before they start, so that more people shop through it.',
    path: '/referrals',
  },
  {
    title: 'We pay on the first working day of each quarter',
    body: 'Causes with £15 or more are paid by bank transfer. Check that we have your bank details.',
    path: '/how-it-works',
  },
  {
    title: 'Add a second administrator',
    body: 'When somebody leaves, a second administrator can carry on without asking us.',
    path: '/invite-other-admins',
  },
]

/** Shops that the demo's supporter has put a heart to. */
const favourites = ['tamarind-coffee', 'pippin-flowers', 'quayside-hampers', 'heron-yarns']

/** What the dashboards of the four causes that can be tried show besides donations. */
export async function seedDashboards(db: Db, now: string): Promise<void> {
  await sql`UPDATE app_user SET supported_since = created_at WHERE supported_cause_id IS NOT NULL`.execute(db)
  await sql`INSERT INTO cause_choice (user_id, cause_id, since) SELECT id, supported_cause_id, supported_since FROM app_user WHERE supported_cause_id IS NOT NULL`.execute(
    db,
  )
  await sql`INSERT INTO cause_visit (cause_id, day, visits)
    SELECT cause, (${now}::timestamptz AT TIME ZONE 'Europe/London')::date - age, 1 + pg_temp.pick('looked' || cause || '-' || age, 12 - cause)
    FROM generate_series(1, 4) AS cause, generate_series(0, 539) AS age WHERE pg_temp.pick('quiet' || cause || '-' || age, 4) > 0`.execute(
    db,
  )
  await sql`INSERT INTO favourite (user_id, retailer_id)
    SELECT app_user.id, retailer.id FROM app_user, retailer WHERE email = 'supporter@farthing.example' AND slug = ANY(${favourites})`.execute(
    db,
  )
  // About half of those looks came by a link, a poster or a picture of the cause.
  await sql`INSERT INTO cause_channel (cause_id, day, channel, visits, joins)
    SELECT cause_id, day, channel, looks, CASE WHEN pg_temp.pick('joined' || cause_id || day || channel, 12) = 0 THEN 1 ELSE 0 END
    FROM (SELECT cause_visit.cause_id, day, channel, least(pg_temp.pick('by' || cause_visit.cause_id || day || channel, likely), visits / 6) AS looks
      FROM cause_visit, (VALUES ('whatsapp', 4), ('facebook', 3), ('email', 3), ('poster', 2), ('copy', 2), ('embed', 2)) AS by(channel, likely)) AS came
    WHERE looks > 0`.execute(db)
  // Every fifth cause has said what it means to raise this year; the four that can be tried are at about two thirds of it.
  await sql`UPDATE cause SET target_pence = (ARRAY[25000, 50000, 75000, 100000, 250000])[pg_temp.pick('target' || id, 5) + 1] WHERE id % 5 = 0`.execute(
    db,
  )
  await sql`UPDATE cause SET target_pence = 5000 * ceil(greatest(raised.pence * 1.5, 20000) / 5000)
    FROM (SELECT cause_id, sum(donation_pence) AS pence FROM donation WHERE cause_id <= 4 AND stage <> 'declined' AND purchased_at >= date_trunc('year', ${now}::timestamptz, 'Europe/London') GROUP BY 1) AS raised
    WHERE raised.cause_id = cause.id`.execute(db)
  await db
    .insertInto('marketing_message')
    .values(messages.map((message, position) => ({ ...message, placement: dashboardPlacement, position })))
    .execute()
}
