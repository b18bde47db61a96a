import { backEndFor } from '../../../contract/bases.ts'
import { refreshThresholds } from '../../../contract/limits.ts'
import { createApi } from '../../api/client.ts'
import type { Browser } from '../../platform/browser.ts'
import { createCookies } from '../../platform/cookies.ts'
import type { PageFacts } from '../../platform/page-facts.ts'
import type { KeptValues } from '../../platform/storage.ts'
import { createSession } from './session.ts'
import { createVault } from './vault.ts'

export interface SessionPlace {
  facts: PageFacts
  storage: KeptValues
  browser: Browser
}

/** The session of this browser, with its charts, calls and shapes; loaded after the page has been shown. */
export function openSession({ facts, storage, browser }: SessionPlace) {
  const backEnd = backEndFor(facts.host, JSON.parse(facts.backEnds), facts.environment)
  if (!storage.read('installationId')) storage.write('installationId', browser.newId())
  return createSession({
    vault: createVault(storage, createCookies(facts.cookieDomain, facts.isSecure)),
    browser,
    thresholds: refreshThresholds(backEnd.environment),
    // The client of the network is loaded with the first call.
    makeApi: (credentials) =>
      createApi({
        transport: async (outgoing) => (await import('../../api/browser-transport.ts')).browserTransport(outgoing),
        backEnd,
        credentials,
      }),
  })
}
