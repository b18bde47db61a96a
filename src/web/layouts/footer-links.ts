import { type AppFacts, appStores, type SiteLinks } from '#contract/shopping/app.ts'
import type { Words } from '#words/words.ts'

export interface FooterLink {
  to: string
  label: Exclude<keyof Words['shell']['footer'], symbol>
  isExternal?: boolean
}

/** What the configuration leaves out is not linked: no link leads to a host that somebody made up, or to the bare home page of a network. */
const outside = (label: FooterLink['label'], to: string | undefined): FooterLink[] =>
  to ? [{ to, label, isExternal: true }] : []

/** N-022…N-050 */
export function footerGroups(
  tenant: { product: string },
  links: SiteLinks,
): { title: 'getDonations' | 'resources' | 'policies' | 'about'; links: FooterLink[] }[] {
  return [
    {
      title: 'getDonations',
      links: [
        { to: '/retailers', label: 'retailers' },
        { to: '/donation-reminder', label: 'extension' },
        { to: `/${tenant.product}-app`, label: 'app' },
        { to: '/referrals', label: 'referrals' },
        ...outside('searchSite', links.search),
      ],
    },
    {
      title: 'resources',
      links: [
        { to: '/promote-my-cause', label: 'promoteMyCause' },
        { to: '/fundraising-ideas', label: 'fundraisingIdeas' },
        { to: '/ideas/fundraising-ideas-for-schools', label: 'schoolIdeas' },
        { to: '/charity-challenge', label: 'charityChallenge' },
        { to: '/cause-categories', label: 'causeCategories' },
        { to: '/cause-directory', label: 'causeDirectory' },
        { to: '/content-hub', label: 'contentHub' },
        ...outside('expert', links.experts),
      ],
    },
    {
      title: 'policies',
      links: [
        { to: '/terms/website', label: 'termsWebsite' },
        { to: '/terms/supporter', label: 'termsSupporter' },
        { to: '/terms/cause', label: 'termsCause' },
        { to: '/terms/cookies', label: 'termsCookies' },
        { to: '/privacy', label: 'privacy' },
        { to: '/eula', label: 'eula' },
        { to: '/terms/advertising-disclosure', label: 'advertising' },
        { to: '/introducer-appointed-representative', label: 'introducer' },
      ],
    },
    {
      title: 'about',
      links: [
        { to: '/our-history-and-mission', label: 'history' },
        { to: '/who-can-join', label: 'whoCanJoin' },
        { to: '/our-fees-explained', label: 'fees' },
        { to: '/blog', label: 'blog' },
        { to: '/careers', label: 'careers' },
        { to: '/become-our-partner', label: 'partner' },
        ...outside('help', links.help),
        { to: '/newsroom', label: 'newsroom' },
        { to: '/contact', label: 'contact' },
      ],
    },
  ]
}

/** N-051 */
export const socialLinks = (links: SiteLinks) =>
  (['facebook', 'instagram', 'twitter', 'youtube'] as const).flatMap((label) => outside(label, links[label]))

/** N-052: the stores that have the app. */
export const appLinks = ({ stores }: Pick<AppFacts, 'stores'>) =>
  appStores.flatMap((label) => {
    const to = stores[label]
    return to ? [{ to, label }] : []
  })
