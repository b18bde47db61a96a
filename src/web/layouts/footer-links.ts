import { helpAddressOf } from '#contract/tenants.ts'
import type { Words } from '../i18n/words.ts'

interface FooterLink {
  to: string
  label: Exclude<keyof Words['shell']['footer'], symbol>
  isExternal?: boolean
}

/** N-022…N-053 */
export function footerGroups(tenant: {
  product: string
}): { title: 'getDonations' | 'resources' | 'policies' | 'about'; links: FooterLink[] }[] {
  return [
    {
      title: 'getDonations',
      links: [
        { to: '/retailers', label: 'retailers' },
        { to: '/donation-reminder', label: 'extension' },
        { to: `/${tenant.product}-app`, label: 'app' },
        { to: '/referrals', label: 'referrals' },
        { to: `https://search.${tenant.product}.example/`, label: 'searchSite', isExternal: true },
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
        { to: `https://experts.${tenant.product}.example/`, label: 'expert', isExternal: true },
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
        { to: helpAddressOf(tenant), label: 'help', isExternal: true },
        { to: '/newsroom', label: 'newsroom' },
      ],
    },
  ]
}

export const socialLinks = [
  { to: 'https://www.facebook.com/', label: 'facebook' },
  { to: 'https://www.instagram.com/', label: 'instagram' },
  { to: 'https://twitter.com/', label: 'twitter' },
  { to: 'https://www.youtube.com/', label: 'youtube' },
] as const
export const appLinks = [
  { to: 'https://apps.apple.com/', label: 'apple' },
  { to: 'https://play.google.com/', label: 'google' },
] as const
