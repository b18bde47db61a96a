import { screen, within } from '@testing-library/react'
import mail from 'lucide/dist/esm/icons/mail.mjs'
import { expect, test } from 'vitest'
import type { ClaimCard } from '#contract/giving/claim.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { claimIcon, claimTone, claimWord, isUnchanged } from '#web/features/giving/claim-labels.ts'
import { ClaimsScreen } from '#web/features/giving/claims-list/claims-screen.tsx'
import type { Browser } from '#web/platform/browser.ts'

const browser = { now: () => Date.parse('2026-11-21T10:00:00.000Z') } as Browser // the part that this screen uses

const claim = (retailerName: string, differs: Partial<ClaimCard>): ClaimCard => ({
  id: `CL-${retailerName}`,
  type: 'missingDonation',
  stage: 'received',
  isOpen: true,
  retailerName,
  retailerCategory: 'Home and garden',
  filedAt: '2026-11-01T12:00:00.000Z',
  spentPence: 4999,
  heldUntil: null,
  answerBy: null,
  decisionBy: null,
  raisedPence: null,
  expectedPence: 191,
  askedPence: null,
  transactionId: null,
  reply: null,
  mayAppeal: false,
  ...differs,
})

test('F-109, M-022 each claim says what happens next and by when, and a closed one what came of it', async () => {
  const soon = '2026-11-30T12:00:00.000Z'
  const past = '2026-11-10T12:00:00.000Z'
  const claims = [
    claim('Held', { stage: 'held', heldUntil: soon, answerBy: '2026-12-20T12:00:00.000Z' }),
    claim('Sent', { answerBy: soon, decisionBy: '2026-12-20T12:00:00.000Z' }),
    claim('Late', { answerBy: past }),
    claim('Looked at', { stage: 'inProgress', decisionBy: soon }),
    claim('Unknown', { expectedPence: null }),
    claim('Asking', { type: 'donationQuery', stage: 'inProgress', expectedPence: null, askedPence: 157 }),
    claim('Booked', { stage: 'accepted', isOpen: false, raisedPence: 500, transactionId: 'D1' }),
    claim('Declined', { stage: 'declined', isOpen: false, spentPence: null, reply: 'There is no such order.', mayAppeal: true }),
    claim('Asked', { type: 'donationQuery', stage: 'declined', isOpen: false, expectedPence: null, reply: 'It was returned.' }),
    claim('Right', {
      type: 'donationQuery',
      stage: 'declined',
      isOpen: false,
      expectedPence: null,
      askedPence: 362,
      reply: 'The amount is right.',
    }),
  ]
  openScreen(
    <ClaimsScreen />,
    () => ({ status: 200, details: { claims, hasMore: false, atStakePence: null, addedPence: null } }),
    { browser },
  )
  await screen.findByRole('link', { name: 'Held' })
  const linesOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((line) =>
        [...line.children].flatMap((cell, index) =>
          (index === 2 ? [cell] : [...(cell.querySelector('[data-face] + *') ?? cell.firstElementChild ?? cell).children]).map(
            (one) => (one.getAttribute('aria-label') ?? one.textContent)?.replaceAll('\u00a0', ' '),
          ),
        ),
      )
  const told = 'Missing donation, reported 1 Nov'
  const problem = 'Problem with a donation, reported 1 Nov'
  const worth = 'up to £1.91'
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['What you reported', 'Status', 'For your cause'],
    ...['What you reported', 'Status', 'For your cause'],
  ])
  expect(linesOf('Open')).toEqual([
    ['Late', told, 'Received', 'Step 1 of 3', 'We’re sorry: we should have replied by 10 Nov', worth],
    ['Held', told, 'Waiting for the shop', 'We’ll send it on 30 Nov', worth],
    ['Sent', told, 'Received', 'Step 1 of 3', 'We’ll reply by 30 Nov', worth],
    ['Looked at', told, 'In progress', 'Step 2 of 3', 'We expect a decision by 30 Nov', worth],
    ['Unknown', told, 'Received', 'Step 1 of 3', 'Not known yet'],
    ['Asking', problem, 'In progress', 'Step 2 of 3', '£1.57 recorded so far'],
  ])
  expect(linesOf('Closed')).toEqual([
    ['Booked', told, 'Accepted', 'Added to your donations', '£5.00'],
    ['Declined', told, 'Declined', 'There is no such order.', 'No donation'],
    ['Asked', problem, 'Declined', 'It was returned.', 'No donation'],
    ['Right', problem, 'No change', 'The amount is right.', '£3.62 stays the same'],
  ])
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Added to your donations')).toBe('/account/donations/D1')
  expect(hrefOf('Declined')).toBe('/account/claims/CL-Declined')
})

test.each([
  { atStakePence: 553, said: 'Your open claims could raise £5.53 for your cause.' },
  { atStakePence: null, said: null },
])(
  'what all open claims may raise is said where it is known, although more are to come: $said',
  async ({ atStakePence, said }) => {
    const claims = [claim('One', {}), claim('Other', {})]
    openScreen(<ClaimsScreen />, () => ({ status: 200, details: { claims, hasMore: true, atStakePence, addedPence: null } }), {
      browser,
    })
    await screen.findByRole('heading', { level: 2, name: 'Open' })
    expect(screen.queryByText(/could raise/)?.textContent ?? null).toBe(said)
    expect(screen.getByText('Those due an answer soonest come first.')).toBeDefined()
  },
)

test('X-039 what is closed alone has no heading of what is open', async () => {
  const claims = [claim('Booked', { stage: 'accepted', isOpen: false })]
  openScreen(
    <ClaimsScreen />,
    () => ({ status: 200, details: { claims, hasMore: false, atStakePence: null, addedPence: null } }),
    { browser },
  )
  await screen.findByRole('heading', { level: 2, name: 'Closed' })
  expect(screen.queryByRole('heading', { level: 2, name: 'Open' })).toBeNull()
})

test.each([
  { hasMore: false, said: 'Your claims have added £6.02 for your cause.' },
  { hasMore: true, said: 'Your claims have added £6.02 for your cause, including older ones.' },
])('what claims have added stands with what is closed, and what it counts: $said', async ({ hasMore, said }) => {
  const claims = [claim('Booked', { stage: 'accepted', isOpen: false, raisedPence: 602 })]
  const details = { claims, hasMore, atStakePence: null, addedPence: 602 }
  openScreen(<ClaimsScreen />, () => ({ status: 200, details }), { browser })
  await screen.findByText(said)
})

test('what is received looks other than what is under way, and nothing looks lost where a donation stays as it was', () => {
  expect([claimTone('received'), claimIcon('received')]).toEqual(['closed', mail])
  expect([claimTone('inProgress'), claimIcon('inProgress')]).toEqual(['waiting', undefined])
  openScreen(<p />, () => 'no answer')
  const declined = (differs: Partial<ClaimCard>) => {
    const isSame = isUnchanged(claim('Any', differs))
    return [claimTone('declined', isSame), claimWord('declined', isSame)]
  }
  expect(declined({ type: 'donationQuery', askedPence: 362 })).toEqual(['closed', 'No change'])
  expect(declined({ type: 'donationQuery', askedPence: null })).toEqual(['negative', 'Declined'])
  expect(declined({})).toEqual(['negative', 'Declined'])
  expect(claimWord('accepted', true)).toBe('Accepted')
})
