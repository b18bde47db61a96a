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
  const example = screen.getByRole('region', { name: 'An example: £50 at Alder Home' })
  const days = within(example)
    .getAllByRole('listitem')
    .map((item) => [...item.children].map(({ textContent }) => textContent))
  const donation = formatMoney(donationFor(5000, { kind: 'percent', value: 450 }))
  const told = Date.parse('2026-03-04T12:00:00Z')
  const dayOf = (at: number) => formatDay(new Date(at).toISOString()).replace(' 2026', '')
  const confirmed = told + 60 * DAY
  expect(days).toEqual([
    ['You buy a lamp', '3 March', '£50.00 to Alder Home'],
    ['Your donation is pending', `${dayOf(told)}, once the shop has told us`, `${donation} for Abbotsmere Hospice`],
    ['The shop confirms it', `${dayOf(confirmed)}, 60 days later, when the lamp is yours to keep`],
    ['We pay Abbotsmere Hospice', `${dayOf(nextTurn(confirmed))}, with everything else confirmed by then`],
  ])
  expect(within(example).getByText(new RegExp(`4\\.5% .*${donation} goes to Abbotsmere Hospice`))).toBeTruthy()
})
