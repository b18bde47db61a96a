import { fixturesFor } from '#machines/fixtures.ts'
import { passwordResetMachine, type ResetOutcome, type ResetRequest } from './password-reset.machine.ts'

const requests = ['sent', 'tooMany'] satisfies ResetRequest[]
const outcomes = ['saved', 'common', 'invalid'] satisfies ResetOutcome[]

export const passwordResetFixtures = fixturesFor(passwordResetMachine, {
  items: 'F-045',
  inputs: [{ hasLink: false }, { hasLink: true }],
  events: {
    'email.submitted': [{ type: 'email.submitted', email: 'a@example.org' }],
    'email.changed': [{ type: 'email.changed' }],
    'password.submitted': [{ type: 'password.submitted', password: 'three blue boats' }],
    'link.asked': [{ type: 'link.asked' }],
  },
  outcomes: { requestReset: { outputs: requests, fails: true }, resetPassword: { outputs: outcomes, fails: true } },
  invariants: [
    [
      'a password is only in the chart while it is on its way',
      (snapshot) => snapshot.matches('saving') || snapshot.context.password === '',
    ],
  ],
  pinned: [
    {
      name: 'asking for the mail',
      input: 0,
      events: ['email.submitted', 'requestReset: done#1'],
      ends: 'sent',
      knows: { email: 'a@example.org' },
    },
    {
      name: 'a wrong address can be corrected',
      input: 0,
      events: ['email.submitted', 'requestReset: done#1', 'email.changed'],
      ends: 'request',
    },
    { name: 'too many mails', input: 0, events: ['email.submitted', 'requestReset: done#2'], ends: 'tooMany' },
    {
      name: 'E-032 a failure can be tried again',
      input: 0,
      events: ['email.submitted', 'requestReset: error', 'email.submitted', 'requestReset: done#1'],
      ends: 'sent',
    },
    { name: 'silence is a failure', input: 0, events: ['email.submitted', 'after: patience'], ends: 'requestFailed' },
    {
      name: 'too many, then later',
      input: 0,
      events: ['email.submitted', 'requestReset: done#2', 'email.submitted', 'requestReset: done#1'],
      ends: 'sent',
    },
    {
      name: 'the link leads to a new password',
      input: 1,
      events: ['password.submitted', 'resetPassword: done#1'],
      ends: 'success',
    },
    {
      name: 'E-033 a dead link leads to a new one',
      input: 1,
      events: ['password.submitted', 'resetPassword: done#3', 'link.asked'],
      ends: 'request',
    },
    {
      name: 'a common password is refused, and another one is taken',
      input: 1,
      events: ['password.submitted', 'resetPassword: done#2', 'password.submitted', 'resetPassword: done#1'],
      ends: 'success',
    },
    {
      name: 'a save that fails keeps the link',
      input: 1,
      events: ['password.submitted', 'resetPassword: error', 'password.submitted', 'resetPassword: done#1'],
      ends: 'success',
    },
    { name: 'a silent save is a failure', input: 1, events: ['password.submitted', 'after: patience'], ends: 'saveFailed' },
    {
      name: 'a mail that could not be asked for says so',
      input: 0,
      events: ['email.submitted', 'requestReset: error'],
      ends: 'requestFailed',
    },
    ...['requestReset: error', 'requestReset: done#2'].map((answer) => ({
      name: `the address may be another at the next try: after ${answer}`,
      input: 0,
      events: ['email.submitted', answer, 'email.submitted'],
      ends: 'sending',
      does: ['keepEmail({"email":"a@example.org"})'],
    })),
    ...[[], ['resetPassword: error'], ['resetPassword: done#2']].map((answer) => ({
      name: `the password that is typed is the one that is saved: after ${answer[0] ?? 'nothing'}`,
      input: 1,
      events: [...answer.flatMap((one) => ['password.submitted', one]), 'password.submitted'],
      ends: 'saving',
      knows: { password: 'three blue boats' },
    })),
  ],
})
