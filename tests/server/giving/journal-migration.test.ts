import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { reconcile } from '#server/giving/journal/reconcile.ts'
import { engines, freshDatabase } from '#tests/kit/server.ts'

/** Donations as they stood before there was a journal: what was spent, what was booked, where each is, and which rate its visit named. */
const booked = [
  { id: 'D1', spent: 5000, pence: 100, stage: 'tracked', rate: 1, terms: ['percent', 200] },
  { id: 'D2', spent: 5000, pence: 225, stage: 'awaitingFunds', rate: 2, terms: ['fixed', 225] },
  // The visit named none: the shop's first rate.
  { id: 'D3', spent: 103, pence: 2, stage: 'available', rate: null, terms: ['percent', 200] },
  { id: 'D4', spent: 10_000, pence: 200, stage: 'paid', rate: 1, terms: ['percent', 200] },
  // Adjusted by the old proportion, which no rate explains.
  { id: 'D5', spent: 10_000, pence: 66, stage: 'inReview', rate: 1, terms: null },
  { id: 'D6', spent: 5000, pence: 100, stage: 'declined', rate: 1, terms: ['percent', 200] },
] as const

describe.each(engines)('the journal of a database of before, on %s', (engine) => {
  test('opens with what was booked, named as such; terms are kept where they explain the amount; nobody loses a balance', async () => {
    const opened = await openDatabase(engine === 'postgres' ? { url: await freshDatabase() } : {})
    const { db } = opened
    try {
      await migrate(db, '013-invitations')
      await sql`INSERT INTO app_user (hash, email, first_name, last_name, preferences, udo, created_at) VALUES ('u1', 'a@b.example', 'Rowan', 'Ellis', '{}', '{}', '2026-01-01')`.execute(
        db,
      )
      await sql`INSERT INTO cause (hash, name, slug, kind, place, description, is_dormant, is_organisation, is_gift_aid_enabled, show_location_in_search, social, donations_total, created_at)
        VALUES ('h1', 'Mill Lane Rowers', 'mill-lane', 'club', 'Harrowden', '', false, true, false, false, '{}', 1093, '2026-01-01')`.execute(
        db,
      )
      await sql`INSERT INTO retailer (slug, name, category, sector, description, tracking_amount, tracking_unit, confirmation_amount, confirmation_unit, terms, popularity)
        VALUES ('shop', 'Shop', 'home', 'goods', '', 1, 'days', 1, 'weeks', '[]', 1)`.execute(db)
      await sql`INSERT INTO rate (retailer_id, name, kind, value, is_increased, position) VALUES (1, 'Everything', 'percent', 200, false, 0), (1, 'A subscription', 'fixed', 225, false, 1)`.execute(
        db,
      )
      await sql`INSERT INTO payment (id, cause_id, reference, pence, is_paid, period_end) VALUES ('P1', 1, 'FAR-1', 200, true, '2026-10-01')`.execute(
        db,
      )
      for (const { id, spent, pence, stage, rate } of booked) {
        await sql`INSERT INTO visit (id, user_id, cause_id, retailer_id, rate_id, created_at) VALUES (${`V${id}`}, 1, 1, 1, ${rate}, '2026-05-01')`.execute(
          db,
        )
        await sql`INSERT INTO donation (id, visit_id, user_id, cause_id, retailer_id, network_reference, purchased_at, spent_pence, donation_pence, stage, purchase_type, decline_reason, payment_id)
          VALUES (${id}, ${`V${id}`}, 1, 1, 1, ${`N${id}`}, '2026-05-02', ${spent}, ${pence}, ${stage}, 'online', ${stage === 'declined' ? 'returned' : null}, ${stage === 'paid' ? 'P1' : null})`.execute(
          db,
        )
        await sql`INSERT INTO donation_move (donation_id, stage, at, moved_by, amount_pence) VALUES (${id}, ${stage}, '2026-05-02', 'network', ${pence})`.execute(
          db,
        )
      }
      // A bonus, which no shop pays.
      await sql`INSERT INTO donation (id, user_id, cause_id, bonus_type, network_reference, purchased_at, spent_pence, donation_pence, stage, purchase_type)
        VALUES ('B1', 1, 1, 'referral', 'referral-1', '2026-05-02', 0, 500, 'available', 'online')`.execute(db)
      await sql`INSERT INTO donation_move (donation_id, stage, at, moved_by, amount_pence) VALUES ('B1', 'available', '2026-05-02', 'farthing', 500)`.execute(
        db,
      )
      await migrate(db)
      const terms = await sql<{ id: string; terms_kind: string | null; terms_value: number | null }>`
        SELECT id, terms_kind, terms_value FROM donation WHERE bonus_type IS NULL ORDER BY id`.execute(db)
      expect(terms.rows.map((row) => [row.id, row.terms_kind === null ? null : [row.terms_kind, row.terms_value]])).toEqual(
        booked.map(({ id, terms: kept }) => [id, kept]),
      )
      const listed = await sql<{ donation_id: string; reason: string }>`SELECT donation_id, reason FROM kept_report`.execute(db)
      expect(listed.rows).toEqual([{ donation_id: 'D5', reason: 'termsUnknown' }])
      const balances = await sql<{
        account: string
        pence: number
      }>`SELECT account, sum(pence) AS pence FROM journal_posting GROUP BY account ORDER BY account`.execute(db)
      expect(Object.fromEntries(balances.rows.map(({ account, pence }) => [account, Number(pence)]))).toEqual({
        bonus: 500,
        causeConfirmed: -225,
        causePayable: -502,
        causePending: -166,
        funds: 202,
        paid: -200,
        retailerReceivable: 391,
      })
      const openings = await sql<{ kind: string; note: string }>`SELECT kind, note FROM journal_transaction`.execute(db)
      expect(openings.rows).toEqual([{ kind: 'opening', note: 'Opening: what was booked before the journal (cause 1)' }])
      expect((await reconcile(db)).differences).toEqual([])
    } finally {
      await opened.close()
    }
  })
})
