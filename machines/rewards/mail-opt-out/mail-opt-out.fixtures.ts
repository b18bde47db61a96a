import { fixturesFor } from '#machines/fixtures.ts'
import { mailOptOutMachine } from './mail-opt-out.machine.ts'

export const mailOptOutFixtures = fixturesFor(mailOptOutMachine, {
  inputs: [{ isLinked: true }, { isLinked: false }],
  events: { 'mails.stopped': [{ type: 'mails.stopped' }], 'submission.retried': [{ type: 'submission.retried' }] },
  outcomes: { stopMails: { outputs: ['stopped', 'unknown'], fails: true } },
  invariants: [['without a proof nothing is stopped', (snapshot) => snapshot.context.isLinked || snapshot.matches('unknown')]],
  pinned: [
    { name: 'G-020 stopped by one press', input: 0, events: ['mails.stopped', 'stopMails: done#1'], ends: 'stopped' },
    { name: 'a proof of another address', input: 0, events: ['mails.stopped', 'stopMails: done#2'], ends: 'unknown' },
    {
      name: 'the network comes back',
      input: 0,
      events: ['mails.stopped', 'stopMails: error', 'submission.retried', 'stopMails: done#1'],
      ends: 'stopped',
    },
    { name: 'half a link', input: 1, events: [], ends: 'unknown' },
    { name: 'silence is a failure', input: 0, events: ['mails.stopped', 'after: patience'], ends: 'failed' },
  ],
})
