import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import '../speak-english.ts'
import { backEndFor } from '#contract/bases.ts'
import { tenants } from '#contract/tenants.ts'
import { createAppRouter } from '#web/app/router.tsx'
import { PlainScreen } from '#web/features/content/article-screen.tsx'
import { pageTitles } from '#web/i18n/page-titles.ts'
import { browser } from '#web/platform/browser.ts'
import { createCookies } from '#web/platform/cookies.ts'
import { hasCookie, type PageFacts } from '#web/platform/page-facts.ts'
import { createStorage } from '#web/platform/storage.ts'
import { createLazySession } from '#web/site/session/lazy-session.ts'
import { openSession } from '#web/site/session/open-session.ts'
import type { Site } from '#web/site/site.ts'

/** Does in the document of this process what `start.tsx` does in a browser, without what the page server would have rendered. Answers what takes it away. */
export async function startApp(facts: PageFacts): Promise<() => void> {
  const storage = createStorage(() => localStorage)
  const { session, api, services } = createLazySession({
    open: async () => openSession({ facts, storage, browser }),
    isKnown: () =>
      facts.isExpected ||
      facts.hasConsentManager ||
      storage.read('refreshToken') !== null ||
      hasCookie('PHPSESSID', 'checkSupporter'),
  })
  // The page server lets everybody through and renders the frame of a personal page, which asks who is here. A page that waited for that would wait for itself.
  let isServed = false
  const tenant = tenants[facts.tenant]
  const site: Site = {
    api,
    session: {
      ...session,
      settled: async () => (isServed ? { ...session.person(), isDegraded: true } : session.settled()),
      start(...how) {
        isServed = false
        session.start(...how)
      },
    },
    services,
    tenant,
    origin: facts.origin,
    bases: backEndFor(facts.host, JSON.parse(facts.backEnds), facts.environment).bases,
    language: facts.language,
    pageTitle: pageTitles(tenant.name, facts.title),
    browser,
    storage,
    cookies: async () => createCookies(facts.cookieDomain, facts.isSecure),
    isServer: false,
    styles: async () => {},
    hasConsentManager: facts.hasConsentManager,
    followsCause: facts.followsCause,
    providers: facts.providers,
    ...facts.publicConfig,
    isDemo: facts.isDemo,
    startedAt: facts.startedAt,
  }
  const router = createAppRouter(site, PlainScreen)
  const [routes] = router.getMatchedRoutes(location.pathname)
  isServed = (routes.at(-1)?.options.staticData?.access ?? 'unauthenticated') !== 'unauthenticated'
  const root = createRoot(document, { onCaughtError: () => {} })
  root.render(<RouterProvider router={router} />)
  return () => {
    router.history.destroy()
    root.unmount()
  }
}
