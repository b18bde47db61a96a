import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ClaimCard } from '#contract/giving/claim.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { ClaimsScreen } from '#web/features/giving/claims-list/claims-screen.tsx'
import type { Browser } from '#web/platform/browser.ts'

const browser = { now: () => Date.parse('2026-11-21T10:00:00.000Z') } as Browser // the part that this screen uses

const claim = (retailerName: string, differs: Partial<ClaimCard>): ClaimCard => ({
  id: `CL-${retailerName}`,
  type: 'missingDonation',
  stage: 'received',
  isOpen: true,
  retailerName,
  filedAt: '2026-11-01T12:00:00.000Z',
  spentPence: 4999,
  heldUntil: null,
  answerBy: null,
  decisionBy: null,
  raisedPence: null,
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
    claim('Booked', { stage: 'accepted', isOpen: false, raisedPence: 500 }),
    claim('Declined', { stage: 'declined', isOpen: false, spentPence: null }),
  ]
  openScreen(<ClaimsScreen />, () => ({ status: 200, details: { claims, hasMore: false } }), { browser })
  const filed = 'Missing donation, sent on 1 November 2026'
  await screen.findByRole('link', { name: 'Held' })
  const lines = screen
    .getAllByRole('listitem')
    .map((line) => [...line.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')))
  expect(lines).toEqual([
    [`Held${filed}We’ll send it on 30 November 2026`, 'You spent £49.99', 'Waiting for the shop'],
    [`Sent${filed}We’ll reply by 30 November 2026`, 'You spent £49.99', 'Received'],
    [`Late${filed}We’re sorry: we should have replied by 10 November 2026`, 'You spent £49.99', 'Received'],
    [`Looked at${filed}We expect a decision by 30 November 2026`, 'You spent £49.99', 'In progress'],
    [`Booked${filed}It raised £5`, 'You spent £49.99', 'Accepted'],
    [`Declined${filed}`, 'Declined'],
  ])
  expect(screen.queryByText(/^(Open|Closed)$/)).toBeNull()
})
