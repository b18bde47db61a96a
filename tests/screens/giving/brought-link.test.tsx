import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { MissingDonationScreen } from '#web/features/giving/missing-donation/missing-donation-screen.tsx'
import type { Browser } from '#web/platform/browser.ts'
import type { KeptValues } from '#web/platform/storage.ts'

afterEach(() => history.replaceState(null, '', location.pathname))

test('F-052 an enquiry that stays on its device asks its first question also where its address has another device’s link', async () => {
  location.hash = '#draft=AB12CD34'
  const browser = { newId: () => 'one', onNetworkReturned: () => () => {} } as unknown as Browser // the parts that it uses
  const storage = { read: () => null, write: () => {}, remove: () => {} } satisfies KeptValues
  openScreen(<MissingDonationScreen linked={null} />, () => ({ status: 200, details: { visitedRetailers: [] } }), {
    browser,
    storage,
  })
  expect(await screen.findByText('You haven’t visited a shop from here yet')).toBeTruthy()
  expect(location.hash).toBe('')
})
