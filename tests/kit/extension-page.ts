import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { type Page, expect as see } from '@playwright/test'
import { buildExtension } from './extension.ts'

/** Where the extension's parts stand on the site while they are walked. */
const places = { popup: '/reminder/popup.html', bar: '/reminder/shop.html' } as const

const kinds: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
}

/** The extension's files as they are built for browsers, by path; built once. */
let built: Map<string, Buffer> | undefined
function filesFor(address: string): Map<string, Buffer> {
  if (built) return built
  const folder = mkdtempSync(join(tmpdir(), 'farthing-extension-'))
  try {
    const build = buildExtension('chrome', folder, { PUBLIC_URL: address })
    const names = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(build, name)).isFile())
    built = new Map(names.map((name) => [`/${name}`, readFileSync(join(build, name))]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return built
}

/**
 * Runs in the page, before the extension's own script: the browser's interface, whose every answer the driver gives. What the bar keeps closed to the page is open to who
 * looks at it here.
 */
const standIn = `<script>
  const told = [], listeners = []
  const ask = (name, value) => new Promise((done, fail) => globalThis.reminder.held.push({ name, value, done, fail }))
  globalThis.reminder = { held: [], told, always: ALWAYS, hear: (message) => listeners.forEach((listener) => listener(message)) }
  globalThis.browser = {
    runtime: {
      id: 'reminder',
      sendMessage(message) {
        told.push(message)
        const { always } = globalThis.reminder
        return message.type in always ? Promise.resolve({ answer: always[message.type] }) : ask(message.type, message).then((answer) => ({ answer }))
      },
      onMessage: { addListener: (listener) => listeners.push(listener) },
    },
    permissions: { request: (asked) => ask('permissions.request', asked), remove: (asked) => ask('permissions.remove', asked) },
    tabs: { query: () => Promise.resolve([]) },
  }
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (how) { return attach.call(this, { ...how, mode: 'open' }) }
</script>`

interface Reminder {
  held: { name: string; value: unknown; done(answer: unknown): void; fail(cause: Error): void }[]
  told: unknown[]
  hear(message: unknown): void
}
/** In the page, where `standIn` has put it. */
declare global {
  var reminder: Reminder
}

/** Opens a part of the extension, as it is built, in a page whose browser answers what the driver says. `always` is answered at once, by the message's type. */
export async function openReminder(page: Page, part: keyof typeof places, always: Record<string, unknown>): Promise<void> {
  const files = filesFor(new URL(page.url()).origin)
  const begins = standIn.replace('ALWAYS', JSON.stringify(always))
  const bar = '<!doctype html><html lang="en-GB"><head><title>A shop</title></head><body><main><h1>A shop</h1></main>'
  await page.route(
    ({ pathname }) => Object.values<string>(places).includes(pathname) || files.has(pathname),
    (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === places.bar)
        return route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `${bar}${begins}<script src="/reminder-bar.js"></script>`,
        })
      if (pathname === places.popup)
        return route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: String(files.get('/popup.html')).replace('<head>', `<head>${begins}`),
        })
      return route.fulfill({ contentType: kinds[extname(pathname)] ?? 'image/png', body: files.get(pathname) ?? '' })
    },
  )
  await page.evaluate((path) => location.assign(path), places[part])
  await page.waitForURL(`**${places[part]}`)
  await page.waitForFunction(() => 'reminder' in globalThis)
}

/** What it has asked its browser, whole, is answered; with `fails` it is refused. Several of a kind end alike. */
export async function endReminder(page: Page, name: string, asked: unknown, answer: unknown, fails = false): Promise<void> {
  const values = () => page.evaluate((wanted) => reminder.held.flatMap((one) => (one.name === wanted ? [one.value] : [])), name)
  await see.poll(async () => (await values()).length).toBeGreaterThan(0)
  for (const value of await values()) see(value, `what ${name} asks`).toEqual(asked)
  await page.evaluate(
    ([wanted, given, isRefused]) => {
      const ending = reminder.held.filter((one) => one.name === wanted)
      reminder.held = reminder.held.filter((one) => one.name !== wanted)
      for (const { done, fail } of ending) isRefused ? fail(new Error('Made by the test')) : done(given)
    },
    [name, answer, fails] as const,
  )
}

/** The extension's background says something to the bar. */
export const tellReminder = (page: Page, message: object) => page.evaluate((heard) => reminder.hear(heard), message)
/** The last that it told its background of this type. */
export const toldByReminder = (page: Page, type: string) =>
  page.evaluate((wanted) => reminder.told.findLast((one) => JSON.stringify(one).includes(`"type":"${wanted}"`)), type)
