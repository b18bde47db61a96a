import type { Page } from '@playwright/test'
import { leaveCauseFixtures, leavingOutcomes } from '#machines/cause-admin/leave-cause/leave-cause.fixtures.ts'
import { leftCausesFixtures } from '#machines/cause-admin/left-causes/left-causes.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { answersOf, busy, busyButton, button, click, type Driver, failures, heading, main } from '../driver.ts'
import { admin } from './admin.ts'

const sure = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name })
const offers = button('Ask them to take over')
const refuses = (name: string) => button(`Don’t let them come back ${name}`)

const changed = leavingOutcomes.map((outcome) => {
  if (outcome.kind === 'left') return { status: 200, details: { until: outcome.until } }
  if (outcome.kind === 'changed') return { status: 200, details: { leaving: outcome.leaving } }
  return { status: 422, code: 'validation', fields: outcome.fields }
})

/** G-030: leaving a cause, handing it over, and who has gone. */
export const leaveCauseDriver: Driver = {
  ...admin,
  chart: 'leaveCause',
  open: (page) => go(page, '/account/causes/1/settings/leave'),
  controls: {
    'leaving.wanted': click(button('Leave this cause')),
    'leaving.confirmed': click(sure('Yes, leave')),
    'leaving.dropped': click(sure('No, stay')),
    'handover.offered': {
      control: offers,
      use: async (page) => {
        // Where nobody else runs it, it can only be somebody else.
        const choice = page.getByLabel('Someone else, by email')
        if ((await choice.count()) > 0) await choice.check()
        await page.getByLabel('Their email address').fill('sam@example.org')
        await offers(page).click()
      },
    },
    'handover.ended': click(button(/^Take (the offer|it) back/)),
    'refusal.begun#1': click(refuses('Sam Reed')),
    'refusal.begun#2': click(refuses('Lou Park')),
    'refusal.left': click(button('Cancel')),
    'return.refused': {
      control: (page) =>
        main(page).getByRole('listitem').filter({ hasText: 'Sam Reed' }).getByRole('button', { name: 'Send and confirm' }),
      use: async (page) => {
        await page.getByRole('textbox', { name: /^Why shouldn’t Sam/ }).fill('The committee has voted')
        await button('Send and confirm')(page).click()
      },
    },
    'removal.undone': click(button(/^Bring back/)),
    'page.refreshed': click(button(/^(Try again|Show the latest)$/)),
  },
  actors: {
    read: {
      request: /\/causes\/id:1\/leaving$/,
      answers: { ...answersOf(leaveCauseFixtures.outcomes.read?.outputs ?? [], 'leaving'), ...failures },
    },
    change: {
      request: /\/causes\/id:1\/(leaving|handover|handover\/end|departures\/\d\/(refusal|undo))$/,
      method: 'POST',
      answers: { ...Object.fromEntries(changed.map((answer, index) => [`done#${index + 1}`, answer])), ...failures },
      // Only who asks to leave has left, and only an offer can be for the wrong person.
      followed: [
        { context: { change: { type: 'leave' } }, by: ['done#1', 'error'] },
        { context: { change: { type: 'offer' } }, by: ['done#3', 'done#4', 'error'] },
        { context: {}, by: ['done#2', 'error'] },
      ],
    },
  },
  asks: {
    read: { method: 'GET', path: '/api/causes/id:1/leaving' },
    change: {
      after: {
        'leaving.confirmed': { method: 'POST', path: '/api/causes/id:1/leaving', body: {} },
        'return.refused': {
          method: 'POST',
          path: '/api/causes/id:1/departures/7/refusal',
          body: { text: 'The committee has voted' },
        },
        'removal.undone': { method: 'POST', path: '/api/causes/id:1/departures/8/undo', body: {} },
        'handover.offered': { method: 'POST', path: '/api/causes/id:1/handover', body: { to: 'new', email: 'sam@example.org' } },
        'handover.ended': { method: 'POST', path: '/api/causes/id:1/handover/end', body: {} },
      },
    },
  },
  sees: {
    '"loading"': busy,
    '"failed"': (page) => page.getByText(/^We couldn’t load this/),
    '{"shown":"choosing"}': (page) => page.getByRole('heading', { level: 2, name: 'Hand over' }),
    '{"shown":"refusing"}': (page) => page.getByRole('textbox', { name: /^Why shouldn’t/ }),
    '"confirming"': (page) => page.getByRole('dialog'),
    '"changing"': busy,
    '"notChanged"': (page) => page.getByText(/^We don’t know whether that worked/),
    '"left"': heading(/^You’ve left /),
  },
}

/** G-030: coming back. */
export const leftCausesDriver: Driver = {
  ...admin,
  chart: 'leftCauses',
  open: (page) => go(page, '/account/settings/left-causes'),
  controls: {
    'return.pressed#1': click(button('Come back to Abbotsmere Hospice')),
    'return.pressed#2': click(button('Come back to Brackwater Bowls Club')),
    'page.refreshed': click(button(/^(Try again|Show the latest)$/)),
  },
  actors: {
    read: {
      request: /\/user\/me\/departures$/,
      answers: { ...answersOf(leftCausesFixtures.outcomes.read?.outputs ?? [], 'departures'), ...failures },
    },
    comeBack: {
      request: /\/user\/me\/departures\/7\/return$/,
      method: 'POST',
      answers: {
        'done#1': { status: 200, details: { causeId: 1 } },
        'done#2': { status: 409, code: 'returnRefused' },
        ...failures,
      },
    },
  },
  asks: {
    read: { method: 'GET', path: '/api/user/me/departures' },
    comeBack: { method: 'POST', path: '/api/user/me/departures/7/return', body: {} },
  },
  sees: {
    '"loading"': busy,
    '"failed"': (page) => page.getByText(/^We couldn’t load this/),
    '"empty"': (page) => page.getByText(/^You haven’t left a cause/),
    '"shown"': (page) => page.getByRole('heading', { level: 2, name: 'Abbotsmere Hospice' }),
    '"returning"': busyButton,
    '"tooLate"': (page) => page.getByText(/^It’s too late for that/),
    '"notReturned"': (page) => page.getByText(/^We don’t know whether that worked/),
    '"back"': heading('You run Abbotsmere Hospice again'),
  },
}
