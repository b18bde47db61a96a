import { type Locator, type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWhole } from '#tests/kit/matrix.ts'
import { openSite, type TestSite } from '#tests/kit/site.ts'
import { running, twoTabs } from './charts.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** On with Tab until it has the focus, which must be seen on the screen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return see(target).toBeInViewport()
    await page.keyboard.press('Tab')
  }
  throw new Error(`No Tab leads to ${target}`)
}
async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
const fitsPhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)

test.runIf(isWhole)(
  'on a phone, by keyboard alone: a chart is watched, sent an event by hand and taken back, and what was seen is saved and replayed',
  async () => {
    const { viewer, used } = await twoTabs(site, '/dev/ui')
    await viewer.setViewportSize({ width: 375, height: 812 })
    await used.getByRole('button', { name: 'A panel that opens' }).press('Enter')
    await see(used.getByText('Its content.')).toBeVisible()
    await pressOn(viewer, running(viewer, 'collapsible'))
    await see(viewer.getByText('Now in: open')).toBeVisible()
    await fitsPhone(viewer)

    await tabTo(viewer, viewer.getByLabel('Event to send'))
    await viewer.keyboard.type('panel.toggled')
    await see(viewer.getByLabel('Event to send')).toHaveValue('panel.toggled')
    await pressOn(viewer, viewer.getByRole('button', { name: 'Send the event' }))
    await see(used.getByText('Its content.')).toBeHidden()
    await see(viewer.getByText('Now in: closed')).toBeVisible()

    const steps = viewer.getByRole('region', { name: 'What happened' })
    await pressOn(viewer, steps.getByRole('row').filter({ hasText: 'collapsible: open' }).first().getByRole('button'))
    await see(used.getByText('Its content.')).toBeVisible()
    await see(viewer.getByText('Now in: open')).toBeVisible()

    const download = viewer.waitForEvent('download')
    await pressOn(viewer, viewer.getByRole('button', { name: 'Save the recording' }))
    const file = await (await download).path()
    const opening = viewer.getByLabel('Open a recording')
    await tabTo(viewer, opening)
    // Which file it is, is asked in a dialog of the browser's own.
    await opening.setInputFiles(file)
    await see(viewer.getByText(/^Step 1 of \d+$/)).toBeVisible()
    await fitsPhone(viewer)

    const slider = viewer.getByRole('slider')
    await tabTo(viewer, slider)
    await viewer.keyboard.press('End')
    const last = await slider.inputValue()
    expect(Number(last)).toBeGreaterThan(2)
    await see(viewer.getByText(`Step ${last} of ${last}`)).toBeVisible()
    await pressOn(viewer, viewer.getByRole('button', { name: 'Previous step' }))
    await see(viewer.getByText(`Step ${Number(last) - 1} of ${last}`)).toBeVisible()
    await pressOn(viewer, viewer.getByRole('button', { name: 'Back to live' }))
    await see(running(viewer, 'collapsible')).toBeVisible()
  },
)
