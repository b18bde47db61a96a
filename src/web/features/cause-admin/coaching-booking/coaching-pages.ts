import { useState } from 'react'
import type { Snapshot } from 'xstate'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { CoachingPage } from '#machines/cause-admin/coaching-booking/coaching-booking.machine.ts'
import { usePerson } from '#web/site/site.ts'
import { useActiveCause } from '../active-cause/active-cause.ts'
import type { CoachingBase } from './coaching-search.ts'

export const isBusinessBase = (base: CoachingBase) => base === '/register-your-business/coaching/booking'

/** X-020: the confirmation is one page for both, and is told where to go back to. */
export function addressOf(base: CoachingBase, page: CoachingPage): string {
  if (page === 'booking') return base
  if (page === 'select-time') return `${base}/select-time`
  return `/coaching/booking/confirmation${isBusinessBase(base) ? `?return-to=${encodeURIComponent(base)}` : ''}`
}

/** Whose call it is: the cause that the dashboard is about. On a business's pages a registered business comes first, whose person runs it as a cause of its own kind. Null until it is known. */
export function useCoachingCause(base: CoachingBase): CauseCard | null {
  const { me } = usePerson()
  const active = useActiveCause()
  if (!isBusinessBase(base) || active?.kind === 'business') return active
  return me?.adminCauses.find(({ kind }) => kind === 'business') ?? active
}

/** The chart on its way from one page to the next, which is another route and so another component. */
let carried: { causeId: number; page: CoachingPage; snapshot: Snapshot<unknown> } | null = null

export function carryTo(causeId: number, page: CoachingPage, snapshot: Snapshot<unknown>): void {
  carried = { causeId, page, snapshot }
}

/** What was carried to this page; null where it is opened by itself. */
export function useCarried(causeId: number, page: CoachingPage): Snapshot<unknown> | null {
  const [snapshot] = useState(() => {
    const mine = carried?.causeId === causeId && carried.page === page ? carried.snapshot : null
    carried = null
    return mine
  })
  return snapshot
}
