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
  const soFar = await screen.findByRole('region', { name: 'Friends who’ve joined' })
  expect(soFar.textContent).toBe(
    'Friends who’ve joinedNobody’s joined with your link yet. Send it to one person who shops online, and you’ll see it here when they join.',
  )
})

test('R-078 once somebody has joined it says how many, and what came of it', async () => {
  show({ ...none, friends: 1, pendingPence: 1_000 })
  const soFar = within(await screen.findByRole('region', { name: 'Friends who’ve joined' }))
  expect(soFar.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1', '£10.00', '£0.00'])
  expect(soFar.queryByText(/^Nobody/)).toBeNull()
})

test('R-078 the one thing to do is to share the link, with an email beside; the address itself stands beside the button that copies it, without its scheme', async () => {
  show(none)
  const hero = within(await screen.findByRole('region', { name: 'Your invite link' }))
  const whatsApp = hero.getByRole('link', { name: 'Share on WhatsApp' })
  expect(whatsApp.getAttribute('href')).toContain(encodeURIComponent(address))
  expect([...(whatsApp.parentElement?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Share on WhatsApp',
    'Email a friend',
  ])
  const given = hero.getByText('www.example.org/causes/abbotsmere-hospice?invite=0123456789abcdef')
  expect(within(given.parentElement as HTMLElement).getByRole('button', { name: 'Copy link' })).toBeTruthy()
  expect(hero.getByRole('link', { name: 'Email a friend' }).getAttribute('href')).toMatch(/^\/email-share/)
  expect(hero.getByText(/^I raise money/).textContent).toBe(
    'I raise money for Abbotsmere Hospice when I shop, and it’s free. Join me: your link',
  )
})

test('R-078 both causes get the same, which is said once', async () => {
  show(none)
  await screen.findByText('£5 each')
  expect(document.body.textContent?.match(/£5/g)).toHaveLength(1)
  expect(screen.getByText(/for Abbotsmere Hospice and for your friend’s cause, when they join and shop$/)).toBeTruthy()
})
