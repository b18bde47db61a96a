import { buildApp } from '#server/app.ts'
import { createClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { openServices } from '#server/open-services.ts'
import { printRequests } from './requests.ts'

/** `DATABASE_URL=… npm run bench:search`: 300 searches for shops and causes each, in the server, medians and 95th percentiles; then requests a second. */
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
for (const type of ['retailer', 'cause']) {
  const times: number[] = []
  for (let round = 0; round < 15; round++) {
    for (const term of terms) {
      const started = performance.now()
      const answer = await app.inject(`/api/search/${type}/search?q=${encodeURIComponent(term)}`)
      if (answer.statusCode !== 200) throw new Error(`${term}: ${answer.body}`)
      if (round > 0) times.push(performance.now() - started)
    }
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  console.log(`${type}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.999)} ms over ${times.length} searches`)
}
await app.close()
await close()
const { DATABASE_URL } = process.env
await printRequests(DATABASE_URL ? { DATABASE_URL } : {}, {
  'shop search': '/api/search/retailer/search?q=alder',
  'cause search': '/api/search/cause/search?q=hospice',
  'home page': '/',
})
