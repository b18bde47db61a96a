import { MINUTE } from '#contract/limits.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { empty } from '../lent-page.ts'
import type { DemoPerson } from '../site.ts'
import { type JsdomPage, origin } from './page.ts'

interface Kept {
  cookies: [string, string][]
  tokens: { accessToken: string; refreshToken: string }
  since: number
}

/** Who is at a page in jsdom: comes with a session and nothing else, and stays in the app where it can be. */
export class Visitor {
  readonly #page: JsdomPage
  readonly #sessions = new Map<DemoPerson, Kept>()
  /** Who is there; undefined where nobody goes on in what is open. */
  #who: DemoPerson | null | undefined

  constructor(page: JsdomPage) {
    this.#page = page
  }

  /** The next one does not go on in what is open. */
  go(): void {
    this.#who = undefined
  }

  /** Puts everything that is kept to what it was after logging in. Answers whether the app that is open goes on; it does not where somebody wants one of their own. */
  async come(person: DemoPerson | null, isOwn = false): Promise<boolean> {
    const known = person ? this.#sessions.get(person) : undefined
    const isCurrent = !person || (known !== undefined && performance.now() - known.since < 3 * MINUTE)
    const isThere =
      this.#who !== undefined &&
      document.documentElement.dataset.ready === 'true' &&
      (localStorage.getItem('accessToken') !== null) === (person !== null)
    const stays = !isOwn && this.#who === person && isCurrent && isThere
    if (!stays) await this.#page.goto(empty)
    const kept = person && (isCurrent ? known : await this.#logIn(person))
    await this.#page.jar.removeAllCookies()
    localStorage.clear()
    sessionStorage.clear()
    if (kept) {
      for (const [name, value] of kept.cookies) await this.#page.jar.setCookie(`${name}=${value}; Path=/`, origin)
      for (const [name, value] of Object.entries(kept.tokens)) localStorage.setItem(name, value)
    }
    this.#who = person
    return stays
  }

  async #logIn(person: DemoPerson): Promise<Kept> {
    const data = { email: `${person}@farthing.example`, password: demoPassword, source: 'website' }
    const answer = await this.#page.request.post('/api/login-cookie', { data })
    const { tokens, sessionId, checkSupporter } = (await answer.json()).body.details
    const kept: Kept = {
      cookies: [
        ['PHPSESSID', sessionId],
        ['checkSupporter', checkSupporter],
      ],
      tokens: { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken },
      since: performance.now(),
    }
    this.#sessions.set(person, kept)
    return kept
  }
}
