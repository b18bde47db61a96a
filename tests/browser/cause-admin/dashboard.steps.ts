import { enter, go, type TestSite } from '#tests/kit/site.ts'
import { dismissed } from './dashboard.driver.ts'

/** An administrator whose dashboard has nothing in front of it, on a site that is opened before. */
export const openDashboardOn =
  (site: () => TestSite) =>
  async (name: 'admin' | 'treasurer' = 'admin', path = '/admin-dashboard') => {
    const opened = await site().open({ allow: /Failed to load resource/ })
    await enter(opened.page, name)
    await opened.page.route(/\/api\/user\/me\/udo$/, (route) => route.fulfill(dismissed('welcome', 'header', 'starterPack')))
    await go(opened.page, path)
    return opened
  }
