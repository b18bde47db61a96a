import { type Page, expect as see } from '@playwright/test'
import { expect } from 'vitest'
import { empty } from '#tests/kit/lent-page.ts'
import { go } from '#tests/kit/site.ts'
import { type PartDriver, press } from '../part.ts'

const asked = (page: Page) => page.getByRole('region', { name: 'Cookies and measurement' })
const choosing = (page: Page) => page.getByRole('dialog', { name: 'Cookies and measurement' })
const keptConsent = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'consent')?.value

async function saveChoices(page: Page, analytics: boolean, kept: string): Promise<void> {
  await choosing(page).getByLabel('Counting pages and searches').setChecked(analytics)
  await choosing(page).getByLabel('Measuring our adverts').setChecked(false)
  await choosing(page).getByRole('button', { name: 'Save my choices' }).click()
  await expect.poll(() => keptConsent(page)).toBe(kept)
}

export const consentDriver: PartDriver = {
  chart: 'consent',
  asksConsent: true,
  opens: async () => {},
  offered: {
    'choices.read': { noControl: 'the device says what it has kept' },
    'choices.told': { noControl: 'another site’s consent manager says it' },
    'consent.givenToAll': (page) => asked(page).getByRole('button', { name: 'Yes, that’s fine' }),
    'consent.refusedForAll': (page) => asked(page).getByRole('button', { name: 'No, don’t count' }),
    'preferences.opened': (page) => asked(page).getByRole('button', { name: 'Choose' }).or(press(page, 'Cookie choices')),
    'choices.saved': (page) => choosing(page).getByRole('button', { name: 'Save my choices' }),
    'preferences.closed': (page) => choosing(page).getByRole('button', { name: 'Close' }),
  },
  does: {
    'choices.read#1': ({ page }) => go(page, '/how-it-works'),
    async 'choices.read#2'({ page }) {
      await go(page, '/how-it-works')
      await page.context().addCookies([{ name: 'consent', value: 'needed.analytics', url: page.url() }])
      await page.reload()
    },
    async 'consent.givenToAll'({ page }) {
      await asked(page).getByRole('button', { name: 'Yes, that’s fine' }).click()
      await expect.poll(() => keptConsent(page)).toBe('needed.analytics.advertising')
    },
    async 'consent.refusedForAll'({ page }) {
      await asked(page).getByRole('button', { name: 'No, don’t count' }).click()
      await expect.poll(() => keptConsent(page)).toBe('needed')
    },
    'preferences.opened': ({ page }, from) =>
      from === '"asked"' ? asked(page).getByRole('button', { name: 'Choose' }).click() : press(page, 'Cookie choices').click(),
    'choices.saved#1': ({ page }) => saveChoices(page, true, 'needed.analytics'),
    'choices.saved#2': ({ page }) => saveChoices(page, false, 'needed'),
    'preferences.closed': ({ page }) => page.keyboard.press('Escape'),
  },
  outside: {
    begins: 'Open an empty tab',
    'choices.read#2': 'Use a browser where counting was allowed before',
  },
  sees: {
    '"unknown"': async (page) => expect(page.url().endsWith(empty)).toBe(true),
    async '"asked"'(page) {
      await see(asked(page)).toBeVisible()
      expect(await keptConsent(page)).toBeUndefined()
    },
    async '"choosing"'(page) {
      await see(choosing(page)).toBeVisible()
      await see(asked(page)).toBeHidden()
    },
    async '"decided"'(page) {
      await see(press(page, 'Cookie choices')).toBeVisible()
      await see(asked(page)).toBeHidden()
      await see(choosing(page)).toBeHidden()
    },
    '"changing"': (page) => see(choosing(page)).toBeVisible(),
  },
  inWords: {
    '"unknown"': 'an empty page',
    '"decided"': 'that nothing is asked, and the button “Cookie choices” at the end of the page',
  },
}
