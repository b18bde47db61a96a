import type { UserEvent } from '@testing-library/user-event'
import { CookieJar, type JSDOM } from 'jsdom'
import { vi } from 'vitest'
import type { PageFacts } from '#web/platform/page-facts.ts'
import type { HeldCall } from '../hold.ts'
import { PageClock } from './clock.ts'
import { Context } from './context.ts'
import { Elements } from './elements.ts'
import { factsOf } from './facts.ts'
import { keys, Locator } from './locator.ts'
import { fetchedOf, matches, Network, type Pattern, type RoutedCall } from './network.ts'
import { isScript, Scripts } from './scripts.ts'
import type { NearServer } from './server.ts'
import { forgetStyles } from './styles.ts'
import { breathe, until } from './until.ts'
import { openWindow } from './window.ts'

/** Pixels. */
const desktop = 1280
export const origin = 'http://localhost:4000'

/** The part of Playwright's page that drivers use, in jsdom: the app of this process in a window of its own, which an address that is gone to takes the place of. */
export class JsdomPage {
  readonly jar = new CookieJar()
  readonly network: Network
  /** What was printed as an error or thrown. */
  readonly faults: string[] = []
  /** What the site's page server would say beside or instead of what it says in a plain site. */
  facts: Partial<PageFacts> = {}
  #width = desktop
  readonly #server: NearServer
  #dom: JSDOM | null = null
  #elements: Elements | null = null
  #watcher: MutationObserver | null = null
  #user: UserEvent | null = null
  #leave = () => {}
  readonly #first: (() => unknown)[] = []
  readonly #scripts = new Scripts()
  readonly clock = new PageClock()
  readonly #all: Locator

  constructor(server: NearServer) {
    this.#server = server
    this.network = new Network(async (call) => {
      const cookie = await this.jar.getCookieString(call.url.href)
      const answer = await server.backend({ ...call, headers: { ...call.headers, ...(cookie ? { cookie } : {}) } })
      for (const one of answer.cookies) await this.jar.setCookie(one, call.url.href, { ignoreError: true })
      return answer
    })
    this.#all = new Locator(
      {
        document: () => document,
        elements: () => this.#read(),
        user: () => this.#user as UserEvent, // once a page is open
      },
      (scope) => [scope as Element], // the document itself, which everything is looked for in
    )
  }

  /** What the document holds now. */
  #read(): Elements {
    if (this.#watcher?.takeRecords().length) this.#elements = null
    this.#elements ??= new Elements(document)
    return this.#elements
  }

  /** What a window begins with of what the page server would have said, as a route has it that rewrites it. */
  async #documentAt(url: URL): Promise<string> {
    const facts = JSON.stringify(this.#server.publicConfig).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    let html = `<!doctype html><html lang="en-GB" data-config="${facts}"><head></head><body></body></html>`
    const call: RoutedCall = {
      async fulfill({ body }) {
        html = body ?? html
      },
      fetch: async () => fetchedOf({ status: 200, headers: {}, body: html }),
      continue: async () => {},
      fallback: async () => {},
      abort: () => Promise.reject(new Error('A document that is refused has no window here.')),
      request: () => ({ url: () => url.href, method: () => 'GET' }),
    }
    await this.network.routes.findLast(({ pattern }) => matches(pattern, url.href))?.answer(call)
    return html
  }

  /** The app goes to an address of the server's: a document is shown, and what is only to be kept leaves the page as it is. */
  async #follow(address: string): Promise<void> {
    const url = new URL(address, location.href)
    if (url.origin !== origin) return
    const { headers, body } = await this.#server.backend({ method: 'GET', url, headers: {}, body: undefined })
    if (headers['content-type']?.startsWith('text/html')) await this.#open(url, body)
  }

  /** Puts a document in place of what is open. */
  async #open(url: URL, html: string): Promise<void> {
    const kept = this.#dom ? [localStorage, sessionStorage].map((storage) => Object.entries(storage)) : []
    this.close()
    this.#dom = openWindow(url.href, html, this.jar, this.#width, {
      onError: (error) => {
        // What jsdom does not do, such as going to another document, is no fault of the app.
        if (!/Not implemented/.test(String(error))) this.faults.push(String(error))
      },
      onLeave: (address) => void this.#follow(address),
    })
    for (const [index, values] of kept.entries())
      for (const [name, value] of values) (index === 0 ? localStorage : sessionStorage).setItem(name, value)
    AbortSignal.timeout = () => new AbortController().signal
    globalThis.fetch = this.network.fetch
    const { userEvent } = await import('@testing-library/user-event')
    // It looks once at the window that it finds, and keeps its timers: of a clock that a later route puts in place of this one they would never be due.
    await import('react-dom/client')
    this.#user = userEvent.setup({ document, delay: null, pointerEventsCheck: 0 })
    this.#watcher = new MutationObserver(() => {
      this.#elements = null
    })
    this.#watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    this.#elements = null
  }

  async goto(path: string): Promise<void> {
    const url = new URL(path, origin)
    await this.#open(url, await this.#documentAt(url))
    if (/\.\w+$/.test(url.pathname)) return
    for (const run of this.#first) run()
    vi.resetModules()
    forgetStyles()
    const { startApp } = await import('./start-app.tsx')
    this.#leave = await startApp({ ...factsOf(url, origin, this.#server.providers), ...this.facts })
  }

  /** Takes away what is open. */
  close(): void {
    this.#leave()
    this.#leave = () => {}
    this.#watcher?.disconnect()
    this.#dom?.window.close()
    this.#dom = null
  }

  hold(onCall: (call: HeldCall) => void): () => Promise<void> {
    this.network.onCall = onCall
    return async () => {
      this.network.onCall = null
    }
  }

  getByRole: Locator['getByRole'] = (...asked) => this.#all.getByRole(...asked)
  getByText: Locator['getByText'] = (...asked) => this.#all.getByText(...asked)
  getByLabel: Locator['getByLabel'] = (...asked) => this.#all.getByLabel(...asked)
  getByPlaceholder: Locator['getByPlaceholder'] = (...asked) => this.#all.getByPlaceholder(...asked)
  locator: Locator['locator'] = (...asked) => this.#all.locator(...asked)
  url = () => location.href
  async evaluate<Result, Given>(ask: (given: Given) => Result, given?: Given): Promise<Awaited<Result>> {
    const answer = await ask(given as Given) // as the asker declares it
    await breathe()
    return answer
  }
  keyboard = {
    press: async (key: string) => {
      await this.#user?.keyboard(keys(key))
      await breathe()
    },
  }
  mouse = {
    /** Nothing lies anywhere here: wherever it goes, it leaves what it was over. */
    move: async () => {
      await this.#user?.pointer({ target: document.documentElement })
      await breathe()
    },
  }
  reload = () => this.goto(location.href)
  async unrouteAll(): Promise<void> {
    this.network.routes.splice(0)
  }
  waitForRequest = (pattern: Pattern) => this.network.waitFor((url) => matches(pattern, url), 'asked')
  async waitForResponse(isMeant: RegExp | ((response: { url(): string }) => boolean)): Promise<void> {
    // A script is a module of this process, which whoever waits for a quiet page waits for.
    if (isMeant instanceof RegExp && isScript(isMeant)) return
    await this.network.waitFor((url) => (isMeant instanceof RegExp ? isMeant.test(url) : isMeant({ url: () => url })), 'answered')
    await breathe()
  }
  async route(pattern: Pattern, answer: (call: RoutedCall) => unknown): Promise<void> {
    if (!this.#scripts.hold(pattern, answer)) this.network.routes.push({ pattern, answer })
  }
  /** The next window is as wide. */
  async setViewportSize({ width }: { width: number }): Promise<void> {
    this.#width = width
  }
  /** Nothing is left of what a driver has done to its page. */
  forget(): void {
    this.#width = desktop
    this.network.routes.splice(0)
    this.#scripts.release()
    this.#first.splice(0)
    this.clock.uninstall()
  }
  async waitForURL(pattern: Pattern): Promise<void> {
    await until(
      () => matches(pattern, location.href),
      () => `the page is at ${location.href}`,
    )
    await breathe()
  }
  /** Nothing is asked any more that isn’t held. */
  async waitForLoadState(): Promise<void> {
    for (let quiet = 0; quiet < 10; quiet++) {
      await vi.dynamicImportSettled()
      await breathe()
      if (this.network.open > 0) quiet = 0
    }
  }
  readonly #context = new Context(this.jar)
  context = () => this.#context
  /** Runs in each window before the app, from the next one on. */
  async addInitScript<Given>(script: (given: Given) => unknown, given?: Given): Promise<void> {
    this.#first.push(() => script(given as Given)) // as the script declares it
  }
  request = {
    post: async (path: string, { data }: { data: unknown }) => {
      const url = new URL(path, origin)
      const answer = await this.#server.backend({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
      for (const one of answer.cookies) await this.jar.setCookie(one, url.href, { ignoreError: true })
      return { status: () => answer.status, json: async () => JSON.parse(answer.body) }
    },
  }
}
