import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatDay } from '#contract/dates.ts'
import { nextTurn } from '#contract/giving/quarters.ts'
import { DAY } from '#contract/limits.ts'
import { donationFor, formatMoney } from '#contract/money.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { HowExample } from '#web/features/content/how-example.tsx'

test('R-119 the example’s amounts and days are those that the site reckons by', () => {
  openScreen(<HowExample />, () => 'no answer')
  const example = screen.getByRole('region', { name: 'An example: a £60 lamp from Alder Home' })
  const days = within(example)
    .getAllByRole('listitem')
    .map((item) => [...item.children].map(({ textContent }) => textContent))
  // A shop of goods gives its part of what is left without VAT, which is a fifth on top of it.
  const beforeVat = 6000 / 1.2
  const donation = formatMoney(donationFor(beforeVat, { kind: 'percent', value: 450 }))
  const bought = Date.parse('2026-03-03T12:00:00Z')
  const dayOf = (at: number) => formatDay(new Date(at).toISOString()).replace(' 2026', '')
  const confirmed = bought + 60 * DAY
  expect(days).toEqual([
    ['You buy a lamp', dayOf(bought), '£60 to Alder Home'],
    ['Your donation is pending', `${dayOf(bought + DAY)}, once the shop has told us`, `${donation} for Abbotsmere Hospice`],
    ['The shop confirms the donation', `${dayOf(confirmed)}, 60 days after you bought it, when it’s too late to return it`],
    ['The shop pays us', '12 June, with its other donations for the month'],
    ['We pay Abbotsmere Hospice', `${dayOf(nextTurn(confirmed))}, with everything else shops have paid us for by then`],
  ])
  expect(
    within(example).getByText(
      new RegExp(`4\\.5% .*£60 \\(£${beforeVat / 100} before VAT\\), so ${donation} goes to Abbotsmere Hospice`),
    ),
  ).toBeTruthy()
})
