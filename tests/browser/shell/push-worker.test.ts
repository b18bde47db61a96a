import type { Page } from '@playwright/test'
import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite({}, { isWholeBrowser: true })
})
afterAll(() => site.close())

interface Shown {
  title: string
  body: string
  tag: string
  data: unknown
}
const shown = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const found = await (await navigator.serviceWorker.ready).getNotifications()
    return found.map(({ title, body, tag, data }) => ({ title, body, tag, data }))
  })

/** A page with the site's worker, and what sends to it as a push service would. */
async function openWorker() {
  const { page, context } = await site.open({ serviceWorkers: 'allow' })
  await context.grantPermissions(['notifications'], { origin: site.server.address })
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) resolve(one.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await go(page, '/how-it-works')
  await page.getByRole('heading', { level: 1 }).click()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const registrationId = await registered
  /** Until a notice is shown that fits: DevTools may lose a message while the worker is busy. A tagged one that comes twice takes the place of itself. */
  const deliver = (data: string, fits: (one: Shown) => boolean) =>
    see(async () => {
      await devtools.send('ServiceWorker.deliverPushMessage', { origin: site.server.address, registrationId, data })
      await see.poll(async () => (await shown(page)).some(fits), { timeout: 3000 }).toBe(true)
    }).toPass()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  /** Presses a notice; answers where a window was opened. Only a real press lets a worker open one, so that is noted in its place. */
  const pressed = (tag: string) =>
    worker.evaluate(async (named) => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration
        clients: { openWindow(url: string): Promise<null> }
        NotificationEvent: new (name: string, init: { notification: Notification }) => Event
      }
      const [notification] = await scope.registration.getNotifications({ tag: named })
      if (!notification) throw new Error(`No notice ${named} is shown.`)
      return new Promise<string>((resolve) => {
        scope.clients.openWindow = async (url) => {
          resolve(url)
          return null
        }
        dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
      })
    }, tag)
  return { page, context, deliver, pressed }
}

test('a notice that is sent is shown as it says, and opens its page, only ever here', async () => {
  const { page, context, deliver, pressed } = await openWorker()
  const message = {
    title: 'Farthing',
    body: 'There’s news about your donations',
    tag: 'notice-1',
    path: '/account/donations/D12',
  }
  await deliver(JSON.stringify(message), ({ tag }) => tag === message.tag)
  const { path, ...words } = message
  await see.poll(() => shown(page)).toEqual([{ ...words, data: path }])
  // Told anew it takes the place of itself.
  await deliver(JSON.stringify({ ...message, body: 'Once more' }), ({ body }) => body === 'Once more')
  await see.poll(async () => (await shown(page)).map(({ body }) => body)).toEqual(['Once more'])
  expect(await pressed('notice-1')).toBe(`${site.server.address}/account/donations/D12`)
  await see.poll(() => shown(page)).toEqual([])
  for (const [index, elsewhere] of ['https://evil.example/', '//evil.example/x', 'javascript:alert(1)', 'http://['].entries()) {
    const tag = `elsewhere-${index}`
    await deliver(JSON.stringify({ ...message, tag, path: elsewhere }), (one) => one.tag === tag)
    expect(await pressed(tag)).toBe(`${site.server.address}/account`)
    await see.poll(() => shown(page)).toEqual([])
  }
  await context.close()
})

test('what cannot be read is told as something new, and nothing of a notice is kept by the worker', async () => {
  const { page, context, deliver } = await openWorker()
  await deliver('no JSON', ({ title, body, data }) => title === 'Farthing' && body === '' && data === '/account')
  await deliver(
    JSON.stringify({ title: 'T', body: 'Secret words', tag: 't', path: '/account/donations/D12' }),
    ({ tag }) => tag === 't',
  )
  const kept = await page.evaluate(async () => {
    const texts: string[] = Object.values(localStorage)
    for (const name of await caches.keys()) for (const request of await (await caches.open(name)).keys()) texts.push(request.url)
    return texts.join('\n')
  })
  expect(kept).not.toMatch(/D12|Secret/)
  await context.close()
})

test('logging out takes notices away that are still shown', async () => {
  const { page, context, deliver } = await openWorker()
  await enter(page, 'supporter')
  await go(page, '/account')
  await deliver(JSON.stringify({ title: 'T', body: 'B', tag: 't', path: '/account' }), ({ tag }) => tag === 't')
  await page.getByRole('link', { name: 'Log out' }).first().click()
  await see.poll(() => shown(page)).toEqual([])
  await context.close()
})
