import { isRealDay } from '#contract/days.ts'
import { donationStatuses } from '#contract/giving/donation-statuses.ts'
import type { TransactionsQuery } from '#machines/giving/transactions-list/transactions-list.machine.ts'
import { oneOf, wholeNumber } from '#web/platform/page-search.ts'

const readDay = (given: unknown) => (typeof given === 'string' && isRealDay(given) ? given : null)
const readStatus = oneOf(donationStatuses)
const readPage = wholeNumber(1, 100_000)

/** What of an address is none of the list’s counts as not given. */
export function readQuery({ status, page, from, to }: Record<string, unknown>): TransactionsQuery {
  const [startDate, endDate] = [readDay(from), readDay(to)]
  return {
    filter: startDate && endDate && startDate <= endDate ? { startDate, endDate } : null,
    status: readStatus(status) ?? null,
    page: readPage(page) ?? 1,
  }
}

export const writeQuery = ({ filter, status, page }: TransactionsQuery) => ({
  status: status ?? undefined,
  from: filter?.startDate,
  to: filter?.endDate,
  page: page === 1 ? undefined : page,
})

export const rewriteQuery = (search: Record<string, unknown>) => writeQuery(readQuery(search))
