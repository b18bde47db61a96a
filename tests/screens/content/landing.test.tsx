import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { causeKinds } from '#contract/causes/kinds.ts'
import { limits } from '#contract/limits.ts'
import { donationFor, formatMoney } from '#contract/money.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { CauseKindsScreen } from '#web/features/causes/cause-kinds-screen.tsx'
import { HistoryScreen, PartnerScreen } from '#web/features/content/about-screens.tsx'
import { ChallengeScreen, FeesScreen, WhoCanJoinScreen } from '#web/features/content/landing-screens.tsx'
import { BusinessParts } from '#web/features/registration/business/business-landing.tsx'
import { CauseParts } from '#web/features/registration/cause/cause-landing.tsx'

const open = (page: ReactNode) => openScreen(page, () => 'no answer')
const linked = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const amountsOf = (example: string) =>
  [...screen.getByRole('region', { name: example }).querySelectorAll('dd')].map((amount) => amount.textContent)
/** A shop of goods that gives 4.5 % gives them of what is left without VAT, which is a fifth on top of it. */
const raisedBy = (pence: number) => donationFor(pence / 1.2, { kind: 'percent', value: 450 })

test.each([
  ['R-135', 'A £60 lamp from Alder Home', <FeesScreen key="fees" />, [6000, 6000 / 1.2, 0, raisedBy(6000)]],
  ['R-033', 'What one order raises', <BusinessParts key="business" />, [24000, 24000 / 1.2, raisedBy(24000)]],
  ['R-138', 'What a shop donates at 4.5%', <PartnerScreen key="partner" statistics={null} />, [0, 0, raisedBy(6000)]],
])('%s the example “%s” is reckoned as donations are', (_, name, page, pence) => {
  open(page)
  expect(amountsOf(name)).toEqual(pence.map(formatMoney))
})

test.each([
  ['R-129', 'Ten people, two orders each', <ChallengeScreen key="challenge" />],
  ['R-032', 'What 20 supporters could raise', <CauseParts key="cause" />],
])('%s the example “%s” is twenty times what one order raises', (_, name, page) => {
  open(page)
  expect(amountsOf(name)).toEqual([formatMoney(raisedBy(6000)), '20', formatMoney(20 * raisedBy(6000))])
})

test('R-130 each kind of cause leads to its list, with how many there are', () => {
  open(<CauseKindsScreen kinds={causeKinds.map((kind, index) => ({ prefix: `kind-${kind}`, kind, count: index + 1 }))} />)
  expect(linked('Schools')).toBe('/cause-directory/kind-school')
  expect(screen.getByText('6 causes')).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 2, name: /causes?$/ })).toHaveLength(6)
})

test('R-134, R-135 what is the least that is paid is what the payment run goes by', () => {
  open(<WhoCanJoinScreen />)
  expect(screen.getByText(`For payments, £${limits.minimumPaymentPence / 100}`)).toBeDefined()
  const near = screen.getByLabelText('Town or postcode')
  expect([near.closest('form')?.getAttribute('action'), near.getAttribute('name')]).toEqual(['/cause-directory', 'near'])
})

test('R-133, R-138 totals are what has been counted, or what the configuration claims; without either the pages say nothing of them', () => {
  const statistics = { causes: 412, raised: 1234567, pending: 0, paid: 765432, retailers: 96, supporters: 0 }
  const first = open(<HistoryScreen statistics={statistics} />)
  expect(amountsOf('So far')).toEqual(['£12,345.67', '£7,654.32', '412', '96'])
  first.unmount()
  const second = openScreen(<PartnerScreen statistics={statistics} />, () => 'no answer', { figures: { shops: 8000 } })
  expect(amountsOf('Who you’d be joining')).toEqual(['£12,345.67', '£7,654.32', '412', 'Over 8,000'])
  expect(linked('Talk to us')).toBe('/contact')
  second.unmount()
  open(<HistoryScreen statistics={null} />)
  expect(screen.queryByRole('region', { name: 'So far' })).toBeNull()
})

test('R-129 the message that starts a challenge is copied as it stands', async () => {
  const { user } = open(<ChallengeScreen />)
  const message = screen.getByText(/^Let’s raise money for Abbotsmere Hospice together/).textContent
  await user.click(screen.getByRole('button', { name: 'Copy the message' }))
  await vi.waitFor(async () => expect(await navigator.clipboard.readText()).toBe(message))
})
