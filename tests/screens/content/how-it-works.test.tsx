import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatDay } from '#contract/dates.ts'
import { nextQuarterStart } from '#contract/giving/quarters.ts'
import { DAY } from '#contract/limits.ts'
import { donationFor, formatMoney } from '#contract/money.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { HowSteps } from '#web/features/content/how-steps.tsx'

test('R-119 the example’s amounts and days are those that the site reckons by', () => {
  openScreen(<HowSteps />, () => 'no answer')
  const said = screen.getAllByRole('listitem').map((item) => item.lastElementChild?.textContent)
  // A shop of goods gives its part of what is left without VAT, which is a fifth on top of it.
  const beforeVat = 6000 / 1.2
  const donation = formatMoney(donationFor(beforeVat, { kind: 'percent', value: 450 }))
  const bought = Date.parse('2026-03-03T12:00:00Z')
  const dayOf = (at: number) => formatDay(new Date(at).toISOString()).replace(' 2026', '')
  const confirmed = bought + 60 * DAY
  const shopPays = confirmed + 30 * DAY
  expect(said).toEqual([
    `${dayOf(bought - 2 * DAY)}You choose Abbotsmere Hospice.`,
    `${dayOf(bought)}You buy a £60 lamp from Alder Home. For most items it donates 4.5% of the price before VAT and delivery.`,
    `${dayOf(bought + DAY)}${donation} pendingThe lamp was £${beforeVat / 100} before VAT, and 4.5% of that is ${donation} for Abbotsmere Hospice.`,
    `${dayOf(confirmed)}${donation} confirmedIt’s 60 days since you bought the lamp, so Alder Home confirms the donation. On ${dayOf(shopPays)} it pays us.`,
    `${dayOf(nextQuarterStart(shopPays))}${donation} paidWe pay Abbotsmere Hospice, with everything else shops have paid us for by then.`,
  ])
})
