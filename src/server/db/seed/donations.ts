import { sql } from 'kysely'
import { openJournal } from '../migrations/020-journal.ts'
import type { Db } from '../open.ts'
import { planPaymentDays } from './payment-days.ts'
import { planQuarters, readyQuarter } from './quarters.ts'
import { seedRuns } from './runs.ts'
import type { SeedSize } from './sizes.ts'

/** What is planned, with the quarter in which it is paid and when the bank was given it and has confirmed it; null for what is in no payment. */
const withPayment = sql`planned LEFT JOIN planned_quarter ON planned.stage = 'available' AND planned_quarter.cause_id = planned.cause_id AND planned_quarter.quarter = ${readyQuarter}
      LEFT JOIN payment_day ON payment_day.quarter = paid_in`

/** From this number on, purchases at the shops that people go to most: enough of them, and long enough ago, that their shares of what is confirmed say something. */
const mostBought = 200_000_000

/** And from this one on, purchases of neighbours at the same shops, so that the first cause has some that its page may name. */
const neighbours = 300_000_000

/**
 * Donations over 18 months whose stage follows from their age, as the donation chart would have moved them: returns close after 14 days, the retailer
 * decides after 45, its money comes after 75; one in sixteen is declined. What was there at the turn of a quarter is paid on its first working day.
 */
export async function seedDonations(db: Db, size: SeedSize, now: string): Promise<void> {
  await sql`CREATE TEMPORARY TABLE planned ON COMMIT DROP AS
    SELECT 'D' || lpad(to_hex(n), 9, '0') AS id, user_id, cause_id, bought.retailer_id, age, spent, rate.kind AS terms_kind, rate.value AS terms_value, rate.id AS terms_rate_id,
      CASE WHEN rate.kind = 'fixed' THEN rate.value ELSE (spent::bigint * rate.value / 10000)::integer END AS pence,
      CASE WHEN age > 20 AND pg_temp.pick('decline' || n, 16) = 0 THEN 'declined' WHEN age < 14 THEN 'tracked' WHEN age < 45 THEN 'inReview'
        WHEN age < 75 THEN 'awaitingFunds' ELSE 'available' END AS stage,
      ${now}::timestamptz - make_interval(days => age, mins => pg_temp.pick('minute' || n, 720)) AS at, retailer.sector, n
    FROM (
      SELECT n, user_id, cause_id, coalesce(shop, 1 + pg_temp.pick('shop' || n, ${sql.lit(size.retailers)})) AS retailer_id, earliest + pg_temp.pick('age' || n, days - earliest) AS age, 599 + pg_temp.pick('spent' || n, 14000) AS spent
      FROM (
        SELECT row_number() OVER () AS n, u.id AS user_id, u.supported_cause_id AS cause_id, least(540, greatest(1, extract(day FROM ${now}::timestamptz - u.created_at)::integer)) AS days, 0 AS earliest, NULL::integer AS shop FROM app_user u, generate_series(1, ${sql.lit(size.donations)}) WHERE u.registration_source = 'demo' AND u.id > 4
        UNION ALL SELECT 100000000 + row_number() OVER (), u.id, u.supported_cause_id, 540, 0, NULL FROM app_user u, generate_series(1, 47) WHERE u.id <= 2
        UNION ALL SELECT ${sql.lit(mostBought)} + row_number() OVER (), u.id, u.supported_cause_id, 360, 60, shop.id
          FROM (SELECT id FROM retailer ORDER BY popularity DESC LIMIT 12) AS shop, generate_series(1, 20) AS nth, app_user u
          WHERE u.id = 5 + pg_temp.pick('buys' || shop.id || '-' || nth, ${sql.lit(size.supporters)}) AND u.supported_cause_id > 4 AND u.created_at < ${now}::timestamptz - interval '540 days'
        UNION ALL SELECT ${sql.lit(neighbours)} + row_number() OVER (), u.id, 1, 360, 60, shop.id
          FROM (SELECT id FROM retailer WHERE name IN ('Barley Grocers', 'Burnside Pantry', 'Meadow Cards')) AS shop,
            (SELECT id FROM app_user WHERE supported_cause_id = 1 AND registration_source = 'demo' AND id > 4 AND created_at < ${now}::timestamptz - interval '540 days' ORDER BY id LIMIT 6) AS u
      ) AS people
    ) AS bought JOIN retailer ON retailer.id = bought.retailer_id JOIN rate ON rate.retailer_id = bought.retailer_id AND rate.position = 0`.execute(
    db,
  )
  await planPaymentDays(db, Date.parse(now))
  await planQuarters(db)
  await sql`INSERT INTO donation (id, user_id, cause_id, retailer_id, network_reference, purchased_at, spent_pence, donation_pence, stage, purchase_type, decline_reason, next_by, terms_kind, terms_value, terms_rate_id, funded_pence, payment_id)
    SELECT id, user_id, planned.cause_id, retailer_id, 'SEED-' || n, at, spent, planned.pence, CASE WHEN paid_in IS NULL THEN stage WHEN answered_at < ${now}::timestamptz THEN 'paid' ELSE 'inPaymentRun' END,
      CASE WHEN sector = 'goods' AND pg_temp.pick('store' || n, 12) = 0 THEN 'inStore' ELSE 'online' END,
      CASE WHEN stage = 'declined' THEN (ARRAY['returned','cancelled','voucherNotAllowed','otherReferral','termsNotMet','notGiven'])[pg_temp.pick('why' || n, 6) + 1] END,
      CASE stage WHEN 'tracked' THEN at + interval '14 days' WHEN 'inReview' THEN at + interval '45 days' WHEN 'awaitingFunds' THEN at + interval '75 days'
        WHEN 'available' THEN CASE WHEN paid_in IS NULL THEN at + interval '120 days' WHEN answered_at >= ${now}::timestamptz THEN at + interval '121 days' END END,
      terms_kind, terms_value, terms_rate_id, CASE WHEN stage = 'available' THEN planned.pence ELSE 0 END,
      CASE WHEN paid_in IS NOT NULL THEN substr(md5('payment' || planned.cause_id || paid_in), 1, 20) END
    FROM ${withPayment} ORDER BY at`.execute(db)
  await sql`INSERT INTO donation_move (donation_id, stage, at, moved_by, amount_pence)
    SELECT id, step.stage, CASE step.position WHEN 6 THEN file_at - interval '20 minutes' WHEN 7 THEN answered_at ELSE at + make_interval(days => step.after) END,
      step.by, CASE WHEN step.stage = 'declined' THEN 0 ELSE planned.pence END
    FROM ${withPayment},
      (VALUES (1, 'tracked', 0, 'network'), (2, 'inReview', 14, 'farthing'), (3, 'declined', 20, 'retailer'), (4, 'awaitingFunds', 45, 'retailer'), (5, 'available', 75, 'network'), (6, 'inPaymentRun', 75, 'farthing'), (7, 'paid', 75, 'farthing')) AS step(position, stage, after, by)
    WHERE step.after <= age AND CASE WHEN planned.stage = 'declined' THEN step.position <= 3 ELSE step.position <> 3 END
      AND (step.position < 6 OR paid_in IS NOT NULL) AND (step.position < 7 OR answered_at < ${now}::timestamptz)
    ORDER BY n, step.position`.execute(db)
  await sql`UPDATE cause SET donations_total = totals.pence FROM (SELECT cause_id, sum(donation_pence) AS pence FROM donation WHERE stage <> 'declined' GROUP BY cause_id) AS totals WHERE totals.cause_id = cause.id`.execute(
    db,
  )
  await sql`UPDATE cause SET supporters_count = people.count FROM (SELECT supported_cause_id AS id, count(*) AS count FROM app_user GROUP BY 1) AS people WHERE people.id = cause.id`.execute(
    db,
  )
  // Every seventh cause has not told us its bank account yet, and was never paid.
  await sql`INSERT INTO bank_details (cause_id, account_name, account_number, last_four, sort_code, is_building_society, changed_at, changed_by)
    SELECT id, left(name, 60), lpad((id * 7919 % 100000000)::text, 8, '0'), right(lpad((id * 7919 % 100000000)::text, 8, '0'), 4), '000000', false, ${now}::timestamptz - interval '550 days',
      (SELECT min(user_id) FROM cause_admin WHERE cause_admin.cause_id = cause.id) FROM cause WHERE id % 7 <> 0`.execute(db)
  await sql`INSERT INTO cheque_details (cause_id, payable_to, address1, town, postcode)
    SELECT id, left(name, 60), '1 Mill Lane', place, 'ZZ1 1AA' FROM cause WHERE id % 14 = 0`.execute(db)
  await sql`INSERT INTO payment (id, cause_id, reference, pence, is_paid, reason, period_end)
    SELECT substr(md5('payment' || cause_id || quarter), 1, 20), cause_id, 'FAR-' || cause_id || '-' || to_char(quarter, 'YYYY"Q"Q'), pence, coalesce(paid_in = quarter, false), CASE WHEN paid_in = quarter THEN NULL WHEN pence < 1500 THEN 'underMinimum' WHEN cause_id % 14 = 0 THEN 'cheque' ELSE 'noBankDetails' END,
      (quarter + interval '3 months') AT TIME ZONE 'Europe/London' FROM planned_quarter`.execute(db)
  await seedRuns(db, Date.parse(now))
  // Who came first came a while before the first purchase.
  await sql`UPDATE app_user SET created_at = first.at - make_interval(days => pg_temp.pick('joined' || id, 30), hours => 2)
    FROM (SELECT user_id, min(at) AS at FROM planned GROUP BY 1) AS first WHERE first.user_id = id AND registration_source = 'demo' AND id > 4 AND created_at < ${now}::timestamptz - interval '540 days'`.execute(
    db,
  )
  // People say what they paid, VAT included; a shop with goods reports the price before it.
  await sql`INSERT INTO claim (id, user_id, retailer_id, donation_id, type, status, visit_date, order_reference, spent_pence, comment, created_at)
    SELECT 'C' || substr(id, 2), user_id, retailer_id, id, CASE WHEN pg_temp.pick('claim' || n, 2) = 0 THEN 'missingDonation' ELSE 'donationQuery' END,
      CASE WHEN age < 16 THEN 'received' WHEN age < 50 THEN 'inProgress' ELSE (ARRAY['accepted','declined'])[pg_temp.pick('claimed' || n, 2) + 1] END, at, 'ORD' || n,
      CASE WHEN sector = 'goods' THEN spent * 6 / 5 ELSE spent END, 'Bought after clicking through from my phone.', at + interval '9 days'
    FROM planned WHERE age > 9 AND (user_id = 1 AND (age < 50 OR n % 3 = 0) OR pg_temp.pick('claims' || n, 40) = 0) AND n < ${sql.lit(mostBought)}`.execute(
    db,
  )
  await sql`UPDATE claim SET query_reason = CASE WHEN donation.stage = 'declined' THEN 'declined' ELSE 'incorrect' END FROM donation WHERE donation.id = claim.donation_id AND type = 'donationQuery'`.execute(
    db,
  )
  // What the shop never knew of has no donation to show, and is no purchase of the list.
  await sql`UPDATE claim SET donation_id = NULL, retailer_id = 1 + (retailer_id + 57) % ${sql.lit(size.retailers)}, spent_pence = 599 + pg_temp.pick('unseen' || id, 9000)
    WHERE type = 'missingDonation' AND status <> 'accepted'`.execute(db)
  await sql`INSERT INTO claim_move (claim_id, stage, at, moved_by, note)
    SELECT claim.id, step.stage, least(created_at + make_interval(days => step.after), ${now}::timestamptz), step.by,
      CASE WHEN step.note IS NULL OR type = 'missingDonation' THEN step.note WHEN step.stage = 'accepted' THEN 'The shop agrees and will correct it.' WHEN query_reason = 'declined' THEN 'The shop has looked again and hasn’t changed its mind.' ELSE 'The shop has looked again, and the amount is right.' END FROM claim,
      (VALUES (1, 'received', 0, 'supporter', NULL), (2, 'inProgress', 2, 'support', NULL), (3, 'accepted', 12, 'support', 'The shop has found your purchase and will report it.'), (4, 'declined', 12, 'support', 'The shop has no order with this reference.')) AS step(position, stage, after, by, note)
    WHERE claim.status = step.stage OR step.position = 1 OR (step.position = 2 AND claim.status IN ('accepted', 'declined'))
    ORDER BY claim.id, step.position`.execute(db)
  // People who try the site have shops to ask about: visits without a donation, from yesterday to six weeks ago.
  await sql`INSERT INTO visit (id, user_id, cause_id, retailer_id, created_at)
    SELECT 'V' || u.id || '-' || age, u.id, u.supported_cause_id, 1 + pg_temp.pick('visited' || u.id || age, ${sql.lit(size.retailers)}), ${now}::timestamptz - make_interval(days => age, hours => 2)
    FROM app_user u, unnest(ARRAY[1, 4, 6, 20, 41]) AS age WHERE u.id <= 2`.execute(db)
  await sql`INSERT INTO stamp_card (id, user_id, programme, stamps, redeemed_at, created_at)
    SELECT 'S' || u.id || '-' || card, u.id, 'shop-for-stamps', CASE WHEN card = 1 THEN 5 ELSE pg_temp.pick('stamps' || u.id, 5) END, CASE WHEN card = 1 AND u.id % 2 = 0 THEN ${now}::timestamptz - interval '30 days' END, ${now}::timestamptz - make_interval(days => 200 / card)
    FROM app_user u, generate_series(1, 2) AS card WHERE u.id <= 400`.execute(db)
  await sql`INSERT INTO supporter_message (cause_id, event_type, event_medium, text) VALUES
    (1, 'thanksForDonation', 'site', 'Thank you. Every pound helps us be there for families who need us.'),
    (1, 'thanksPaid', 'email', 'Your donation has arrived and will help pay for care at home. Thank you for thinking of us when you shop.')`.execute(
    db,
  )
  // What people who try the site have been told lately, the newest of it not seen yet.
  await sql`INSERT INTO notice (user_id, kind, subject, detail, created_at, read_at, is_mailed)
    SELECT user_id, kind, subject, detail, at, CASE WHEN at < ${now}::timestamptz - interval '5 days' THEN at + interval '1 day' END, true FROM (
      SELECT donation.user_id, told.kind, donation.id AS subject, donation_move.at,
        jsonb_build_object('shop', retailer.name, 'cause', cause.name, 'causeId', cause.id, 'pence', donation.donation_pence) || CASE WHEN told.kind = 'donationDeclined' THEN jsonb_build_object('reason', donation.decline_reason) ELSE '{}' END AS detail
      FROM donation JOIN donation_move ON donation_move.donation_id = donation.id JOIN retailer ON retailer.id = donation.retailer_id JOIN cause ON cause.id = donation.cause_id
      JOIN (VALUES ('tracked', 'donationTracked'), ('awaitingFunds', 'donationConfirmed'), ('declined', 'donationDeclined')) AS told(stage, kind) ON told.stage = donation_move.stage
      WHERE donation.user_id <= 2 AND donation_move.at > ${now}::timestamptz - interval '60 days' AND donation_move.at <= ${now}::timestamptz
      UNION ALL SELECT visit.user_id, 'visitUntracked', visit.id, visit.created_at + interval '7 days', jsonb_build_object('shop', retailer.name, 'shopId', retailer.id, 'day', to_char(visit.created_at AT TIME ZONE 'Europe/London', 'YYYY-MM-DD'), 'risks', CASE WHEN visit.id LIKE '%-20' THEN '["inAppBrowser"]'::jsonb ELSE '[]'::jsonb END)
      FROM visit JOIN retailer ON retailer.id = visit.retailer_id WHERE visit.user_id <= 2 AND visit.created_at <= ${now}::timestamptz - interval '7 days' AND visit.created_at > ${now}::timestamptz - interval '40 days'
      UNION ALL SELECT user_id, 'stampCardFull', id, ${now}::timestamptz - interval '3 days', '{}'::jsonb FROM stamp_card WHERE user_id <= 2 AND stamps = 5 AND redeemed_at IS NULL
      UNION ALL SELECT id, 'nudge', 'demo', ${now}::timestamptz - interval '2 days', '{}'::jsonb FROM app_user WHERE id IN (3, 4) OR registration_source = 'team'
    ) AS told ORDER BY at`.execute(db)
}

/** Invented donations open the journal, as what was booked before there was one did. */
export async function seedJournal(db: Db, now: string): Promise<void> {
  for (const statement of openJournal(`'${now}'::timestamptz`, `'Demo data'`).split(';\n'))
    if (statement.trim()) await sql.raw(statement).execute(db)
}
