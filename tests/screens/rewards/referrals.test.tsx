import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

const steps = async () => {
  const region = await screen.findByRole('region', { name: 'How it works' })
  return within(region)
    .getAllByRole('listitem')
    .map((step) => step.querySelector('[data-so-far]')?.textContent)
}

test('R-078 while nobody has joined the page counts nothing', async () => {
  show(none)
  expect(await steps()).toEqual([undefined, undefined, undefined])
  expect(screen.queryByText(/Nobody|so far|£0/)).toBeNull()
})

test('R-078 once somebody has joined each step says how many have come so far, and what came of it', async () => {
  show({ ...none, friends: 1, pendingPence: 1_000 })
  expect(await steps()).toEqual(['1 friend has joined so far', '£10.00 pending', '£0.00 confirmed'])
})

test('C-008 a friend has as long to join as their invitation is kept', async () => {
  show(none)
  expect(await screen.findByText(/^Your friend opens your link, signs up within 60 days/)).toBeTruthy()
})

test('R-078 the first thing to do is to copy the message, with the ways to send it beside; the message has the address itself, without its scheme', async () => {
  show(none)
  const hero = within(await screen.findByRole('region', { name: 'Your invite link' }))
  const whatsApp = hero.getByRole('link', { name: 'Share on WhatsApp' })
  expect(whatsApp.getAttribute('href')).toContain(encodeURIComponent(address))
  expect([...(whatsApp.parentElement?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Copy message',
    'Share on WhatsApp',
    'Email a friend',
  ])
  expect(hero.getByRole('link', { name: 'Email a friend' }).getAttribute('href')).toMatch(/^\/email-share/)
  expect(hero.getByText(/^I raise money/).textContent).toBe(
    'I raise money for Abbotsmere Hospice when I shop, and it’s free. Join me: www.example.org/causes/abbotsmere-hospice?invite=0123456789abcdef',
  )
  expect(hero.getByRole('button', { name: 'Copy link' })).toBeTruthy()
  expect(await hero.findByRole('img', { name: 'Code to scan for your invite link' })).toBeTruthy()
})

test('R-078 both causes get the same, which is said once', async () => {
  show(none)
  await screen.findByText('£5 each')
  expect(document.body.textContent?.match(/£5/g)).toHaveLength(1)
  expect(screen.getByText(/for Abbotsmere Hospice and for your friend’s cause, when they join and shop$/)).toBeTruthy()
})

test('R-078 the message is copied with the address, and the address alone as well', async () => {
  const { user } = show(none)
  await user.click(await screen.findByRole('button', { name: 'Copy message' }))
  await vi.waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(
      `I raise money for Abbotsmere Hospice when I shop, and it’s free. Join me: ${address}`,
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await vi.waitFor(async () => expect(await navigator.clipboard.readText()).toBe(address))
  // What says so comes later, with its own code.
  await import('#web/ui/toasts.tsx')
})
