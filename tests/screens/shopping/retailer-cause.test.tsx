import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Rate, Retailer } from '#contract/shopping/retailer.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { RetailerScreen } from '#web/features/shopping/retailer-screen.tsx'
import { nobody, type Person } from '#web/site/session/person.ts'

const rate: Rate = {
  id: 1,
  name: 'Everything',
  kind: 'percent',
  value: 450,
  isIncreased: false,
  increasedUntil: null,
  usualValue: null,
}
const shop: Retailer = {
  id: 1,
  slug: 'alder-home',
  name: 'Alder Home',
  category: 'Home and garden',
  description: 'Furniture.',
  sector: 'goods',
  bestRate: rate,
  rates: [rate],
  ratesDiffer: false,
  deals: [],
  vouchers: [],
  terms: [],
  trackingTime: { amount: 10, unit: 'hours' },
  confirmationTime: { amount: 60, unit: 'days' },
  paidAround: '1 April 2027',
  decided: null,
}
const show = (person: Person, more: Partial<Retailer> = {}) =>
  openScreen(<RetailerScreen retailer={{ ...shop, ...more }} similar={[]} search={{}} />, () => 'no answer', {}, person)
const recognised = (cause: object | null) => ({ ...nobody, authState: 'authenticatedSemi', me: { cause } }) as unknown as Person // what the page reads of it

test('M-024 a shop’s page says whose the donation will be: chosen next, chosen already, or of nobody', () => {
  const { unmount } = show(nobody)
  expect(screen.getByText('You choose your cause on the next page')).toBeTruthy()
  unmount()
  const logoHttps = '/user-images/0123456789abcdef0123456789abcdef.png'
  const known = show(recognised({ name: 'Abbotsmere Hospice', logoHttps }))
  expect(screen.getByText('It goes to Abbotsmere Hospice').querySelector('img')?.getAttribute('src')).toBe(
    `${logoHttps}/face.webp`,
  )
  known.unmount()
  show(recognised(null))
  expect(screen.getByRole('link', { name: 'Choose a cause, or it raises nothing' }).getAttribute('href')).toBe('/cause-directory')
})

test('M-024 where a shop has no codes its page says that any code stops a donation, else which do', () => {
  const { unmount } = show(nobody)
  expect(
    screen.getByText('Using a cashback site or a voucher code. We don’t have any codes for this shop at the moment.'),
  ).toBeTruthy()
  unmount()
  show(nobody, { vouchers: [{ title: 'Ten off', code: 'TEN', endsAt: null }] })
  expect(screen.getByText('Using a cashback site, or a voucher code that isn’t on our page for this shop.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Report one that’s missing' }).getAttribute('href')).toBe(
    '/enquiry/missing-donation/new',
  )
})

test.each([
  [null, []],
  [{ confirmed: 8, declined: 0 }, ['8 out of 8 donations confirmed in the last 12 months.']],
  [
    { confirmed: 15, declined: 1 },
    [
      '15 out of 16 donations confirmed in the last 12 months. The other one was declined. That happens when an order is returned, for example.',
    ],
  ],
])('U-060 what a shop has decided so far stands beside the way there: %j', (decided, says) => {
  show(nobody, { decided })
  expect(screen.queryAllByText(/donations confirmed/).map(({ textContent }) => textContent)).toEqual(says)
})
