import type { PromotionFigures } from '#contract/rewards/promotion-figures.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { promotionFiguresMachine } from './promotion-figures.machine.ts'

const days = { from: '2026-10-26', to: '2026-11-24' }
const found: PromotionFigures[] = [
  {
    ...days,
    channels: [
      { channel: 'whatsapp', visits: 40, joins: 6 },
      { channel: 'poster', visits: 8, joins: 1 },
      { channel: 'email', visits: 3, joins: 0 },
    ],
    otherVisits: 21,
  },
  { ...days, channels: [], otherVisits: 4 },
]

export const promotionFiguresFixtures = fixturesFor(promotionFiguresMachine, {
  items: 'R-021',
  inputs: [undefined],
  events: {
    'period.chosen': [
      { type: 'period.chosen', period: 'quarter' },
      { type: 'period.chosen', period: 'year' },
    ],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: { readFigures: { outputs: found, fails: true } },
  invariants: [
    [
      'what is shown has channels',
      (snapshot) => !snapshot.matches('shown') || (snapshot.context.found?.channels.length ?? 0) > 0,
    ],
    [
      'nothing is said of days that are not known',
      (snapshot) => !snapshot.matches('nothingYet') || snapshot.context.found !== null,
    ],
  ],
  pinned: [
    {
      name: 'shown, then a period in which nobody came',
      input: 0,
      events: ['readFigures: done#1', 'period.chosen#1', 'readFigures: done#2'],
      ends: 'nothingYet',
      knows: { period: 'quarter' },
    },
    {
      name: 'a failure can be tried again',
      input: 0,
      events: ['readFigures: error', 'page.refreshed', 'readFigures: done#1'],
      ends: 'shown',
    },
    { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
  ],
})
