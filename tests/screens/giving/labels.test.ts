import { expect, test } from 'vitest'
import { declineReasons, donationStages, type Transaction } from '#contract/giving/donation.ts'
import { loadWords } from '#web/i18n/i18n.ts'
import { stageLabel, stageNote, stageWord, toneOf } from '#web/shared/transactions/labels.ts'

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

const donation: Transaction = {
  id: 'D1',
  retailerName: 'Alder Home',
  retailerSlug: 'alder-home',
  retailerCategory: 'Home and garden',
  causeName: 'Harrowden Hospice',
  purchasedAt: '2026-01-05T12:00:00.000Z',
  spentPence: 4999,
  donationPence: 225,
  correctionPence: 0,
  stage: 'tracked',
  purchaseType: 'online',
  bonus: null,
  declineReason: null,
  paidAt: null,
}

test('a list has one word for where a donation stands, and says beside it what the word leaves open', async () => {
  await loadWords('giving')
  const said = donationStages.map((stage) => {
    const paidAt = stage === 'paid' ? '2026-07-01T08:00:00.000Z' : null
    return [stageWord(stage), stageNote({ ...donation, stage, paidAt })]
  })
  expect(said).toEqual([
    ['Pending', 'You can still return it'],
    ['Pending', 'The shop is checking it'],
    ['Confirmed', 'Waiting for the shop to pay'],
    ['Confirmed', 'With us until the next payment'],
    ['Confirmed', 'With the bank'],
    ['Paid', 'Reached the cause on 1\u00a0Jul 2026'],
    ['Declined', ''],
  ])
  const reasons = declineReasons.map((declineReason) => stageNote({ ...donation, stage: 'declined', declineReason }))
  expect(new Set(reasons).size).toBe(declineReasons.length)
  expect(reasons[0]).toBe('Returned')
  const bonus = { type: 'referral', reason: 'referral', date: '2026-01-05T12:00:00.000Z', pence: 500 } as const
  expect(stageNote({ ...donation, bonus })).toBe('Not earned yet')
  expect(stageNote({ ...donation, bonus, stage: 'available' })).toBe('With us until the next payment')
})
