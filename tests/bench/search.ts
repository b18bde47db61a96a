import { buildApp } from '#server/app.ts'
import { createClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { openServices } from '#server/open-services.ts'
import { printRequests } from './requests.ts'

/** `DATABASE_URL=… npm run bench:search`: 300 searches for shops and causes each and every part of the cause directory, in the server, medians and 95th percentiles; then requests a second. */
const { services, close } = await openServices(readConfig(process.env), createClock())
const { app } = await buildApp(services)
const terms = [
  'a',
  'al',
  'ald',
  'alder',
  'alder home',
  'garden',
  'amberly',
  'books',
  'holiday',
  'insur',
  'wren farm',
  'coffee',
  'hospice',
  'cricket club',
  'primary',
  'harrowden',
  'st anne',
  'zzzz',
  'marygold',
  'flint electr',
]
/** Asks for each address once a round; the first round is left out. Milliseconds. */
async function time(what: string, rounds: number, addresses: readonly string[]): Promise<void> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const address of addresses) {
      const started = performance.now()
      const answer = await app.inject(address)
      if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.body}`)
      if (round > 0) times.push(performance.now() - started)
    }
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  console.log(`${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.999)} ms over ${times.length} calls`)
}
for (const type of ['retailer', 'cause'])
  await time(
    `${type} search`,
    14,
    terms.map((term) => `/api/search/${type}/search?q=${encodeURIComponent(term)}`),
  )

/** The first, the middle and the last page of every part of the directory that its index names. */
const index = await app.inject('/api/cause-directory')
const { letters, kinds, places } = index.json().body.details
const pages: string[] = []
for (const { prefix } of [...letters, ...kinds, ...places] as { prefix: string }[]) {
  const first = await app.inject(`/api/cause-directory/${prefix}`)
  const last: number = first.json().body.details.pages
  for (const page of new Set([1, Math.ceil(last / 2), last])) pages.push(`/api/cause-directory/${prefix}?page=${page}`)
}
await time('cause directory', 3, ['/api/cause-directory', ...pages])
await app.close()
await close()
const { DATABASE_URL } = process.env
await printRequests(DATABASE_URL ? { DATABASE_URL } : {}, {
  'shop search': '/api/search/retailer/search?q=alder',
  'shop search, twenty terms in turn': terms.map((term) => `/api/search/retailer/search?q=${encodeURIComponent(term)}`),
  'shop search, each time another': Array.from(
    { length: 20_000 },
    (_, index) => `/api/search/retailer/search?q=alder%20${index}`,
  ),
  'cause search': '/api/search/cause/search?q=hospice',
  'cause search, twenty terms in turn': terms.map((term) => `/api/search/cause/search?q=${encodeURIComponent(term)}`),
  'cause search, each time another': Array.from(
    { length: 20_000 },
    (_, index) => `/api/search/cause/search?q=hospice%20${index}`,
  ),
  'home page': '/',
})
