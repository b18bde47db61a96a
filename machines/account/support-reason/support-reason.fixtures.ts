import type { MyReason } from '#contract/account/support-reason.calls.ts'
import { fixturesFor, journey } from '#machines/fixtures.ts'
import { type ReasonOutcome, supportReasonMachine } from './support-reason.machine.ts'

const cause: MyReason['cause'] = {
  id: 1,
  hash: 'c1',
  name: 'Abbotsmere Hospice',
  uri: 'abbotsmere-hospice',
  kind: 'charity',
  place: 'Abbotsmere',
  isRegisteredCharity: true,
  standing: 'confirmed',
  logoHttps: null,
}
const said = 'They sat with Mum for eleven nights.'
const writtenAt = '2026-10-01T11:00:00.000Z'
const nothing: MyReason = { cause, reason: null }
const shown: MyReason = { cause, reason: { text: said, standing: 'shown', writtenAt } }
const waiting: MyReason = { cause, reason: { text: said, standing: 'waiting', writtenAt } }
const hidden: MyReason = { cause, reason: { text: said, standing: 'hidden', writtenAt } }
export const reasonsFound: MyReason[] = [nothing, shown, waiting, hidden, { cause: null, reason: null }]

export const reasonOutcomes: ReasonOutcome[] = [
  { kind: 'saved', found: waiting },
  { kind: 'saved', found: nothing },
  { kind: 'refused', fields: { text: 'tooLong' } },
  { kind: 'moved' },
]
export const typedReasons = [said, 'Mum.', '']

export const supportReasonFixtures = fixturesFor(supportReasonMachine, {
  items: 'H-003',
  inputs: [undefined],
  events: {
    'reason.submitted': typedReasons.map((text) => ({ type: 'reason.submitted' as const, text })),
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {
    read: { outputs: reasonsFound, fails: true },
    save: { outputs: reasonOutcomes, fails: true },
  },
  invariants: [
    [
      'nothing is sent that the rule doesn’t let through',
      (now) => !now.matches('saving') || now.context.text !== typedReasons[1],
    ],
    [
      'what is wrong is said, and only where something is',
      (now) => !now.matches('writing') || now.matches({ writing: 'invalid' }) === Object.keys(now.context.refusals).length > 0,
    ],
    [
      'nothing is written but of a cause',
      (now) => !(now.matches('writing') || now.matches('saving')) || now.context.found?.cause != null,
    ],
  ],
  pinned: [
    journey('silence is a failure', 0, 'after: patience', 'failed'),
    journey(
      'what can’t be read is read again',
      0,
      'read: error > page.refreshed > read: done#2',
      { writing: 'open' },
      { knows: { found: shown } },
    ),
    journey('who supports nobody chooses first', 0, 'read: done#5', 'nobody', { refuses: ['reason.submitted'] }),
    journey('chosen meanwhile', 0, 'read: done#5 > page.refreshed > read: done#1', { writing: 'open' }),
    journey(
      'H-003 said for the first time',
      0,
      'read: done#1 > reason.submitted#1 > save: done#1',
      { writing: 'saved' },
      {
        knows: { found: waiting, text: said, refusals: {} },
      },
    ),
    journey(
      'H-003 taken back',
      0,
      'read: done#2 > reason.submitted#3 > save: done#2',
      { writing: 'removed' },
      {
        knows: { found: nothing, text: '' },
      },
    ),
    journey(
      'too short: nothing is sent, and it is said',
      0,
      'read: done#1 > reason.submitted#2',
      { writing: 'invalid' },
      {
        knows: { refusals: { text: 'tooShort' }, text: '' },
      },
    ),
    journey('written to the end after a fault', 0, 'read: done#1 > reason.submitted#2 > reason.submitted#1', 'saving', {
      knows: { refusals: {}, text: said },
    }),
    journey(
      'what the server refuses is said',
      0,
      'read: done#1 > reason.submitted#1 > save: done#3',
      { writing: 'invalid' },
      {
        knows: { refusals: { text: 'tooLong' }, found: nothing },
      },
    ),
    journey('another cause was chosen meanwhile', 0, 'read: done#1 > reason.submitted#1 > save: done#4', 'moved', {
      refuses: ['reason.submitted'],
    }),
    journey('E-055 and it is read anew', 0, 'read: done#1 > reason.submitted#1 > save: done#4 > page.refreshed', 'loading'),
    journey('E-059 what was lost isn’t called saved', 0, 'read: done#1 > reason.submitted#1 > save: error', {
      writing: 'notSaved',
    }),
    journey(
      'E-059 lost, then sent again',
      0,
      'read: done#1 > reason.submitted#1 > save: error > reason.submitted#1 > save: done#1',
      {
        writing: 'saved',
      },
    ),
    journey(
      'saving about which nothing is heard',
      0,
      'read: done#1 > reason.submitted#1 > after: patience',
      { writing: 'notSaved' },
      {
        knows: { text: said },
      },
    ),
  ],
})
