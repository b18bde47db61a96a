import type { IdentityFields } from '#contract/cause-admin/cause-page.rules.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { type IdentityOutcome, identityEditMachine } from './identity-edit.machine.ts'

const kept: IdentityFields = { causeName: 'Abbotsmere Hospice', kind: 'charity', charityNumber: '1000001' }
const outputs: IdentityOutcome[] = [
  { kind: 'saved' },
  { kind: 'refused', fields: { causeName: 'causeNameTaken' } },
  { kind: 'locked' },
]

export const identityEditFixtures = fixturesFor(identityEditMachine, {
  items: 'H-004',
  inputs: [{ kept }],
  events: {
    'form.submitted': [
      { type: 'form.submitted', fields: { ...kept, causeName: 'Abbotsmere Hospice at Home' } },
      { type: 'form.submitted', fields: kept },
      { type: 'form.submitted', fields: { ...kept, charityNumber: '1000002' } },
      { type: 'form.submitted', fields: { ...kept, kind: 'club' } },
    ],
    'check.accepted': [{ type: 'check.accepted' }],
    'check.declined': [{ type: 'check.declined' }],
    'submission.retried': [{ type: 'submission.retried' }],
  },
  outcomes: { save: { outputs, fails: true } },
  invariants: [
    ['what is sent was typed', (snapshot) => !snapshot.matches('saving') || snapshot.context.fields !== null],
    ['what failed can be sent again', (snapshot) => !snapshot.matches('failed') || snapshot.context.fields !== null],
    [
      'what is saved is what is kept',
      (snapshot) => !snapshot.matches('saved') || snapshot.context.kept === snapshot.context.fields,
    ],
  ],
  pinned: [
    {
      name: 'H-004 another name is asked about, then saved',
      input: 0,
      events: ['form.submitted#1', 'check.accepted', 'save: done#1'],
      ends: 'saved',
    },
    { name: 'H-004 another number is asked about', input: 0, events: ['form.submitted#3'], ends: 'confirming' },
    {
      name: 'H-004 what is no charity any more has no number, which is another',
      input: 0,
      events: ['form.submitted#4'],
      ends: 'confirming',
    },
    { name: 'what is the same needs no question', input: 0, events: ['form.submitted#2', 'save: done#1'], ends: 'saved' },
    { name: 'not meant', input: 0, events: ['form.submitted#1', 'check.declined'], ends: 'editing' },
    {
      name: 'a name that another has is corrected',
      input: 0,
      events: ['form.submitted#1', 'check.accepted', 'save: done#2', 'form.submitted#3', 'check.accepted', 'save: done#1'],
      ends: 'saved',
    },
    {
      name: 'what was refused stays what it is',
      input: 0,
      events: ['form.submitted#1', 'check.accepted', 'save: done#3'],
      ends: 'locked',
    },
    {
      name: 'lost, then tried again',
      input: 0,
      events: ['form.submitted#1', 'check.accepted', 'after: patience', 'submission.retried', 'save: error'],
      ends: 'failed',
    },
    {
      name: 'why a name was refused stands at its field',
      input: 0,
      events: ['form.submitted#1', 'check.accepted', 'save: done#2'],
      ends: 'editing',
      knows: { refusals: { causeName: 'causeNameTaken' } },
    },
  ],
})
