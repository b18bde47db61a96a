import { type Page, expect as see } from '@playwright/test'
import { go } from '#tests/kit/site.ts'
import type { Ask } from '../driver.ts'
import type { PartDriver } from '../part.ts'
import { openPart } from './admin.ts'

const visibility = (page: Page) => page.getByRole('region', { name: 'Location in searches' })

const savedVisibility = (showLocationInSearch: boolean, statement: string): Ask => ({
  method: 'PATCH',
  path: '/api/causes/id:1/preferences',
  body: {
    preferences: { showLocationInSearch },
    terms: { path: '/account/causes/1/settings/cause-details', statement, policies: [] },
  },
})

export const searchVisibilityDriver: PartDriver = {
  chart: 'searchVisibility',
  signsIn: 'admin',
  beginsAnywhere: true,
  async opens({ page, held }, start) {
    const json = { body: { details: { location: { Text: 'Abbotsmere' } } } }
    await page.route(/\/causes\/id:1\/locations\/search$/, (route) => route.fulfill({ json }))
    await page.route(/\/api\/causes\/id:1$/, async (route) => {
      const answer = await (await route.fetch()).json()
      answer.body.details.cause.showLocationInSearch = start === '"on"'
      await route.fulfill({ json: answer })
    })
    await held.catch(page, /\/causes\/id:1\/preferences$/)
    await go(page, '/account/causes/1/settings/cause-details')
    await openPart(page, 'Location')
    await see(visibility(page)).toBeVisible()
  },
  // Without a location there is a test of its own (V-035): here there is one from the beginning.
  onlyIn: {
    'visibility.toggled': ['"on"', '"off"', '"notTurnedOn"', '"locationGone"', '"notTurnedOff"'],
    // From beside it, in the same page: there is a test of its own.
    'location.added': [],
  },
  offered: {
    'visibility.toggled': (page) => visibility(page).getByRole('button'),
    'location.added': { noControl: 'the location has a form of its own beside it' },
  },
  does: {
    'visibility.toggled': ({ page }) => visibility(page).getByRole('button').click(),
    'saveVisibility: done#1': ({ held }) => held.settle({ status: 200, json: { body: { details: {} } } }),
    'saveVisibility: done#2': ({ held }) =>
      held.settle({
        status: 422,
        json: {
          error: { code: 'validation', message: '', retryable: false, fields: { showLocationInSearch: 'locationMissing' } },
        },
      }),
    'saveVisibility: error': ({ held }) => held.settle('lost'),
  },
  asks: {
    saveVisibility: {
      inState: {
        '"turningOn"': savedVisibility(true, 'Show the location in searches'),
        '"turningOff"': savedVisibility(false, 'Do not show the location in searches'),
      },
    },
  },
  sees: {
    '"on"': (page) => see(visibility(page).getByText(/^Search results show that/)).toBeVisible(),
    '"off"': (page) => see(visibility(page).getByText(/^Search results don’t show/)).toBeVisible(),
    '"turningOn"': (page) =>
      see(visibility(page).getByRole('button', { name: /^Show/ }).and(page.locator('[aria-busy=true]'))).toBeVisible(),
    '"turningOff"': (page) =>
      see(visibility(page).getByRole('button', { name: /^Hide/ }).and(page.locator('[aria-busy=true]'))).toBeVisible(),
    '"notTurnedOn"': async (page) => {
      await see(visibility(page).getByText(/^We couldn’t save this/)).toBeVisible()
      await see(visibility(page).getByText(/^Search results don’t show/)).toBeVisible()
    },
    '"locationGone"': async (page) => {
      await see(visibility(page).getByRole('alert')).toHaveText(/^Location must be added first/)
      await see(visibility(page).getByRole('button', { name: /^Show/ })).toBeVisible()
    },
    '"notTurnedOff"': async (page) => {
      await see(visibility(page).getByText(/^We couldn’t save this/)).toBeVisible()
      await see(visibility(page).getByText(/^Search results show that/)).toBeVisible()
    },
  },
}
