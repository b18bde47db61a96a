import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/**
 * A page that test after test gets as if it were new. A new one, in a context of its own, has Chromium begin a process that compiles every script anew: 1.45 s of processors until a page
 * of the site answers. In one that has shown the site before it's 0.37 s (twelve loads each of log in, home and a shop). Nothing else of a test stays in it; whoever counts what travels,
 * or wants a context of another kind, gets a new one.
 */
interface Lent {
  page: Page
  context: BrowserContext
}
interface Standing extends Lent {
  baseURL: string
  /** By which the browser is told what Playwright has no word for. */
  wire: CDPSession
}

/** A page of the site without anything in it. From and to a blank one the browser takes a new process each time, as our opener policy asks of it. */
export const empty = '/static-www/icon.svg'
const normal = { width: 1280, height: 900 }
/** What can’t be taken back: a page that was told it isn’t lent again. */
const lasting = {
  page: ['emulateMedia', 'exposeBinding', 'exposeFunction', 'setDefaultTimeout', 'setExtraHTTPHeaders', 'close'],
  context: ['exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'setExtraHTTPHeaders', 'setGeolocation'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const

/** Of each browser, those that nobody has. */
const free = new WeakMap<Browser, Standing[]>()

async function takeFree(browser: Browser, baseURL: string): Promise<Standing> {
  const taken = free.get(browser)?.pop()
  if (taken?.baseURL === baseURL) return taken
  await taken?.context.close()
  const context = await browser.newContext({ baseURL, viewport: normal, serviceWorkers: 'block', reducedMotion: 'reduce' })
  const page = await context.newPage()
  return { baseURL, context, page, wire: await context.newCDPSession(page) }
}

type Method = (this: unknown, ...given: unknown[]) => unknown
/** Does something more whenever a method is called, until that is undone. */
function beside(on: object, name: string, more: (given: unknown[], result: unknown) => void): () => void {
  const own: Method = Reflect.get(on, name)
  Reflect.set(on, name, (...given: unknown[]) => {
    const result = own.apply(on, given)
    more(given, result)
    return result
  })
  return () => void Reflect.deleteProperty(on, name)
}

/** Keeps what a test does to a page and its context that outlives a document. */
function watch({ page, context }: Lent) {
  let isSpoilt = false
  const scripts: Promise<{ dispose(): Promise<void> }>[] = []
  const listeners: (() => void)[] = []
  const spoil = () => {
    isSpoilt = true
  }
  const undone = [
    ...lasting.page.map((name) => beside(page, name, spoil)),
    ...lasting.context.map((name) => beside(context, name, spoil)),
    ...lasting.clock.map((name) => beside(context.clock, name, spoil)),
    ...[page, context].flatMap((one) => [
      beside(one, 'addInitScript', (_, script) => scripts.push(script as Promise<{ dispose(): Promise<void> }>)), // what it answers
      ...['on', 'once'].map((name) =>
        beside(one, name, ([event, listener]) => {
          // Their pairs of names and functions are declared event by event.
          listeners.push(() => (one as unknown as NodeJS.EventEmitter).off(event as string, listener as () => void))
        }),
      ),
    ]),
  ]
  return {
    isSpoilt: () => isSpoilt,
    async undo() {
      for (const one of [...undone, ...listeners]) one()
      for (const script of scripts) await (await script).dispose()
    },
  }
}

/** What was pressed last may still be leading elsewhere, and overtake: then the page leaves again, once it has come there. Where it overtook just as this came, Chromium tells of neither, and one more try is what ends the wait. */
async function goEmpty(page: Page): Promise<void> {
  for (let tries = 0; ; tries += 1)
    try {
      await page.goto(empty, { timeout: 10_000 })
      return
    } catch (error) {
      if (tries === 5 || !/interrupted by another navigation|ERR_ABORTED|Timeout/.test(String(error))) throw error
    }
}

/** A page that stands in this browser, or none where one of another kind is asked for. Its context isn’t closed but given back. */
export async function lendPage(browser: Browser, baseURL: string, options: BrowserContextOptions): Promise<Lent | null> {
  if (Object.keys(options).some((name) => name !== 'viewport')) return null
  const taken = await takeFree(browser, baseURL)
  const { context, page, wire } = taken
  if (options.viewport) await page.setViewportSize(options.viewport)
  const watched = watch(taken)
  const end = context.close.bind(context)
  let given: Promise<void> | null = null
  async function giveBack(): Promise<void> {
    await watched.undo()
    Reflect.deleteProperty(context, 'close')
    if (watched.isSpoilt() || page.isClosed()) return end()
    for (const other of context.pages()) if (other !== page) await other.close()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    const forget = async () => {
      await goEmpty(page)
      await context.clearCookies()
      await wire.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'all' })
      await page.evaluate(() => {
        sessionStorage.clear()
        window.name = ''
      })
    }
    await forget().catch((error: unknown) => {
      // What was pressed last has overtaken after all, and has come: nothing else is on its way.
      if (!/Execution context was destroyed/.test(String(error))) throw error
      return forget()
    })
    await wire.send('Page.resetNavigationHistory')
    await page.mouse.move(-1, -1)
    await page.setViewportSize(normal)
    free.set(browser, [...(free.get(browser) ?? []), taken])
  }
  context.close = () => {
    given ??= giveBack()
    return given
  }
  return { page, context }
}
