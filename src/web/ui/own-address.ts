import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is shown has written this address itself. */
    isOwn?: boolean
  }
}

type Search = Record<string, unknown>
type Said = Record<string, string | number | undefined>

/** What stands behind the question mark of this page’s address, and which address that is: one that leads here anew, such as a link’s, is another. */
export function useArrival(): { search: Search; key: string | undefined } {
  const router = useRouter()
  const page = useRef(router.latestLocation.pathname).current
  const came = useRouterState({
    select: ({ location }) => (location.pathname === page && !location.state.isOwn ? location.state.__TSR_key : undefined),
  })
  const last = useRef(came)
  if (came !== undefined) last.current = came
  return { search: router.latestLocation.search, key: last.current }
}

/**
 * The address says what is shown, so that Back and a reload lead to the same; null until there is an answer: a new address asks anew who is here, and
 * whoever has to log in again meanwhile is asked over the page, which stays. `read` is how what stands in it is understood.
 */
export function useOwnAddress(shown: Said | null, read: (search: Search) => Said): void {
  const navigate = useNavigate()
  const router = useRouter()
  const page = useRef(router.latestLocation.pathname).current
  const latest = useRef({ shown, read })
  latest.current = { shown, read }
  const said = JSON.stringify(shown)
  useEffect(() => {
    const { shown, read } = latest.current
    const { pathname, search } = router.latestLocation
    // Somebody is on their way to another page, or it says so already.
    if (!shown || pathname !== page || JSON.stringify(read(search)) === said) return
    void navigate({
      to: '.',
      search: shown as never, // whose words these are no route knows
      state: { isOwn: true },
      replace: true,
      resetScroll: false,
    })
  }, [navigate, router, page, said])
}
