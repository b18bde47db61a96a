import { assign, setup } from 'xstate'
import type { DonationCounts, TransactionList, TransactionStats } from '#contract/giving/donation.ts'
import type { DonationStatus } from '#contract/giving/donation-statuses.ts'
import type { FilterFields } from '#contract/giving/transactions.rules.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export interface TransactionsQuery {
  filter: FilterFields | null
  /** Null is all of them. */
  status: DonationStatus | null
  page: number
}
export interface TransactionsFound {
  list: TransactionList
  stats: TransactionStats
  counts: DonationCounts
  /** Whom all of it is for, where that is one cause. */
  causeName?: string | undefined
}

export type TransactionsListEvent =
  | { type: 'filter.submitted'; filter: FilterFields }
  | { type: 'filter.cleared' }
  | { type: 'status.chosen'; status: DonationStatus | null }
  | { type: 'page.chosen'; page: number }
  | { type: 'list.refreshed' }

interface TransactionsListContext extends TransactionsQuery {
  found: TransactionsFound | null
}

const narrows = {
  guard: {
    type: 'isOtherStatus',
    params: ({ event }: { event: { status: DonationStatus | null } }) => ({ status: event.status }),
  },
  target: 'loading',
  actions: {
    type: 'keepStatus',
    params: ({ event }: { event: { status: DonationStatus | null } }) => ({ status: event.status }),
  },
} as const

/** What narrows the list, or widens it again, wherever no answer is waited for. */
const narrowing = {
  'filter.submitted': {
    target: 'loading',
    actions: { type: 'keepFilter', params: ({ event }: { event: { filter: FilterFields } }) => ({ filter: event.filter }) },
  },
  'filter.cleared': { guard: 'isFiltered', target: 'loading', actions: { type: 'keepFilter', params: { filter: null } } },
  'status.chosen': narrows,
} as const

/** F-105…F-107, E-051. The list is asked for by filter, status and page; what was shown stays until the answer is there. */
export const transactionsListMachine = setup({
  types: {} as {
    context: TransactionsListContext
    input: TransactionsQuery
    events: TransactionsListEvent
    tags: 'busy'
  },
  actors: { readTransactions: placeholder<TransactionsFound, TransactionsQuery>() },
  actions: {
    keepFilter: assign((_, params: { filter: FilterFields | null }) => ({ filter: params.filter, page: 1 })),
    keepStatus: assign((_, params: { status: DonationStatus | null }) => ({ status: params.status, page: 1 })),
    keepLastPage: assign((_, params: { found: TransactionsFound }) => ({ page: params.found.list.pages })),
    keepPage: assign((_, params: { page: number }) => ({ page: params.page })),
    keepFound: assign((_, params: { found: TransactionsFound }) => ({ found: params.found })),
  },
  guards: {
    hasRows: (_, params: { found: TransactionsFound }) => params.found.list.transactions.length > 0,
    isPastTheEnd: (_, { found: { list } }: { found: TransactionsFound }) => list.page > list.pages,
    hasStatus: ({ context }) => context.status !== null,
    isOtherStatus: ({ context }, params: { status: DonationStatus | null }) => params.status !== context.status,
    isFiltered: ({ context }) => context.filter !== null,
    isOtherPage: ({ context }, params: { page: number }) =>
      params.page !== context.page && params.page >= 1 && params.page <= (context.found?.list.pages ?? 1),
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'transactionsList',
  description: 'One person’s donations by date and status, ten to a page.',
  context: ({ input }) => ({ ...input, found: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for the donations.',
      tags: 'busy',
      invoke: {
        id: 'readTransactions',
        src: 'readTransactions',
        input: ({ context: { filter, status, page } }) => ({ filter, status, page }),
        onDone: [
          // An address can name a page that there isn’t any more.
          {
            guard: { type: 'isPastTheEnd', params: ({ event }) => ({ found: event.output }) },
            target: 'loading',
            reenter: true,
            actions: { type: 'keepLastPage', params: ({ event }) => ({ found: event.output }) },
          },
          {
            guard: { type: 'hasRows', params: ({ event }) => ({ found: event.output }) },
            target: 'shown',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          {
            guard: 'hasStatus',
            target: 'nothingOfStatus',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          {
            guard: 'isFiltered',
            target: 'nothingInPeriod',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'empty', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
      // What is being asked for is not wanted any more.
      on: { 'status.chosen': { ...narrows, reenter: true } },
    },
    shown: {
      description: 'Donations with their totals.',
      on: {
        ...narrowing,
        'page.chosen': {
          guard: { type: 'isOtherPage', params: ({ event }) => ({ page: event.page }) },
          target: 'loading',
          actions: { type: 'keepPage', params: ({ event }) => ({ page: event.page }) },
        },
      },
    },
    empty: { description: 'No donations yet: the person is told how the first one is made.' },
    nothingInPeriod: {
      description: 'No donations between the chosen dates.',
      on: {
        ...narrowing,
      },
    },
    nothingOfStatus: {
      description: 'No donations with the chosen status.',
      on: {
        ...narrowing,
      },
    },
    failed: {
      description: 'The donations could not be loaded; they can be asked for again.',
      on: {
        ...narrowing,
        'list.refreshed': { target: 'loading' },
      },
    },
  },
})
