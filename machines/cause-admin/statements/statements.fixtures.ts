import { readingFixtures } from '#machines/reading.fixtures.ts'
import { statementsMachine } from './statements.machine.ts'

export const statementsFixtures = {
  ...readingFixtures(statementsMachine, {
    statements: [
      {
        id: 'p2',
        reference: 'FAR-1-2026-10-01',
        stage: 'paid',
        pence: 2500,
        from: '2026-06-30T23:00:00.000Z',
        date: '2026-09-30T23:00:00.000Z',
        paidOn: '2026-09-30T23:00:00.000Z',
        sentAt: null,
        paidWith: null,
        reason: null,
        lastFour: '4321',
      },
      {
        id: 'p1',
        reference: 'FAR-1-2026-07-01',
        stage: 'carriedOver',
        pence: 900,
        from: '2026-03-31T23:00:00.000Z',
        date: '2026-06-30T23:00:00.000Z',
        paidOn: '2026-06-30T23:00:00.000Z',
        sentAt: null,
        paidWith: 'FAR-1-2026-10-01',
        reason: 'underMinimum',
        lastFour: null,
      },
    ],
    paid: { year: 2026, inYear: 2500, inAll: 2500 },
    next: {
      on: '2027-01-01T00:00:00.000Z',
      readyPence: 1204,
      minimumPence: 1500,
      missing: 'underMinimum',
      lastFour: '4321',
      unpaid: { shops: 0, us: 1204, bank: 0 },
    },
    isBuildingSociety: false,
  }),
  items: 'F-151',
}
