import { expect, onTestFinished, test, vi } from 'vitest'
import type { Browser } from '#web/platform/browser.ts'
import { onReport } from '#web/platform/report.ts'
import { createAnalytics, type SearchSeen } from '#web/site/telemetry/analytics.ts'

type Parts = Parameters<typeof createAnalytics>[0]
const nobody = { me: null, authState: 'unauthenticated', isSettled: false }

/** The real analytics of somebody who has said yes, over a collector that fails or is silent. */
function analyticsOver(ask: () => Promise<never>) {
  const silent = { onHidden: () => {}, onActed: () => {}, now: () => 0 } as unknown as Browser // what analytics asks of one
  const given = {
    api: { ask },
    browser: silent,
    storage: { read: () => null },
    session: { person: () => nobody, subscribe: () => {} },
    consent: { getSnapshot: () => ({ context: { choices: { analytics: true } } }), subscribe: () => {} },
    flags: { getSnapshot: () => ({ matches: () => true, context: { flags: { 'retailer-search-analytics': true } } }) },
    platform: 'farthing-www',
    urls: { events: '/events', flows: '/flows' },
    place: () => ({ address: 'https://site.example/', referrer: '' }),
  }
  return createAnalytics(given as unknown as Parts) // no more of them is used here
}

const seen: SearchSeen = {
  searchTerm: 'alder',
  searchSessionId: '1',
  searchLocation: 'header',
  searchMethod: 'typed',
  searchType: 'retailer',
  returnedResults: [1],
  searchTypeHeader: '',
  segmentationHeader: '',
}

test.each([
  ['that fails', () => Promise.reject(new Error('unavailable'))],
  ['of which nothing is heard', () => new Promise<never>(() => {})],
])('T-017, E-069 a collector %s is reported once for events and once for searches, however often', async (_what, ask) => {
  vi.useFakeTimers()
  const lines: string[] = []
  const forget = onReport(({ level, message }) => lines.push(`${level}: ${message}`))
  onTestFinished(() => {
    forget()
    vi.useRealTimers()
  })
  const asked = vi.fn(ask)
  const analytics = analyticsOver(asked)
  for (let round = 1; round <= 3; round++) {
    analytics.record('page', 'view')
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect([asked.mock.calls.length, lines]).toEqual([3, ['warn: Analytics events could not be sent']])
  for (let round = 1; round <= 3; round++) {
    analytics.searchSeen(seen)
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect([asked.mock.calls.length, lines]).toEqual([6, Array(2).fill('warn: Analytics events could not be sent')])
})
