import { type Page, expect as see } from '@playwright/test'
import { go, type TestSite } from '#tests/kit/site.ts'

/** The viewer, and another tab of the same browser that is used. */
export async function twoTabs(site: TestSite, path: string) {
  const { page: viewer, context } = await site.open({ allow: /401/ })
  await go(viewer, '/dev/charts#~live')
  await see(viewer.getByText(/^No chart has done anything yet/)).toBeVisible()
  const heard = viewer.evaluate(() => {
    const all: unknown[] = []
    Object.assign(window, { heard: all })
    const channel = new BroadcastChannel('charts')
    channel.onmessage = ({ data }) => all.push(data)
  })
  await heard
  const heardOf = () => viewer.evaluate(() => JSON.stringify((window as unknown as { heard: unknown[] }).heard))
  // What watches a tab says so with its first message: in the tab itself it's told from what the viewer's own page says.
  await context.addInitScript(() => {
    const post = BroadcastChannel.prototype.postMessage
    BroadcastChannel.prototype.postMessage = function (message) {
      post.call(this, message)
      if (typeof message === 'object' && message !== null && 'steps' in message) Object.assign(window, { isWatched: true })
    }
  })
  const used = await context.newPage()
  /** Each page begins to be watched when the viewer answers it. What is done in it before may be missed. */
  async function goWatched(to: string): Promise<void> {
    await go(used, to)
    await used.waitForFunction(() => 'isWatched' in window, undefined, { timeout: 40_000 })
  }
  await goWatched(path)
  return { viewer, used, heardOf, goWatched }
}
export const running = (viewer: Page, chart: string) =>
  viewer.getByRole('region', { name: 'Running charts' }).getByRole('button', { name: new RegExp(`^${chart} `) })
