import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { Target } from '#web/features/cause-admin/target.tsx'
import { raisedByYearEnd, saidOf, shortOf } from '#web/features/cause-admin/target-pace.ts'

const { stats } = wholeDashboard
if (!stats) throw new Error('The whole dashboard has figures.')
const show = (raised: number, lately: number, pending = 0, pence: number | null = 85_000) => {
  const donations = {
    ...stats.yearToDate.donations,
    totalAmount: raised,
    parts: { pending, confirmed: raised - pending, paid: 0 },
  }
  const figures = {
    yearToDate: { ...stats.yearToDate, donations },
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
  expect(said()).toContain('you’ll reach about £845 by 31 December, about £5 short.')
  unmount()
  show(75_702, 9000)
  expect(said()).toContain('you’ll get there in time.')
})

test('a target says how much of it is paid or confirmed, how much with what is pending, where the pace leads, and where it is changed', () => {
  show(54_943, 9000, 14_308)
  expect(said()).toBe(
    'This year’s targetChange your target48%£406.35 paid or confirmed, of £85065% with what’s pendingAt the rate of the last 30 days, you’ll reach about £640 by 31 December, about £210 short.',
  )
  expect(screen.getByRole('progressbar', { name: '£406.35 of £850' }).getAttribute('value')).toBe('40635')
  expect(screen.getByRole('link', { name: 'Change your target' }).getAttribute('href')).toBe(
    '/account/causes/1/settings/cause-details',
  )
})

test.each([
  ['the pace is enough', 80_000, 9000, 'At the rate of the last 30 days, you’ll get there in time.'],
  ['it is reached', 85_000, 9000, 'You’ve reached it. Well done.'],
])('where %s, it says so', (_, raised, recent, words) => {
  show(raised, recent)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByText(/you’ll reach about/)).toBeNull()
})

test('what is pending is told apart in the ring, and where nothing is, no word says so', () => {
  const { container, unmount } = show(54_943, 9000, 14_308)
  const parts = () =>
    [...container.querySelectorAll('[data-ring] > [data-part]')].map((part) => [
      part.getAttribute('data-part'),
      part.getAttribute('stroke-dasharray'),
      part.getAttribute('stroke-dashoffset'),
    ])
  // 406.35 and 143.08 of 850.
  expect(parts()).toEqual([
    ['sure', '47.8 100', '0'],
    ['pending', '16.8 100', '-47.8'],
  ])
  unmount()
  show(54_943, 9000)
  expect(said()).not.toContain('pending')
})

test.each([
  [84_999, '99%'],
  [85_000, '100%'],
  [170_000, '100%'],
])('a ring is only full where all of it is there: %i of 85,000', (raised, says) => {
  const { container } = show(raised, 0)
  expect(container.querySelector('[data-ring] > text')?.textContent).toBe(says)
  expect(container.querySelector('[data-part="sure"]')?.getAttribute('stroke-dasharray')).toBe('100 100')
})

test.each([
  ['the pace is enough', 80_000, 9000, true],
  ['nothing was raised lately', 80_000, 0, true],
  ['it will be missed', 54_943, 9000, false],
  ['it is reached', 85_000, 9000, false],
])('what is to go by the end of the year stands there where %s: %#', (_, raised, recent, isSaid) => {
  show(raised, recent)
  expect(said()?.includes('£50.00 to go by 31 December.')).toBe(isSaid)
  if (!isSaid) expect(said()).not.toContain('to go by')
})

test('what is to go is what isn’t paid or confirmed yet, and a target that is reached only with what is pending isn’t reached', () => {
  const { unmount } = show(80_000, 9000, 30_000)
  expect(said()).toContain('£500.00 paid or confirmed, of £85094% with what’s pending£350.00 to go by 31 December.')
  unmount()
  show(85_000, 0, 1)
  expect(said()).toContain('99%£849.99 paid or confirmed, of £850100% with what’s pending£0.01 to go by 31 December.')
  expect(said()).not.toContain('reached')
})

test('where nothing was raised lately nothing is guessed', () => {
  show(54_943, 0)
  expect(said()).not.toContain('At your pace')
})

test('a cause that hasn’t said what it means to raise is asked for it', () => {
  const { container } = show(54_943, 9000, 0, null)
  expect(said()).toBe('This year’s targetSet a target for this year')
  expect(container.querySelector('[data-ring]')).toBeNull()
})
