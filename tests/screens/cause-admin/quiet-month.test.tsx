import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { tasksIn } from '#web/features/cause-admin/tasks.ts'

const { stats } = wholeDashboard
if (!stats) throw new Error('The whole dashboard has every part.')

test.each([
  [8, 0, true],
  [7, 0, false],
  [8, 1, false],
])('F-140 on day %i of a month in which %i have joined, more supporters are asked for: %s', (day, joined, isAsked) => {
  const one = { day: '2026-11-01', totalAmount: 0, numberOfDonations: 0, monthBefore: 0 }
  const month = { ...stats, days: Array(day).fill(one), monthToDate: { ...stats.monthToDate, supportersJoined: joined } }
  const asked = tasksIn(1, { ...wholeDashboard, stats: month }, []).filter(({ kind }) => kind === 'more')
  const more = ['Find more supporters', 'Nobody new has joined this month. New supporters would help.', '/promote-my-cause']
  expect(asked.map(({ name, says, to }) => [name, says, to])).toEqual(isAsked ? [more] : [])
})

test.each([
  [0, 'Nobody new has joined this month. New supporters would help you reach your target.'],
  [1, 'New supporters would help you reach your target.'],
])('F-140 a target that will be missed is why more are asked for, whoever has joined: %i', (joined, words) => {
  const one = { day: '2026-11-01', totalAmount: 0, numberOfDonations: 0, monthBefore: 0 }
  const month = { ...stats, days: Array(20).fill(one), monthToDate: { ...stats.monthToDate, supportersJoined: joined } }
  const asked = tasksIn(1, { ...wholeDashboard, stats: month }, [], true)
  expect(asked.filter(({ kind }) => kind === 'more').map(({ says }) => says)).toEqual([words])
})
