import type { UninstallFeedback } from '#contract/shopping/uninstall-feedback.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { type FeedbackFound, feedbackListMachine } from './feedback-list.machine.ts'

const said: UninstallFeedback = {
  id: 12,
  firstName: 'Rowan',
  lastName: 'Ash',
  email: 'rowan@example.org',
  reason: 'inTheWay',
  text: 'It covered the button that pays.',
  mayContact: true,
  sentAt: '2026-11-20T10:00:00.000Z',
}
export const newestFeedback: FeedbackFound = { feedback: [said], hasMore: true }
export const oldestFeedback: FeedbackFound = {
  feedback: [{ ...said, id: 3, firstName: null, lastName: null, email: null, mayContact: false, text: 'I shop less.' }],
  hasMore: false,
}

export const feedbackListFixtures = fixturesFor(feedbackListMachine, {
  inputs: [undefined],
  events: {
    'feedback.sought': [{ type: 'feedback.sought', q: 'button' }],
    'older.asked': [{ type: 'older.asked' }],
    'newer.asked': [{ type: 'newer.asked' }],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: { readFeedback: { outputs: [newestFeedback, oldestFeedback, { feedback: [], hasMore: false }], fails: true } },
  within: (snapshot) => snapshot.context.page <= 3,
  invariants: [
    ['pages are counted from one', (snapshot) => snapshot.context.page >= 1],
    ['what is shown was found', (snapshot) => !snapshot.matches('shown') || snapshot.context.feedback.length > 0],
    ['nothing is nothing', (snapshot) => !snapshot.matches('empty') || snapshot.context.feedback.length === 0],
  ],
  pinned: [
    {
      name: 'the newest, then older ones',
      input: 0,
      events: ['readFeedback: done#1', 'older.asked', 'readFeedback: done#2'],
      ends: 'shown',
      knows: { ...oldestFeedback, page: 2 },
    },
    {
      name: 'and back',
      input: 0,
      events: ['readFeedback: done#1', 'older.asked', 'readFeedback: done#2', 'newer.asked', 'readFeedback: done#1'],
      ends: 'shown',
      knows: { ...newestFeedback, page: 1 },
    },
    {
      name: 'a search begins at its first page',
      input: 0,
      events: ['readFeedback: done#1', 'older.asked', 'readFeedback: done#2', 'feedback.sought', 'readFeedback: done#1'],
      ends: 'shown',
      knows: { q: 'button', page: 1 },
    },
    {
      name: 'nothing fits, and another search finds something',
      input: 0,
      events: ['readFeedback: done#3', 'feedback.sought', 'readFeedback: done#2'],
      ends: 'shown',
      knows: { q: 'button' },
    },
    {
      name: 'a failure can be tried again, on the same page',
      input: 0,
      events: ['readFeedback: done#1', 'older.asked', 'readFeedback: error', 'page.refreshed', 'readFeedback: done#2'],
      ends: 'shown',
      knows: { page: 2 },
    },
    {
      name: 'after a failure something else can be looked for',
      input: 0,
      events: ['readFeedback: error', 'feedback.sought', 'readFeedback: done#2'],
      ends: 'shown',
      knows: { q: 'button' },
    },
    { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
    {
      name: 'nothing is newer than the newest',
      input: 0,
      events: ['readFeedback: done#1'],
      ends: 'shown',
      refuses: ['newer.asked'],
    },
    {
      name: 'nothing is older than the oldest',
      input: 0,
      events: ['readFeedback: done#2'],
      ends: 'shown',
      refuses: ['older.asked'],
    },
  ],
})
