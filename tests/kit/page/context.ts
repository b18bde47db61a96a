import type { CookieJar } from 'jsdom'

interface Cookie {
  name: string
  value: string
  url: string
}

/** The part of Playwright's context that drivers use: what is kept for a page's site. */
export class Context {
  readonly #jar: CookieJar

  constructor(jar: CookieJar) {
    this.#jar = jar
  }
  cookies = async (): Promise<{ name: string; value: string }[]> =>
    (await this.#jar.getCookies(location.href)).map(({ key, value }) => ({ name: key, value }))
  async addCookies(cookies: readonly Cookie[]): Promise<void> {
    for (const { name, value, url } of cookies) await this.#jar.setCookie(`${name}=${value}; Path=/`, url)
  }
  async clearCookies({ name }: { name?: string } = {}): Promise<void> {
    const all = (await this.cookies()).filter((one) => name === undefined || one.name === name)
    for (const one of all) await this.#jar.setCookie(`${one.name}=; Path=/; Max-Age=0`, location.href)
  }
  /** Nobody asks here whether a page may do something. */
  async grantPermissions(): Promise<void> {}
}
