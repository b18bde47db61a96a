import type { Leaderboard } from '#contract/rewards/leaderboard.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { leaderboardMachine } from './leaderboard.machine.ts'

const found: Leaderboard[] = [
  {
    causeName: 'Harrowden Hospice',
    entries: [
      { position: 1, name: 'Ada Q.', raisedPence: 12_300, isMe: false },
      { position: 2, name: 'Ben R.', raisedPence: 4500, isMe: true },
    ],
    hidden: 3,
    hiddenPence: 3_000,
    guestsPence: 200,
    totalPence: 20_000,
  },
  { causeName: 'Harrowden Hospice', entries: [], hidden: 0, hiddenPence: 0, guestsPence: 0, totalPence: 0 },
]

export const leaderboardFixtures = fixturesFor(leaderboardMachine, {
  items: 'F-157',
  inputs: [undefined],
  events: {
    'period.chosen': [
      { type: 'period.chosen', period: 'month' },
      { type: 'period.chosen', period: 'year' },
    ],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: { readLeaderboard: { outputs: [...found, null], fails: true } },
  invariants: [
    ['what is shown has people', (snapshot) => !snapshot.matches('shown') || (snapshot.context.found?.entries.length ?? 0) > 0],
  ],
  pinned: [
    {
      name: 'F-157 shown, then another period without anybody',
      input: 0,
      events: ['readLeaderboard: done#1', 'period.chosen#1', 'readLeaderboard: done#2'],
      ends: 'notAvailable',
      knows: {
        period: 'month',
        found: { causeName: 'Harrowden Hospice', entries: [], hidden: 0, hiddenPence: 0, guestsPence: 0, totalPence: 0 },
      },
    },
    { name: 'without a cause', input: 0, events: ['readLeaderboard: done#3'], ends: 'notAvailable' },
    {
      name: 'a failure can be tried again',
      input: 0,
      events: ['readLeaderboard: error', 'page.refreshed', 'readLeaderboard: done#1'],
      ends: 'shown',
    },
    { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
  ],
})
