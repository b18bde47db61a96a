import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { tasksIn } from '#web/features/cause-admin/tasks.ts'

const { stats } = wholeDashboard
if (!stats) throw new Error('The whole dashboard has every part.')

test.each([
  [8, 0, true],
  [7, 0, false],
  [8, 1, false],
])('F-140 on day %i of a month in which %i have joined, sharing the page is asked for: %s', (day, joined, isAsked) => {
  const one = { day: '2026-11-01', totalAmount: 0, numberOfDonations: 0, monthBefore: 0 }
  const month = { ...stats, days: Array(day).fill(one), monthToDate: { ...stats.monthToDate, supportersJoined: joined } }
  const asked = tasksIn(1, { ...wholeDashboard, stats: month }, []).filter(({ kind }) => kind === 'page' || kind === 'share')
  expect(asked.map(({ kind, name, says, to }) => [kind, name, says, to])).toEqual([
    isAsked
      ? [
          'page',
          'Share your cause page',
          'Nobody new has joined this month. Share your page with people who could shop for you.',
          '/referrals',
        ]
      : ['share', 'Share your cause page', 'We count who joins that way.', '/referrals'],
  ])
})

test.each([
  [0, 'Nobody new has joined this month, and you’re heading for £205 less than your target. More supporters would help.'],
  [1, 'You’re heading for £205 less than your target. More supporters would help.'],
])('F-140 a target that will be missed is why the page is shared, whoever has joined: %i', (joined, words) => {
  const one = { day: '2026-11-01', totalAmount: 0, numberOfDonations: 0, monthBefore: 0 }
  const month = { ...stats, days: Array(20).fill(one), monthToDate: { ...stats.monthToDate, supportersJoined: joined } }
  const asked = tasksIn(1, { ...wholeDashboard, stats: month }, [], 20_500)
  expect(asked.filter(({ kind }) => kind === 'page' || kind === 'share').map(({ says }) => says)).toEqual([words])
})
