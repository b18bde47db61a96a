import type { HeldCall } from '../hold.ts'

interface Asked {
  method: string
  url: URL
  headers: Record<string, string>
  body: string | undefined
}
interface Answered {
  status: number
  headers: Record<string, string>
  /** As the server sets them. */
  cookies: string[]
  body: string
}
/** Answers a call as the site's server would. */
export type Backend = (call: Asked) => Promise<Answered>

/** A call of the page, and how it can end. */
interface Waiting extends Asked {
  answer(status: number, content: unknown): Promise<void>
  letThrough(): Promise<void>
  reject(cause: unknown): void
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

export type Pattern = string | RegExp | ((url: URL) => boolean)
/** An answer of the server that a route has asked for. */
interface Fetched {
  status(): number
  headers(): Record<string, string>
  text(): Promise<string>
  json(): Promise<unknown>
}
export const fetchedOf = ({ status, headers, body }: Pick<Answered, 'status' | 'headers' | 'body'>): Fetched => ({
  status: () => status,
  headers: () => headers,
  text: async () => body,
  json: async () => JSON.parse(body),
})
interface Fulfilled {
  /** What is not said beside it is as it is there, headers too: the session reads one. */
  response?: Fetched
  status?: number
  json?: unknown
  body?: string
}
/** A call as `page.route` hands it over. */
export interface RoutedCall {
  fulfill(answer: Fulfilled): Promise<void>
  abort(): Promise<void>
  continue(): Promise<void>
  /** The route before this one takes it, or whoever holds calls. */
  fallback(): Promise<void>
  /** The server is asked, and the page isn’t told yet. */
  fetch(): Promise<Fetched>
  request(): { url(): string; method(): string }
}
export type Route = (call: RoutedCall) => unknown

/** Playwright's patterns: `**` is anything, `*` anything but a slash. */
export function matches(pattern: Pattern, url: string): boolean {
  if (typeof pattern === 'function') return pattern(new URL(url))
  if (pattern instanceof RegExp) return pattern.test(url)
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '.*')
  return new RegExp(`^${source}$`).test(url)
}

const lost = () => new TypeError('Failed to fetch')

/** The network of a page in jsdom: who holds calls hears of those of the API, and the server in this process answers the rest. */
export class Network {
  onCall: ((call: HeldCall) => void) | null = null
  /** The last one that matches answers. */
  readonly routes: { pattern: Pattern; answer: Route }[] = []
  readonly #asked = new Set<(url: string) => void>()
  readonly #answered = new Set<(url: string) => void>()
  readonly #backend: Backend
  /** How many calls wait for their answer. */
  open = 0

  constructor(backend: Backend) {
    this.#backend = backend
  }

  /** Fulfilled when the next such call is made, or has been answered. */
  waitFor(isMeant: (url: string) => boolean, moment: 'asked' | 'answered'): Promise<void> {
    const listeners = moment === 'asked' ? this.#asked : this.#answered
    return new Promise((resolve) => {
      const hear = (url: string) => {
        if (!isMeant(url)) return
        listeners.delete(hear)
        resolve()
      }
      listeners.add(hear)
    })
  }

  /** Stands for `fetch`. */
  fetch = async (asked: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const request = asked instanceof Request ? asked : null
    const url = new URL(request?.url ?? String(asked), location.href)
    const headers = Object.fromEntries(new Headers(init.headers ?? request?.headers))
    const method = init.method ?? request?.method ?? 'GET'
    const body = typeof init.body === 'string' ? init.body : undefined
    const signal = init.signal ?? request?.signal
    for (const hear of this.#asked) hear(url.href)
    this.open += 1
    return new Promise<Response>((answered, reject) => {
      const resolve = (response: Response) => {
        answered(response)
        for (const hear of this.#answered) hear(url.href)
      }
      signal?.addEventListener('abort', () => reject(new DOMException('The page has given it up.', 'AbortError')))
      if (signal?.aborted) return reject(new DOMException('The page has given it up.', 'AbortError'))
      const answer = async (status: number, content: unknown, said: Record<string, string> = {}) =>
        resolve(
          new Response(typeof content === 'string' ? content : JSON.stringify(content), {
            status,
            headers: { ...said, 'content-type': typeof content === 'string' ? 'text/csv' : 'application/json' },
          }),
        )
      const ask = () => this.#backend({ method, url, headers, body })
      const letThrough = async () => {
        const said = await ask()
        const isEmpty = said.status === 204 || said.status === 304
        resolve(new Response(isEmpty ? null : said.body, { status: said.status, headers: said.headers }))
      }
      const routes = this.routes.filter(({ pattern }) => matches(pattern, url.href))
      const next = (): unknown => {
        const route = routes.pop()
        if (!route) return this.#hold({ url, method, headers, body, answer, letThrough, reject })
        return route.answer({
          fulfill: async ({ response, status = response?.status() ?? 200, json, body: text }) =>
            answer(status, json ?? text ?? (await response?.text()) ?? '', response?.headers()),
          abort: async () => reject(lost()),
          continue: () => letThrough().catch(reject),
          fallback: async () => void next(),
          fetch: async () => fetchedOf(await ask()),
          request: () => ({ url: () => url.href, method: () => method }),
        })
      }
      next()
    }).finally(() => {
      this.open -= 1
    })
  }

  /** Who holds calls hears of it; else the server answers. */
  #hold({ url, method, headers, body, answer, letThrough, reject }: Waiting): void {
    if (!this.onCall || !url.pathname.startsWith('/api/')) return void letThrough().catch(reject)
    this.onCall({
      url,
      method,
      headers,
      accept: headers.accept ?? '',
      body: parsed(body),
      answer: (status, content) => answer(status, content),
      lose: async () => reject(lost()),
      letThrough: () => letThrough().catch(reject),
    })
  }
}
