import { expect, onTestFinished, test, vi } from 'vitest'
import type { Browser } from '#web/platform/browser.ts'
import { onReport } from '#web/platform/report.ts'
import { createAnalytics, type SearchSeen } from '#web/site/telemetry/analytics.ts'

interface Asked {
  body: { events: { category: string; event: string; eventData: Record<string, unknown> }[] }
}
type Parts = Parameters<typeof createAnalytics>[0]
const nobody = { me: null, authState: 'unauthenticated', isSettled: false }

/** The real analytics of somebody who has said yes, over a collector that fails or is silent. */
function analyticsOver(ask: (call: unknown, input: Asked) => Promise<unknown>, differs: object = {}) {
  let ids = 0
  const silent = { onHidden: () => {}, onActed: () => {}, now: () => 0, newId: () => `visit-${++ids}` } as unknown as Browser // what analytics asks of one
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
    ...differs,
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
])('T-017, E-068, E-069 a collector %s is reported once for events and once for searches, however often', async (_what, ask) => {
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

/** What is sent of what is told, after every wait. */
async function sentOf(tell: (analytics: ReturnType<typeof createAnalytics>) => void, differs: object = {}) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const sent: Asked['body']['events'] = []
  const analytics = analyticsOver(async (_call, { body }) => void sent.push(...body.events), differs)
  tell(analytics)
  await vi.advanceTimersByTimeAsync(60_000)
  return sent
}
const flagsIn = (state: string, isOn: boolean) => ({
  flags: {
    getSnapshot: () => ({
      matches: (asked: string) => asked === state,
      context: { flags: { 'retailer-search-analytics': isOn } },
    }),
  },
})

test('V-081, T-010 a search is told only with its flag on, and never while flags are loading', async () => {
  const search = (analytics: ReturnType<typeof createAnalytics>) => analytics.searchSeen(seen)
  expect(await sentOf(search, flagsIn('ready', true))).toHaveLength(1)
  expect(await sentOf(search, flagsIn('ready', false))).toEqual([])
  expect(await sentOf(search, flagsIn('loading', true))).toEqual([])
})

test.each([
  ['retailer', 1],
  ['cause', 1],
  ['other', 0],
])('V-082, T-011 a result that is chosen in a search of type %s is told %i times', async (searchType, times) => {
  const sent = await sentOf((analytics) => analytics.searchSeen({ ...seen, searchType, chosen: { position: 3, id: 77 } }))
  expect(sent.map(({ event }) => event)).toEqual(Array(times).fill('resultClicked'))
  if (times > 0) expect(sent[0]?.eventData).toMatchObject({ searchResultPosition: 3, [`${searchType}Id`]: 77 })
})

test('T-008 a search carries who, where, what and the first ten that were found', async () => {
  const [searched] = await sentOf(
    (analytics) =>
      analytics.searchSeen({
        ...seen,
        returnedResults: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
        searchTypeHeader: 'trigram',
        segmentationHeader: 'none',
        chosen: { position: 2, id: 11 },
      }),
    { storage: { read: (key: string) => (key === 'installationId' ? 'installation-1' : null) } },
  )
  expect(searched?.eventData).toMatchObject({
    userId: 0,
    installationId: 'installation-1',
    pageUrl: 'https://site.example/',
    searchTerm: 'alder',
    searchSessionId: '1',
    searchLocation: 'header',
    searchMethod: 'typed',
    searchType: 'retailer',
    retailerId: 11,
    searchResultPosition: 2,
    searchTimeStamp: 0,
    returnedResults: '12,11,10,9,8,7,6,5,4,3',
    searchTypeHeader: 'trigram',
    segmentationHeader: 'none',
  })
})

test('X-062 who said yes on this device, and no in their account, isn’t counted; both are needed', async () => {
  const tell = (analytics: ReturnType<typeof createAnalytics>) => {
    analytics.record('page', 'viewed')
    analytics.searchSeen(seen)
  }
  const person = (analytics: boolean) => {
    const me = { user: { id: 7, adminCauses: [] }, preferences: { analytics } }
    return { session: { person: () => ({ me, authState: 'authenticatedFull', isSettled: false }), subscribe: () => {} } }
  }
  const device = (analytics: boolean) => ({
    consent: { getSnapshot: () => ({ context: { choices: { analytics } } }), subscribe: () => {} },
  })
  expect((await sentOf(tell, person(true))).map(({ category }) => category).sort()).toEqual(['page', 'search'])
  expect(await sentOf(tell, person(false))).toEqual([])
  expect(await sentOf(tell, { ...person(true), ...device(false) })).toEqual([])
})

test('T-002 an event carries the installation, visit, platform, person, page, referrer and campaign, and nothing secret of either address', async () => {
  const place = () => ({
    address: 'https://site.example/retailers?utm_source=letter&utm_medium=post&q=private',
    referrer: 'https://elsewhere.example/from?email=a@example.org',
  })
  const me = { user: { id: 7, adminCauses: [{ id: 3 }] }, preferences: { analytics: true } }
  const [viewed] = await sentOf((analytics) => analytics.record('page', 'viewed'), {
    place,
    storage: { read: (key: string) => (key === 'installationId' ? 'installation-1' : null) },
    session: { person: () => ({ me, authState: 'authenticatedFull', isSettled: false }), subscribe: () => {} },
  })
  expect(viewed?.eventData).toEqual({
    installationId: 'installation-1',
    sessionId: 'visit-1',
    platform: 'farthing-www',
    userId: 7,
    isAdmin: true,
    user_authentication: 'authenticatedFull',
    pageUrl: 'https://site.example/retailers?utm_source=letter&utm_medium=post',
    referrer: 'https://elsewhere.example/from',
    utm_source: 'letter',
    utm_medium: 'post',
  })
})

test('T-002, X-062 a visit’s id is the same in all its events, is kept nowhere, and ends when the person takes their yes back', async () => {
  let analytics = true
  const changed: (() => void)[] = []
  const written: unknown[] = []
  const events = await sentOf(
    (site) => {
      site.record('page', 'viewed')
      site.record('page', 'viewed')
      for (analytics of [false, true]) for (const tell of changed) tell()
      site.record('page', 'viewed')
      site.record('page', 'viewed')
    },
    {
      storage: { read: () => null, write: (...what: unknown[]) => written.push(what) },
      consent: {
        getSnapshot: () => ({ context: { choices: { analytics } } }),
        subscribe: (tell: () => void) => changed.push(tell),
      },
    },
  )
  // Those from before the no have gone with it.
  expect([events.map(({ eventData }) => eventData.sessionId), written]).toEqual([['visit-2', 'visit-2'], []])
})

test('F-171, C-016, T-005 what is told goes out a second after the last of it, or at once when somebody presses or sends something', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const sent: string[][] = []
  let act = () => {}
  const acting = { onHidden: () => {}, onActed: (listener: () => void) => (act = listener), now: () => 0, newId: () => 'visit' }
  const analytics = analyticsOver(async (_call, { body }) => void sent.push(body.events.map(({ event }) => event)), {
    browser: acting,
  })
  analytics.record('page', 'one')
  await vi.advanceTimersByTimeAsync(999)
  analytics.record('page', 'two')
  await vi.advanceTimersByTimeAsync(999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([['one', 'two']])
  analytics.record('page', 'three')
  act()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.slice(1)).toEqual([['three']])
})
