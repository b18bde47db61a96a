import type titles from '#locales/en-GB/titles.json'
import type { AccessLevel, RouteRole } from '#machines/session/route-guard/route-guard.machine.ts'
import type { Namespace } from '#words/words.ts'
import type { KeptKind } from '../shared/drafts/kept-answers.ts'

export const layouts = ['main', 'account', 'dashboard', 'funnel', 'funnelFixed', 'funnelNoFooter', 'basic', 'none'] as const
export type LayoutName = (typeof layouts)[number]
export type PageType = 'generic' | 'cause-profile' | 'cause-payment' | 'retailer'

export type SidesName = 'account' | 'dashboard'

/** What is asked question by question. What keeps a draft is called as its draft is. */
export type WizardName = KeptKind | 'donationQuery'

/** what every route declares. */
export interface PageRules {
  /** The row of the inventory, or a name where it has none; also the key of the page's title in locales/en-GB/titles.json. */
  id: RouteId
  access: AccessLevel
  role: RouteRole | null
  layout: LayoutName
  banners: boolean
  pageType: PageType
  ignoresUrlCauseId: boolean
  /** False where the page must not ask who is here. */
  loadsUser: boolean
  /** What the page may say, beside what every page does; it comes with the page, in one file. */
  words: readonly Namespace[]
  /** H-018: whose side navigation stands in a page of the main layout that belongs to the account or to the dashboard, and in one of the account's that belongs to a cause. */
  sides: SidesName | null
  /** H-017: a wizard stands in its layout's quiet form, without anything that leads away from its question but the way out. */
  wizard: WizardName | null
  /** Whether it has the styles of what only members see; by itself where a page says who may come. */
  hasMemberStyles: boolean
  /** True while the flow behind the page is still to be built. */
  isPending: boolean
}

/** A page without a title doesn't compile; the root and the way to nowhere have none. */
export type RouteId = keyof typeof titles | 'R-001' | 'R-003'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageRules {}
}

/** A page without a screen of its own shows its title and a text. */
export const plainWords = ['content', 'titles'] as const satisfies readonly Namespace[]

/** what a page does not say is unauthenticated, without a role, main layout, banners on, generic. */
export function page(id: RouteId, rules: Partial<Omit<PageRules, 'id'>> = {}): PageRules {
  return {
    id,
    access: 'unauthenticated',
    role: null,
    layout: 'main',
    banners: true,
    pageType: 'generic',
    ignoresUrlCauseId: false,
    loadsUser: true,
    words: plainWords,
    sides: null,
    wizard: null,
    hasMemberStyles: !!rules.access,
    isPending: false,
    ...rules,
  }
}

/** A page whose flow comes later: it exists with its rules and says so. */
export function pendingPage(id: RouteId, rules: Partial<Omit<PageRules, 'id'>> = {}): PageRules {
  return page(id, { ...rules, isPending: true })
}
