import './themes/colours.css'
import './themes/global.css'
import { lazyRouteComponent } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { backEndFor } from '#contract/bases.ts'
import { tenants } from '#contract/tenants.ts'
import { createWords } from '#words/create-words.ts'
import { createAppRouter } from './app/router.tsx'
import { provideI18n } from './i18n/i18n.ts'
import { pageTitles } from './i18n/page-titles.ts'
import { allStyles } from './platform/all-styles.ts'
import { browser } from './platform/browser.ts'
import { hasCookie, readPageFacts } from './platform/page-facts.ts'
import { readPageWords } from './platform/page-words.ts'
import { onFirstReport } from './platform/report.ts'
import { createStorage } from './platform/storage.ts'
import { createLazySession } from './site/session/lazy-session.ts'
import type { Site } from './site/site.ts'

const facts = readPageFacts()

function createSite(): Site {
  const storage = createStorage(() => localStorage)
  const open = async () => {
    // Who is known here sees what others do not: it must find its styles.
    // The shapes of the calls are a smaller file that arrives first: a slow phone reads them in a task of its own.
    const [{ openSession }] = await Promise.all([
      import('./site/session/open-session.ts'),
      import('#contract/session/session.calls.ts'),
      allStyles(),
    ])
    // A task of its own: a slow phone has been busy with the charts and shapes that have just come.
    await new Promise((resolve) => setTimeout(resolve))
    return openSession({ facts, storage, browser })
  }
  const isKnown = () =>
    !facts.isFramed &&
    (facts.isExpected ||
      facts.hasConsentManager ||
      storage.read('refreshToken') !== null ||
      hasCookie('PHPSESSID', 'checkSupporter'))
  const { session, api, services } = createLazySession({ open, isKnown })
  const wake = () => void services().catch(() => {}) // the next asking tries again
  if (!facts.isFramed) {
    browser.onKeptElsewhere((key) => key === 'refreshToken' && wake())
    onFirstReport(wake)
    // A first visit asks for nothing more, and what a press leads to comes before it.
    // A line that has gone, or a page that is left meanwhile: it comes another time.
    const keep = () => import('./platform/site-worker.ts').then(({ registerWorker }) => registerWorker()).catch(() => {})
    addEventListener('click', () => setTimeout(keep, 3000), { once: true })
  }
  const tenant = tenants[facts.tenant]
  return {
    api,
    session,
    services,
    tenant,
    origin: facts.origin,
    bases: backEndFor(facts.host, JSON.parse(facts.backEnds), facts.environment).bases,
    language: facts.language,
    pageTitle: pageTitles(tenant.name, facts.title),
    browser,
    storage,
    cookies: async () => (await import('./platform/cookies.ts')).createCookies(facts.cookieDomain, facts.isSecure),
    isServer: false,
    styles: allStyles,
    hasConsentManager: facts.hasConsentManager,
    followsCause: facts.followsCause,
    providers: facts.providers,
    ...facts.publicConfig,
    isDemo: facts.isDemo,
    startedAt: facts.startedAt,
  }
}

/** Brings the page that the server rendered to life. */
async function start({ hydrateRoot }: typeof import('react-dom/client')): Promise<void> {
  const change = facts.isPseudo ? (await import('#words/pseudo.ts')).toPseudo : null
  // A key without words is a fault of ours, and no reason to stop: whoever watches the page hears of it.
  const onMissing = (key: string) => reportError(new Error(`There are no words for ${key}`))
  const words = createWords({ language: facts.language, resources: readPageWords(), change, onMissing })
  provideI18n(() => words)
  const plain = lazyRouteComponent(() => import('./features/content/article-screen.tsx'), 'PlainScreen')
  const router = createAppRouter(createSite(), plain)
  startTransition(() => {
    // What a boundary caught has its screen, which reports it; the console is the person's.
    hydrateRoot(document, <RouterClient router={router} />, { onCaughtError: () => {} })
  })
}

// A task of its own, so that a slow phone can scroll and type between reading the site and rendering it. React's is evaluated from a function: it makes errors,
// and whatever has called it is read once more for each of their stacks where tools are listening.
void import('react-dom/client').then((react) => setTimeout(start, 0, react))
