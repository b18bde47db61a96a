import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Claim } from '#contract/giving/claim.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { ClaimScreen } from '#web/features/giving/claim-detail/claim-screen.tsx'
import { DonationQueryScreen } from '#web/features/giving/donation-query/donation-query-screen.tsx'
import type { Browser } from '#web/platform/browser.ts'

const browser = { now: () => Date.parse('2026-11-21T10:00:00.000Z'), newId: () => 'an-id-of-the-page' } as Browser // the parts that these screens use

const claim: Claim = {
  id: 'CL-7K2M9QXB',
  type: 'missingDonation',
  stage: 'declined',
  isOpen: false,
  retailerName: 'Alder Home',
  retailerCategory: 'Home and garden',
  filedAt: '2026-11-01T12:00:00.000Z',
  visitDate: '2026-10-20T12:00:00.000Z',
  orderReference: 'ORD 12',
  spentPence: 4999,
  comment: 'Two parcels',
  queryReason: null,
  transactionId: null,
  evidence: [],
  timeline: [
    { stage: 'received', at: '2026-11-01T12:00:00.000Z', by: 'supporter', note: null },
    { stage: 'declined', at: '2026-11-03T12:00:00.000Z', by: 'support', note: 'The shop has no order 12.' },
  ],
  heldUntil: null,
  answerBy: null,
  decisionBy: null,
  raisedPence: null,
  expectedPence: 224,
  askedPence: null,
  reply: null,
  mayAppeal: true,
}

test('U-057, U-053 a claim says its type, shop, status, visit, order, amount, comment and what has happened; an appeal has 500 characters', async () => {
  const { user } = openScreen(<ClaimScreen id={claim.id} />, () => ({ status: 200, details: { claim } }), { browser })
  await screen.findByRole('heading', { level: 1, name: 'Missing donation: Alder Home' })
  expect(screen.getAllByText('Declined').length).toBeGreaterThan(0)
  const facts = within(screen.getByRole('region', { name: 'Details' }))
  const said = facts
    .getAllByRole('term')
    .map((term, index) => [term.textContent, facts.getAllByRole('definition')[index]?.textContent])
  expect(said).toEqual([
    ['Reference', 'CL-7K2M9QXB'],
    ['Shop', 'Alder Home'],
    ['Visited on', '20\u00a0October 2026'],
    ['Order reference', 'ORD 12'],
    ['You spent', '£49.99'],
    ['What you added', 'Two parcels'],
  ])
  const happened = screen.getByRole('region', { name: 'What’s happened so far' }).textContent
  expect(happened).toMatch(
    /Received.*1\sNovember 2026.*by you.*Declined.*3\sNovember 2026.*by our support team.*The shop has no order 12\./,
  )
  await user.type(screen.getByLabelText('What should we look at?'), 'It is 13')
  expect(screen.getByText('You have 492 characters left')).toBeTruthy()
})

test('a claim that is open says what it is worth, and one that was accepted what it came to', async () => {
  const openClaim: Claim = { ...claim, stage: 'received', isOpen: true, mayAppeal: false }
  const { unmount } = openScreen(<ClaimScreen id={claim.id} />, () => ({ status: 200, details: { claim: openClaim } }), {
    browser,
  })
  expect(await screen.findByText('up to £2.24 for your cause')).toBeTruthy()
  unmount()
  const accepted: Claim = { ...openClaim, stage: 'accepted', isOpen: false, raisedPence: 374, transactionId: 'D1' }
  openScreen(<ClaimScreen id={claim.id} />, () => ({ status: 200, details: { claim: accepted } }), { browser })
  const link = await screen.findByRole('link', { name: '£3.74 added to your donations' })
  expect(link.getAttribute('href')).toBe('/account/donations/D1')
  expect(screen.queryByText(/^up to £/)).toBeNull()
})

test('a claim that leaves its donation as it was says so, in its status, its history and what that means', async () => {
  const same: Claim = {
    ...claim,
    type: 'donationQuery',
    queryReason: 'incorrect',
    expectedPence: null,
    askedPence: 362,
    transactionId: 'D1',
  }
  openScreen(<ClaimScreen id={claim.id} />, () => ({ status: 200, details: { claim: same } }), { browser })
  await screen.findByText('The donation you asked about stays as it was. Our reply explains why.')
  expect(screen.getAllByText('No change')).toHaveLength(2)
  expect(screen.queryByText('Declined')).toBeNull()
})

const transaction = {
  id: 'D1',
  retailerName: 'Alder Home',
  retailerSlug: 'alder-home',
  retailerCategory: 'Home and garden',
  retailerSector: 'goods',
  causeName: 'Harrowden Hospice',
  purchasedAt: '2026-11-01T12:00:00.000Z',
  spentPence: 4999,
  donationPence: 225,
  correctionPence: 0,
  stage: 'declined',
  purchaseType: 'online',
  bonus: null,
  declineReason: 'returned',
  paidAt: null,
  timeline: [],
  nextBy: null,
  expected: [],
  terms: null,
  outlook: null,
}

test('U-059, U-053, E-056, V-062 a question about a donation has two steps, a page for a failure that keeps what was typed, and one for success', async () => {
  const answers: Said[] = [
    { status: 500, code: 'internal' },
    { status: 200, details: { submissionId: 'CL-7K2M9QXB', answerBy: '2026-11-28T10:00:00.000Z' } },
  ]
  const { user, asked } = openScreen(
    <DonationQueryScreen id="D1" />,
    (call) => (call.startsWith('GET') ? { status: 200, details: { transaction } } : (answers.shift() ?? 'no answer')),
    { browser },
  )
  await screen.findByRole('heading', { level: 1, name: 'What’s wrong with this donation?' })
  expect(screen.getByText('Step 1 of 2: What’s wrong')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findAllByText('Please select an option')).length).toBeGreaterThan(0)
  await user.click(screen.getByLabelText('It was declined and shouldn’t have been'))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { level: 1, name: 'What should we know?' })
  expect(screen.getByText('Step 2 of 2: Details')).toBeTruthy()
  await user.type(screen.getByLabelText('What happened? (optional)'), 'I used no voucher')
  expect(screen.getByText('You have 483 characters left')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send claim' }))
  await screen.findByRole('heading', { level: 1, name: 'We encountered a temporary error' })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'We’ve got your claim' })
  expect(screen.getByText('Your reference is CL-7K2M9QXB.')).toBeTruthy()
  const sent = asked.filter(({ call }) => call.startsWith('POST'))
  expect(sent.map(({ body }) => body)).toEqual(
    Array(2).fill({ transactionId: 'D1', reason: 'declined', comment: 'I used no voucher' }),
  )
})

const open: Claim = { ...claim, stage: 'received', isOpen: true, mayAppeal: false }

test('a claim is closed only once it has been asked for twice; thinking better of it changes nothing', async () => {
  const { user, asked } = openScreen(
    <ClaimScreen id={open.id} />,
    (call) => ({ status: 200, details: call.startsWith('POST') ? { stage: 'withdrawn' } : { claim: open } }),
    { browser },
  )
  const moves = () => asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)
  await user.click(await screen.findByRole('button', { name: 'Withdraw this claim' }))
  await user.click(screen.getByRole('button', { name: 'Keep it open' }))
  await user.click(screen.getByRole('button', { name: 'Withdraw this claim' }))
  expect(moves()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Withdraw claim' }))
  await screen.findByRole('button', { name: 'Withdraw this claim' })
  expect(moves()).toEqual([{ type: 'claim.withdrawn' }])
})
