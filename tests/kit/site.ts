import { resolve } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, expect as see } from '@playwright/test'
import { createClock } from '#server/clock.ts'
import { type Config, readConfig } from '#server/config.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { sizes } from '#server/db/seed/sizes.ts'
import { buildIfStale } from '#server/pages/build.ts'
import { type RunningServer, runServer } from '#server/run-server.ts'
import { chromiumForSite } from './chromium.ts'
import { empty, lendPage } from './lent-page.ts'
import { newName } from './server.ts'
import { copiedDatabase, templateOf } from './templates.ts'

type OpenOptions = BrowserContextOptions & {
  /** What may be printed as an error. */
  allow?: RegExp
  /** Calls and locks are given up after seconds of real time. Otherwise they wait as long as a busy machine needs, or until the test moves the page's clock. */
  hasTimeouts?: boolean
  /** The page loads ahead what its links lead to. That is a fifth of what a page of somebody's own costs (1.00 → 0.79 s of processors), so that only tests of it do. */
  loadsAhead?: boolean
  /** Things move on the page, as for most people. By itself it's still, as for whoever asked for less motion: what's drawn over and over costs an eighth of all work (111 → 98 s of processors in four files). */
  isMoving?: boolean
}

export interface TestSite {
  server: RunningServer
  browser: Browser
  /** A page in a fresh context. Everything that it prints as an error or throws is kept, and fails `close`. */
  open(options?: OpenOptions): Promise<{ page: Page; context: BrowserContext; faults: string[] }>
  close(): Promise<void>
}

const root = resolve(import.meta.dirname, '../..')

/** Runs in a page. Playwright's own clock, once it is installed, takes the place of this. */
function holdTimeouts(): void {
  AbortSignal.timeout = () => new AbortController().signal
}

/** Runs in a page, whose processor never has nothing else to do. */
function neverRest(): void {
  window.requestIdleCallback = () => 0
}

/** Sites of one process have the same address one after the other, so that what a browser keeps of one is of use for the next. */
let knownPort = 0
let isPortTaken = false

/**
 * The real site in this process with demo data, and a real Chromium. On PostgreSQL where `npm test` has started it: a copy there costs a tenth of an embedded database, which
 * has this process busy for 1.2 s; the tests of the server are held on both.
 */
export async function openSite(changes: Partial<Config> = {}, { isWholeBrowser = false } = {}): Promise<TestSite> {
  await buildIfStale(root)
  const postgres = process.env.TEST_DATABASE_URL
  const databaseUrl = postgres && (await copiedDatabase(postgres, newName(), 'running'))
  const port = isPortTaken ? 0 : knownPort
  const server = await runServer({ ...readConfig({}), port, jobs: 'apart', databaseUrl, ...changes }, createClock(), {
    root,
    size: sizes.demo,
    inMemory: true,
    copyOf: databaseUrl ? undefined : await templateOf('running'),
  })
  const hasKnownPort = !isPortTaken && changes.port === undefined
  if (hasKnownPort) {
    isPortTaken = true
    knownPort = Number(new URL(server.address).port)
  }
  const { browser, close: closeBrowser } = await chromiumForSite(isWholeBrowser)
  const closing = new Set<() => Promise<void>>()
  const faults: string[] = []
  return {
    server,
    browser,
    async open({ allow, hasTimeouts = false, loadsAhead = false, isMoving = false, ...options } = {}) {
      // What is measured where pages load ahead or move is a first visit's.
      const given = loadsAhead || isMoving ? null : await lendPage(browser, server.address, options)
      const context =
        given?.context ??
        (await browser.newContext({
          baseURL: server.address,
          viewport: { width: 1280, height: 900 },
          serviceWorkers: 'block',
          reducedMotion: isMoving ? 'no-preference' : 'reduce',
          ...options,
        }))
      const close = context.close.bind(context)
      closing.add(close)
      context.on('close', () => closing.delete(close))
      if (!hasTimeouts) await context.addInitScript(holdTimeouts)
      if (!loadsAhead) await context.addInitScript(neverRest)
      const page = given?.page ?? (await context.newPage())
      staying.delete(page)
      const keep = (text: string) => {
        // Beside a picture of its own the whole browser asks for an icon by its oldest address.
        if (!allow?.test(text) && !text.endsWith('/favicon.ico')) faults.push(`${page.url()}: ${text}`)
      }
      page.on('console', (message) => message.type() === 'error' && keep(`${message.text()} ${message.location().url}`))
      page.on('pageerror', (error) => keep(String(error)))
      return { page, context, faults }
    },
    async close() {
      for (const close of closing) await close()
      await closeBrowser()
      await server.close()
      if (hasKnownPort) isPortTaken = false
      if (faults.length > 0) throw new Error(`Pages reported errors:\n${faults.join('\n')}`)
    },
  }
}

/** Pages that `go` leads on inside the app, as a link does, instead of loading them anew. */
export const staying = new WeakSet<Page>()

/** Opens an address and waits until the page answers. */
export async function go(page: Page, path: string): Promise<void> {
  if (staying.has(page)) return goInside(page, path)
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}

/** Loads the page anew and waits until it answers: what is pressed before goes nowhere. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}

/** Asked of a page whose time is to stand. */
export const soon = () => Date.now() + 1000

/** From now on only the test moves the page's time. On a busy machine the second ahead may be over before the page hears of it: then it has stopped, and the next one holds. */
export async function stopTime(page: Page): Promise<void> {
  const stop = async () => page.clock.pauseAt(await page.evaluate(soon))
  await stop().catch((cause: unknown) => {
    if (!/fast-forward to the past/.test(String(cause))) throw cause
    return stop()
  })
}

/** Goes to an address as a link does; what waits for the page has to say what it waits for. */
export const goInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** The footer comes to life when it is nearly in sight; until then its links are the server's. */
export async function wakeFooter(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const isLive = () =>
    page.getByRole('contentinfo').evaluate((footer) => Object.keys(footer).some((name) => name.startsWith('__reactProps')))
  await see.poll(isLive).toBe(true)
}

export type DemoPerson = 'supporter' | 'admin' | 'treasurer' | 'support' | 'finance' | 'founder'

export async function logIn(page: Page, name: DemoPerson, path = '/login'): Promise<void> {
  await go(page, path)
  await page.getByLabel('Email address').fill(`${name}@farthing.example`)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeHidden()
}

/** As `logIn`, without the form, whose page costs ten times as much. The page is left without anything in it. */
export async function enter(page: Page, name: DemoPerson): Promise<void> {
  if (!page.url().endsWith(empty)) await page.goto(empty)
  // As on a browser of their own: what somebody else holds here stays good.
  for (const name of ['PHPSESSID', 'checkSupporter', 'knownDevice']) await page.context().clearCookies({ name })
  const answer = await page.request.post('/api/login-cookie', {
    data: { email: `${name}@farthing.example`, password: demoPassword, source: 'website' },
  })
  const { tokens, sessionId, checkSupporter } = (await answer.json()).body.details
  const url = new URL('/', page.url()).href
  await page.context().addCookies([
    { name: 'PHPSESSID', value: sessionId, url },
    { name: 'checkSupporter', value: checkSupporter, url },
  ])
  await page.evaluate(({ accessToken, refreshToken }) => {
    localStorage.setItem('accessToken', accessToken)
    localStorage.setItem('refreshToken', refreshToken)
  }, tokens)
}
