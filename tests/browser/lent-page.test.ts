import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, go, openSite, staying, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const stateOf = ({ page, context }: Awaited<ReturnType<TestSite['open']>>) =>
  Promise.all([
    context.cookies(),
    context.pages().length,
    page.evaluate(async () => ({
      kept: [Object.keys(localStorage), Object.keys(sessionStorage)],
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      name: window.name,
      entries: history.length,
      width: innerWidth,
      marked: Reflect.get(window, 'marked'),
      isOnline: navigator.onLine,
      hovered: document.querySelectorAll('a:hover, button:hover').length,
    })),
  ])

test('a page that is lent again holds nothing of whoever had it before, and does what a new one does', async () => {
  // What the page still asks for when the network goes is lost.
  const first = await site.open({ allow: /ERR_INTERNET_DISCONNECTED/ })
  await go(first.page, '/login')
  const begun = await stateOf(first)
  const { page, context } = first
  await enter(page, 'supporter')
  await page.addInitScript(() => Reflect.set(window, 'marked', 1))
  await context.addInitScript(() => Reflect.set(window, 'marked', 2))
  await page.setViewportSize({ width: 375, height: 700 })
  await go(page, '/panel')
  await go(page, '/retailers')
  await page.evaluate(async () => {
    sessionStorage.setItem('a', 'b')
    window.name = 'mine'
    await caches.open('mine')
    indexedDB.open('mine')
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('**/login', (route) => route.abort())
  await context.route('**/login', (route) => route.abort())
  // No link: what it leads to would be loaded, and fail when the network goes.
  await page.getByRole('button').last().hover()
  await context.newPage()
  staying.add(page)
  await context.setOffline(true)
  expect(await stateOf(first)).not.toEqual(begun)
  await context.close()
  asked.splice(0)

  const second = await site.open()
  expect(second.page).toBe(page)
  await go(second.page, '/login')
  expect(await stateOf(second)).toEqual(begun)
  expect(asked).toEqual([])

  // Somebody else comes meanwhile; what can’t be taken back isn’t lent again.
  const other = await site.open()
  expect(other.page).not.toBe(second.page)
  await second.page.clock.install()
  await second.context.close()
  const third = await site.open()
  expect(third.page).not.toBe(second.page)
  await Promise.all([other.context.close(), third.context.close()])
})

test('a page that is still leaving for another is given back once it has gone', async () => {
  const { page, context } = await site.open()
  await go(page, '/how-it-works')
  // As Playwright says it: when a press leads elsewhere just then is the browser’s matter.
  const goto = page.goto.bind(page)
  let overtaken = 0
  page.goto = async (...to) => {
    if (++overtaken === 1) throw new Error('page.goto: Navigation to "a" is interrupted by another navigation to "b"')
    return goto(...to)
  }
  await context.close()
  expect(overtaken).toBe(2)
  page.goto = goto
  const next = await site.open()
  expect(next.page).toBe(page)
  await next.context.close()
})
