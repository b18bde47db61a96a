import type { CauseUpdates } from '#contract/cause-admin/updates.ts'
import { fixturesFor, journey } from '#machines/fixtures.ts'
import { causeUpdatesMachine, type PostOutcome, type RemoveOutcome } from './cause-updates.machine.ts'

const windows = { address: '/user-images/0123456789abcdef0123456789abcdef.jpg', alt: 'A room with three tall windows' }
const spring = { id: 4, text: 'The garden room has its windows.', postedAt: '2026-10-01T11:00:00.000Z', picture: windows }
const autumn = { id: 7, text: 'Two new night sitters began on Monday.', postedAt: '2026-11-02T09:30:00.000Z', picture: null }
const some: CauseUpdates = { updates: [spring], readers: 'everyone' }
const none: CauseUpdates = { updates: [], readers: 'everyone' }
const unread: CauseUpdates = { updates: [spring], readers: 'nobodyYet' }
const over: CauseUpdates = { updates: [spring], readers: 'nobodyNow' }
export const updatesFound = [some, none, unread, over]

const plain: CauseUpdates = { updates: [{ ...spring, picture: null }], readers: 'everyone' }
export const pictured: CauseUpdates = {
  updates: [{ ...spring, picture: { address: windows.address.replace('0', '9'), alt: '' } }],
  readers: 'everyone',
}
const more: CauseUpdates = { updates: [autumn, spring], readers: 'everyone' }
export const postOutcomes: PostOutcome[] = [
  { kind: 'posted', found: more },
  { kind: 'refused', fields: { text: 'tooLong' } },
  { kind: 'tooOften' },
  { kind: 'closed' },
]
export const removeOutcomes: RemoveOutcome[] = [
  { kind: 'removed', found: none },
  { kind: 'closed' },
  { kind: 'removed', found: plain },
]
export const typedUpdates = [autumn.text, 'Thank you.']

export const causeUpdatesFixtures = fixturesFor(causeUpdatesMachine, {
  items: 'H-003',
  inputs: [undefined],
  events: {
    'update.submitted': typedUpdates.map((text) => ({ type: 'update.submitted' as const, text })),
    'picture.saved': [{ type: 'picture.saved', found: pictured }],
    'removal.wanted': [
      { type: 'removal.wanted', id: 4, part: 'update' },
      { type: 'removal.wanted', id: 4, part: 'picture' },
    ],
    'removal.confirmed': [{ type: 'removal.confirmed' }],
    'removal.dropped': [{ type: 'removal.dropped' }],
    'removal.retried': [{ type: 'removal.retried' }],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {
    read: { outputs: updatesFound, fails: true },
    post: { outputs: postOutcomes, fails: true },
    remove: { outputs: removeOutcomes, fails: true },
  },
  invariants: [
    [
      'nothing is sent that the rule doesn’t let through',
      (now) => !now.matches('posting') || now.context.text === typedUpdates[0],
    ],
    [
      'what is wrong is said, and only where something is',
      (now) => now.matches({ writing: 'invalid' }) === Object.keys(now.context.refusals).length > 0 || !now.matches('writing'),
    ],
    [
      'only what is there is removed',
      (now) => !now.matches('confirming') || !!now.context.found?.updates.some(({ id }) => id === now.context.chosen.id),
    ],
    ['nothing is written before it is read', (now) => !now.matches('writing') || now.context.found !== null],
    ['what couldn’t be posted is still known', (now) => !now.matches({ writing: 'notPosted' }) || now.context.text !== ''],
  ],
  pinned: [
    journey('G-030 reopened meanwhile', 0, 'read: done#4 > page.refreshed > read: done#2', { writing: 'none' }),
    journey('E-059 an update that was lost isn’t called posted', 0, 'read: done#1 > update.submitted#1 > post: error', {
      writing: 'notPosted',
    }),
    journey('silence is a failure', 0, 'after: patience', 'failed'),
    journey(
      'what can’t be read is read again',
      0,
      'read: error > page.refreshed > read: done#1',
      { writing: 'listed' },
      { knows: { found: some } },
    ),
    journey(
      'H-003 nothing posted yet',
      0,
      'read: done#2',
      { writing: 'none' },
      { knows: { found: none }, refuses: ['removal.wanted#1'] },
    ),
    journey('G-030 a closed cause only shows what it had', 0, 'read: done#4', 'closed', { knows: { found: over } }),
    journey(
      'H-003 the first update is posted, and the field is empty again',
      0,
      'read: done#2 > update.submitted#1 > post: done#1',
      { writing: 'posted' },
      {
        knows: { found: more, text: '', refusals: {} },
      },
    ),
    journey(
      'too short: nothing is sent, and it is said',
      0,
      'read: done#1 > update.submitted#2',
      { writing: 'invalid' },
      {
        knows: { refusals: { text: 'tooShort' }, text: '' },
      },
    ),
    journey('written to the end after a fault', 0, 'read: done#1 > update.submitted#2 > update.submitted#1', 'posting', {
      knows: { refusals: {}, text: autumn.text },
    }),
    journey(
      'what the server refuses is said',
      0,
      'read: done#1 > update.submitted#1 > post: done#2',
      { writing: 'invalid' },
      {
        knows: { refusals: { text: 'tooLong' }, text: autumn.text },
      },
    ),
    journey(
      'five a day: what was typed stays',
      0,
      'read: done#1 > update.submitted#1 > post: done#3',
      { writing: 'tooOften' },
      {
        knows: { text: autumn.text, found: some },
      },
    ),
    journey('G-030 it has closed while somebody wrote', 0, 'read: done#1 > update.submitted#1 > post: done#4', 'closed'),
    journey(
      'E-059 lost, then sent again',
      0,
      'read: done#1 > update.submitted#1 > post: error > update.submitted#1 > post: done#1',
      { writing: 'posted' },
    ),
    journey(
      'posting about which nothing is heard',
      0,
      'read: done#1 > update.submitted#1 > after: patience',
      { writing: 'notPosted' },
      {
        knows: { text: autumn.text },
      },
    ),
    journey(
      'H-003 removed, once that is sure',
      0,
      'read: done#1 > removal.wanted#1 > removal.confirmed > remove: done#1',
      { writing: 'removed' },
      {
        knows: { found: none },
        refuses: ['removal.wanted#1'],
      },
    ),
    journey(
      'H-003 a picture stands with it at once',
      0,
      'read: done#1 > picture.saved',
      { writing: 'pictured' },
      { knows: { found: pictured } },
    ),
    journey(
      'a fault in the field is no longer said once a picture stands there',
      0,
      'read: done#1 > update.submitted#2 > picture.saved',
      { writing: 'pictured' },
      { knows: { found: pictured, refusals: {} } },
    ),
    journey(
      'a picture stands with an update that is there',
      0,
      'read: done#2',
      { writing: 'none' },
      { refuses: ['picture.saved'] },
    ),
    journey(
      'H-003 the picture alone is removed',
      0,
      'read: done#1 > removal.wanted#2 > removal.confirmed > remove: done#3',
      { writing: 'removed' },
      { knows: { found: plain, chosen: { id: 4, part: 'picture' } }, refuses: ['removal.wanted#2'] },
    ),
    journey(
      'a picture that was on its way is kept while somebody is asked',
      0,
      'read: done#1 > removal.wanted#1 > picture.saved > removal.dropped',
      { writing: 'listed' },
      { knows: { found: pictured } },
    ),
    journey(
      'asked for, and left where it is',
      0,
      'read: done#3 > removal.wanted#1 > removal.dropped',
      { writing: 'listed' },
      {
        knows: { found: unread, chosen: { id: 4, part: 'update' } },
      },
    ),
    journey(
      'a fault in the field is no longer said once something is to be removed',
      0,
      'read: done#1 > update.submitted#2 > removal.wanted#1',
      'confirming',
      {
        knows: { refusals: {} },
      },
    ),
    journey(
      'E-059 a removal that was lost is tried again',
      0,
      'read: done#1 > removal.wanted#1 > removal.confirmed > remove: error > removal.retried',
      'removing',
    ),
    journey(
      'a removal about which nothing is heard',
      0,
      'read: done#1 > removal.wanted#1 > removal.confirmed > after: patience',
      {
        writing: 'notRemoved',
      },
    ),
    journey(
      'G-030 it has closed before the removal',
      0,
      'read: done#1 > removal.wanted#1 > removal.confirmed > remove: done#2',
      'closed',
    ),
  ],
})
