import { type Page, expect as see } from '@playwright/test'
import { expect } from 'vitest'
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
  const used = await context.newPage()
  /** Each page begins to be watched when the viewer answers it, and says so with no steps. What is done in it before may be missed. */
  async function goWatched(to: string): Promise<void> {
    const begun = async () => (await heardOf()).split('{"steps":[]}').length
    const before = await begun()
    await go(used, to)
    await expect.poll(begun, { timeout: 40_000 }).toBeGreaterThan(before)
  }
  await goWatched(path)
  return { viewer, used, heardOf, goWatched }
}
export const running = (viewer: Page, chart: string) =>
  viewer.getByRole('region', { name: 'Running charts' }).getByRole('button', { name: new RegExp(`^${chart} `) })
