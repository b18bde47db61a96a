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
const show = (rates: Rate[]) =>
  openScreen(<RetailerRates retailer={{ slug: 'alder-home', rates }} search={{}} />, () => 'no answer')
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('U-060 beside other rates the one for everything is for everything else, and comes last', () => {
  show([rate(1, 'Everything', 450), rate(2, 'Sale items', 225), rate(3, 'Gifts', 100)])
  expect(lines()).toEqual([
    'Sale items2.25%Shop now: Sale items',
    'Gifts1%Shop now: Gifts',
    'Everything else4.5%Shop now: Everything else',
  ])
  expect(screen.getByRole('link', { name: 'Shop now: Everything else' }).getAttribute('href')).toBe(
    '/retailer/alder-home/rates/1/visit',
  )
})

test('the only rate of a shop keeps its name, and so does every rate that has another', () => {
  const { unmount } = show([rate(1, 'Everything', 450)])
  expect(lines()).toEqual(['Everything4.5%Shop now: Everything'])
  unmount()
  show([rate(1, 'Bookings', 450), rate(2, 'Renewals and extras', 225)])
  expect(lines()).toEqual(['Bookings4.5%Shop now: Bookings', 'Renewals and extras2.25%Shop now: Renewals and extras'])
})
