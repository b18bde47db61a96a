import { fixturesFor } from '#machines/fixtures.ts'
import { type CodeOutcome, emailChangeMachine } from './email-change.machine.ts'

const refused = (fields: Record<string, string>): CodeOutcome => ({ kind: 'refused', fields })

const mailed = ['email.submitted', 'saveEmail: done#1']

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
    {
      name: 'an address that is refused is said',
      input: 0,
      events: ['email.submitted', 'saveEmail: done#2'],
      ends: 'editing',
      knows: { refusals: { email: 'emailFormat' } },
    },
    { name: 'what could not be saved', input: 0, events: ['email.submitted', 'saveEmail: error'], ends: 'failed' },
    {
      name: 'is changed, and sent',
      input: 0,
      events: ['email.submitted', 'saveEmail: error', 'email.submitted'],
      ends: 'saving',
      knows: { email: 'ada@example.org' },
      does: ['keepEmail({"fields":{"email":"ada@example.org","emailConfirm":"ada@example.org"}})'],
    },
    {
      name: 'the code goes with it',
      input: 0,
      events: [...mailed, 'code.submitted'],
      ends: 'checking',
      knows: { code: '123456' },
    },
    { name: 'another address', input: 0, events: [...mailed, 'email.corrected'], ends: 'editing', does: ['forgetRefusals'] },
    {
      name: 'a wrong code is said',
      input: 0,
      events: [...mailed, 'code.submitted', 'confirmEmail: done#2'],
      ends: 'confirming',
      knows: { refusals: { code: 'codeWrong' } },
    },
    { name: 'an old one, too', input: 0, events: [...mailed, 'code.submitted', 'confirmEmail: done#3'], ends: 'expired' },
    {
      name: 'and what was wrong is forgotten with it',
      input: 0,
      events: [...mailed, 'code.submitted', 'confirmEmail: done#3', 'email.corrected'],
      ends: 'editing',
      does: ['forgetRefusals'],
    },
    ...['confirmEmail: error', 'after: patience'].map((fault) => ({
      name: `what could not be checked: ${fault}`,
      input: 0,
      events: [...mailed, 'code.submitted', fault],
      ends: 'notChecked',
    })),
    {
      name: 'is checked again',
      input: 0,
      events: [...mailed, 'code.submitted', 'confirmEmail: error', 'code.submitted'],
      ends: 'checking',
      does: ['keepCode({"code":"123456"})'],
    },
    {
      name: 'or another address is given',
      input: 0,
      events: [...mailed, 'code.submitted', 'confirmEmail: error', 'email.corrected'],
      ends: 'editing',
      does: ['forgetRefusals'],
    },
    {
      name: 'what is changed can be changed again',
      input: 0,
      events: [...mailed, 'code.submitted', 'confirmEmail: done#1', 'email.corrected'],
      ends: 'editing',
      does: ['forgetRefusals'],
    },
  ],
})
