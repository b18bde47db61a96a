import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReferralSummary } from '#contract/rewards/referral.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { ReferralsScreen } from '#web/features/rewards/referrals-screen.tsx'

const address = 'https://www.example.org/causes/abbotsmere-hospice?invite=0123456789abcdef'
const none: ReferralSummary = {
  address,
  causeName: 'Abbotsmere Hospice',
  bonusPence: 500,
  friends: 0,
  pendingPence: 0,
  confirmedPence: 0,
}
const show = (details: ReferralSummary) =>
  openScreen(<ReferralsScreen causeId={1} />, () => ({ status: 200, details }), {
    storage: { read: () => null } as never, // the part that this screen uses
  })

test('R-078 while nobody has joined the page says so in a sentence, and not in zeros', async () => {
  show(none)
  await screen.findByText('Invite a friend and you’ll each raise £5 for your cause.')
  const soFar = screen.getByRole('region', { name: 'So far' })
  expect(soFar.textContent).toBe('So farNobody’s joined with your link yet.')
})

test('R-078 once somebody has joined it says how many, and what came of it', async () => {
  show({ ...none, friends: 1, pendingPence: 1_000 })
  const soFar = within(await screen.findByRole('region', { name: 'So far' }))
  expect(soFar.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1', '£10.00', '£0.00'])
  expect(soFar.queryByText(/^Nobody/)).toBeNull()
})

test('the ways to share stand in one row, WhatsApp first, and the address without its scheme', async () => {
  show(none)
  const card = within(await screen.findByRole('region', { name: 'Your invite link' }))
  expect(card.getByText('www.example.org/causes/abbotsmere-hospice?invite=0123456789abcdef')).toBeTruthy()
  const [whatsApp, copy, email] = [...(card.getByRole('link', { name: 'WhatsApp' }).parentElement?.children ?? [])]
  expect([whatsApp?.textContent, copy?.textContent, email?.textContent]).toEqual(['WhatsApp', 'Copy link', 'Email a friend'])
  expect(whatsApp?.getAttribute('href')).toContain(encodeURIComponent(address))
})
