import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DonationStage, TransactionDetail } from '#contract/giving/donation.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { createDevice } from '#tests/kit/web-session.ts'
import { DonationScreen } from '#web/features/giving/donation-detail/donation-screen.tsx'
import type { Browser } from '#web/platform/browser.ts'

const browser = { now: () => Date.parse('2026-11-21T10:00:00.000Z') } as Browser // the part that this screen uses

/** How the timeline reads for a donation that waits in a stage: what is over, what comes next, and what comes then. */
async function timelineOf(stage: DonationStage, nextBy: string | null): Promise<(string | null)[]> {
  const transaction: TransactionDetail = {
    id: 'donation1',
    retailerName: 'Alder Home',
    retailerSlug: 'alder-home',
    causeName: 'Abbotsmere Hospice',
    purchasedAt: '2026-10-01T12:00:00.000Z',
    spentPence: 5000,
    donationPence: 250,
    correctionPence: 0,
    stage,
    purchaseType: 'online',
    bonus: null,
    declineReason: stage === 'declined' ? 'returned' : null,
    timeline: [{ stage, at: '2026-10-02T12:00:00.000Z', by: 'retailer', amountPence: 250, correctionPence: null }],
    nextBy,
    outlook: null,
  }
  const { unmount } = openScreen(<DonationScreen id="donation1" />, () => ({ status: 200, details: { transaction } }), {
    browser,
    storage: createDevice().storage,
  })
  const timeline = await screen.findByRole('region', { name: /^What’s happened( and what’s next)?$/ })
  const steps = within(timeline)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent ?? null)
  unmount()
  return steps
}

const late = '2999-01-01T00:00:00.000Z'

test('F-108 the whole way to the cause’s account stands ahead of a donation, from wherever it is', async () => {
  const way = [
    'Returns period ends',
    'The shop decides',
    'The shop sends the money',
    'The next quarterly payment',
    'Your cause receives the money',
  ]
  expect(await timelineOf('tracked', late)).toEqual(['Pending', ...way])
  expect(await timelineOf('inReview', late)).toEqual(['Pending: in review', ...way.slice(1)])
  expect(await timelineOf('awaitingFunds', late)).toEqual(['Confirmed', ...way.slice(2)])
  expect(await timelineOf('available', late)).toEqual([expect.any(String), ...way.slice(3)])
})

test('nothing stands ahead of what is paid or declined', async () => {
  expect(await timelineOf('paid', null)).toHaveLength(1)
  expect(await timelineOf('declined', null)).toHaveLength(1)
})
