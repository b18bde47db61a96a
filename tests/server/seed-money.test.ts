import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextWorkingDay } from '#contract/giving/payment-days.ts'
import { dayInLondon } from '#contract/london.ts'
import { createStoppedClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { sizes } from '#server/db/seed/sizes.ts'
import { reconcile } from '#server/giving/journal/reconcile.ts'
import { listRuns } from '#server/giving/payment-run/views.ts'
import { openServices } from '#server/open-services.ts'
import type { Services } from '#server/services.ts'
import { isWhole } from '../kit/matrix.ts'

const team = { preparedBy: 'Sasha Field', approvedBy: 'Ash Tilney' }
const turns = { july: '2026-06-30T23:00:00.000Z', october: '2026-09-30T23:00:00.000Z' }

/** When the demo is begun, and the runs that the support team has then, the newest first. */
const days = {
  'before the file of a payment day': [
    '2026-10-01T08:30:00.000Z',
    [
      { stage: 'prepared', preparedBy: 'Sasha Field', turn: turns.october },
      { stage: 'sent', ...team, turn: turns.july },
      { stage: 'answered', ...team, turn: turns.july },
    ],
  ],
  'before the bank has answered': ['2026-10-02T10:00:00.000Z', [{ stage: 'sent', ...team, turn: turns.october }]],
  'soon after the bank has answered': ['2026-10-12T10:00:00.000Z', [{ stage: 'sent', ...team, turn: turns.october }]],
  'on a Sunday in the middle of a quarter': [
    '2026-11-22T10:00:00.000Z',
    [
      { stage: 'sent', ...team, turn: turns.october },
      { stage: 'answered', ...team, turn: turns.october },
    ],
  ],
} as const

/** Each is a demo of its own, begun from nothing; `npm run heavy` begins all. */
const begun = (Object.keys(days) as (keyof typeof days)[]).filter((_, index) => isWhole || index % 3 === 0)

describe.each(begun)('the money of a demo that is begun %s', (day) => {
  const [now, runs] = days[day]
  let services: Services
  let close: () => Promise<void>
  beforeAll(async () => {
    const clock = createStoppedClock(Date.parse(now))
    ;({ services, close } = await openServices(readConfig({}), clock, { inMemory: true, size: sizes.demo }))
  })
  afterAll(() => close())

  test('has the runs of that day, and books that agree', async () => {
    const found = await listRuns(services.db)
    const { differences } = await reconcile(services.db)
    expect(differences).toEqual([])
    expect(found).toMatchObject(runs)
    for (const { payable } of found) expect(payable.count).toBeGreaterThan(0)
  })

  test('what was too little for a quarter’s payment is paid with the next one of the cause', async () => {
    const { rows: payments } = await sql<{
      cause_id: number
      id: string
      pence: number
      given: number
      pays: boolean
      reason: string | null
      period_end: Date
    }>`
      SELECT cause_id, id, pence, is_paid OR line_stage = 'sent' AS pays, reason, period_end,
        (SELECT coalesce(sum(donation_pence), 0)::integer FROM donation WHERE payment_id = payment.id) AS given FROM payment WHERE coalesce(line_stage, '') NOT IN ('refused', 'returned') ORDER BY cause_id, period_end`.execute(
      services.db,
    )
    const { rows: bought } = await sql<{ cause_id: number; payment_id: string; quarters: number }>`
      SELECT cause_id, payment_id, count(DISTINCT date_trunc('quarter', (purchased_at + interval '75 days') AT TIME ZONE 'Europe/London'))::integer AS quarters FROM donation WHERE payment_id IS NOT NULL GROUP BY 1, 2`.execute(
      services.db,
    )
    const quartersOf = new Map(bought.map(({ payment_id, quarters }) => [payment_id, quarters]))
    let carried = 0
    for (const [causeId, rows] of Map.groupBy(payments, ({ cause_id }) => cause_id)) {
      let waiting = 0
      for (const row of rows) {
        const which = `cause ${causeId}, ${row.period_end.toISOString()}`
        if (row.pays) {
          // As many quarters' purchases as have waited, and its own.
          expect(quartersOf.get(row.id), which).toBe(waiting + 1)
          expect(row.given, which).toBe(row.pence)
          expect(row.pence, which).toBeGreaterThanOrEqual(1500)
          if (waiting > 0) carried++
          waiting = 0
        } else {
          expect(quartersOf.get(row.id), which).toBeUndefined()
          if (row.reason === 'underMinimum') expect(row.pence, which).toBeLessThan(1500)
          waiting++
        }
      }
    }
    expect(carried).toBeGreaterThan(20)
  })

  test('a quarter that was carried over says what there was with everything that had waited', async () => {
    const { rows } = await sql<{ pence: number; raised: number }>`
      SELECT payment.pence, (SELECT sum(donation_pence)::integer FROM donation WHERE donation.cause_id = payment.cause_id AND stage <> 'declined' AND purchased_at + interval '75 days' < payment.period_end) AS raised
      FROM payment WHERE NOT is_paid AND line_stage IS NULL
        AND NOT EXISTS (SELECT 1 FROM payment AS before WHERE before.cause_id = payment.cause_id AND before.period_end < payment.period_end AND before.is_paid)`.execute(
      services.db,
    )
    expect(rows.length).toBeGreaterThan(20)
    for (const { pence, raised } of rows) expect(pence).toBe(raised)
  })

  test('one payment has come back, once the bank has had the time', async () => {
    const { rows } = await sql<{ refusal: string }>`SELECT refusal FROM payment WHERE line_stage = 'returned'`.execute(
      services.db,
    )
    expect(rows).toEqual(day === 'before the bank has answered' ? [] : [{ refusal: 'accountClosed' }])
  })

  test('every timeline goes forward and ends by now', async () => {
    const { rows } =
      await sql`SELECT donation_id FROM (SELECT donation_id, at, lag(at) OVER (PARTITION BY donation_id ORDER BY id) AS before FROM donation_move) AS moves
      WHERE at < before OR at > ${now}::timestamptz`.execute(services.db)
    expect(rows).toEqual([])
    // Nobody's donation was paid before its payment was.
    const { rows: early } =
      await sql`SELECT donation.id FROM donation JOIN payment ON payment.id = payment_id JOIN donation_move ON donation_id = donation.id AND donation_move.stage = 'paid'
      WHERE donation_move.at < payment.period_end AND purchased_at < payment.period_end - interval '3 months 1 day'`.execute(
        services.db,
      )
    expect(early).toEqual([])
  })

  test('C-052 what is paid was paid on the first working day of its quarter, or after the bank had refused it', async () => {
    const { rows } = await sql<{ turn: Date; file_at: Date; answered_at: Date | null }>`
      SELECT turn, file_at, max(payment.answered_at) AS answered_at FROM payment_run JOIN payment ON run_id = payment_run.id WHERE file_at IS NOT NULL GROUP BY payment_run.id ORDER BY file_at`.execute(
      services.db,
    )
    const london = (at: Date) => dayInLondon(at.toISOString())
    const [first, ...again] = rows
    expect(first && london(first.file_at)).toBe(first && nextWorkingDay(london(first.turn)))
    for (const { file_at } of again) expect(nextWorkingDay(london(file_at))).toBe(london(file_at))
    for (const { answered_at, file_at } of rows)
      if (answered_at) {
        expect(answered_at.getTime()).toBeLessThan(Date.parse(now))
        expect(answered_at.getTime()).toBeGreaterThan(file_at.getTime())
      }
  })

  test('nothing is paid before its shop has, and nobody bought or was paid before they came', async () => {
    const { rows: early } = await sql`SELECT donation.id FROM donation JOIN payment ON payment.id = payment_id
      WHERE purchased_at + interval '75 days' >= payment.period_end`.execute(services.db)
    expect(early).toEqual([])
    const { rows: before } =
      await sql`SELECT donation.id FROM donation JOIN app_user ON app_user.id = user_id WHERE purchased_at < app_user.created_at`.execute(
        services.db,
      )
    expect(before).toEqual([])
    const { rows: unknown } = await sql`SELECT payment.id FROM payment WHERE is_paid
      AND NOT EXISTS (SELECT 1 FROM bank_details WHERE bank_details.cause_id = payment.cause_id AND bank_details.changed_at < payment.period_end)`.execute(
      services.db,
    )
    expect(unknown).toEqual([])
    // Whoever came first has bought within weeks: no year stands empty.
    const { rows: idle } = await sql`SELECT app_user.id FROM app_user WHERE registration_source = 'demo' AND id > 4
      AND created_at < (SELECT min(purchased_at) FROM donation) - interval '31 days'`.execute(services.db)
    expect(idle).toEqual([])
  })
})
