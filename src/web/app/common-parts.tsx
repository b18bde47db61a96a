import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { PageRules } from '../layouts/page-rules.ts'
import { usePerson, useSite } from '../site/site.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { ToastPlace } from '../ui/toast-place.tsx'

const LinkNotice = lazyPart(lazyImport(async () => (await import('../features/sign-in/link-notice.tsx')).LinkNotice, 'sign-in'))
const RecentProof = lazyPart(
  lazyImport(async () => (await import('../features/sign-in/recent-proof/recent-proof.tsx')).RecentProof, 'sign-in'),
)
const ConsentBar = lazyPart(
  lazyImport(async () => (await import('../features/telemetry/consent-bar.tsx')).ConsentBar, 'telemetry-consent'),
)

/** F-071, T-003, T-004: a page view for each page, once it is known who is here. */
function usePageViews(rules: PageRules): void {
  const { services, session, hasConsentManager } = useSite()
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname })
  const search = useRouterState({ select: (state) => state.location.search }) as Record<string, unknown> // any page's
  const campaign = search['tenancy-banner']
  // biome-ignore lint/correctness/useExhaustiveDependencies: one view for each path, whatever else changes
  useEffect(() => {
    // where nobody is asked, nothing is counted.
    if (!rules.loadsUser || !hasConsentManager) return
    const view = { page_type: rules.pageType, ...(typeof campaign === 'string' ? { campaign: campaign.slice(0, 80) } : {}) }
    Promise.all([services(), session.settled()]).then(
      ([{ analytics, vendors }]) => {
        analytics.record('page', 'viewed', view)
        vendors.pageViewed(rules.id, rules.pageType)
      },
      () => {}, // E-068: a page view that fails is nobody's trouble
    )
  }, [path])
}

/** After a navigation the new page's heading takes the focus, as a page load would (2.4.3). Changes of the search alone leave it. */
function useFocusOnNavigation(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const before = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (before.current !== undefined && path !== undefined && path !== before.current) {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (
        !document.activeElement ||
        document.activeElement === document.body ||
        !document.querySelector('main')?.contains(document.activeElement)
      ) {
        heading?.setAttribute('tabindex', '-1')
        heading?.focus({ preventScroll: true })
      }
    }
    before.current = path
  }, [path])
}

/** A page that came over a slow line came without our faces. They are fetched one after the other, the first once the page answers and the second with the next page, and worn from the page after: nothing moves under the eyes. */
function useFaces(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step with each page
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.plain !== 'yet') return
    const missing = ['600 1em Fraunces', '1em Figtree'].find((face) => !document.fonts.check(face))
    if (missing) void document.fonts.load(missing).catch(() => {})
    else delete dataset.plain
  }, [path])
}

/** What belongs to every page beside its frame. */
export function CommonParts({ rules }: { rules: PageRules }) {
  const { hasConsentManager } = useSite()
  const { link, isAsked } = usePerson()
  usePageViews(rules)
  useFocusOnNavigation()
  useFaces()
  return (
    <>
      <ToastPlace />
      {link && <LinkNotice />}
      {isAsked && <RecentProof />}
      {hasConsentManager && <ConsentBar />}
    </>
  )
}
