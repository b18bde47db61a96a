import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isRealDay } from '#contract/days.ts'
import { donationStatuses } from '#contract/giving/donation-statuses.ts'
import type { TransactionsQuery } from '#machines/giving/transactions-list/transactions-list.machine.ts'
import { oneOf, wholeNumber } from '#web/platform/page-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list has written this address itself. */
    isOfList?: boolean
  }
}

type Search = Record<string, unknown>

const readDay = (given: unknown) => (typeof given === 'string' && isRealDay(given) ? given : null)
const readStatus = oneOf(donationStatuses)
const readPage = wholeNumber(1, 100_000)

/** What of an address is none of the list’s counts as not given. */
export function readQuery({ status, page, from, to }: Search): TransactionsQuery {
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

/** The query that the address names, and which address that is: one that leads here anew, such as a link’s, is another list. */
export function useAddressedQuery(): { asked: TransactionsQuery; address: string | undefined } {
  const router = useRouter()
  const page = useRef(router.latestLocation.pathname).current
  const search: Search = router.latestLocation.search
  const came = useRouterState({
    select: ({ location }) => (location.pathname === page && !location.state.isOfList ? location.state.__TSR_key : undefined),
  })
  const last = useRef(came)
  if (came !== undefined) last.current = came
  return { asked: readQuery(search), address: last.current }
}

/** The address says what is shown, so that Back and a reload lead to the same. */
export function useQueryInAddress({ filter, status, page }: TransactionsQuery): void {
  const navigate = useNavigate()
  const router = useRouter()
  const path = useRef(router.latestLocation.pathname).current
  useEffect(() => {
    const { pathname, search } = router.latestLocation
    const query = { filter, status, page }
    // Somebody is on their way to another page, or is here already.
    if (pathname !== path || JSON.stringify(readQuery(search)) === JSON.stringify(query)) return
    void navigate({
      to: '.',
      search: writeQuery(query) as never, // neither page’s route reads what only the list knows
      state: { isOfList: true },
      replace: true,
      resetScroll: false,
    })
  }, [navigate, router, path, filter, status, page])
}
