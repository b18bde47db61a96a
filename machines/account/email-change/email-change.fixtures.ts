import { fixturesFor } from '#machines/fixtures.ts'
import { type CodeOutcome, emailChangeMachine } from './email-change.machine.ts'

const refused = (fields: Record<string, string>): CodeOutcome => ({ kind: 'refused', fields })

export const emailChangeFixtures = fixturesFor(emailChangeMachine, {
  items: 'F-123',
  inputs: [undefined],
  events: {
    'email.submitted': [{ type: 'email.submitted', fields: { email: 'ada@example.org', emailConfirm: 'ada@example.org' } }],
    'code.submitted': [{ type: 'code.submitted', code: '123456' }],
    'email.corrected': [{ type: 'email.corrected' }],
    'submission.retried': [{ type: 'submission.retried' }],
  },
  outcomes: {
    saveEmail: { outputs: [{ kind: 'saved' }, refused({ email: 'emailFormat' })], fails: true },
    confirmEmail: { outputs: [{ kind: 'saved' }, refused({ code: 'codeWrong' }), { kind: 'expired' }], fails: true },
  },
  invariants: [['a code is asked for an address', (snapshot) => !snapshot.hasTag('asksCode') || snapshot.context.email !== '']],
  pinned: [
    {
      name: 'F-123 address, code, changed',
      input: 0,
      events: ['email.submitted', 'saveEmail: done#1', 'code.submitted', 'confirmEmail: done#1'],
      ends: 'saved',
    },
    {
      name: 'a wrong code can be typed again',
      input: 0,
      events: [
        'email.submitted',
        'saveEmail: done#1',
        'code.submitted',
        'confirmEmail: done#2',
        'code.submitted',
        'confirmEmail: done#1',
      ],
      ends: 'saved',
    },
    {
      name: 'an old code begins anew',
      input: 0,
      events: ['email.submitted', 'saveEmail: done#1', 'code.submitted', 'confirmEmail: done#3', 'email.corrected'],
      ends: 'editing',
    },
    {
      name: 'silence is a failure',
      input: 0,
      events: ['email.submitted', 'after: patience', 'submission.retried'],
      ends: 'saving',
    },
  ],
})
