import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ReviewedClaim } from '#contract/giving/claim.ts'
import { claimConsoleFixtures } from '#machines/support/claim-console/claim-console.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { ClaimQueue } from '#web/features/support/claim-console/claim-queue.tsx'
import { buttonLooks } from '#web/ui/button.tsx'

const [claims] = (claimConsoleFixtures.outcomes.readQueue?.outputs ?? []) as ReviewedClaim[][] // what the actor answers
const claim = claims?.[0]
async function show(changes: Partial<ReviewedClaim> = {}) {
  openScreen(<ClaimQueue reference="CL-7K2M9QXB" onMoved={() => {}} />, () => ({
    status: 200,
    details: { claims: [{ ...claim, ...changes }] },
  }))
  const card = (await screen.findByRole('heading', { level: 3 })).closest('li')
  if (!card) throw new Error('A claim stands in a list.')
  return within(card)
}
const said = () => screen.getByText('The shop said').nextElementSibling?.textContent

test('a claim says whose it is, what it may raise by which rate and what the shop said, and its chart comes after the decision', async () => {
  const card = await show()
  expect(card.getByText(/^CL-7K2M9QXB from Dee Hart: Missing donation, received on/)).toBeTruthy()
  expect(card.getByText('£1.91')).toBeTruthy()
  expect(card.getByText('at 3.83% of £49.99')).toBeTruthy()
  expect(said()).toBe('Nothing that matches this purchase')
  const decision = card.getByRole('button', { name: 'Decline' })
  const after = card.getByRole('link', { name: 'See the steps of this claim' })
  const shop = screen.getByText('The shop said')
  expect(screen.getByText('Spent').compareDocumentPosition(shop)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(shop.compareDocumentPosition(decision)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(decision.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a fixed rate is no share of what was spent', async () => {
  const card = await show({ rate: { kind: 'fixed', value: 500 }, expectedPence: 500 })
  expect(card.getByText('at £5 for each order')).toBeTruthy()
})

test.each([
  ['tracked', null, 'Reported £49.99, still deciding'],
  ['inReview', null, 'Reported £49.99, still deciding'],
  ['available', null, 'Reported £49.99, and confirmed it'],
  ['declined', 'cancelled', 'Declined: order cancelled'],
  ['declined', null, 'Declined: no reason given'],
] as const)('of an order that is %s (%s) a claim says: %s', async (stage, declineReason, words) => {
  const card = await show({ reported: { id: 'D-1', spentPence: 4999, stage, declineReason } })
  expect(said()).toBe(words)
  // What it speaks for comes first and is filled, and the other is as much a button.
  const decisions = card.getAllByRole('button', { name: /^(?:Accept|Decline)$/ })
  expect(decisions.map(({ textContent }) => textContent)).toEqual(
    stage === 'declined' ? ['Decline', 'Accept'] : ['Accept', 'Decline'],
  )
  expect(decisions.map(({ className }) => className)).toEqual([buttonLooks('primary'), buttonLooks('secondary')])
  expect(new Set(decisions.map(({ parentElement }) => parentElement)).size).toBe(1)
})

test('what is written stands in the email that goes with it, before it is sent', async () => {
  const card = await show()
  await userEvent.click(card.getByRole('button', { name: 'Decline' }))
  const mail = await card.findByRole('region', { name: 'The email we’ll send' })
  const said = () => mail.textContent
  expect(said()).toContain('Todee@example.orgSubjectYour Alder Home claim (CL-7K2M9QXB)Hello Dee,')
  expect(said()).toContain('couldn’t accept it.What you write above goes here.')
  await userEvent.type(card.getByRole('textbox'), 'We found no order. ')
  expect(said()).toContain('couldn’t accept it.We found no order.If we’ve missed something')
  expect(said()).not.toContain('What you write above')
})

test('of who has closed their account it says that nothing is sent', async () => {
  const card = await show({ isMailed: false })
  await userEvent.click(card.getByRole('button', { name: 'Accept' }))
  expect(await card.findByText('They’ve closed their account, so we won’t email them.')).toBeTruthy()
  expect(card.queryByRole('region', { name: 'The email we’ll send' })).toBeNull()
})

test('what has happened to it stands in the card, and what became of their other claims', async () => {
  const note = 'The shop found nothing'
  const [received, inProgress] = claim?.timeline ?? []
  const timeline = [
    received,
    inProgress,
    { ...inProgress, at: '2026-11-24T09:00:00.000Z', stage: 'declined', note },
  ] as ReviewedClaim['timeline']
  const card = await show({ timeline })
  const lines = within(card.getByRole('region', { name: 'What’s happened so far' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    '20 Nov 2026Received by Dee Hart',
    '23 Nov 2026Picked up by our support team',
    `24 Nov 2026Declined by our support team${note}`,
  ])
  expect(card.getByText('Other claims').nextElementSibling?.textContent).toBe('2 accepted, 1 declined')
})
