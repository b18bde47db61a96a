import { type Page, expect as see } from '@playwright/test'
import { go } from '#tests/kit/site.ts'
import { type PartDriver, press } from '../part.ts'

const pressed = (page: Page) => page.getByRole('group', { name: 'Appearance' }).getByRole('button', { pressed: true })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('colourScheme'))
const light = 'rgb(251, 250, 245)'
const dark = 'rgb(18, 26, 22)'

/** What is pressed, what is kept, and how the page looks on a device that is light and on one that is dark. */
async function isShown(page: Page, name: string, keptAs: string | null, onLight: string, onDark: string): Promise<void> {
  await see(pressed(page)).toHaveText(name)
  await see.poll(() => kept(page)).toBe(keptAs)
  for (const [colorScheme, ground] of [
    ['dark', onDark],
    ['light', onLight],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await see(page.locator('html')).toHaveCSS('background-color', ground)
  }
}

export const colourSchemeDriver: PartDriver = {
  chart: 'colourScheme',
  beginsAnywhere: true,
  async opens({ page }, start) {
    const scheme = start.replaceAll('"', '')
    if (scheme !== 'device')
      await page.addInitScript((chosen) => {
        if (!sessionStorage.getItem('begun')) localStorage.setItem('colourScheme', chosen)
        sessionStorage.setItem('begun', 'true')
      }, scheme)
    await go(page, '/how-it-works')
    await page.getByRole('group', { name: 'Appearance' }).scrollIntoViewIfNeeded()
  },
  does: {
    'scheme.chosen#1': ({ page }) => press(page, 'Light').click(),
    'scheme.chosen#2': ({ page }) => press(page, 'Dark').click(),
    'scheme.chosen#3': ({ page }) => press(page, 'Same as my device').click(),
  },
  sees: {
    '"device"': (page) => isShown(page, 'Same as my device', null, light, dark),
    '"light"': (page) => isShown(page, 'Light', 'light', light, light),
    '"dark"': (page) => isShown(page, 'Dark', 'dark', dark, dark),
  },
}
