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
import { BusinessTop } from '#web/features/registration/business/business-landing.tsx'
import { CauseParts } from '#web/features/registration/cause/cause-landing.tsx'
import { SupporterTop } from '#web/features/registration/supporter/supporter-landing.tsx'

const open = (page: ReactNode) => openScreen(page, () => 'no answer')
const linked = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const amountsOf = (example: string) =>
  [...screen.getByRole('region', { name: example }).querySelectorAll('dd')].map((amount) => amount.textContent)
/** A shop of goods that gives 4.5 % gives them of what is left without VAT, which is a fifth on top of it. */
const raisedBy = (pence: number) => donationFor(pence / 1.2, { kind: 'percent', value: 450 })

test.each([
  ['R-135', 'A £60 lamp from Alder Home', <FeesScreen key="fees" />, [6000, 6000 / 1.2, 0, raisedBy(6000)]],
  ['R-031', 'A £60 lamp from Alder Home', <SupporterTop key="supporter" />, [6000, 6000 / 1.2, raisedBy(6000)]],
  ['R-033', 'What one order raises', <BusinessTop key="business" />, [24000, 24000 / 1.2, raisedBy(24000)]],
  ['R-138', 'What a shop donates at 4.5%', <PartnerScreen key="partner" statistics={null} />, [0, 0, raisedBy(6000)]],
])('%s the example “%s” is reckoned as donations are', (_, name, page, pence) => {
  open(page)
  expect(amountsOf(name)).toEqual(pence.map(formatMoney))
})

test.each([
  ['R-129', '20 orders between ten people', <ChallengeScreen key="challenge" />],
  ['R-032', 'What 20 supporters could raise', <CauseParts key="cause" />],
])('%s the example “%s” is twenty times what one order raises', (_, name, page) => {
  open(page)
  expect(amountsOf(name)).toEqual([formatMoney(raisedBy(6000)), '20', formatMoney(20 * raisedBy(6000))])
})

test('R-031 the page begins with looking for a cause; who has none in mind sees them all', () => {
  open(<SupporterTop />)
  // The header has a search of its own: each says what it is for.
  expect(screen.getByRole('combobox').closest('search')?.getAttribute('aria-label')).toBe('Cause name, town or postcode')
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy()
  expect(linked('Browse all causes')).toBe('/cause-directory')
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

test('R-129 the sample of a leaderboard comes to what its team raises, the most first, and its bars are as long as its sums; what several have raised has none', () => {
  open(<ChallengeScreen />)
  const board = screen.getByRole('region', { name: 'What your leaderboard could look like' })
  const lines = [...board.querySelectorAll('li')].map((line) => ({
    pence: Number(line.querySelector('span')?.textContent?.replace('£', '')) * 100,
    orders: Number.parseInt(line.querySelector('small')?.textContent ?? '', 10),
    share: Number.parseFloat(line.querySelector('rect')?.getAttribute('width') ?? ''),
  }))
  expect(lines.reduce((sum, { pence }) => sum + pence, 0)).toBe(20 * raisedBy(6000))
  for (const { pence, orders } of lines) expect(pence).toBe(orders * raisedBy(6000))
  const [first] = lines
  const places = lines.slice(0, -1)
  for (const { pence, share } of places) expect(share).toBeCloseTo((pence / (first?.pence ?? 0)) * 100)
  expect(lines.at(-1)?.share).toBeNaN()
  const named = places.map(({ pence }) => pence)
  expect(named).toEqual(named.toSorted((one, other) => other - one))
})

test('R-133 each quarter’s payments stand with their day, their sum and how many causes they went to', () => {
  const quarters = [
    { paidOn: '2026-07-01T08:00:00.000Z', pence: 5000, causes: 1 },
    { paidOn: '2026-10-01T08:00:00.000Z', pence: 10000, causes: 12 },
  ]
  open(<HistoryScreen statistics={null} quarters={quarters} />)
  const lines = [...screen.getByRole('region', { name: 'Every payment so far' }).querySelectorAll('li')]
  expect(lines.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    '1 July 2026£50.00to 1 cause',
    '1 October 2026£100.00to 12 causes',
  ])
  expect(lines.map((line) => line.querySelector('rect')?.getAttribute('width'))).toEqual(['50%', '100%'])
})

test('R-129 the message that starts a challenge is copied as it stands', async () => {
  const { user } = open(<ChallengeScreen />)
  const message = screen.getByText(/^Let’s raise money for Abbotsmere Hospice together/).textContent
  await user.click(screen.getByRole('button', { name: 'Copy the message' }))
  await vi.waitFor(async () => expect(await navigator.clipboard.readText()).toBe(message))
})
