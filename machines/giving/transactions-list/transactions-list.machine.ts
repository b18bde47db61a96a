import { assign, setup } from 'xstate'
import type { TransactionList, TransactionStats } from '#contract/giving/donation.ts'
import type { FilterFields } from '#contract/giving/transactions.rules.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export interface TransactionsQuery {
  filter: FilterFields | null
  page: number
}
export interface TransactionsFound {
  list: TransactionList
  stats: TransactionStats
}

export type TransactionsListEvent =
  | { type: 'filter.submitted'; filter: FilterFields }
  | { type: 'filter.cleared' }
  | { type: 'page.chosen'; page: number }
  | { type: 'list.refreshed' }

interface TransactionsListContext extends TransactionsQuery {
  found: TransactionsFound | null
}

/** F-105…F-107, E-051. The list is asked for by filter and page; what was shown stays until the answer is there. */
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
    keepPage: assign((_, params: { page: number }) => ({ page: params.page })),
    keepFound: assign((_, params: { found: TransactionsFound }) => ({ found: params.found })),
  },
  guards: {
    hasRows: (_, params: { found: TransactionsFound }) => params.found.list.transactions.length > 0,
    isFiltered: ({ context }) => context.filter !== null,
    isOtherPage: ({ context }, params: { page: number }) =>
      params.page !== context.page && params.page >= 1 && params.page <= (context.found?.list.pages ?? 1),
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'transactionsList',
  description: 'One person’s donations by date, ten to a page.',
  context: ({ input }) => ({ ...input, found: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for the donations.',
      tags: 'busy',
      invoke: {
        id: 'readTransactions',
        src: 'readTransactions',
        input: ({ context }) => ({ filter: context.filter, page: context.page }),
        onDone: [
          {
            guard: { type: 'hasRows', params: ({ event }) => ({ found: event.output }) },
            target: 'shown',
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
    },
    shown: {
      description: 'Donations with their totals.',
      on: {
        'filter.submitted': {
          target: 'loading',
          actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) },
        },
        'filter.cleared': { guard: 'isFiltered', target: 'loading', actions: { type: 'keepFilter', params: { filter: null } } },
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
        'filter.submitted': {
          target: 'loading',
          actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) },
        },
        'filter.cleared': { guard: 'isFiltered', target: 'loading', actions: { type: 'keepFilter', params: { filter: null } } },
      },
    },
    failed: {
      description: 'The donations could not be loaded; they can be asked for again.',
      on: {
        'filter.submitted': {
          target: 'loading',
          actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) },
        },
        'filter.cleared': { guard: 'isFiltered', target: 'loading', actions: { type: 'keepFilter', params: { filter: null } } },
        'list.refreshed': { target: 'loading' },
      },
    },
  },
})
