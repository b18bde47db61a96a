import { createActor, fromPromise } from 'xstate'
import { limits } from '#contract/limits.ts'
import { telemetryCalls } from '#contract/telemetry/telemetry.calls.ts'
import { analyticsBatcherMachine } from '#machines/telemetry/analytics-batcher/analytics-batcher.machine.ts'
import type { AnalyticsEvent } from '#machines/telemetry/batcher.states.ts'
import { searchEventBatcherMachine } from '#machines/telemetry/search-event-batcher/search-event-batcher.machine.ts'
import type { Api } from '#web/api/client.ts'
import type { Browser } from '#web/platform/browser.ts'
import { report } from '#web/platform/report.ts'
import type { KeptValues } from '#web/platform/storage.ts'
import { lazyImport } from '../lazy-import.ts'
import type { Session } from '../session/person.ts'
import type { Consent } from './consent.ts'
import type { FlagsActor } from './flags.ts'
import { campaignOf, scrubAddress } from './scrub.ts'

type EventData = AnalyticsEvent['eventData']

/** T-008 */
export interface SearchSeen {
  searchTerm: string
  searchSessionId: string
  searchLocation: string
  searchMethod: 'typed' | 'submitted'
  searchType: string
  returnedResults: readonly number[]
  searchTypeHeader: string
  segmentationHeader: string
  /** The result that was chosen, from 1, and its id. */
  chosen?: { position: number; id: number }
}

interface Parts {
  api: Api
  browser: Browser
  storage: KeptValues
  session: Pick<Session, 'person' | 'subscribe'>
  consent: Consent
  flags: FlagsActor
  /** The site's own name in events, such as `farthing-www` (T-002). */
  platform: string
  /** Where beacons go: events, and how far people come. */
  urls: { events: string; flows: string }
  /** The page's address and referrer, read when an event is recorded. */
  place(): { address: string; referrer: string }
}

const loadCounting = lazyImport(async () => (await import('./count-flows.ts')).countFlows)

/** What the rest of the site tells; nothing leaves the page before the person has said yes (T-018, X-062). */
export function createAnalytics({ api, browser, storage, session, consent, flags, platform, urls, place }: Parts) {
  const send = fromPromise<void, { events: AnalyticsEvent[] }>(
    async ({ input }) => void (await api.ask(telemetryCalls.sendEvents, { body: { events: input.events } })),
  )
  const sendBeacon = ({ context }: { context: { sending: AnalyticsEvent[] } }) =>
    browser.beacon(urls.events, { events: context.sending })
  const reportFailure = () => report('warn', 'Analytics events could not be sent')
  const batcher = createActor(
    analyticsBatcherMachine.provide({ actors: { sendEvents: send }, actions: { sendBeacon, reportFailure } }),
  ).start()
  const searches = createActor(
    searchEventBatcherMachine.provide({ actors: { sendEvents: send }, actions: { sendBeacon, reportFailure } }),
  ).start()

  /** The device's consent and, for people who are signed in, their preference: both are needed. */
  function isAllowed(): boolean {
    const { me } = session.person()
    return consent.getSnapshot().context.choices.analytics && (me === null || me.preferences.analytics)
  }
  // T-002: in memory, so that nothing is kept of a visit: it ends with the page, and with the consent.
  let sessionId: string | undefined
  function eventOf(category: string, event: string, data: EventData): AnalyticsEvent {
    const { me, authState } = session.person()
    const { address, referrer } = place()
    sessionId ??= browser.newId()
    return {
      eventTime: new Date(browser.now()).toISOString(),
      property: 'website',
      category,
      event,
      level: 'info',
      eventData: {
        installationId: storage.read('installationId'),
        sessionId,
        platform,
        userId: me?.user.id ?? 0,
        isAdmin: (me?.user.adminCauses.length ?? 0) > 0,
        user_authentication: authState,
        pageUrl: scrubAddress(address),
        referrer: scrubAddress(referrer),
        ...campaignOf(address),
        ...data,
      },
    }
  }
  let counting: Promise<(() => void) | undefined> | undefined
  const decide = () => {
    if (isAllowed()) {
      if (session.person().isSettled)
        counting ??= loadCounting().then(
          (countFlows) => countFlows({ browser, url: urls.flows, isAllowed }),
          // A line that has gone: the next change tries again.
          () => {
            counting = undefined
            return undefined
          },
        )
      return
    }
    sessionId = undefined
    batcher.send({ type: 'consent.withdrawn' })
    searches.send({ type: 'consent.withdrawn' })
    counting?.then((forget) => forget?.())
  }
  consent.subscribe(decide)
  session.subscribe(decide)
  decide()
  browser.onHidden(() => {
    batcher.send({ type: 'page.hidden' })
    searches.send({ type: 'page.hidden' })
  })
  browser.onActed(() => batcher.send({ type: 'person.acted' }))

  return {
    isAllowed,
    record(category: string, event: string, data: EventData = {}): void {
      if (isAllowed()) batcher.send({ type: 'event.recorded', event: eventOf(category, event, data) })
    },
    /** V-081, V-082, T-010, T-011: only with the flag on and known; a chosen result only of retailer and cause searches. */
    searchSeen({ returnedResults, chosen, ...seen }: SearchSeen): void {
      const known = flags.getSnapshot()
      if (!known.matches('ready') || known.context.flags['retailer-search-analytics'] !== true || !isAllowed()) return
      if (chosen && seen.searchType !== 'retailer' && seen.searchType !== 'cause') return
      searches.send({
        type: 'search.recorded',
        event: eventOf('search', chosen ? 'resultClicked' : 'searched', {
          ...seen,
          searchTimeStamp: browser.now(),
          returnedResults: returnedResults.slice(0, limits.suggestionIdsInAnalytics).join(','),
          ...(chosen ? { searchResultPosition: chosen.position, [`${seen.searchType}Id`]: chosen.id } : {}),
        }),
      })
    },
  }
}
export type Analytics = ReturnType<typeof createAnalytics>
