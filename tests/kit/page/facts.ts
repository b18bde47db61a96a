import type { PageFacts } from '#web/platform/page-facts.ts'

/** What the page server of a plain site says with a page. */
export function factsOf(url: URL, origin: string, providers: PageFacts['providers']): PageFacts {
  const now = Date.now()
  return {
    environment: 'dev',
    tenant: 'farthing',
    origin,
    cookieDomain: undefined,
    backEnds: '[]',
    isPseudo: false,
    language: 'en-GB',
    isDemo: true,
    startedAt: now,
    serverNow: now,
    arrivedAt: now,
    fingerprint: url.searchParams.get('fp'),
    isExpected: url.searchParams.has('fp') || url.searchParams.has('invite'),
    title: '',
    hasConsentManager: false,
    isFramed: false,
    followsCause: false,
    providers,
    publicConfig: JSON.parse(document.documentElement.dataset.config ?? '{}'),
    consentScript: null,
    vendors: '{}',
    host: url.hostname,
    isSecure: false,
  }
}
