import { fixturesFor } from '#machines/fixtures.ts'
import { paymentRunMachine } from './payment-run.machine.ts'

export const paymentRunFixtures = fixturesFor(paymentRunMachine, {
  inputs: [
    { isPreparer: false, open: 2 },
    { isPreparer: true, open: 2 },
  ],
  events: {
    'run.approved': [{ type: 'run.approved' }],
    'run.discarded': [{ type: 'run.discarded' }],
    'run.recalled': [{ type: 'run.recalled', text: 'A cause in it is being checked again' }],
    'run.changed': [{ type: 'run.changed' }],
    'run.replaced': [{ type: 'run.replaced' }],
    'file.taken': [{ type: 'file.taken' }],
    'lines.answered': [
      { type: 'lines.answered', open: 1 },
      { type: 'lines.answered', open: 0 },
      { type: 'lines.answered', open: 2 },
    ],
  },
  outcomes: {},
  invariants: [
    ['what is void says why', (snapshot) => snapshot.matches('voided') === (snapshot.context.voided !== null)],
    ['who has prepared it never commits it', (snapshot) => !(snapshot.context.isPreparer && snapshot.hasTag('committed'))],
  ],
  pinned: [
    {
      name: 'prepared, approved by another, sent, answered in two parts',
      input: 0,
      events: ['run.approved', 'file.taken', 'lines.answered#1', 'file.taken', 'lines.answered#2'],
      ends: 'answered',
    },
    { name: 'who has prepared it cannot approve it', input: 1, events: ['run.discarded'], ends: 'voided' },
    { name: 'a change makes it void', input: 0, events: ['run.changed'], ends: 'voided', knows: { voided: 'changed' } },
    {
      name: 'approved, and called back before the file is taken',
      input: 0,
      events: ['run.approved', 'run.recalled'],
      ends: 'voided',
      knows: { voided: 'calledBack' },
    },
    { name: 'what has left us is not called back', input: 0, events: ['run.approved', 'file.taken'], ends: 'sent' },
    {
      name: 'one that is prepared after it takes its place',
      input: 0,
      events: ['run.replaced'],
      ends: 'voided',
      knows: { voided: 'replaced' },
    },
    {
      name: 'an answer that answers nothing leaves it open',
      input: 0,
      events: ['run.approved', 'file.taken', 'lines.answered#1'],
      ends: 'sent',
      knows: { open: 1 },
    },
    {
      name: 'an answer that leaves as many open as before is none',
      input: 0,
      events: ['run.approved', 'file.taken'],
      ends: 'sent',
      refuses: ['lines.answered#3'],
    },
  ],
})
