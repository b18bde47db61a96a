import { type Page, expect as see } from '@playwright/test'
import { go } from '#tests/kit/site.ts'
import type { PartDriver } from '../part.ts'

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const choice = (of: string, name: string) => (page: Page) => group(page, of).getByRole('button', { name, exact: true })
const choose = (page: Page, of: string, name: string) => choice(of, name)(page).click()
const kept = (page: Page) => page.evaluate(() => [localStorage.getItem('colourScheme'), localStorage.getItem('contrast')])

/** Grounds of the page: light and dark, and the same with more contrast. */
const grounds = {
  device: { light: 'rgb(251, 250, 245)', dark: 'rgb(18, 26, 22)' },
  more: { light: 'rgb(255, 255, 255)', dark: 'rgb(0, 0, 0)' },
}
const schemes = { device: 'Same as my device', light: 'Light', dark: 'Dark' }
const contrasts = { device: 'Same as my device', more: 'High' }
const namesOf = <Names extends object>(names: Names) => Object.keys(names) as (keyof Names)[] // a literal's own keys

/** What is pressed, what is kept, and how the page looks on devices that are light and dark, and that ask for more contrast or don't. */
async function isShown(page: Page, scheme: keyof typeof schemes, contrast: keyof typeof contrasts): Promise<void> {
  const pressed = (of: string) => group(page, of).getByRole('button', { pressed: true })
  await see(pressed('Appearance')).toHaveText(schemes[scheme])
  await see(pressed('Contrast')).toHaveText(contrasts[contrast])
  const keptOf = (choice: string) => (choice === 'device' ? null : choice)
  await see.poll(() => kept(page)).toEqual([keptOf(scheme), keptOf(contrast)])
  for (const colorScheme of ['dark', 'light'] as const)
    for (const asked of ['more', 'no-preference'] as const) {
      await page.emulateMedia({ colorScheme, contrast: asked })
      const ground = grounds[asked === 'more' ? 'more' : contrast][scheme === 'device' ? colorScheme : scheme]
      await see(page.locator('html')).toHaveCSS('background-color', ground)
    }
}

export const colourSchemeDriver: PartDriver = {
  chart: 'colourScheme',
  needsBrowser: 'is told by the colours that are laid down',
  beginsAnywhere: true,
  async opens({ page }, start) {
    const { scheme, contrast }: { scheme: string; contrast: string } = JSON.parse(start)
    await page.goto('/static-www/icon.svg')
    await page.evaluate(
      (chosen) => {
        for (const [key, choice] of chosen) if (choice !== 'device') localStorage.setItem(key, choice)
      },
      [
        ['colourScheme', scheme],
        ['contrast', contrast],
      ] as const,
    )
    await go(page, '/how-it-works')
    await group(page, 'Appearance').scrollIntoViewIfNeeded()
  },
  offered: {
    'scheme.chosen#1': choice('Appearance', 'Light'),
    'scheme.chosen#2': choice('Appearance', 'Dark'),
    'scheme.chosen#3': choice('Appearance', 'Same as my device'),
    'contrast.chosen#1': choice('Contrast', 'High'),
    'contrast.chosen#2': choice('Contrast', 'Same as my device'),
  },
  does: {
    'scheme.chosen#1': ({ page }) => choose(page, 'Appearance', 'Light'),
    'scheme.chosen#2': ({ page }) => choose(page, 'Appearance', 'Dark'),
    'scheme.chosen#3': ({ page }) => choose(page, 'Appearance', 'Same as my device'),
    'contrast.chosen#1': ({ page }) => choose(page, 'Contrast', 'High'),
    'contrast.chosen#2': ({ page }) => choose(page, 'Contrast', 'Same as my device'),
  },
  sees: Object.fromEntries(
    namesOf(schemes).flatMap((scheme) =>
      namesOf(contrasts).map((contrast): [string, PartDriver['sees'][string]] => [
        JSON.stringify({ scheme, contrast }),
        (page) => isShown(page, scheme, contrast),
      ]),
    ),
  ),
}
