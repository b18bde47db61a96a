import { expect, test } from 'vitest'
import { loadWords } from '#web/i18n/i18n.ts'
import { stageLabel, toneOf } from '#web/shared/transactions/labels.ts'

test('X-038 each word for where a donation stands is that of one state, and means pending, confirmed or declined', async () => {
  await loadWords('giving')
  const stages = ['tracked', 'inReview', 'awaitingFunds', 'available', 'inPaymentRun', 'paid', 'declined'] as const
  expect(Object.fromEntries(stages.map((stage) => [stage, [stageLabel(stage), toneOf(stage)]]))).toEqual({
    tracked: ['Pending', 'waiting'],
    inReview: ['Pending: in review', 'waiting'],
    awaitingFunds: ['Confirmed', 'positive'],
    available: ['Confirmed: ready to pay', 'positive'],
    inPaymentRun: ['Confirmed: being paid', 'positive'],
    paid: ['Paid', 'positive'],
    declined: ['Declined', 'negative'],
  })
})
