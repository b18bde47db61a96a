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
  retailerSector: 'goods',
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
  nextBy: null,
}

const now = Date.parse('2026-11-26T10:00:00Z')

test('a list has one word for where a donation stands, and says beside it what the word leaves open', async () => {
  await loadWords('giving')
  const said = donationStages.map((stage) => {
    const paidAt = stage === 'paid' ? '2026-07-01T08:00:00.000Z' : null
    return [stageWord(stage), stageNote({ ...donation, stage, paidAt }, now)]
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
  const reasons = declineReasons.map((declineReason) => stageNote({ ...donation, stage: 'declined', declineReason }, now))
  expect(new Set(reasons).size).toBe(declineReasons.length)
  expect(reasons[0]).toBe('Returned')
  const bonus = { type: 'referral', reason: 'referral', date: '2026-01-05T12:00:00.000Z', pence: 500 } as const
  expect(stageNote({ ...donation, bonus }, now)).toBe('Not earned yet')
  expect(stageNote({ ...donation, bonus, stage: 'available' }, now)).toBe('With us until the next payment')
})

test('a trip is never said to be sent back, nor a policy', async () => {
  await loadWords('giving')
  const note = (retailerSector: Transaction['retailerSector']) =>
    stageNote({ ...donation, retailerSector, nextBy: '2026-12-04T12:00:00.000Z' }, now)
  expect([note('travel'), note('insurance')]).toEqual(['Waiting for your trip to end', 'You can still cancel it'])
})

test('until when a shop has it is said where that’s known and not over yet, with the year where it’s another', async () => {
  await loadWords('giving')
  const note = (stage: Transaction['stage'], nextBy: string) => stageNote({ ...donation, stage, nextBy }, now)
  expect(note('tracked', '2026-12-04T12:00:00.000Z')).toBe('Returns period ends 4\u00a0Dec')
  expect(note('inReview', '2027-01-04T12:00:00.000Z')).toBe('The shop should decide by 4\u00a0Jan 2027')
  expect(note('awaitingFunds', '2026-11-26T23:00:00.000Z')).toBe('The shop pays us by 26\u00a0Nov')
  expect(note('awaitingFunds', '2026-11-25T23:00:00.000Z')).toBe('Waiting for the shop to pay')
  expect(note('available', '2026-12-04T12:00:00.000Z')).toBe('With us until the next payment')
})
