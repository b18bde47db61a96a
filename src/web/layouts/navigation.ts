import type { CauseCard } from '#contract/causes/cause.ts'
import type { Words } from '#words/words.ts'

export interface NavigationLink {
  to: string
  label: `nav.${Exclude<keyof Words['shell']['nav'], symbol>}`
  /** Loaded ahead only for a hand that comes near: the client of the API, which it asks with, is half of what a visitor's page weighs. */
  asksForData?: true
}

const loggedOut: NavigationLink[] = [
  { to: '/retailers', label: 'nav.retailers', asksForData: true },
  { to: '/offers/trending-offers', label: 'nav.offers', asksForData: true },
  { to: '/how-it-works', label: 'nav.howItWorks' }, // N-001
  { to: '/support-a-good-cause', label: 'nav.support' }, // N-002
  { to: '/register-your-good-cause', label: 'nav.registerCause' }, // N-003
  { to: '/register-your-business', label: 'nav.registerBusiness' }, // N-004
]
const loggedIn: NavigationLink[] = [
  { to: '/retailers', label: 'nav.retailers' }, // N-005
  { to: '/offers/trending-offers', label: 'nav.offers' }, // N-006
  { to: '/travel-hub', label: 'nav.travel' }, // N-007
  { to: '/how-it-works', label: 'nav.howItWorks' }, // N-008
  { to: '/referrals', label: 'nav.referrals' }, // N-009
  { to: '/raisemore', label: 'nav.raiseMore' }, // N-010
  { to: '/donation-reminder', label: 'nav.reminder' }, // N-011
]

/** N-001…N-013; the big donations, which are second for everybody, are called offers wherever they are named. People who run causes find missing donations under their donations and claims. */
export function mainNavigation(person: { isSignedIn: boolean; adminCauses: readonly CauseCard[] }): NavigationLink[] {
  if (!person.isSignedIn) return loggedOut
  if (person.adminCauses.length > 0) return loggedIn
  return [...loggedIn, { to: '/enquiry/missing-donation/new', label: 'nav.missingDonation' as const }]
}
