import type { Page } from '@playwright/test'
import { reasonOutcomes, reasonsFound, typedReasons } from '#machines/account/support-reason/support-reason.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, failures, main } from '../driver.ts'

const types = (text = '') => ({
  control: button('Save'),
  use: async (page: Page) => {
    await page.getByLabel('Why do you support Abbotsmere Hospice?').fill(text)
    await button('Save')(page).click()
  },
})
/** What each answer of the chart's fixtures is as the server's. */
const saved = reasonOutcomes.map((outcome) => {
  if (outcome.kind === 'saved') return { status: 200, details: outcome.found }
  return outcome.kind === 'refused'
    ? { status: 422, code: 'validation', fields: outcome.fields }
    : { status: 409, code: 'conflict' }
})
const inTurn = <Answer>(answers: Answer[]) => Object.fromEntries(answers.map((answer, index) => [`done#${index + 1}`, answer]))
const request = /\/user\/me\/support-reason$/

export const supportReasonDriver: Driver = {
  chart: 'supportReason',
  signsIn: true,
  open: (page) => go(page, '/account/settings/reason'),
  controls: {
    'reason.submitted#1': types(typedReasons[0]),
    'reason.submitted#2': types(typedReasons[1]),
    'reason.submitted#3': types(typedReasons[2]),
    'page.refreshed': click(button(/^(Try again|Check again|Write about the new one)$/)),
  },
  actors: {
    read: { request, answers: { ...inTurn(reasonsFound.map((details) => ({ status: 200, details }))), ...failures } },
    save: { request, method: 'PUT', answers: { ...inTurn(saved), ...failures } },
  },
  asks: {
    read: { method: 'GET', path: '/api/user/me/support-reason' },
    save: {
      after: {
        'reason.submitted#1': { method: 'PUT', path: '/api/user/me/support-reason', body: { causeId: 1, text: typedReasons[0] } },
        'reason.submitted#3': { method: 'PUT', path: '/api/user/me/support-reason', body: { causeId: 1, text: '' } },
      },
    },
  },
  sees: {
    '"loading"': busy,
    '"failed"': (page) => main(page).getByText(/^We couldn’t load what you’ve said/),
    '"nobody"': (page) => main(page).getByText(/^You don’t support a cause/),
    '"moved"': (page) => main(page).getByText(/^You’ve chosen another cause since/),
    '{"writing":"open"}': (page) => page.getByLabel('Why do you support Abbotsmere Hospice?'),
    '{"writing":"invalid"}': (page) => page.getByRole('alert').getByText(/^Your reason must be/),
    '{"writing":"saved"}': (page) => main(page).getByText(/^Saved\. Abbotsmere Hospice reads it/),
    '{"writing":"removed"}': (page) => main(page).getByText(/^Saved\. Nothing of yours/),
    '{"writing":"notSaved"}': (page) => main(page).getByText(/^We couldn’t confirm that this was saved/),
    '"saving"': (page) => page.locator('button[aria-busy=true]').filter({ hasText: 'Save' }),
  },
}
