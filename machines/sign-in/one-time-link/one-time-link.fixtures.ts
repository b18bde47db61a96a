import { fixturesFor } from '#machines/fixtures.ts'
import { type LinkRequest, type LinkUse, oneTimeLinkMachine } from './one-time-link.machine.ts'

const requests = ['sent', 'tooMany'] satisfies LinkRequest[]
const uses = ['valid', 'expired', 'used', 'invalid', { passwordReset: 'secret' }, 'elsewhere'] satisfies LinkUse[]

export const oneTimeLinkFixtures = fixturesFor(oneTimeLinkMachine, {
  items: 'F-044',
  inputs: [
    { hasLink: false, email: '' },
    { hasLink: true, email: '' },
  ],
  events: {
    'email.submitted': [{ type: 'email.submitted', email: 'a@example.org' }],
    'email.changed': [{ type: 'email.changed' }],
    'link.followed': [{ type: 'link.followed' }],
    'link.asked': [{ type: 'link.asked' }],
    'password.wanted': [{ type: 'password.wanted' }],
    'password.left': [{ type: 'password.left' }],
  },
  outcomes: { requestLink: { outputs: requests, fails: true }, redeemLink: { outputs: uses, fails: true } },
  invariants: [],
  pinned: [
    {
      name: 'asking for the mail',
      input: 0,
      events: ['email.submitted', 'requestLink: done#1'],
      ends: 'sent',
      knows: { email: 'a@example.org' },
    },
    {
      name: 'a wrong address can be corrected',
      input: 0,
      events: ['email.submitted', 'requestLink: done#1', 'email.changed'],
      ends: 'request',
    },
    {
      name: 'too many, then later',
      input: 0,
      events: ['email.submitted', 'requestLink: done#2', 'email.submitted', 'requestLink: done#1'],
      ends: 'sent',
    },
    {
      name: 'E-031 a failure can be tried again',
      input: 0,
      events: ['email.submitted', 'requestLink: error', 'email.submitted', 'requestLink: done#1'],
      ends: 'sent',
    },
    { name: 'silence is a failure', input: 0, events: ['email.submitted', 'after: patience'], ends: 'requestFailed' },
    { name: 'opening the link logs nobody in', input: 1, events: [], ends: 'landing' },
    { name: 'pressing it does', input: 1, events: ['link.followed', 'redeemLink: done#1'], ends: 'entered' },
    {
      name: 'E-030 an old link leads to a new one',
      input: 1,
      events: ['link.followed', 'redeemLink: done#2', 'link.asked'],
      ends: 'request',
    },
    {
      name: 'E-030 a used link leads to a new one',
      input: 1,
      events: ['link.followed', 'redeemLink: done#3', 'link.asked'],
      ends: 'request',
    },
    { name: 'so does a made-up one', input: 1, events: ['link.followed', 'redeemLink: done#4', 'link.asked'], ends: 'request' },
    {
      name: 'A32 who takes an account over that others may have made reads that their ways in have ended',
      input: 1,
      events: ['link.followed', 'redeemLink: done#5'],
      ends: 'renewed',
      knows: { passwordReset: 'secret' },
    },
    {
      name: 'A32 and chooses a password',
      input: 1,
      events: ['link.followed', 'redeemLink: done#5', 'password.wanted'],
      ends: 'choosing',
    },
    {
      name: 'A32 or goes on without one',
      input: 1,
      events: ['link.followed', 'redeemLink: done#5', 'password.left'],
      ends: 'entered',
    },
    {
      name: 'A32 the first mail’s link works where one is logged in',
      input: 1,
      events: ['link.followed', 'redeemLink: done#6'],
      ends: 'elsewhere',
    },
    {
      name: 'A32 and leads to one that lets in',
      input: 1,
      events: ['link.followed', 'redeemLink: done#6', 'link.asked'],
      ends: 'request',
    },
    { name: 'a link that is too old says so', input: 1, events: ['link.followed', 'redeemLink: done#2'], ends: 'expired' },
    { name: 'a link that was used says so', input: 1, events: ['link.followed', 'redeemLink: done#3'], ends: 'used' },
    { name: 'a link that is none says so', input: 1, events: ['link.followed', 'redeemLink: done#4'], ends: 'invalid' },
    {
      name: 'a failure keeps the link',
      input: 1,
      events: ['link.followed', 'redeemLink: error', 'link.followed', 'redeemLink: done#1'],
      ends: 'entered',
    },
    { name: 'silence keeps it too', input: 1, events: ['link.followed', 'after: patience'], ends: 'enteringFailed' },
    { name: 'too many mails are said to be', input: 0, events: ['email.submitted', 'requestLink: done#2'], ends: 'tooMany' },
    {
      name: 'a mail that could not be asked for says so',
      input: 0,
      events: ['email.submitted', 'requestLink: error'],
      ends: 'requestFailed',
    },
    ...['requestLink: error', 'requestLink: done#2'].map((answer) => ({
      name: `the address may be another at the next try: after ${answer}`,
      input: 0,
      events: ['email.submitted', answer, 'email.submitted'],
      ends: 'sending',
      does: ['keepEmail({"email":"a@example.org"})'],
    })),
  ],
})
