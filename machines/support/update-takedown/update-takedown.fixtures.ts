import { fixturesFor, journey } from '#machines/fixtures.ts'
import { someUpdates } from '../cause-record/cause-record.fixtures.ts'
import { type TakedownOutcome, updateTakedownMachine } from './update-takedown.machine.ts'

export const takedownOutcomes: TakedownOutcome[] = [
  { kind: 'takenDown' },
  { kind: 'gone' },
  { kind: 'own' },
  { kind: 'refused', fields: { text: 'reviewTextRequired' } },
]
export const takedownReason = 'It names a child who hasn’t agreed to it'

const [race, windows] = someUpdates
const asked = 'takedown.wanted#1 > reason.given'
const sent = `${asked} > takedown.confirmed`

export const updateTakedownFixtures = fixturesFor(updateTakedownMachine, {
  items: 'H-003',
  inputs: [
    { updates: someUpdates, isMine: false },
    { updates: someUpdates, isMine: true },
  ],
  events: {
    'takedown.wanted': [
      { type: 'takedown.wanted', id: 9 },
      { type: 'takedown.wanted', id: 4 },
    ],
    'reason.given': [{ type: 'reason.given', text: takedownReason }],
    'takedown.dropped': [{ type: 'takedown.dropped' }],
    'takedown.confirmed': [{ type: 'takedown.confirmed' }],
    'takedown.reconsidered': [{ type: 'takedown.reconsidered' }],
    'takedown.retried': [{ type: 'takedown.retried' }],
  },
  outcomes: { removeUpdate: { outputs: takedownOutcomes, fails: true } },
  invariants: [
    [
      'only what is there is taken down, and nothing of a cause that one runs',
      (now) =>
        now.matches('listed') ||
        now.matches('own') ||
        (!now.context.isMine && now.context.updates.some(({ id }) => id === now.context.chosen)),
    ],
    [
      'nothing is taken down without a reason',
      (now) => !(now.matches('confirming') || now.matches('takingDown')) || now.context.text === takedownReason,
    ],
    [
      'what is wrong is only said where it is written',
      (now) => now.matches({ writing: 'asked' }) || Object.keys(now.context.refusals).length === 0 || now.matches('listed'),
    ],
  ],
  pinned: [
    journey(
      'H-003 taken down, once that is sure',
      0,
      `${sent} > removeUpdate: done#1`,
      { listed: 'takenDown' },
      {
        knows: { updates: [windows] },
        does: ['forgetTyped', 'dropChosen'],
        refuses: ['takedown.wanted#1', 'reason.given', 'takedown.confirmed'],
      },
    ),
    journey(
      'the one below it is taken down too',
      0,
      `${sent} > removeUpdate: done#1 > takedown.wanted#2`,
      { writing: 'asked' },
      {
        knows: { chosen: 4, text: '', updates: [windows] },
      },
    ),
    journey(
      'the older of two',
      0,
      'takedown.wanted#2 > reason.given > takedown.confirmed > removeUpdate: done#1',
      { listed: 'takenDown' },
      {
        knows: { updates: [race] },
      },
    ),
    journey(
      'somebody else has removed it meanwhile',
      0,
      `${sent} > removeUpdate: done#2`,
      { listed: 'gone' },
      {
        knows: { updates: [windows] },
        does: ['forgetTyped', 'dropChosen'],
      },
    ),
    journey(
      'A29 nobody is offered to decide about a cause that they run',
      1,
      '',
      { own: 'known' },
      {
        knows: { updates: someUpdates },
        refuses: ['takedown.wanted#1', 'takedown.wanted#2'],
      },
    ),
    journey(
      'A29 nobody decides about a cause that they have come to run',
      0,
      `${sent} > removeUpdate: done#3`,
      { own: 'refused' },
      {
        knows: { text: takedownReason, updates: someUpdates },
        refuses: ['takedown.wanted#1', 'takedown.wanted#2', 'takedown.confirmed'],
      },
    ),
    journey(
      'what the server refuses is said, and what was typed stays',
      0,
      `${sent} > removeUpdate: done#4`,
      { writing: 'asked' },
      {
        knows: { refusals: { text: 'reviewTextRequired' }, text: takedownReason, updates: someUpdates },
      },
    ),
    journey('written anew after that', 0, `${sent} > removeUpdate: done#4 > reason.given`, 'confirming', {
      knows: { refusals: {} },
    }),
    journey(
      'what was wrong with one is not said of another',
      0,
      `${sent} > removeUpdate: done#4 > takedown.dropped > takedown.wanted#2`,
      { writing: 'asked' },
      {
        knows: { refusals: {}, text: '', chosen: 4 },
      },
    ),
    journey(
      'asked for, and left where it is',
      0,
      'takedown.wanted#1 > takedown.dropped',
      { listed: 'untouched' },
      {
        knows: { updates: someUpdates },
        does: ['forgetTyped'],
      },
    ),
    journey(
      'why is written before anything is asked',
      0,
      'takedown.wanted#1',
      { writing: 'asked' },
      {
        knows: { chosen: 9 },
        refuses: ['takedown.wanted#2', 'takedown.confirmed', 'takedown.retried'],
      },
    ),
    journey('what it means is said before it happens', 0, asked, 'confirming', {
      knows: { text: takedownReason },
      refuses: ['takedown.wanted#2', 'takedown.dropped', 'reason.given'],
    }),
    journey(
      'the reason is changed once more',
      0,
      `${asked} > takedown.reconsidered`,
      { writing: 'asked' },
      {
        knows: { text: takedownReason, chosen: 9 },
      },
    ),
    journey('one at a time', 0, sent, 'takingDown', {
      knows: { chosen: 9, text: takedownReason },
      refuses: ['takedown.wanted#2', 'takedown.confirmed', 'takedown.dropped'],
    }),
    journey(
      'E-059 lost, then tried again',
      0,
      `${sent} > removeUpdate: error > takedown.retried > removeUpdate: done#1`,
      { listed: 'takenDown' },
      {
        knows: { updates: [windows] },
      },
    ),
    journey(
      'E-059 lost: what was typed stays',
      0,
      `${sent} > removeUpdate: error`,
      { writing: 'notTakenDown' },
      {
        knows: { text: takedownReason, updates: someUpdates, chosen: 9 },
      },
    ),
    journey('E-059 lost, and the reason is changed', 0, `${sent} > removeUpdate: error > reason.given`, 'confirming'),
    journey(
      'E-059 lost, and given up',
      0,
      `${sent} > removeUpdate: error > takedown.dropped`,
      { listed: 'untouched' },
      {
        does: ['forgetTyped'],
      },
    ),
    journey('silence is a failure', 0, `${sent} > after: patience`, { writing: 'notTakenDown' }),
  ],
})
