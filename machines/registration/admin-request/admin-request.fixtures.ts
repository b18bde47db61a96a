import { fixturesFor } from '#machines/fixtures.ts'
import { type AdminRequestOutcome, adminRequestMachine } from './admin-request.machine.ts'

const outcomes = [
  { kind: 'received', reference: 'AR-7K2M9QXB' },
  { kind: 'refused', fields: { phone: 'phoneFormat' } },
] satisfies AdminRequestOutcome[]

export const adminRequestFixtures = fixturesFor(adminRequestMachine, {
  items: 'F-060',
  inputs: [{ causeId: 7 }],
  events: {
    'request.submitted': [
      { type: 'request.submitted', fields: { email: 'dee@example.org', phone: '01632960001', evidence: 'I chair the board' } },
    ],
    'request.retried': [{ type: 'request.retried' }],
  },
  outcomes: { sendRequest: { outputs: outcomes, fails: true } },
  invariants: [
    [
      'a reference is shown exactly when there is one',
      (snapshot) => snapshot.matches('ticketShown') === (snapshot.context.reference !== ''),
    ],
  ],
  pinned: [
    { name: 'F-061 the reference is shown', input: 0, events: ['request.submitted', 'sendRequest: done#1'], ends: 'ticketShown' },
    {
      name: 'E-029 what could not be sent is sent again',
      input: 0,
      events: ['request.submitted', 'sendRequest: error', 'request.retried', 'sendRequest: done#1'],
      ends: 'ticketShown',
    },
    { name: 'silence is a failure', input: 0, events: ['request.submitted', 'after: patience'], ends: 'couldNotSend' },
    {
      name: 'what the server finds is corrected',
      input: 0,
      events: ['request.submitted', 'sendRequest: done#2'],
      ends: 'editing',
      knows: { refusals: { phone: 'phoneFormat' } },
    },
    {
      name: 'what is typed is what is sent',
      input: 0,
      events: ['request.submitted'],
      ends: 'submitting',
      knows: { causeId: 7, fields: { email: 'dee@example.org', phone: '01632960001', evidence: 'I chair the board' } },
    },
  ],
})
