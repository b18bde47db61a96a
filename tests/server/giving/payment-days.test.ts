import { expect, test } from 'vitest'
import { formatWeekday } from '#contract/date-formats.ts'
import { nextPaymentDay, nextWorkingDay, paidForToday, paymentDayOf } from '#contract/giving/payment-days.ts'
import { lastQuarterStart } from '#contract/giving/quarters.ts'
import { DAY } from '#contract/limits.ts'
import { dayInLondon } from '#contract/london.ts'
import { expectedDates, stageDueBy } from '#server/giving/donations/expected.ts'

/** From printed calendars of England and Wales: the day of January, April, July and October on which banks first work. */
const calendar = {
  2022: [4, 1, 1, 3],
  2023: [3, 3, 3, 2],
  2024: [2, 2, 1, 1],
  2025: [2, 1, 1, 1],
  2026: [2, 1, 1, 1],
  2027: [4, 1, 1, 1],
  2028: [4, 3, 3, 2],
  2029: [2, 3, 2, 1],
  2030: [2, 1, 1, 1],
  2031: [2, 1, 1, 1],
  2032: [2, 1, 1, 1],
} as const
const months = ['01', '04', '07', '10'] as const
const expected = Object.entries(calendar).flatMap(([year, days]) =>
  months.map((month, index) => [`${year}-${month}-01`, `${year}-${month}-0${days[index]}`] as const),
)

test('C-052 the first working day of each quarter from 2022 to 2032 is that of the calendar on the wall', () => {
  expect(expected.map(([first]) => [first, nextWorkingDay(first)])).toEqual(expected)
})

test('a payment day is said as a date, and the next one is never past', () => {
  for (let now = Date.parse('2022-12-20T09:30:00Z'); now < Date.parse('2032-09-30T00:00:00Z'); now += 5 * DAY) {
    const next = dayInLondon(new Date(nextPaymentDay(now)).toISOString())
    const today = dayInLondon(new Date(now).toISOString())
    expect(next, today).toBe(expected.find(([, day]) => day > today)?.[1])
  }
  expect(formatWeekday(new Date(nextPaymentDay(Date.parse('2026-11-25T10:00:00Z'))).toISOString())).toBe(
    'Monday 4\u00a0January 2027',
  )
  expect(nextPaymentDay(Date.parse('2027-01-02T10:00:00Z'))).toBe(
    paymentDayOf(lastQuarterStart(Date.parse('2027-01-02T10:00:00Z'))),
  )
})

test('a donation that a shop will have paid by the end of the year is expected with the payment of the first working day', () => {
  const donation = {
    stage: 'inReview',
    purchasedAt: new Date('2026-10-16T10:00:00Z'),
    nextBy: '2026-11-30T10:00:00.000Z',
    confirmation: 45 * DAY,
  } as const
  const days = expectedDates(donation, Date.parse('2026-11-25T10:00:00Z')).map(({ stage, by }) => [stage, dayInLondon(by)])
  expect(days).toContainEqual(['awaitingFunds', '2026-12-30'])
  expect(days).toContainEqual(['available', '2027-01-04'])
})

test.each([
  ['2026-11-26', 60, '2027-04-01'],
  ['2026-09-01', 45, '2027-01-04'],
  ['2026-09-01', 14, '2027-01-04'],
  ['2027-01-08', 14, '2027-04-01'],
])('what is bought on %s at a shop that takes %i days to confirm it is usually paid on %s', (day, confirmation, paid) => {
  const now = Date.parse(`${day}T10:00:00Z`)
  expect(dayInLondon(new Date(paidForToday(confirmation * DAY, now)).toISOString())).toBe(paid)
  // A donation's own page says the same.
  const purchasedAt = new Date(now)
  const nextBy = stageDueBy('tracked', purchasedAt, false, 0)?.toISOString() ?? null
  const days = expectedDates({ stage: 'tracked', purchasedAt, nextBy, confirmation: confirmation * DAY }, now)
  expect(days.map(({ stage, by }) => [stage, dayInLondon(by)])).toContainEqual(['available', paid])
})
