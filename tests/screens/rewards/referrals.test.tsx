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
  await screen.findByText('When a friend you invite joins and shops, we’ll give £5 to your cause and £5 to theirs.')
  const soFar = screen.getByRole('region', { name: 'So far' })
  expect(soFar.textContent).toBe(
    'So farNobody’s joined with your link yet. Send it to one person who shops online, and you’ll see here when they join.',
  )
})

test('R-078 once somebody has joined it says how many, and what came of it', async () => {
  show({ ...none, friends: 1, pendingPence: 1_000 })
  const soFar = within(await screen.findByRole('region', { name: 'So far' }))
  expect(soFar.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1', '£10.00', '£0.00'])
  expect(soFar.queryByText(/^Nobody/)).toBeNull()
})

test('the address stands without its scheme, with what copies it; beside the message that a friend gets stand the ways to send it', async () => {
  show(none)
  const card = within(await screen.findByRole('region', { name: 'Your invite link' }))
  const shown = 'www.example.org/causes/abbotsmere-hospice?invite=0123456789abcdef'
  expect(card.getByText(shown).parentElement?.textContent).toBe(`${shown}Copy link`)
  expect(card.getByText(/^I raise money/).textContent).toBe(
    `I raise money for Abbotsmere Hospice when I shop, and it’s free. Join me: your link`,
  )
  const whatsApp = card.getByRole('link', { name: 'Share on WhatsApp' })
  expect(whatsApp.getAttribute('href')).toContain(encodeURIComponent(address))
  expect([...(whatsApp.parentElement?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Share on WhatsApp',
    'Email a friend',
  ])
})

test('R-078 both causes get the same, and each is named', async () => {
  show(none)
  const [yours, theirs] = (await screen.findAllByRole('definition')).map(({ parentElement }) => parentElement?.textContent)
  expect([yours, theirs]).toEqual(['for Abbotsmere Hospice£5', 'for your friend’s cause£5'])
})
