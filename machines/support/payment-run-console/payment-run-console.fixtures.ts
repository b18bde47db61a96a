import type { PaymentRun } from '#contract/giving/payment-run.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { someRuns } from '../payment-runs/payment-runs.fixtures.ts'
import { paymentRunConsoleMachine } from './payment-run-console.machine.ts'

const [card] = someRuns.runs
if (!card) throw new Error('There is a run among the fixtures of the list.')

export const someRun: PaymentRun = {
  ...card,
  isMine: false,
  isFileTaken: false,
  changed: [],
  accountChanges: 1,
  waiting: [{ reason: 'held', count: 1, pence: 3000 }],
  answers: {
    sent: { count: 0, pence: 0 },
    paid: { count: 0, pence: 0 },
    refused: { count: 0, pence: 0 },
    returned: { count: 0, pence: 0 },
    withdrawn: { count: 0, pence: 0 },
  },
  voidReason: null,
  lines: [
    {
      causeId: 1,
      causeName: 'Abbotsmere Hospice',
      pence: 3500,
      account: { name: 'Abbotsmere Hospice', lastFour: '4321', isBuildingSociety: false },
      accountChange: 'changed',
      waits: null,
      paymentId: null,
      reference: null,
      stage: null,
      answeredAt: null,
      refusal: null,
    },
  ],
  page: 1,
  pages: 2,
}

export const paymentRunConsoleFixtures = fixturesFor(paymentRunConsoleMachine, {
  inputs: [undefined],
  events: {
    'act.asked': [{ type: 'act.asked', act: { type: 'run.approved' } }],
    'page.asked': [{ type: 'page.asked', page: 2 }],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {
    readRun: { outputs: [someRun, null], fails: true },
    act: {
      outputs: [{ kind: 'done' }, { kind: 'tooLate' }, { kind: 'refused', code: 'secondPerson' }],
      fails: true,
    },
  },
  invariants: [
    ['an act is only kept while it is on its way', (snapshot) => snapshot.matches('acting') === (snapshot.context.act !== null)],
    ['what is shown was found', (snapshot) => !snapshot.matches('shown') || snapshot.context.found !== null],
  ],
  pinned: [
    {
      name: 'approved, and read again',
      input: 0,
      events: ['readRun: done#1', 'act.asked', 'act: done#1', 'readRun: done#1'],
      ends: 'shown',
      knows: { told: { kind: 'done' } },
    },
    {
      name: 'somebody else was faster',
      input: 0,
      events: ['readRun: done#1', 'act.asked', 'act: done#2', 'page.refreshed'],
      ends: 'loading',
    },
    {
      name: 'what is refused says why beside the run',
      input: 0,
      events: ['readRun: done#1', 'act.asked', 'act: done#3', 'readRun: done#1'],
      ends: 'shown',
      knows: { told: { kind: 'refused', code: 'secondPerson' } },
    },
    {
      name: 'another page forgets what was told',
      input: 0,
      events: ['readRun: done#1', 'act.asked', 'act: done#1', 'readRun: done#1', 'page.asked', 'readRun: done#1'],
      ends: 'shown',
      knows: { page: 2, told: null },
    },
    {
      name: 'a silent server',
      input: 0,
      events: ['readRun: done#1', 'act.asked', 'after: decision', 'page.refreshed', 'after: patience'],
      ends: 'failed',
    },
    { name: 'a run of nobody', input: 0, events: ['readRun: done#2'], ends: 'unknown' },
    {
      name: 'a run that cannot be read is asked for again, and so is one that is shown',
      input: 0,
      events: ['readRun: error', 'page.refreshed', 'readRun: done#1', 'page.refreshed', 'readRun: done#1'],
      ends: 'shown',
    },
    {
      name: 'what may not have been done says so',
      input: 0,
      events: ['readRun: done#1', 'act.asked', 'act: error'],
      ends: 'notDone',
    },
  ],
})
