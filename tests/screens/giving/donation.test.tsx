import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DonationStage, TransactionDetail } from '#contract/giving/donation.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { createDevice } from '#tests/kit/web-session.ts'
import { DonationScreen } from '#web/features/giving/donation-detail/donation-screen.tsx'
import type { Browser } from '#web/platform/browser.ts'

const browser = { now: () => Date.parse('2026-11-21T10:00:00.000Z') } as Browser // the part that this screen uses

const donationIn = (
  stage: DonationStage,
  nextBy: string | null,
  differs: Partial<TransactionDetail> = {},
): TransactionDetail => ({
  id: 'donation1',
  retailerName: 'Alder Home',
  retailerSlug: 'alder-home',
  retailerCategory: 'Home and garden',
  retailerSector: 'goods',
  causeName: 'Abbotsmere Hospice',
  purchasedAt: '2026-10-01T12:00:00.000Z',
  spentPence: 5000,
  donationPence: 250,
  correctionPence: 0,
  stage,
  purchaseType: 'online',
  bonus: null,
  declineReason: stage === 'declined' ? 'returned' : null,
  timeline: [{ stage, at: '2026-10-02T12:00:00.000Z', by: 'retailer', amountPence: 250, correctionPence: null }],
  nextBy,
  outlook: null,
  paidAt: null,
  expected: [],
  terms: { kind: 'percent', value: 500 },
  ...differs,
})

const open = (transaction: TransactionDetail) =>
  openScreen(<DonationScreen id="donation1" />, () => ({ status: 200, details: { transaction } }), {
    browser,
    storage: createDevice().storage,
  })

const stepsOf = async (): Promise<HTMLElement[]> => {
  const timeline = await screen.findByRole('region', { name: /^What’s happened( and what’s next)?$/ })
  return within(timeline).getAllByRole('listitem')
}

/** How the timeline reads for a donation that waits in a stage: what is over, what comes next, and what comes then. */
async function timelineOf(stage: DonationStage, nextBy: string | null): Promise<(string | null)[]> {
  const { unmount } = open(donationIn(stage, nextBy))
  const steps = (await stepsOf()).map((item) => item.querySelector('b')?.textContent ?? null)
  unmount()
  return steps
}

const late = '2999-01-01T00:00:00.000Z'

test('F-108 the whole way to the cause’s account stands ahead of a donation, from wherever it is', async () => {
  const way = [
    'Waiting for the returns period to end',
    'The shop decides',
    'The shop sends the money',
    'The next quarterly payment',
    'Your cause receives the money',
  ]
  expect(await timelineOf('tracked', late)).toEqual(['Purchase reported', ...way])
  expect(await timelineOf('inReview', late)).toEqual(['Pending: in review', ...way.slice(1)])
  expect(await timelineOf('awaitingFunds', late)).toEqual(['Confirmed', ...way.slice(2)])
  expect(await timelineOf('available', late)).toEqual([expect.any(String), ...way.slice(3)])
})

test('F-108 what is paid or declined has a mark of its own at its end, and what goes on has none', async () => {
  const marksOf = async (stage: DonationStage, nextBy: string | null) => {
    const first = {
      at: '2026-10-01T12:00:00.000Z',
      stage: 'tracked',
      by: 'retailer',
      amountPence: 250,
      correctionPence: null,
    } as const
    const timeline = stage === 'tracked' ? [first] : [first, { ...first, stage, at: '2026-10-02T12:00:00.000Z' }]
    const { unmount } = open(donationIn(stage, nextBy, { timeline }))
    const marks = (await stepsOf()).map((item) => item.querySelector('svg') !== null)
    unmount()
    return marks
  }
  expect(await marksOf('paid', null)).toEqual([false, true])
  expect(await marksOf('declined', null)).toEqual([false, true])
  expect((await marksOf('tracked', late)).some(Boolean)).toBe(false)
})

test('a step says what the donation comes to only where that has changed; what is paid says when', async () => {
  const move = { at: '2026-10-02T12:00:00.000Z', by: 'retailer', amountPence: 250, correctionPence: null } as const
  const timeline = [
    { ...move, stage: 'tracked' as const },
    { ...move, stage: 'awaitingFunds' as const },
    { ...move, stage: 'paid' as const, amountPence: 200 },
  ]
  open(donationIn('paid', null, { timeline, paidAt: '2026-10-02T12:00:00.000Z' }))
  expect((await stepsOf()).map((item) => item.querySelectorAll('span')[1]?.textContent)).toEqual([
    '£2.50 for your cause',
    undefined,
    '£2.00 for your cause',
  ])
  expect(screen.getByText('The money reached your cause’s bank account on 2 October 2026.')).toBeTruthy()
})

test('nothing stands ahead of what is paid or declined', async () => {
  expect(await timelineOf('paid', null)).toHaveLength(1)
  expect(await timelineOf('declined', null)).toHaveLength(1)
})

test('F-104, F-108 each step ahead has its date, or what it depends on, and says that it is an estimate; that of the present one is said once', async () => {
  const expected = [
    { stage: 'inReview', by: '2027-01-03T12:00:00.000Z' },
    { stage: 'awaitingFunds', by: '2027-02-02T12:00:00.000Z' },
    { stage: 'available', by: '2027-04-01T00:00:00.000Z' },
    { stage: 'inPaymentRun', by: '2027-04-06T00:00:00.000Z' },
  ] as const
  open(donationIn('tracked', '2026-12-03T12:00:00.000Z', { expected: [...expected] }))
  const [, ...ahead] = await stepsOf()
  expect(ahead.map((item) => item.querySelector('span')?.textContent)).toEqual([
    undefined,
    'Usually by 3\u00a0January 2027',
    'Usually by 2\u00a0February 2027',
    'Around 1\u00a0April 2027, if at least £15 is ready for your cause',
    'Up to 3 working days later',
  ])
  expect(
    screen.getByText('You can cancel or return your order until 3 December 2026. After that the shop decides on the donation.'),
  ).toBeTruthy()
})

test.each([
  ['travel', 'Waiting for your trip to end', /^The shop confirms the donation after you’ve travelled\./],
  ['insurance', 'Waiting for your time to cancel to run out', /^The shop waits to see that you don’t cancel/],
] as const)('of what was bought in %s nothing is said of returns', async (retailerSector, title, sentence) => {
  const past = open(donationIn('tracked', '2026-01-05T12:00:00.000Z', { retailerSector }))
  expect(
    await screen.findByText('Expected by 5\u00a0January 2026, and running late', { normalizer: (text) => text }),
  ).toBeTruthy()
  past.unmount()
  open(donationIn('tracked', late, { retailerSector }))
  const now = (await stepsOf()).find((item) => item.getAttribute('aria-current') === 'step')
  expect(now?.querySelector('b')?.textContent).toBe(title)
  // It waits for the trip or the policy: the day of the shop's decision is the next step's.
  expect(now?.textContent).not.toContain('Expected by')
  expect(within(now as HTMLElement).getByText(sentence)).toBeTruthy() // found above
  expect(screen.queryByText(/return/)).toBeNull()
})

test('F-108 the step that it is at says what it waits for; what has ended has no such step', async () => {
  const nowOf = async (stage: DonationStage, nextBy: string | null) => {
    const { unmount } = open(donationIn(stage, nextBy))
    const now = (await stepsOf())
      .filter((item) => item.matches('[aria-current=step]'))
      .map((item) => item.querySelector('p')?.textContent)
    unmount()
    return now
  }
  expect(await nowOf('inReview', late)).toEqual([expect.stringMatching(/^The shop is checking your order/)])
  expect(await nowOf('paid', null)).toEqual([])
})

test('what is ready says when it is paid only where it is known that it will be', async () => {
  const outlook = { readyPence: 900, minimumPence: 1500, hasBankDetails: true, nextPaymentOn: '2027-01-01T00:00:00.000Z' }
  const { unmount } = open(donationIn('available', outlook.nextPaymentOn, { outlook }))
  const whenOf = async () => (await stepsOf()).slice(1).map((item) => item.querySelector('span')?.textContent)
  expect(await whenOf()).toEqual(['Around 1\u00a0January 2027, if at least £15 is ready for your cause', undefined])
  unmount()
  const expected = [{ stage: 'inPaymentRun' as const, by: '2027-01-06T00:00:00.000Z' }]
  open(donationIn('available', outlook.nextPaymentOn, { outlook: { ...outlook, readyPence: 1500 }, expected }))
  expect(await whenOf()).toEqual([undefined, 'Up to 3 working days later'])
  expect(screen.getByText(/^We have £15\.00 ready .* We’ll pay it on 1 January 2027\.$/)).toBeTruthy()
})

test.each([
  [{ kind: 'percent', value: 500 }, 5000, 250, '5% of £50.00 is £2.50'],
  [{ kind: 'percent', value: 600 }, 2641, 158, '6% of £26.41, rounded down to the penny, is £1.58'],
  [{ kind: 'fixed', value: 750 }, 5000, 750, '£7.50 for each order'],
] as const)('a donation by %j says how it is worked out', async (terms, spentPence, donationPence, sum) => {
  open(donationIn('inReview', late, { terms, spentPence, donationPence }))
  await stepsOf()
  expect(screen.getByText(sum)).toBeTruthy()
  // Where the price isn’t in the sum, it stands by itself.
  expect(screen.queryByText('Price counted') !== null).toBe(terms.kind === 'fixed')
})

test.each([
  ['inReview', late, true],
  ['available', null, true],
  ['paid', null, false],
  ['declined', null, false],
] as const)('F-108 one looks again only while something is still to come: in %s', async (stage, nextBy, isOffered) => {
  open(donationIn(stage, nextBy))
  await stepsOf()
  expect(screen.queryByRole('button', { name: 'Check again' }) !== null).toBe(isOffered)
  expect(screen.queryByText(/^Checked at \d+:\d\d (am|pm)$/) !== null).toBe(isOffered)
})

/** What the page says of a donation, term by term. */
async function factsOf(): Promise<[string | null, string | null | undefined][]> {
  const facts = within(await screen.findByRole('region', { name: 'Details' }))
  const said = facts.getAllByRole('definition')
  return facts.getAllByRole('term').map((term, index) => [term.textContent, said[index]?.textContent?.replaceAll('\u00a0', ' ')])
}

test('U-056 a donation says its shop, day, spending, type and id, what it comes to, for whom, and how it stands', async () => {
  open(donationIn('tracked', late))
  expect(await factsOf()).toEqual([
    ['Shop', 'Alder Home'],
    ['Bought on', '1 October 2026'],
    [
      'How it’s worked out',
      '5% of £50.00 is £2.50What the donation is worked out on: usually the price without VAT and delivery',
    ],
    ['Type of purchase', 'Online'],
    ['Donation ID', 'donation1'],
  ])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('£2.50')
  expect(screen.getByText('From Alder Home for Abbotsmere Hospice')).toBeTruthy()
  expect(screen.getAllByText(/^Pending/).length).toBeGreaterThan(0)
  expect((await stepsOf())[0]?.textContent?.replaceAll('\u00a0', ' ')).toMatch(/Purchase reported.*2 October 2026/)
})

test.each([
  ['online', 'Online'],
  ['inStore', 'In store'],
] as const)('H-010, M-018 a donation says how its purchase was made: %s', async (purchaseType, says) => {
  open(donationIn('tracked', null, { purchaseType }))
  expect(await factsOf()).toContainEqual(['Type of purchase', says])
})

test('U-056, F-099 a bonus says what it is, why and since when; what was declined says why', async () => {
  const bonus = { type: 'referral', reason: 'friend', date: '2026-10-05T12:00:00.000Z', pence: 500 } as const
  const { unmount } = open(donationIn('tracked', null, { bonus, donationPence: 500 }))
  expect(await factsOf()).toEqual([
    ['Bonus', 'Referral bonus'],
    ['Reason', 'A friend joined'],
    ['Given on', '5 October 2026'],
    ['Donation ID', 'donation1'],
  ])
  unmount()
  open(donationIn('declined', null))
  expect((await screen.findByText('Why:')).parentElement?.textContent).toBe('Why: You returned what you bought.')
  expect(screen.getAllByText('Declined').length).toBeGreaterThan(0)
})
