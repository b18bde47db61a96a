import '#tests/kit/speak-english.ts'
import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { backEndFor } from '#contract/bases.ts'
import { createApi } from '#web/api/client.ts'
import type { Browser } from '#web/platform/browser.ts'
import { type LogLine, onReport } from '#web/platform/report.ts'
import { headerSearchWith } from '#web/shared/retailer-search/header-search.implementations.ts'
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
