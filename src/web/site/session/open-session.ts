import { backEndFor } from '#contract/bases.ts'
import type { Call } from '#contract/call.ts'
import { refreshThresholds } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import { createApi } from '#web/api/client.ts'
import type { ApiFailure } from '#web/api/failure.ts'
import type { Browser } from '#web/platform/browser.ts'
import { createCookies } from '#web/platform/cookies.ts'
import type { PageFacts } from '#web/platform/page-facts.ts'
import { report } from '#web/platform/report.ts'
import type { KeptValues } from '#web/platform/storage.ts'
import { pageApp } from '../page-app.ts'
import { createServices, type Services } from '../telemetry/services.ts'
import { createSession } from './session.ts'
import { createVault } from './vault.ts'

/** Milliseconds. */
const tolerance = 5000

export interface SessionPlace {
  facts: PageFacts
  storage: KeptValues
  browser: Browser
}

/** The session and the services of this browser, with their charts, calls and shapes; loaded after the page has been shown. */
export function openSession({ facts, storage, browser }: SessionPlace) {
  const backEnd = backEndFor(facts.host, JSON.parse(facts.backEnds), facts.environment)
  if (!storage.read('installationId')) storage.write('installationId', browser.newId())
  // A device whose clock is wrong goes by the server's; small differences are the line's own.
  const skew = facts.serverNow - facts.arrivedAt
  const corrected = Math.abs(skew) > tolerance ? { ...browser, now: () => browser.now() + skew } : browser
  const cookies = createCookies(facts.cookieDomain, facts.isSecure)
  let services: Services | null = null
  const { session, api } = createSession({
    app: pageApp,
    fingerprint: facts.fingerprint,
    vault: createVault(storage, cookies, corrected.now),
    browser: corrected,
    thresholds: refreshThresholds(backEnd.environment),
    loadAnalytics: async () => services?.ready(),
    makeApi: (credentials) =>
      createApi({
        // The client of the network is loaded with the first call.
        transport: async (outgoing) => (await import('#web/api/browser-transport.ts')).browserTransport(outgoing),
        backEnd,
        credentials,
        prove: () => session.prove(),
        // T-007, E-010, E-012, E-065
        onFailure: (call, failure) => {
          report(
            failure.kind === 'credentials' || failure.status === 401 ? 'warn' : 'error',
            `${call.id} failed: ${isRefusedSearch(call, failure) ? 'non successful response from the search api!' : failure.message}`,
            failure.cause === undefined ? undefined : failure,
          )
          if (isTold(call)) services?.analytics.record('error', failure.kind, { call: call.id, status: failure.status })
        },
      }),
  })
  services = createServices({
    api,
    session,
    browser: corrected,
    storage,
    cookies,
    hasConsentManager: facts.hasConsentManager,
    consentScript: facts.consentScript,
    vendorAddresses: JSON.parse(facts.vendors),
    product: tenants[facts.tenant].product,
    apiBase: backEnd.bases.api,
    place: () => ({ address: location.href, referrer: document.referrer }),
  })
  return { session, api, services }
}

const isRefusedSearch = (call: Call, { kind }: ApiFailure) => call.base === 'search' && kind === 'request'

/** A collector that fails is not told about itself. */
const isTold = (call: Call) => call.onFailure !== 'swallow' && !call.path.startsWith('/analytics')
