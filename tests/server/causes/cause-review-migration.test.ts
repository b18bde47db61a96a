import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inventedRegister } from '#server/causes/register-check/charity-register.ts'
import { recheckRegister } from '#server/causes/register-check/register-check.job.ts'
import { createStoppedClock } from '#server/clock.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { hidingAddresses, openPseudonyms } from '#server/privacy/pseudonyms.ts'
import type { Services } from '#server/services.ts'
import { engines, freshDatabase } from '#tests/kit/server.ts'
import { start } from '#tests/kit/templates.ts'
import { serverWords } from '#tests/kit/words.ts'

/** Causes of before, all with `verification` 'register', and what each had raised. */
const causes = [
  { id: 1, name: 'The Lantern Trust', number: '2000002', postcode: 'ZZ4 7CD', pence: 1200, review: 'unproven' },
  { id: 2, name: 'Quillfeather Trust', number: '7654321', postcode: 'ZZ4 7CD', pence: 3400, review: 'waiting' },
  { id: 3, name: 'Otterbourne Traders', number: '2000003', postcode: 'ZZ9 3EF', pence: 50, review: 'waiting' },
  { id: 4, name: 'Mill Lane Rowers', number: null, postcode: 'ZZ1 2AB', pence: 999, review: 'waiting' },
]

/** Causes that were confirmed before a code was asked for. */
const confirmed = [
  { id: 5, name: 'Brackenfell Hospice Friends', number: '2000001', pence: 0, review: 'unproven' },
  { id: 6, name: 'Glenmore Mountain Rescue', number: 'SC012345', pence: 0, review: 'confirmed' },
  { id: 7, name: 'Carrick Bay Lifeguards', number: 'NIC100200', pence: 0, review: 'confirmed' },
]

describe.each(engines)('causes of before, on %s', (engine) => {
  test('whose number the register does not confirm are being checked; nobody loses a balance or an account', async () => {
    const opened = await openDatabase(engine === 'postgres' ? { url: await freshDatabase() } : {})
    const { db } = opened
    try {
      await migrate(db, '013-invitations')
      for (const { id, name, number, postcode, pence } of causes) {
        await sql`INSERT INTO cause (id, hash, name, slug, kind, place, description, postcode, charity_number, is_dormant, is_organisation, is_gift_aid_enabled, show_location_in_search, social, donations_total, created_at)
          VALUES (${id}, ${`h${id}`}, ${name}, ${`c${id}`}, 'charity', 'Harrowden', '', ${postcode}, ${number}, false, true, false, false, '{}', ${pence}, '2026-01-01')`.execute(
          db,
        )
        await sql`INSERT INTO bank_details (cause_id, account_name, account_number, sort_code, is_building_society, changed_at)
          VALUES (${id}, ${name}, ${`1234567${id}`}, '010203', false, '2026-01-01')`.execute(db)
      }
      await migrate(db, '021-payment-run')
      // Since then three were confirmed: two by the register alone, of which one, and one by somebody's look.
      for (const { id, name, number } of confirmed) {
        await sql`INSERT INTO cause (id, hash, name, slug, kind, place, description, postcode, charity_number, is_dormant, is_organisation, is_gift_aid_enabled, show_location_in_search, social, donations_total, created_at, review)
          VALUES (${id}, ${`h${id}`}, ${name}, ${`c${id}`}, 'charity', 'Harrowden', '', 'ZZ1 2AB', ${number}, false, true, false, false, '{}', 0, '2026-01-01', 'confirmed')`.execute(
          db,
        )
        await sql`INSERT INTO cause_review (cause_id, findings, opened_at, decided_at) VALUES (${id}, '[]', '2026-01-01', '2026-01-01')`.execute(
          db,
        )
        await sql`INSERT INTO cause_review_move (cause_id, type, stage, at, moved_by)
          VALUES (${id}, ${id === 7 ? 'cause.confirmed' : 'register.matched'}, 'confirmed', '2026-01-01', ${id === 7 ? 'support' : 'register'})`.execute(
          db,
        )
      }
      await sql`INSERT INTO payment (id, cause_id, reference, pence, is_paid, period_end) VALUES ('p6', 6, 'FAR-6', 2000, true, '2026-03-31')`.execute(
        db,
      )
      await migrate(db)
      const state = async () =>
        (
          await sql<{
            id: number
            review: string
            pence: number
          }>`SELECT id, review, donations_total AS pence FROM cause ORDER BY id`.execute(db)
        ).rows
      expect((await state()).map(({ review }) => review)).toEqual([
        'waiting',
        'waiting',
        'waiting',
        'waiting',
        'waiting',
        'confirmed',
        'confirmed',
      ])
      // The job asks the register with these parts of the services alone.
      const sent: Mail[] = []
      const mail = { queue: async (_: unknown, one: Mail) => void sent.push(one) }
      const config = { tenant: 'farthing', publicUrl: 'https://farthing.example' }
      const pseudonyms = await openPseudonyms(db, [{ id: 'test', bytes: Buffer.alloc(32, 1) }])
      const services = {
        db: db.withPlugin(hidingAddresses(pseudonyms)),
        register: inventedRegister,
        clock: createStoppedClock(start),
        mail,
        config,
        words: serverWords(),
      }
      await recheckRegister(services as unknown as Services)
      expect(await state()).toEqual([...causes, ...confirmed].map(({ id, review, pence }) => ({ id, review, pence })))
      // The charity itself is asked, at the address that the register has.
      expect(sent.map(({ to }) => to)).toEqual(['office@lantern-trust.example', 'office@brackenfell-friends.example'])
      const { rows } = await sql<{ findings: string[] }>`SELECT findings FROM cause_review ORDER BY cause_id`.execute(db)
      expect(rows.map(({ findings }) => findings)).toEqual([[], ['numberUnknown'], ['nameDiffers'], ['noNumber'], [], [], []])
      const accounts = await sql<{ last_four: string }>`SELECT last_four FROM bank_details ORDER BY cause_id`.execute(db)
      expect(accounts.rows.map(({ last_four }) => last_four)).toEqual(['5671', '5672', '5673', '5674'])
    } finally {
      await opened.close()
    }
  })
})
