import type { Page } from '@playwright/test'
import { someCause } from '#machines/support/cause-record/cause-record.fixtures.ts'
import { takedownOutcomes, takedownReason } from '#machines/support/update-takedown/update-takedown.fixtures.ts'
import type { TakedownOutcome } from '#machines/support/update-takedown/update-takedown.machine.ts'
import { go } from '#tests/kit/site.ts'
import { click, type Driver, failures } from '../driver.ts'

const updates = (page: Page) => page.getByRole('region', { name: 'Newest updates' })
const named = (name: string | RegExp) => (page: Page) => updates(page).getByRole('button', { name })
const field = (page: Page) => updates(page).getByRole('textbox', { name: 'Why are you taking it down?' })
const told = (words: RegExp) => (page: Page) => updates(page).getByText(words)

/** Each answer of the chart's fixtures as the server's. */
function answerOf(outcome: TakedownOutcome) {
  switch (outcome.kind) {
    case 'takenDown':
    case 'gone':
      return { status: 200, details: { name: someCause.name, isGoneAlready: outcome.kind === 'gone' } }
    case 'own':
      return { status: 403, code: 'secondPerson' }
    case 'refused':
      return { status: 422, code: 'validation', fields: outcome.fields }
  }
}
const answers = Object.fromEntries(takedownOutcomes.map((outcome, index) => [`done#${index + 1}`, answerOf(outcome)]))
const asked = (id: number) => ({ method: 'POST', path: `/api/support/updates/${id}`, body: { text: takedownReason } }) as const

export const updateTakedownDriver: Driver = {
  chart: 'updateTakedown',
  signsIn: false,
  signedInAt: ['{"listed":"untouched"}'],
  signsInAs: 'support',
  // Of a cause that they run there is a test of its own.
  open: (page) => go(page, '/support/causes/7'),
  always: { '/api/support/causes/7/record': { record: someCause } },
  controls: {
    'takedown.wanted#1': click(named(/^Take it down \(the update of 1\sOctober/)),
    'takedown.wanted#2': click(named(/^Take it down \(the update of 14\sAugust/)),
    'reason.given': {
      control: named('Continue'),
      use: async (page) => {
        await field(page).fill(takedownReason)
        await named('Continue')(page).click()
      },
    },
    'takedown.dropped': click(named('Cancel')),
    'takedown.confirmed': click(named('Yes, take it down')),
    'takedown.reconsidered': click(named('Change the reason')),
    'takedown.retried': click(named('Try again')),
  },
  actors: { removeUpdate: { request: /\/api\/support\/updates\/\d+$/, answers: { ...answers, ...failures } } },
  asks: { removeUpdate: { after: { 'takedown.wanted#1': asked(9), 'takedown.wanted#2': asked(4) } } },
  sees: {
    '{"listed":"untouched"}': (page) => named(/^Take it down/)(page).first(),
    '{"listed":"takenDown"}': told(/^We’ve taken the update down/),
    '{"listed":"gone"}': told(/^Someone else has already removed/),
    '{"own":"refused"}': told(/^You run this cause, so someone else/),
    '{"writing":"asked"}': field,
    '{"writing":"notTakenDown"}': told(/^We couldn’t confirm that the update was taken down/),
    '"confirming"': told(/^Nobody will see it any more/),
    '"takingDown"': (page) => updates(page).locator('button[aria-busy=true]'),
  },
}
