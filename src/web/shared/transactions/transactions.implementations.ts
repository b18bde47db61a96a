import { fromPromise } from 'xstate'
import { transactionCalls } from '#contract/giving/transactions.calls.ts'
import type { FilterFields } from '#contract/giving/transactions.rules.ts'
import { limits } from '#contract/limits.ts'
import { endOfDay, startOfDay } from '#contract/london.ts'
import { type DonationFound, donationDetailMachine } from '#machines/giving/donation-detail/donation-detail.machine.ts'
import { type TransactionsQuery, transactionsListMachine } from '#machines/giving/transactions-list/transactions-list.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'

/** The filter as the calls take it: from the first instant of a day to the last of another. */
export const periodOf = (filter: FilterFields | null) =>
  filter ? { startDate: startOfDay(filter.startDate), endDate: endOfDay(filter.endDate) } : {}

/** What a list is narrowed to, whichever page of it is shown. */
export type Narrowing = Pick<TransactionsQuery, 'filter' | 'status'>

export const narrowedTo = ({ filter, status }: Narrowing) => ({ ...periodOf(filter), ...(status ? { status } : {}) })

/** the donations that the list is narrowed to, as CSV. */
export const readTransactionsCsv = ({ api }: Pick<Site, 'api'>, narrowing: Narrowing, signal: AbortSignal) =>
  api.download(transactionCalls.listTransactions, { query: narrowedTo(narrowing) }, signal)

export function transactionsListWith({ api }: Pick<Site, 'api'>) {
  return transactionsListMachine.provide({
    actors: {
      readTransactions: fromPromise(async ({ input }) => {
        const [list, stats] = await Promise.all([
          api.ask(transactionCalls.listTransactions, {
            query: { ...narrowedTo(input), page: input.page, perPage: limits.pageSizeTransactions, order: 'desc' },
          }),
          api.ask(transactionCalls.readTransactionStats, { query: periodOf(input.filter) }),
        ])
        return { list: list.details, ...stats.details }
      }),
    },
  })
}

export function donationDetailWith({ api }: Pick<Site, 'api'>) {
  return donationDetailMachine.provide({
    actors: {
      readDonation: fromPromise(async ({ input }): Promise<DonationFound> => {
        try {
          const { details } = await api.ask(transactionCalls.readTransaction, {
            path: { transactionId: input.id },
            query: { includeMetadata: 'true' },
          })
          return { kind: 'found', transaction: details.transaction }
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 404) return { kind: 'unknown' }
          throw error
        }
      }),
    },
  })
}
