import type { PaymentRun } from '#contract/giving/payment-run.ts'
import { fixturesFor, journey } from '#machines/fixtures.ts'
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

export const approvedRun: PaymentRun = {
  ...someRun,
  stage: 'approved',
  approvedBy: 'Ada Quill',
  approvedAt: '2027-01-03T09:00:00.000Z',
}

const [line] = someRun.lines
if (!line) throw new Error('The run has a line.')
const sentLine = { ...line, paymentId: 'P-1', reference: 'FTH-1', stage: 'sent' as const }
/** With the bank: one line that it has not answered, and one that it has paid. */
export const sentRun: PaymentRun = {
  ...approvedRun,
  stage: 'sent',
  isFileTaken: true,
  answers: { ...someRun.answers, sent: { count: 1, pence: 3500 }, paid: { count: 1, pence: 1500 } },
  lines: [sentLine, { ...sentLine, causeId: 2, causeName: 'Brackwater Bowls Club', paymentId: 'P-2', stage: 'paid' }],
}

export const paymentRunConsoleFixtures = fixturesFor(paymentRunConsoleMachine, {
  inputs: [undefined],
  events: {
    'act.asked': [
      { type: 'act.asked', act: { type: 'run.approved' } },
      { type: 'act.asked', act: { type: 'file.taken' } },
      { type: 'act.asked', act: { type: 'line.answered', paymentId: 'P-1', answer: { type: 'bank.paid' } } },
    ],
    'recall.begun': [{ type: 'recall.begun' }],
    'recall.given': [{ type: 'recall.given', text: 'The total is wrong' }],
    'refusal.begun': [
      { type: 'refusal.begun', paymentId: 'P-1' },
      { type: 'refusal.begun', paymentId: 'P-2' },
    ],
    'refusal.given': [
      { type: 'refusal.given', paymentId: 'P-1', answer: { type: 'bank.refused', refusal: 'other' } },
      { type: 'refusal.given', paymentId: 'P-2', answer: { type: 'bank.returned', refusal: 'other' } },
    ],
    'writing.left': [{ type: 'writing.left' }],
    'page.asked': [{ type: 'page.asked', page: 2 }],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {
    readRun: { outputs: [someRun, null, approvedRun, sentRun], fails: true },
    act: {
      outputs: [{ kind: 'done' }, { kind: 'tooLate' }, { kind: 'refused', code: 'secondPerson' }],
      fails: true,
    },
  },
  invariants: [
    [
      'which line is being refused is known while it is',
      (snapshot) => snapshot.matches({ shown: 'refusing' }) === (snapshot.context.refusing !== null),
    ],
    ['an act is only kept while it is on its way', (snapshot) => snapshot.matches('acting') === (snapshot.context.act !== null)],
    ['what is shown was found', (snapshot) => !snapshot.matches('shown') || snapshot.context.found !== null],
  ],
  pinned: [
    {
      name: 'approved, and read again',
      input: 0,
      events: ['readRun: done#1', 'act.asked#1', 'act: done#1', 'readRun: done#1'],
      ends: { shown: 'looking' },
      knows: { told: { kind: 'done' } },
    },
    {
      name: 'somebody else was faster',
      input: 0,
      events: ['readRun: done#1', 'act.asked#1', 'act: done#2', 'page.refreshed'],
      ends: 'loading',
    },
    {
      name: 'what is refused says why beside the run',
      input: 0,
      events: ['readRun: done#1', 'act.asked#1', 'act: done#3', 'readRun: done#1'],
      ends: { shown: 'looking' },
      knows: { told: { kind: 'refused', code: 'secondPerson' } },
    },
    {
      name: 'another page forgets what was told',
      input: 0,
      events: ['readRun: done#1', 'act.asked#1', 'act: done#1', 'readRun: done#1', 'page.asked', 'readRun: done#1'],
      ends: { shown: 'looking' },
      knows: { page: 2, told: null },
    },
    {
      name: 'a silent server',
      input: 0,
      events: ['readRun: done#1', 'act.asked#1', 'after: decision', 'page.refreshed', 'after: patience'],
      ends: 'failed',
    },
    { name: 'a run of nobody', input: 0, events: ['readRun: done#2'], ends: 'unknown' },
    {
      name: 'a run that cannot be read is asked for again, and so is one that is shown',
      input: 0,
      events: ['readRun: error', 'page.refreshed', 'readRun: done#1', 'page.refreshed', 'readRun: done#1'],
      ends: { shown: 'looking' },
    },
    {
      name: 'what may not have been done says so',
      input: 0,
      events: ['readRun: done#1', 'act.asked#1', 'act: error'],
      ends: 'notDone',
    },
    journey(
      'what the run’s own chart does not allow is refused',
      0,
      'readRun: done#3',
      { shown: 'looking' },
      {
        refuses: ['act.asked#1', 'act.asked#3', 'refusal.begun#1'],
      },
    ),
    journey('nothing of a proposal is called back', 0, 'readRun: done#1', { shown: 'looking' }, { refuses: ['recall.begun'] }),
    journey('a run that is called back says why', 0, 'readRun: done#3 > recall.begun > recall.given', 'acting', {
      knows: { act: { type: 'run.recalled', text: 'The total is wrong' } },
    }),
    journey('it is begun once', 0, 'readRun: done#3 > recall.begun', { shown: 'recalling' }, { refuses: ['recall.begun'] }),
    journey(
      'a recall thought better of',
      0,
      'readRun: done#3 > recall.begun > writing.left',
      { shown: 'looking' },
      {
        refuses: ['recall.given'],
      },
    ),
    journey('a line that the bank refused says why', 0, 'readRun: done#4 > refusal.begun#1 > refusal.given#1', 'acting', {
      knows: {
        refusing: null,
        act: { type: 'line.answered', paymentId: 'P-1', answer: { type: 'bank.refused', refusal: 'other' } },
      },
    }),
    journey(
      'another line instead',
      0,
      'readRun: done#4 > refusal.begun#1 > refusal.begun#2',
      { shown: 'refusing' },
      {
        knows: { refusing: 'P-2' },
        refuses: ['refusal.given#1', 'refusal.begun#2'],
      },
    ),
    journey(
      'a refusal thought better of',
      0,
      'readRun: done#4 > refusal.begun#1 > writing.left',
      { shown: 'looking' },
      {
        knows: { refusing: null },
        refuses: ['refusal.given#1', 'recall.begun'],
      },
    ),
    journey(
      'a line is answered in one way',
      0,
      'readRun: done#4 > refusal.begun#1',
      { shown: 'refusing' },
      {
        refuses: ['act.asked#3', 'refusal.begun#1'],
      },
    ),
  ],
})
