/**
 * Answers where the network doesn't: with the page that says so, and with the build's own files, whose names change with what is in them. It keeps nothing else:
 * no page, no answer of the API. It shows notices that are sent to this device. A new one takes over once no page of the old build is open.
 */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Asked extends Waiting {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface Sent extends Waiting {
  data: { text(): string } | null
}
interface Pressed extends Waiting {
  notification: Notification
}
interface Worker {
  /** Which build of which site this is; the server writes it before this script. */
  siteBuild: string
  siteName: string
  location: Location
  registration: ServiceWorkerRegistration & { navigationPreload?: { enable(): Promise<void> } }
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<{ url: string; focus(): Promise<unknown> }[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(name: 'install' | 'activate', work: (event: Waiting) => void): void
  addEventListener(name: 'fetch', work: (event: Asked) => void): void
  addEventListener(name: 'push', work: (event: Sent) => void): void
  addEventListener(name: 'notificationclick', work: (event: Pressed) => void): void
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

/** Browsers forbid a worker to be sent something and to show nothing: what cannot be read is told as something new. */
function readMessage(text: string): { title: string; body?: string; tag?: string; path: string } {
  try {
    const { title, body, tag, path } = JSON.parse(text)
    if ([title, body, tag, path].every((part) => typeof part === 'string')) return { title, body, tag, path }
  } catch {}
  return { title: worker.siteName, path: '/account' }
}

async function showNotice(text: string): Promise<void> {
  const { title, path, ...more } = readMessage(text)
  await worker.registration.showNotification(title, { ...more, icon: '/icon-192.png', data: path })
}

const parsed = (address: string, base: string) => (URL.canParse(address, base) ? new URL(address, base) : null)

/** The page that it is about, and never one of another site: a window that shows it already, or a new one, so that nothing typed elsewhere is lost. */
async function openNotice(notice: Notification): Promise<void> {
  notice.close()
  const { origin } = worker.location
  const named = parsed(String(notice.data), origin)
  const { href } = named?.origin === origin ? named : new URL('/account', origin)
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => url === href)
  await (open ? open.focus() : worker.clients.openWindow(href))
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
worker.addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.text() ?? '')))
worker.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)))
