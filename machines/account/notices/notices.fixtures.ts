import { fixturesFor } from '#machines/fixtures.ts'
import { type NoticesPage, noticesMachine } from './notices.machine.ts'

const notice = (id: number, isNew: boolean) => ({
  id,
  kind: 'donationTracked' as const,
  subject: 'D1',
  at: '2026-11-02T10:00:00.000Z',
  isNew,
  detail: { shop: 'Alder Home', cause: 'Harrowden Hospice', pence: 225 },
})
/** Told long ago, and still to be done. */
const fullCard = { ...notice(1, false), kind: 'stampCardFull' as const, subject: 'S1', detail: {} }
const newest: NoticesPage[] = [
  { waiting: [fullCard], notices: [notice(9, true)], hasMore: true },
  { waiting: [], notices: [notice(9, false)], hasMore: false },
  { waiting: [], notices: [], hasMore: false },
]

export const noticesFixtures = fixturesFor(noticesMachine, {
  inputs: [undefined],
  events: { 'more.asked': [{ type: 'more.asked' }], 'list.refreshed': [{ type: 'list.refreshed' }] },
  outcomes: {
    readNotices: { outputs: newest, fails: true },
    markRead: { outputs: [undefined], fails: true },
    readMore: { outputs: [{ waiting: [], notices: [notice(3, false)], hasMore: false }], fails: true },
  },
  invariants: [
    ['what is listed is there', (snapshot) => !snapshot.hasTag('listed') || snapshot.context.notices.length > 0],
    [
      'only what is new is marked as seen',
      (snapshot) => !snapshot.matches('marking') || snapshot.context.notices.some(({ isNew }) => isNew),
    ],
  ],
  pinned: [
    { name: 'G-031 new ones are shown and marked', input: 0, events: ['readNotices: done#1', 'markRead: done'], ends: 'shown' },
    { name: 'not marked, and shown all the same', input: 0, events: ['readNotices: done#1', 'markRead: error'], ends: 'shown' },
    { name: 'marking is waited for, not for ever', input: 0, events: ['readNotices: done#1', 'after: patience'], ends: 'shown' },
    {
      name: 'older ones, at the second try',
      input: 0,
      events: ['readNotices: done#1', 'markRead: done', 'more.asked', 'readMore: error', 'more.asked', 'readMore: done'],
      ends: 'shown',
      knows: { waiting: [fullCard], notices: [notice(9, true), notice(3, false)], hasMore: false },
    },
    { name: 'nothing yet', input: 0, events: ['readNotices: done#3'], ends: 'empty' },
    {
      name: 'lost, then there',
      input: 0,
      events: ['readNotices: error', 'list.refreshed', 'readNotices: done#2'],
      ends: 'shown',
    },
    { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
    {
      name: 'where there are no older ones none are asked for',
      input: 0,
      events: ['readNotices: done#2'],
      ends: 'shown',
      refuses: ['more.asked'],
    },
    {
      name: 'older ones that do not come leave the rest',
      input: 0,
      events: ['readNotices: done#1', 'markRead: done', 'more.asked', 'after: patience'],
      ends: 'moreFailed',
      knows: { notices: [notice(9, true)] },
    },
  ],
})
