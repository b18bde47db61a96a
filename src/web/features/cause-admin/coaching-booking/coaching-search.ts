import { oneOf, pageSearch } from '#web/platform/page-search.ts'

/** Where a call is booked, for causes and for registered businesses: each the first of its pages. */
export const coachingBases = ['/coaching/booking', '/register-your-business/coaching/booking'] as const
export type CoachingBase = (typeof coachingBases)[number]

/** which pages the confirmation goes back to. */
export const confirmationSearch = pageSearch({ 'return-to': oneOf(coachingBases) })
