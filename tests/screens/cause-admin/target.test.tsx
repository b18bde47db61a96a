import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { Target } from '#web/features/cause-admin/target.tsx'
import { raisedByYearEnd, saidOf, shortOf } from '#web/features/cause-admin/target-pace.ts'

const { stats } = wholeDashboard
if (!stats) throw new Error('The whole dashboard has figures.')
/** `older` is how much of the years before is pending; all sums are in pence. */
const show = (raised: number, lately: number, pending = 0, pence: number | null = 85_000, older = 100) => {
  const donations = {
    ...stats.yearToDate.donations,
    totalAmount: raised,
    parts: { pending, confirmed: raised - pending, paid: 0 },
  }
  const figures = {
    yearToDate: { ...stats.yearToDate, donations },
    allTime: { ...stats.allTime, donations: { ...donations, parts: { ...donations.parts, pending: pending + older } } },
    recent: { ...stats.recent, totalAmount: lately },
  }
  return openScreen(
    <Target causeId={1} stats={figures} pence={pence} now={Date.parse('2026-12-01T00:00:00Z')} />,
    () => 'no answer',
  )
}
const said = () => screen.getByRole('region', { name: 'This year’s target' }).textContent?.replaceAll('\u00a0', ' ')

// 31 days of December, each a thirtieth of £90: £93.
test.each([
  ['2026-12-01T00:00:00Z', 54_943, 9000, 64_242],
  ['2026-12-31T12:00:00Z', 54_943, 9000, 55_092],
  // The night of 31 December is London's, and so is the midnight of 1 July, an hour ahead of UTC's.
  ['2026-06-30T23:00:00Z', 10_000, 3000, 28_404],
  ['2026-12-01T00:00:00Z', 54_943, 0, 54_942],
])('the year ends at the pace of its last thirty days: %s', (at, raised, recent, sum) => {
  // Less than a penny of a day that isn't over by a millisecond.
  expect(Math.abs(raisedByYearEnd(raised, recent, Date.parse(at)) - sum)).toBeLessThanOrEqual(1)
})

test.each([
  [64_242, 54_943, 64_000],
  [64_999, 54_943, 64_500],
  [54_950, 54_720, 54_720],
])('a guess of %i is said in whole five pounds, and never as less than the %i that there are: %i', (guess, raised, says) => {
  expect(saidOf(guess, raised)).toBe(says)
})

test.each([
  ['it will be missed', 85_000, 54_943, 9000, 21_000],
  ['the pace is enough', 64_000, 54_943, 9000, 0],
  ['it is reached', 54_943, 54_943, 9000, 0],
  ['nothing was raised lately', 85_000, 54_943, 0, 0],
])('by how much a target is missed where %s', (_, target, raised, recent, short) => {
  expect(shortOf(target, raised, recent, Date.parse('2026-12-01T00:00:00Z'))).toBe(short)
})

test('whether it is enough goes by the penny, not by what is said', () => {
  const { unmount } = show(75_690, 9000)
  expect(said()).toContain('Heading for £845')
  unmount()
  show(75_702, 9000)
  expect(said()).toContain('you’ll get there in time.')
})

test('a target says how much has been raised, how much of that is pending, where the pace leads, and where it is changed', () => {
  show(54_943, 9000, 14_308)
  expect(said()).toBe(
    'This year’s target£549.43 of £850Heading for £640£143.08 of the £549.43 is pending.About £210 short by 31 December, going by the last 30 days.Change your target',
  )
  expect(screen.getByRole('progressbar', { name: '£549.43 of £850' }).getAttribute('value')).toBe('54943')
  expect(screen.getByRole('link', { name: 'Change your target' }).getAttribute('href')).toBe(
    '/account/causes/1/settings/cause-details',
  )
})

test('where all that is pending was raised this year, its sum stands once: with where the money is', () => {
  show(54_943, 9000, 14_308, 85_000, 0)
  expect(said()).toMatch(/Heading for £640PendingAbout £210 short/)
})

test('where the pace is enough, it says so', () => {
  show(80_000, 9000)
  expect(said()).toContain('£50.00 to go by 31 December. At the rate of the last 30 days, you’ll get there in time.')
})

test.each([
  ['it is reached', 85_000, 9000, 0, 'You’ve reached it. Well done.'],
  ['it is more than reached', 95_000, 0, 0, 'You’ve reached it. Well done.'],
  ['it is reached only with what is pending', 85_000, 9000, 1, 'You’ll be there once shops confirm what’s pending.'],
])('where %s, it says so and nothing is to go or guessed', (_, raised, recent, pending, words) => {
  show(raised, recent, pending)
  expect(said()).toContain(words)
  expect(said()).not.toMatch(/to go|last 30 days|short/)
})

test.each([
  [54_943, 14_308, '47.8%', '16.8%'],
  [85_000, 1, '100%', '0%'],
  [170_000, 85_000, '50%', '50%'],
])(
  'what is pending is told apart in the bar, which stands for the target, or for all that is more: %i with %i pending',
  (raised, pending, sure, unsure) => {
    const { container } = show(raised, 9000, pending)
    expect([...container.querySelectorAll('[data-bar] > rect')].map((part) => part.getAttribute('width'))).toEqual([sure, unsure])
  },
)

test.each([
  ['it will be missed', 54_943, 9000, [75.3]],
  ['the pace is enough', 80_000, 9000, []],
  ['nothing was raised lately', 54_943, 0, []],
])('where the year is heading stands in the bar where %s', (_, raised, recent, at) => {
  const { container } = show(raised, recent)
  const marks = [...container.querySelectorAll('svg[data-mark] > line')]
  expect(marks.map((mark) => Math.round(Number.parseFloat(mark.getAttribute('x1') ?? '') * 10) / 10)).toEqual(at)
})

test('where nothing is pending, no word says so', () => {
  show(54_943, 9000)
  expect(said()).not.toContain('pending')
})

test('where nothing was raised lately nothing is guessed', () => {
  show(54_943, 0)
  expect(said()).not.toMatch(/At the rate|short/)
})

test('a cause that hasn’t said what it means to raise is asked for it', () => {
  const { container } = show(54_943, 9000, 0, null)
  expect(said()).toBe(
    'This year’s targetDecide what you’d like to raise by 31 December, and you’ll see here how far you’ve got.Set a target for this year',
  )
  expect(container.querySelector('[data-bar]')).toBeNull()
})
