import '#tests/kit/speak-english.ts'
import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { backEndFor } from '#contract/bases.ts'
import { createApi } from '#web/api/client.ts'
import type { Browser } from '#web/platform/browser.ts'
import { type LogLine, onReport } from '#web/platform/report.ts'
import { headerSearchWith } from '#web/shared/retailer-search/header-search.implementations.ts'
import type { SearchSeen } from '#web/site/telemetry/analytics.ts'
import type { Services } from '#web/site/telemetry/services.ts'

test('E-064 a search that gets no answer is logged in these words, and the header shows no shop', async () => {
  const lines: LogLine[] = []
  const stop = onReport((line) => lines.push(line))
  const asked: string[] = []
  const api = createApi({
    transport: async ({ url }) => {
      asked.push(url)
      throw new TypeError('There was no answer.')
    },
    backEnd: backEndFor('localhost', [], 'dev'),
    credentials: { authorize: async () => ({ token: null, done: () => {} }), refuse: () => false },
  })
  const browser = { now: () => 0, newId: () => 'an-id' } as Browser // the parts that a search uses
  const services = () => Promise.reject<Services>(new Error('Nothing is told of a search that found nothing out.'))
  const search = createActor(headerSearchWith({ api, browser, services }, 'retailer')).start()
  search.send({ type: 'search.focused' })
  search.send({ type: 'search.typed', term: 'alder' })
  const failed = await waitFor(search, (state) => state.matches({ focused: 'failed' }))
  search.stop()
  stop()
  expect(asked).toEqual(['/api/search/retailer/search?q=alder'])
  expect(lines.map(({ message }) => message)).toContain('Failed to communicate with the API!')
  expect(failed.context.results).toEqual([])
})

test('F-082, C-015 shops and causes are looked for in one session, until more than five minutes have gone by without a search', async () => {
  let now = 1_000_000
  let ids = 0
  const browser = { now: () => now, newId: () => `session-${++ids}` } as Browser // the parts that a search uses
  const told: [string, string][] = []
  const api = createApi({
    transport: async () => ({ status: 200, headers: new Headers(), body: { body: { details: { result: { results: [] } } } } }),
    backEnd: backEndFor('localhost', [], 'dev'),
    credentials: { authorize: async () => ({ token: null, done: () => {} }), refuse: () => false },
  })
  const analytics = { searchSeen: (seen: SearchSeen) => told.push([seen.searchType, seen.searchSessionId]) }
  const services = async () => ({ analytics }) as unknown as Services // all that a search tells
  async function look(kind: 'retailer' | 'cause') {
    const search = createActor(headerSearchWith({ api, browser, services }, kind)).start()
    search.send({ type: 'search.focused' })
    search.send({ type: 'search.typed', term: 'alder' })
    await waitFor(search, (state) => state.matches({ focused: 'noResults' }))
    search.stop()
    return told.at(-1)
  }
  const [, first] = (await look('retailer')) ?? []
  now += 300_000
  expect(await look('cause')).toEqual(['cause', first])
  now += 300_000
  expect(await look('retailer')).toEqual(['retailer', first])
  now += 300_001
  const [, second] = (await look('cause')) ?? []
  expect(second).not.toBe(first)
  expect(await look('retailer')).toEqual(['retailer', second])
})
