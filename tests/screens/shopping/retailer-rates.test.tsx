import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Rate, Retailer } from '#contract/shopping/retailer.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { RaiseExample, RetailerRates } from '#web/features/shopping/retailer-rates.tsx'

const rate = (id: number, name: string, value: number): Rate => ({
  id,
  name,
  kind: 'percent',
  value,
  isIncreased: false,
  increasedUntil: null,
  usualValue: null,
})
const show = (rates: [Rate, ...Rate[]], bestRate = rates[0], sector: Retailer['sector'] = 'goods') =>
  openScreen(<RetailerRates retailer={{ slug: 'alder-home', rates, bestRate, sector }} search={{}} />, () => 'no answer')
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('U-060 what holds for most things comes first, then what others give, each with what it raises and its way to the shop', () => {
  show([rate(1, 'Everything', 450), rate(2, 'Sale items', 225), rate(3, 'Gifts', 100)])
  expect(lines()).toEqual([
    'Most items£2.25 on a £60 order4.5%',
    'Sale items£1.12 on a £60 order2.25%',
    'Gifts£0.50 on a £60 order1%',
  ])
  expect(screen.getByRole('link', { name: /^Sale items/ }).getAttribute('href')).toBe('/retailer/alder-home/rates/2/visit')
})

test('of the others the best rate comes first, and a fixed amount needs no example', () => {
  const best = rate(3, 'Gifts', 600)
  show([rate(1, 'Everything', 450), { ...rate(2, 'First order', 150), kind: 'fixed' }, best], best)
  expect(lines()).toEqual(['Most items£2.25 on a £60 order4.5%', 'Gifts£3.00 on a £60 order6%', 'First order£1.50'])
})

test('the only rate of a shop is listed where it isn’t for everything, and where no VAT is taken off the example says so', () => {
  const { unmount } = show([rate(1, 'Everything', 450)])
  expect(screen.queryByRole('region')).toBeNull()
  unmount()
  const { unmount: close } = show([rate(1, 'New customers', 450)])
  expect(lines()).toEqual(['New customers£2.25 on a £60 order4.5%'])
  close()
  show([rate(1, 'Bookings', 450), rate(2, 'Renewals and extras', 225)], undefined, 'travel')
  expect(lines()).toEqual(['Bookings£2.25 on a £50 order4.5%', 'Renewals and extras£1.12 on a £50 order2.25%'])
})

test('each example of goods says of what amount before VAT it is, and one of travel only at which rate', () => {
  const example = (isGoods: boolean) =>
    openScreen(
      <RaiseExample rate={rate(1, 'Everything', 500)} isGoods={isGoods} isOfMost={!isGoods} cause="Abbotsmere" />,
      () => 'no answer',
    )
  const said = () => [...screen.getByRole('status').children].map(({ textContent }) => textContent)
  const { unmount } = example(true)
  expect(said()).toEqual([
    '£1.25 for Abbotsmere5% of the £25 before VAT',
    '£2.50 for Abbotsmere5% of the £50 before VAT',
    '£5.00 for Abbotsmere5% of the £100 before VAT',
  ])
  unmount()
  example(false)
  expect(said()).toEqual(['£1.25 for Abbotsmereat 5%', '£2.50 for Abbotsmereat 5%', '£5.00 for Abbotsmereat 5%'])
})
