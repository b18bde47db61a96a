import type { UserEvent } from '@testing-library/user-event'
import { CookieJar, type JSDOM } from 'jsdom'
import { vi } from 'vitest'
import type { PageFacts } from '#web/platform/page-facts.ts'
import type { HeldCall } from '../hold.ts'
import { Elements } from './elements.ts'
import { keys, Locator } from './locator.ts'
import { matches, Network, type Pattern, type RoutedCall } from './network.ts'
import type { NearServer } from './server.ts'
import { breathe } from './until.ts'
import { openWindow } from './window.ts'

export const origin = 'http://localhost:4000'

/** The part of Playwright's page that drivers use, in jsdom: the app of this process in a window of its own, which an address that is gone to takes the place of. */
export class JsdomPage {
  readonly jar = new CookieJar()
  readonly network: Network
  /** What was printed as an error or thrown. */
  readonly faults: string[] = []
  readonly #server: NearServer
  #dom: JSDOM | null = null
  #elements: Elements | null = null
  #watcher: MutationObserver | null = null
  #user: UserEvent | null = null
  #leave = () => {}
  readonly #scripts: (() => unknown)[] = []
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

  async goto(path: string): Promise<void> {
    const kept = this.#dom ? [localStorage, sessionStorage].map((storage) => Object.entries(storage)) : []
    this.close()
    const url = new URL(path, origin)
    const html = '<!doctype html><html lang="en-GB"><head></head><body></body></html>'
    this.#dom = openWindow(url.href, html, this.jar, (error) => {
      // What jsdom does not do, such as going to another document, is no fault of the app.
      if (!/Not implemented/.test(String(error))) this.faults.push(String(error))
    })
    for (const [index, values] of kept.entries())
      for (const [name, value] of values) (index === 0 ? localStorage : sessionStorage).setItem(name, value)
    AbortSignal.timeout = () => new AbortController().signal
    globalThis.fetch = this.network.fetch
    const { userEvent } = await import('@testing-library/user-event')
    this.#user = userEvent.setup({ document, delay: null, pointerEventsCheck: 0 })
    this.#watcher = new MutationObserver(() => {
      this.#elements = null
    })
    this.#watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    this.#elements = null
    if (/\.\w+$/.test(url.pathname)) return
    for (const run of this.#scripts) run()
    vi.resetModules()
    const { startApp } = await import('./start-app.tsx')
    this.#leave = await startApp(this.#facts(url))
  }

  #facts(url: URL): PageFacts {
    const now = Date.now()
    return {
      environment: 'dev',
      tenant: 'farthing',
      origin,
      cookieDomain: undefined,
      backEnds: '[]',
      isPseudo: false,
      language: 'en-GB',
      isDemo: true,
      startedAt: now,
      serverNow: now,
      arrivedAt: now,
      fingerprint: url.searchParams.get('fp'),
      isExpected: url.searchParams.has('fp') || url.searchParams.has('invite'),
      title: '',
      hasConsentManager: false,
      isFramed: false,
      followsCause: false,
      providers: this.#server.providers,
      publicConfig: this.#server.publicConfig,
      consentScript: null,
      vendors: '{}',
      host: url.hostname,
      isSecure: false,
    }
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
  reload = () => this.goto(location.href)
  waitForRequest = (pattern: Pattern) => this.network.waitFor((url) => matches(pattern, url), 'asked')
  async waitForResponse(isMeant: (response: { url(): string }) => boolean): Promise<void> {
    await this.network.waitFor((url) => isMeant({ url: () => url }), 'answered')
    await breathe()
  }
  route = async (pattern: Pattern, answer: (call: RoutedCall) => unknown) => void this.network.routes.push({ pattern, answer })
  unrouteAll = async () => void this.network.routes.splice(0)
  /** Runs in each window before the app, from the next one on. */
  async addInitScript<Given>(script: (given: Given) => unknown, given?: Given): Promise<void> {
    this.#scripts.push(() => script(given as Given)) // as the script declares it
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
