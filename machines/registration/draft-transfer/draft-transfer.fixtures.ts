import { fixturesFor } from '#machines/fixtures.ts'
import { draftTransferMachine, type KeptDraft, type MailedDraft } from './draft-transfer.machine.ts'

const kept = { kept: { kind: 'kept', link: 'https://www.example.org/#draft=code' }, tooMany: { kind: 'tooMany' } } satisfies {
  [Kind in KeptDraft['kind']]: KeptDraft
}
const mailed = ['sent', 'tooMany', 'gone'] satisfies MailedDraft[]
const open = ['transfer.opened', 'keepDraft: done#1']

export const draftTransferFixtures = fixturesFor(draftTransferMachine, {
  inputs: [undefined],
  events: {
    'transfer.opened': [{ type: 'transfer.opened' }],
    'transfer.closed': [{ type: 'transfer.closed' }],
    'transfer.retried': [{ type: 'transfer.retried' }],
    'email.submitted': [{ type: 'email.submitted', email: 'rowan@example.org' }],
  },
  outcomes: { keepDraft: { outputs: Object.values(kept), fails: true }, mailDraft: { outputs: mailed, fails: true } },
  invariants: [['an open link is a link', (snapshot) => !snapshot.matches('open') || snapshot.context.link !== '']],
  pinned: [
    { name: 'a link, then back to the wizard', input: 0, events: [...open, 'transfer.closed'], ends: 'closed' },
    {
      name: 'a link by mail',
      input: 0,
      events: [...open, 'email.submitted', 'mailDraft: done#1'],
      ends: { open: 'mailed' },
      knows: { email: 'rowan@example.org' },
    },
    {
      name: 'out of reach, then not',
      input: 0,
      events: ['transfer.opened', 'keepDraft: error', 'transfer.retried', 'keepDraft: done#1'],
      ends: { open: 'shown' },
    },
    { name: 'silence', input: 0, events: ['transfer.opened', 'after: patience', 'transfer.closed'], ends: 'closed' },
    { name: 'too many links', input: 0, events: ['transfer.opened', 'keepDraft: done#2', 'transfer.closed'], ends: 'closed' },
    { name: 'too many links are said to be', input: 0, events: ['transfer.opened', 'keepDraft: done#2'], ends: 'tooMany' },
    {
      name: 'too many mails',
      input: 0,
      events: [...open, 'email.submitted', 'mailDraft: done#2'],
      ends: { open: 'mailedTooOften' },
    },
    { name: 'no mail just now', input: 0, events: [...open, 'email.submitted', 'mailDraft: error'], ends: { open: 'notMailed' } },
    { name: 'a silent mail', input: 0, events: [...open, 'email.submitted', 'after: patience'], ends: { open: 'notMailed' } },
    {
      name: 'a link that ran out meanwhile',
      input: 0,
      events: [...open, 'email.submitted', 'mailDraft: done#3'],
      ends: 'failed',
    },
  ],
})
