import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { claimMachine } from '#machines/giving/claim/claim.machine.ts'
import { donationMachine } from '#machines/giving/donation/donation.machine.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { hashOf, placeIn } from '#web/features/support/chart-list/chart-place.ts'
import { OnItsChart } from '#web/features/support/on-its-chart.tsx'

const href = (name: string) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '')

test('what is stored of a donation leads to where it stands on its chart, through what it came by', () => {
  openScreen(
    <OnItsChart
      of="donation"
      machine={donationMachine}
      now="paid"
      been={['tracked', 'tracked', 'inReview', 'available', 'paid']}
    />,
    () => 'no answer',
  )
  expect(href('See the steps of this donation')).toBe(
    '/support/charts#donation@confirmed.paid~pending.tracked~pending.inReview~confirmed.available',
  )
})

test('what has been nowhere before leads to where it stands', () => {
  openScreen(<OnItsChart of="claim" machine={claimMachine} now="received" />, () => 'no answer')
  expect(href('See the steps of this claim')).toBe('/support/charts#claim@received')
})

test.each(['bankDetails', 'donation@confirmed.paid', 'donation@declined~pending.tracked~pending.inReview'])(
  '%s is read as it was written',
  (hash) => {
    expect(hashOf(placeIn(hash))).toBe(hash)
  },
)
