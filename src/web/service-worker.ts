/**
 * Answers where the network doesn't: with the page that says so, and with the build's own files, whose names change with what is in them. It keeps nothing else:
 * no page, no answer of the API. A new one takes over once no page of the old build is open.
 */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Asked extends Waiting {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  /** Which build this is; the server writes it before this script. */
  siteBuild: string
  location: Location
  registration: { navigationPreload?: { enable(): Promise<void> } }
  addEventListener(name: 'install' | 'activate', work: (event: Waiting) => void): void
  addEventListener(name: 'fetch', work: (event: Asked) => void): void
}
const worker = globalThis as unknown as Worker // types of workers and of pages do not go together in one project

const kept = `siteParts ${worker.siteBuild}`
const offline = '/offline'

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(kept)
  if (!(await cache.match(offline))) await cache.add(offline)
}

async function dropOldParts(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)))
}

async function answerPage(event: Asked): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    // Logging out has dropped it.
    event.waitUntil(keepOfflinePage().catch(() => {})) // the next page tries again
    return answer
  } catch (error) {
    const page = await caches.match(offline).catch(() => undefined)
    if (page) return page
    throw error
  }
}

async function answerPart(event: Asked): Promise<Response> {
  const cache = await caches.open(kept).catch(() => null) // a browser that keeps nothing is one without a worker
  const before = await cache?.match(event.request, { ignoreVary: true })
  if (before) return before
  const answer = await fetch(event.request)
  if (cache && answer.ok && answer.type === 'basic') event.waitUntil(cache.put(event.request, answer.clone()).catch(() => {})) // a full disk
  return answer
}

worker.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()))
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOldParts(), worker.registration.navigationPreload?.enable()])),
)
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== worker.location.origin) return
  // A partner's frame has no part in it.
  if (mode === 'navigate' && !pathname.startsWith('/iframes/')) event.respondWith(answerPage(event))
  else if (pathname.startsWith('/static-www/assets/')) event.respondWith(answerPart(event))
})
