import { fixturesFor } from '#machines/fixtures.ts'
import { draftResumeMachine } from './draft-resume.machine.ts'

const left = { draft: { id: 'd1', answers: { causeName: 'Chess club' } }, isSignedIn: true }
const failed = ['page.lives#1', 'readDraft: error']

export const draftResumeFixtures = fixturesFor(draftResumeMachine, {
  inputs: [undefined],
  events: {
    'page.lives': [
      { type: 'page.lives', hasDraft: true },
      { type: 'page.lives', hasDraft: false },
    ],
    'draft.asked': [{ type: 'draft.asked' }],
    'network.returned': [{ type: 'network.returned' }],
  },
  outcomes: { readDraft: { outputs: [left, null], fails: true }, watchNetwork: { outputs: [], fails: false } },
  invariants: [
    ['only what was left is gone on with', (snapshot) => snapshot.matches('resumed') === (snapshot.context.left !== null)],
  ],
  pinned: [
    { name: 'the first question is there before anything is known', input: 0, events: [], ends: 'asked' },
    { name: 'nothing kept is a fresh wizard', input: 0, events: ['page.lives#2'], ends: 'fresh' },
    { name: 'what was left is looked at first', input: 0, events: ['page.lives#1'], ends: 'waiting' },
    {
      name: 'and gone on with',
      input: 0,
      events: ['page.lives#1', 'readDraft: done#1'],
      ends: 'resumed',
      knows: { left },
    },
    { name: 'one that is too old is none', input: 0, events: ['page.lives#1', 'readDraft: done#2'], ends: 'fresh' },
    ...['readDraft: error', 'after: patience'].map((fault) => ({
      name: `one that cannot be read is not written over: ${fault}`,
      input: 0,
      events: ['page.lives#1', fault],
      ends: 'failed',
    })),
    ...['draft.asked', 'network.returned'].map((event) => ({
      name: `it is read again: ${event}`,
      input: 0,
      events: [...failed, event],
      ends: 'waiting',
    })),
  ],
})
