import { fixturesFor } from '#machines/fixtures.ts'
import { paymentRunsMachine, type RunsFound } from './payment-runs.machine.ts'

export const someRuns: RunsFound = {
  turn: '2026-12-31T00:00:00.000Z',
  runs: [
    {
      id: 'R-7K2M9QXB',
      turn: '2026-12-31T00:00:00.000Z',
      stage: 'prepared',
      preparedAt: '2027-01-02T09:00:00.000Z',
      preparedBy: 'Sasha Field',
      approvedAt: null,
      approvedBy: null,
      voided: null,
      payable: { count: 2, pence: 5000 },
    },
  ],
}

export const paymentRunsFixtures = fixturesFor(paymentRunsMachine, {
  inputs: [undefined],
  events: { 'preparation.asked': [{ type: 'preparation.asked' }], 'page.refreshed': [{ type: 'page.refreshed' }] },
  outcomes: {
    readRuns: { outputs: [someRuns], fails: true },
    prepare: { outputs: ['prepared', 'nothingToPay', 'noPayerAccount'], fails: true },
  },
  invariants: [
    [
      'a refusal is only kept while it is shown',
      (snapshot) => snapshot.matches('refused') === (snapshot.context.refusal !== null),
    ],
  ],
  pinned: [
    {
      name: 'prepared, and read again with it',
      input: 0,
      events: ['readRuns: done', 'preparation.asked', 'prepare: done#1', 'readRuns: done'],
      ends: 'shown',
    },
    {
      name: 'nothing to pay',
      input: 0,
      events: ['readRuns: done', 'preparation.asked', 'prepare: done#2'],
      ends: 'refused',
      knows: { refusal: 'nothingToPay' },
    },
    {
      name: 'a silent server',
      input: 0,
      events: ['readRuns: done', 'preparation.asked', 'after: patience', 'page.refreshed', 'after: patience'],
      ends: 'failed',
    },
    { name: 'the runs that there are', input: 0, events: ['readRuns: done'], ends: 'shown', knows: { found: someRuns } },
    {
      name: 'a list that cannot be read is asked for again, and so is one that is shown',
      input: 0,
      events: ['readRuns: error', 'page.refreshed', 'readRuns: done', 'page.refreshed', 'readRuns: done'],
      ends: 'shown',
    },
    {
      name: 'a run that could not be prepared says so',
      input: 0,
      events: ['readRuns: done', 'preparation.asked', 'prepare: error'],
      ends: 'notPrepared',
    },
    {
      name: 'after a refusal the list is read anew',
      input: 0,
      events: ['readRuns: done', 'preparation.asked', 'prepare: done#2', 'page.refreshed'],
      ends: 'loading',
      knows: { refusal: null },
    },
  ],
})
