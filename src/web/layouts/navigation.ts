import type { CauseCard } from '../../contract/entities/cause.ts'
import type { Words } from '../i18n/i18n.ts'

export interface NavigationLink {
  to: string
  label: `nav.${Exclude<keyof Words['shell']['nav'], symbol>}`
}

const loggedOut: NavigationLink[] = [
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

/** N-001…N-013. People who run causes find missing donations under their donations and claims. */
export function mainNavigation(person: { isSignedIn: boolean; adminCauses: readonly CauseCard[] }): NavigationLink[] {
  if (!person.isSignedIn) return loggedOut
  if (person.adminCauses.length > 0) return loggedIn
  const [shops, ...rest] = loggedIn
  return [
    ...(shops ? [shops] : []),
    { to: '/offers/trending-offers', label: 'nav.bigDonations' as const },
    ...rest.filter((link) => link.to !== '/offers/trending-offers'),
    { to: '/enquiry/missing-donation/new', label: 'nav.missingDonation' as const },
  ]
}

interface FooterLink {
  to: string
  label: `footer.${Exclude<keyof Words['shell']['footer'], symbol>}`
  isExternal?: boolean
}

/** N-022…N-053 */
export function footerGroups(tenant: {
  product: string
  helpAddress: string
}): { title: 'footer.getDonations' | 'footer.resources' | 'footer.policies' | 'footer.about'; links: FooterLink[] }[] {
  return [
    {
      title: 'footer.getDonations',
      links: [
        { to: '/retailers', label: 'footer.retailers' },
        { to: '/donation-reminder', label: 'footer.extension' },
        { to: `/${tenant.product}-app`, label: 'footer.app' },
        { to: '/referrals', label: 'footer.referrals' },
        { to: `https://search.${tenant.product}.example/`, label: 'footer.searchSite', isExternal: true },
      ],
    },
    {
      title: 'footer.resources',
      links: [
        { to: '/promote-my-cause', label: 'footer.promoteMyCause' },
        { to: '/fundraising-ideas', label: 'footer.fundraisingIdeas' },
        { to: '/ideas/fundraising-ideas-for-schools', label: 'footer.schoolIdeas' },
        { to: '/charity-challenge', label: 'footer.charityChallenge' },
        { to: '/cause-categories', label: 'footer.causeCategories' },
        { to: '/cause-directory', label: 'footer.causeDirectory' },
        { to: '/content-hub', label: 'footer.contentHub' },
        { to: `https://experts.${tenant.product}.example/`, label: 'footer.expert', isExternal: true },
      ],
    },
    {
      title: 'footer.policies',
      links: [
        { to: '/terms/website', label: 'footer.termsWebsite' },
        { to: '/terms/supporter', label: 'footer.termsSupporter' },
        { to: '/terms/cause', label: 'footer.termsCause' },
        { to: '/terms/cookies', label: 'footer.termsCookies' },
        { to: '/privacy', label: 'footer.privacy' },
        { to: '/eula', label: 'footer.eula' },
        { to: '/terms/advertising-disclosure', label: 'footer.advertising' },
        { to: '/introducer-appointed-representative', label: 'footer.introducer' },
      ],
    },
    {
      title: 'footer.about',
      links: [
        { to: '/our-history-and-mission', label: 'footer.history' },
        { to: '/who-can-join', label: 'footer.whoCanJoin' },
        { to: '/our-fees-explained', label: 'footer.fees' },
        { to: '/blog', label: 'footer.blog' },
        { to: '/careers', label: 'footer.careers' },
        { to: '/become-our-partner', label: 'footer.partner' },
        { to: tenant.helpAddress, label: 'footer.help', isExternal: true },
        { to: '/newsroom', label: 'footer.newsroom' },
      ],
    },
  ]
}

export const socialLinks = [
  { to: 'https://www.facebook.com/', label: 'footer.facebook' },
  { to: 'https://www.instagram.com/', label: 'footer.instagram' },
  { to: 'https://twitter.com/', label: 'footer.twitter' },
  { to: 'https://www.youtube.com/', label: 'footer.youtube' },
] as const
export const appLinks = [
  { to: 'https://apps.apple.com/', label: 'footer.apple' },
  { to: 'https://play.google.com/', label: 'footer.google' },
] as const
