import { type BrowserContext, type Page, expect as see } from '@playwright/test'
import { logIn, type TestSite } from '#tests/kit/site.ts'

/** After so many days both tokens are to be refreshed, by production's thresholds (C-001, C-003). */
export const due = 100
/** On a busy machine the server may just have closed the connection that Playwright has kept: it hasn't heard the call then. */
export const moveClock = (page: Page, days: number) =>
  page.request.post('/dev/clock', { form: { days: String(days) }, maxRetries: 2 })

/** How often each token is refreshed from now on. */
export function countRefreshes(context: BrowserContext) {
  const seen = { refreshToken: 0, accessToken: 0 }
  context.on('request', (request) => {
    const kind = /\/api\/auth\/refresh\/(refreshToken|accessToken)$/.exec(request.url())?.[1]
    if (kind === 'refreshToken' || kind === 'accessToken') seen[kind] += 1
  })
  return seen
}

type Options = Parameters<TestSite['open']>[0]
/** Somebody who has just signed in, and sees a page, on a site that is opened before. */
export const signedInOn =
  (site: () => TestSite) =>
  async (name: 'supporter' | 'admin' = 'supporter', options: Options = {}) => {
    const opened = await site().open({ allow: /status of 401/, ...options })
    await logIn(opened.page, name)
    await see(opened.page.getByRole('heading', { level: 1 })).toBeVisible()
    return opened
  }
