import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Rate } from '#contract/shopping/retailer.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { RetailerRates } from '#web/features/shopping/retailer-rates.tsx'

const rate = (id: number, name: string, value: number): Rate => ({
  id,
  name,
  kind: 'percent',
  value,
  isIncreased: false,
  increasedUntil: null,
  usualValue: null,
})
const show = (rates: [Rate, ...Rate[]], bestRate = rates[0]) =>
  openScreen(<RetailerRates retailer={{ slug: 'alder-home', rates, bestRate }} search={{}} />, () => 'no answer')
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('U-060 the best rate comes first; where that is the one for everything, it says that others follow', () => {
  show([rate(1, 'Everything', 450), rate(2, 'Sale items', 225), rate(3, 'Gifts', 100)])
  expect(lines()).toEqual(['Shop now: Everything except what’s below4.5%', 'Shop now: Sale items2.25%', 'Shop now: Gifts1%'])
  expect(screen.getByRole('link', { name: 'Shop now: Sale items' }).getAttribute('href')).toBe(
    '/retailer/alder-home/rates/2/visit',
  )
})

test('beside a better rate the one for everything is for everything else, and comes last', () => {
  const best = rate(3, 'Gifts', 600)
  show([rate(1, 'Everything', 450), rate(2, 'Sale items', 225), best], best)
  expect(lines()).toEqual(['Shop now: Gifts6%', 'Shop now: Sale items2.25%', 'Shop now: Everything else4.5%'])
})

test('the only rate of a shop is listed where it isn’t for everything, and every rate that has a name keeps it', () => {
  const { unmount } = show([rate(1, 'Everything', 450)])
  expect(screen.queryByRole('region')).toBeNull()
  unmount()
  const { unmount: close } = show([rate(1, 'New customers', 450)])
  expect(lines()).toEqual(['Shop now: New customers4.5%'])
  close()
  show([rate(1, 'Bookings', 450), rate(2, 'Renewals and extras', 225)])
  expect(lines()).toEqual(['Shop now: Bookings4.5%', 'Shop now: Renewals and extras2.25%'])
})
