import { fixturesFor } from '#machines/fixtures.ts'
import { type TransactionsFound, transactionsListMachine } from './transactions-list.machine.ts'

const stats = { raised: 225, pending: 225, confirmed: 0, paid: 0, declined: 0, count: 1 }
const row = {
  id: 'D1',
  retailerName: 'Alder Home',
  retailerSlug: 'alder-home',
  retailerCategory: 'Home and garden',
  retailerSector: 'goods',
  causeName: 'Harrowden Hospice',
  purchasedAt: '2026-11-01T12:00:00.000Z',
  spentPence: 4999,
  donationPence: 225,
  correctionPence: 0,
  stage: 'tracked',
  purchaseType: 'online',
  bonus: null,
  declineReason: null,
  paidAt: null,
  nextBy: null,
} as const
const counts = { pending: 11, confirmed: 0, paid: 0, declined: 0 }
const sums = { stats, counts }
const found: TransactionsFound = {
  list: { transactions: [row], months: [{ month: '2026-11', pence: 225, before: 0, after: 0 }], page: 1, pages: 2, total: 11 },
  ...sums,
}
const none: TransactionsFound = {
  list: { transactions: [], months: [], page: 1, pages: 1, total: 0 },
  stats: { ...stats, raised: 0, pending: 0, count: 0 },
  counts: { ...counts, pending: 0 },
}
const pastTheEnd: TransactionsFound = { list: { ...none.list, page: 3, pages: 2, total: 11 }, ...sums }
const all = { filter: null, status: null, page: 1 }
const october = { startDate: '2026-10-01', endDate: '2026-10-31' }
const narrowed = ['readTransactions: done#1', 'status.chosen#1']
const filtered = ['readTransactions: done#1', 'filter.submitted']

export const transactionsListFixtures = fixturesFor(transactionsListMachine, {
  items: 'F-105',
  inputs: [all, { filter: october, status: 'declined', page: 3 }],
  events: {
    'filter.submitted': [{ type: 'filter.submitted', filter: october }],
    'filter.cleared': [{ type: 'filter.cleared' }],
    'status.chosen': [
      { type: 'status.chosen', status: 'declined' },
      { type: 'status.chosen', status: null },
    ],
    'page.chosen': [
      { type: 'page.chosen', page: 2 },
      { type: 'page.chosen', page: 1 },
    ],
    'list.refreshed': [{ type: 'list.refreshed' }],
  },
  outcomes: { readTransactions: { outputs: [found, none, pastTheEnd], fails: true } },
  invariants: [
    [
      'an empty list says whether a filter made it so',
      (snapshot) => !snapshot.matches('empty') || (snapshot.context.filter === null && snapshot.context.status === null),
    ],
  ],
  pinned: [
    {
      name: 'a filter starts at the first page',
      input: 0,
      events: [
        'readTransactions: done#1',
        'page.chosen#1',
        'readTransactions: done#1',
        'filter.submitted',
        'readTransactions: done#2',
      ],
      ends: 'nothingInPeriod',
      knows: { filter: october, page: 1 },
    },
    {
      name: 'a failure can be refreshed (E-051)',
      input: 0,
      events: ['readTransactions: error', 'list.refreshed', 'readTransactions: done#1'],
      ends: 'shown',
    },
    ...['readTransactions: error', 'after: patience'].map((fault) => ({
      name: `what cannot be read is a failure: ${fault}`,
      input: 0,
      events: [fault],
      ends: 'failed',
    })),
    {
      name: 'nothing at all',
      input: 0,
      events: ['readTransactions: done#2'],
      ends: 'empty',
      knows: { found: none },
      refuses: ['filter.cleared'],
    },
    {
      name: 'without a filter there is none to clear, and the page that is shown is not chosen',
      input: 0,
      events: ['readTransactions: done#1'],
      ends: 'shown',
      knows: { found },
      refuses: ['filter.cleared', 'page.chosen#2'],
    },
    {
      name: 'a status starts at the first page',
      input: 0,
      events: [...narrowed, 'readTransactions: done#1', 'page.chosen#1', 'readTransactions: done#1', 'status.chosen#2'],
      ends: 'loading',
      knows: { status: null, page: 1 },
    },
    {
      name: 'the status that is shown is not chosen',
      input: 0,
      events: [...narrowed, 'readTransactions: done#1'],
      ends: 'shown',
      knows: { status: 'declined', page: 1 },
      refuses: ['status.chosen#1'],
    },
    {
      name: 'nothing with that status',
      input: 0,
      events: [...narrowed, 'readTransactions: done#2'],
      ends: 'nothingOfStatus',
      knows: { found: none, status: 'declined' },
      refuses: ['filter.cleared', 'page.chosen#1', 'status.chosen#1'],
    },
    {
      name: 'or all of them',
      input: 0,
      events: [...narrowed, 'readTransactions: done#2', 'status.chosen#2'],
      ends: 'loading',
      knows: { status: null },
    },
    {
      name: 'nothing with that status at that time; another time keeps the status',
      input: 0,
      events: [...narrowed, 'readTransactions: done#2', 'filter.submitted', 'readTransactions: done#2'],
      ends: 'nothingOfStatus',
      knows: { filter: october, status: 'declined' },
    },
    {
      name: 'all times keep the status too',
      input: 1,
      events: ['readTransactions: done#2', 'filter.cleared'],
      ends: 'loading',
      knows: { filter: null, status: 'declined', page: 1 },
    },
    {
      name: 'a status keeps the time',
      input: 0,
      events: [...filtered, 'readTransactions: done#2', 'status.chosen#1'],
      ends: 'loading',
      knows: { filter: october, status: 'declined' },
    },
    {
      name: 'after a failure another status can be chosen',
      input: 0,
      events: ['readTransactions: error', 'status.chosen#1'],
      ends: 'loading',
      knows: { status: 'declined' },
    },
    {
      name: 'whoever chooses while it is loading gets what was chosen last',
      input: 0,
      events: ['status.chosen#1'],
      ends: 'loading',
      knows: { status: 'declined', page: 1 },
      refuses: ['status.chosen#1'],
    },
    {
      name: 'a page that there isn’t any more is the last one',
      input: 1,
      events: ['readTransactions: done#3', 'readTransactions: done#1'],
      ends: 'shown',
      knows: { page: 2, filter: october, status: 'declined' },
    },
    {
      name: 'another page',
      input: 0,
      events: ['readTransactions: done#1', 'page.chosen#1'],
      ends: 'loading',
      knows: { page: 2 },
    },
    {
      name: 'a filter is cleared',
      input: 0,
      events: [...filtered, 'readTransactions: done#1', 'filter.cleared'],
      ends: 'loading',
      knows: { filter: null, page: 1 },
    },
    {
      name: 'nothing in that time',
      input: 0,
      events: [...filtered, 'readTransactions: done#2'],
      ends: 'nothingInPeriod',
      knows: { found: none },
      refuses: ['status.chosen#2'],
    },
    {
      name: 'another time',
      input: 0,
      events: [...filtered, 'readTransactions: done#2', 'filter.submitted'],
      ends: 'loading',
      knows: { filter: october },
    },
    {
      name: 'or all of it',
      input: 0,
      events: [...filtered, 'readTransactions: done#2', 'filter.cleared'],
      ends: 'loading',
      knows: { filter: null },
    },
    {
      name: 'after a failure another time can be chosen',
      input: 0,
      events: ['readTransactions: error', 'filter.submitted'],
      ends: 'loading',
      knows: { filter: october },
    },
    {
      name: 'or the filter cleared',
      input: 0,
      events: [...filtered, 'readTransactions: error', 'filter.cleared'],
      ends: 'loading',
      knows: { filter: null },
    },
    {
      name: 'where there is one',
      input: 0,
      events: ['readTransactions: error'],
      ends: 'failed',
      refuses: ['filter.cleared', 'status.chosen#2'],
    },
    {
      name: 'another time begins at its first page, where the last had nothing, too',
      input: 0,
      events: [
        'readTransactions: done#1',
        'filter.submitted',
        'readTransactions: done#1',
        'page.chosen#1',
        'readTransactions: done#2',
        'filter.submitted',
      ],
      ends: 'loading',
      knows: { filter: october, page: 1 },
    },
  ],
})
