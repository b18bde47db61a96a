import type { SupportItem, SupportItemsFound } from '#contract/support/support-queue.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { draftJourneys, item, other, reply } from './support-queue.journeys.ts'
import { openedItem, type SupportQuery, supportQueueMachine } from './support-queue.machine.ts'

export const waitingMessage: SupportItem = {
  queue: 'messages',
  reference: 'CM-7K2M9QXB',
  name: 'Rowan Ash',
  who: 'rowan@example.org',
  standing: 'new',
  since: '2026-11-16T10:00:00.000Z',
  dueAt: '2026-11-18T10:00:00.000Z',
  isOverdue: true,
  assignee: null,
  personId: null,
  causeId: null,
  run: null,
  stake: null,
  opening: 'How do I start?',
}
const totals = { causes: 0, accounts: 0, closed: 0, requests: 0, claims: 0, messages: 1, reports: 0, calls: 0, payments: 0 }
/** The list with its one message opened beside it. */
export const oneWaits: SupportItemsFound = {
  items: [waitingMessage],
  total: 1,
  totals,
  page: 1,
  pages: 1,
  selected: waitingMessage,
  team: [
    { id: 4, name: 'Sam Reid', email: 'support@farthing.example', isMe: true },
    { id: 5, name: 'Fran Hart', email: 'finance@farthing.example', isMe: false },
  ],
  readAt: '2026-11-20T10:00:00.000Z',
}
export const nothingOpened: SupportItemsFound = { ...oneWaits, selected: null }
export const nothingWaits: SupportItemsFound = {
  ...nothingOpened,
  items: [],
  total: 0,
  totals: { ...totals, messages: 0 },
}
/** What was opened doesn't fit what the list is narrowed to. */
export const openedOnly: SupportItemsFound = { ...nothingWaits, selected: waitingMessage }

export const openedMessage: SupportQuery = {
  queue: 'messages',
  q: '',
  assignee: null,
  order: 'due',
  page: 1,
  item: 'messages.CM-7K2M9QXB',
}
/** Nothing is chosen yet. */
const nothingChosen: SupportQuery = { ...openedMessage, item: null }

export const supportQueueFixtures = fixturesFor(supportQueueMachine, {
  inputs: [
    { query: openedMessage, isWide: true, drafts: {} },
    { query: nothingChosen, isWide: true, drafts: {} },
    { query: nothingChosen, isWide: false, drafts: {} },
  ],
  events: {
    'query.changed': [{ type: 'query.changed', query: { ...openedMessage, assignee: 'nobody' } }],
    'width.changed': [
      { type: 'width.changed', isWide: true },
      { type: 'width.changed', isWide: false },
    ],
    'draft.changed': [
      { type: 'draft.changed', item, draft: reply },
      { type: 'draft.changed', item, draft: null },
      { type: 'draft.changed', item: other, draft: { ...reply, reference: 'CM-0THER123' } },
    ],
    'list.refreshed': [{ type: 'list.refreshed' }],
    'assignment.asked': [
      { type: 'assignment.asked', handing: { queue: 'messages', reference: waitingMessage.reference, from: null, to: 4 } },
    ],
  },
  outcomes: {
    readItems: { outputs: [oneWaits, nothingOpened, nothingWaits, openedOnly], fails: true },
    watchWidth: { outputs: [], fails: false },
    handOver: { outputs: ['assigned', 'tooLate'], fails: true },
  },
  // What is typed changes nothing else: it's walked along pinned journeys.
  within: ({ context: { drafts } }) => Object.keys(drafts).length === 0,
  invariants: [
    ['what is shown was found', (snapshot) => !snapshot.matches('shown') || (snapshot.context.found?.items.length ?? 0) > 0],
    ['nothing is nothing', (snapshot) => !snapshot.matches('empty') || snapshot.context.found?.items.length === 0],
    [
      'nothing is assigned that is not open',
      (snapshot) => !snapshot.matches('assigning') || openedItem(snapshot.context) !== null,
    ],
    ['what was chosen stays opened', ({ context: { query, opened } }) => query.item === null || opened === query.item],
    [
      'on a wide screen something of what is shown is opened',
      (snapshot) => !snapshot.matches('shown') || !snapshot.context.isWide || snapshot.context.opened !== null,
    ],
    [
      'what is handed over is only kept while it is on its way',
      (snapshot) => snapshot.matches('assigning') === (snapshot.context.handing !== null),
    ],
  ],
  pinned: [
    {
      name: 'on a wide screen the first is opened until something is chosen',
      input: 1,
      events: ['readItems: done#1'],
      ends: 'shown',
      knows: { opened: 'messages.CM-7K2M9QXB', query: nothingChosen },
    },
    {
      name: 'what is opened by itself is assigned, and stays opened when it waits no more',
      input: 1,
      events: ['readItems: done#2', 'assignment.asked', 'handOver: done#1', 'readItems: done#3'],
      ends: 'empty',
      knows: { opened: 'messages.CM-7K2M9QXB' },
    },
    {
      name: 'on a narrow screen nothing is opened, nor assigned',
      input: 2,
      events: ['readItems: done#2'],
      ends: 'shown',
      knows: { opened: null },
      refuses: ['assignment.asked'],
    },
    {
      name: 'a window that is made wider has room for the first',
      input: 2,
      events: ['readItems: done#2', 'width.changed#1'],
      ends: 'shown',
      knows: { opened: 'messages.CM-7K2M9QXB', isWide: true },
    },
    {
      name: 'a window that is made wider while the list is asked for has room for the first',
      input: 2,
      events: ['width.changed#1', 'readItems: done#2'],
      ends: 'shown',
      knows: { opened: 'messages.CM-7K2M9QXB' },
    },
    {
      name: 'a window that is made narrower keeps what is opened, and opens nothing more',
      input: 1,
      events: ['readItems: done#2', 'width.changed#2', 'query.changed', 'readItems: done#2'],
      ends: 'shown',
      knows: { isWide: false },
    },
    {
      name: 'where nothing waits nothing is opened',
      input: 1,
      events: ['readItems: done#3', 'width.changed#1'],
      ends: 'empty',
      knows: { opened: null },
    },
    {
      name: 'taken, and the list says so',
      input: 0,
      events: ['readItems: done#1', 'assignment.asked', 'handOver: done#1', 'readItems: done#1'],
      ends: 'shown',
      knows: { told: null },
    },
    {
      name: 'who comes second is told, and sees who has it',
      input: 0,
      events: ['readItems: done#1', 'assignment.asked', 'handOver: done#2', 'readItems: done#1'],
      ends: 'shown',
      knows: { told: 'tooLate' },
    },
    {
      name: 'what was told is forgotten with the next look',
      input: 0,
      events: ['readItems: done#1', 'assignment.asked', 'handOver: done#2', 'readItems: done#1', 'list.refreshed'],
      ends: 'loading',
      knows: { told: null },
    },
    {
      name: 'a silent server may have assigned it: the list is read again',
      input: 0,
      events: ['readItems: done#1', 'assignment.asked', 'after: patience', 'readItems: done#1'],
      ends: 'shown',
      knows: { told: 'notAssigned' },
    },
    {
      name: 'what was opened by its address is assigned although the list is empty',
      input: 0,
      events: ['readItems: done#4', 'assignment.asked', 'handOver: error', 'readItems: done#4'],
      ends: 'empty',
      knows: { told: 'notAssigned' },
    },
    {
      name: 'who narrows the list while something is handed over sees the narrowed list',
      input: 0,
      events: ['readItems: done#1', 'assignment.asked', 'query.changed', 'handOver: done#1', 'readItems: done#3'],
      ends: 'empty',
      knows: { query: { ...openedMessage, assignee: 'nobody' } },
    },
    {
      name: 'a list that fails can be read again',
      input: 0,
      events: ['readItems: error', 'list.refreshed', 'readItems: done#1'],
      ends: 'shown',
    },
    { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
    {
      name: 'another filter while it is asked for asks anew',
      input: 0,
      events: ['query.changed', 'list.refreshed', 'readItems: done#3'],
      ends: 'empty',
    },
    ...[[], ['readItems: done#1'], ['readItems: done#3'], ['readItems: error']].map((before) => ({
      name: `another filter is what is read next: after ${before[0] ?? 'nothing'}`,
      input: 0,
      events: [...before, 'query.changed'],
      ends: 'loading',
      knows: { query: { ...openedMessage, assignee: 'nobody' as const } },
    })),
    ...['readItems: done#3', 'readItems: error'].map((read) => ({
      name: `what was told is forgotten with the next look: after ${read}`,
      input: 0,
      events: ['readItems: done#1', 'assignment.asked', 'handOver: done#2', read, 'list.refreshed'],
      ends: 'loading',
      knows: { told: null },
    })),
    ...draftJourneys,
    { name: 'a list that cannot be read says so', input: 0, events: ['readItems: error'], ends: 'failed' },
    {
      name: 'a window that stays narrow opens nothing',
      input: 2,
      events: ['readItems: done#1', 'width.changed#2'],
      ends: 'shown',
      knows: { opened: null },
    },
  ],
})
