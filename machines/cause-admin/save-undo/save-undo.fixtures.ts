import { fixturesFor } from '#machines/fixtures.ts'
import { saveUndoMachine } from './save-undo.machine.ts'

const first = { description: 'We walk dogs.' }
const second = { description: 'We walk every dog in Harrowden.' }
const third = { description: 'Dogs.' }

export const saveUndoFixtures = fixturesFor(saveUndoMachine, {
  items: 'F-146, F-147',
  inputs: [{ fields: first }],
  events: {
    'change.saved': [
      { type: 'change.saved', fields: second },
      { type: 'change.saved', fields: first },
      { type: 'change.saved', fields: third },
    ],
    'change.undone': [{ type: 'change.undone' }],
  },
  outcomes: { checkRules: { outputs: [true, false], fails: true } },
  invariants: [],
  pinned: [
    {
      name: 'what was there before is asked about, and offered',
      input: 0,
      events: ['change.saved#1', 'checkRules: done#1'],
      ends: 'offered',
      knows: { now: second, before: first },
    },
    {
      name: 'where the rules no longer allow it, it isn’t',
      input: 0,
      events: ['change.saved#1', 'checkRules: done#2'],
      ends: 'lasting',
      refuses: ['change.undone'],
    },
    { name: 'nor where they cannot be read', input: 0, events: ['change.saved#1', 'checkRules: error'], ends: 'lasting' },
    { name: 'nor where nothing answers', input: 0, events: ['change.saved#1', 'after: patience'], ends: 'lasting' },
    {
      name: 'while it is asked about, there is nothing to undo',
      input: 0,
      events: ['change.saved#1'],
      ends: 'checking',
      refuses: ['change.undone'],
    },
    {
      name: 'another change meanwhile is asked about anew',
      input: 0,
      events: ['change.saved#1', 'change.saved#3'],
      ends: 'checking',
      knows: { now: third, before: second },
    },
    {
      name: 'and so is one after it was offered',
      input: 0,
      events: ['change.saved#1', 'checkRules: done#1', 'change.saved#3'],
      ends: 'checking',
    },
    { name: 'or could not be', input: 0, events: ['change.saved#1', 'checkRules: done#2', 'change.saved#3'], ends: 'checking' },
    {
      name: 'undoing waits until it is saved',
      input: 0,
      events: ['change.saved#1', 'checkRules: done#1', 'change.undone'],
      ends: 'undoing',
      refuses: ['change.undone'],
    },
    {
      name: 'undone',
      input: 0,
      events: ['change.saved#1', 'checkRules: done#1', 'change.undone', 'change.saved#2'],
      ends: 'undone',
      knows: { now: first, before: second },
      refuses: ['change.undone'],
    },
    {
      name: 'undoing failed, and another change was saved instead',
      input: 0,
      events: ['change.saved#1', 'checkRules: done#1', 'change.undone', 'change.saved#3'],
      ends: 'checking',
      knows: { now: third, before: second },
    },
    {
      name: 'changed again after it was undone',
      input: 0,
      events: ['change.saved#1', 'checkRules: done#1', 'change.undone', 'change.saved#2', 'change.saved#3', 'checkRules: done#1'],
      ends: 'offered',
      knows: { now: third, before: first },
    },
    { name: 'at first there is nothing to undo', input: 0, events: [], ends: 'unchanged', refuses: ['change.undone'] },
  ],
})
