import { waitFor } from 'xstate'
import type { VendorAddresses } from '#contract/telemetry/vendors.ts'
import type { Api } from '#web/api/client.ts'
import type { Browser } from '#web/platform/browser.ts'
import type { KeptCookies } from '#web/platform/cookies.ts'
import { vendorQueues } from '#web/platform/script-loader.ts'
import type { KeptValues } from '#web/platform/storage.ts'
import { createContent } from '../content.ts'
import type { Session } from '../session/person.ts'
import { type Analytics, createAnalytics } from './analytics.ts'
import { createCauseSignUp } from './cause-sign-up.ts'
import { type Consent, createConsent } from './consent.ts'
import { followConsentManager } from './consent-manager.ts'
import { createExperiments } from './experiments.ts'
import { createFlags, type FlagsActor } from './flags.ts'
import { shipLogs } from './logs.ts'
import { captureReferral } from './referral.ts'
import { createVendors } from './vendors.ts'

/** The platform services under every page; loaded with the session, after the page has been shown. */
export interface Services {
  /** Null where no consent manager is configured: then nothing that needs consent ever happens. */
  consent: Consent | null
  /** Shows the person what may be measured, in our own words or the outside manager's. */
  openChoices(): void
  /** Fulfilled when the flags are known, or known to be out of reach: what page views and search events go by. */
  ready(): Promise<void>
  content: ReturnType<typeof createContent>
  flags: FlagsActor
  causeSignUp: ReturnType<typeof createCauseSignUp>
  analytics: Analytics
  experiments: ReturnType<typeof createExperiments>
  vendors: ReturnType<typeof createVendors>
}

interface Parts {
  api: Api
  session: Session
  browser: Browser
  storage: KeptValues
  cookies: KeptCookies
  hasConsentManager: boolean
  consentScript: string | null
  vendorAddresses: VendorAddresses
  product: string
  /** Base address of the API. */
  apiBase: string
  place(): { address: string; referrer: string }
}

export function createServices(parts: Parts): Services {
  const { api, session, browser, storage, cookies, product, apiBase, place } = parts
  const consent = createConsent(
    parts.hasConsentManager ? cookies : { ...cookies, read: () => null },
    parts.consentScript === null,
  )
  const flags = createFlags(api).start()
  shipLogs({ api, browser, url: `${apiBase}/logs/js` })
  captureReferral({ api, cookies, address: place().address })
  const analytics = createAnalytics({
    api,
    browser,
    storage,
    session,
    consent,
    flags,
    platform: `${product}-www`,
    urls: { events: `${apiBase}/analytics/event/bulk`, flows: `${apiBase}/analytics/flows` },
    place,
  })
  const experiments = createExperiments({
    api,
    analytics,
    entity: () => String(session.person().me?.user.id ?? storage.read('installationId') ?? ''),
  })
  const asked = parts.hasConsentManager ? consent : null
  const outside = parts.consentScript ? followConsentManager(parts.consentScript, consent) : null
  const vendors = createVendors({ addresses: parts.vendorAddresses, consent: asked, session, queues: vendorQueues() })
  return {
    consent: asked,
    openChoices: outside ?? (() => asked?.send({ type: 'preferences.opened' })),
    ready: async () => void (await waitFor(flags, (snapshot) => !snapshot.matches('loading'))),
    content: createContent(),
    flags,
    causeSignUp: createCauseSignUp(flags),
    analytics,
    experiments,
    vendors,
  }
}
