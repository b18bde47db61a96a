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
  waiting: 0,
  pendingPence: 0,
  confirmedPence: 0,
}
const show = (details: ReferralSummary) =>
  openScreen(<ReferralsScreen causeId={1} />, () => ({ status: 200, details }), {
    storage: { read: () => null } as never, // the part that this screen uses
  })

test('R-078 while nobody has joined the page says so once, and counts nothing', async () => {
  show(none)
  expect(await screen.findByText(/^Nobody’s joined with your link yet\./)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/£0|have joined|has joined/i)
})

test('R-078 once somebody has joined the page says how many have, whose purchase is awaited, and what both causes have of it', async () => {
  show({ ...none, friends: 3, waiting: 1, pendingPence: 1_000, confirmedPence: 2_000 })
  const joined = await screen.findByText('Friends have joined')
  const counts = [...(joined.closest('dl')?.children ?? [])].map((part) => part.textContent)
  expect(counts).toEqual([
    'Friends have joinedOne is waiting for a shop to pay us for their first purchase3',
    'On its way to both causes£10.00',
    'Raised for both causes so far£20.00',
  ])
  expect(screen.queryByText(/^Nobody/)).toBeNull()
})

test('R-078 while no friend’s purchase is paid for, what is raised is nothing yet, and beside it stands what each brings', async () => {
  show({ ...none, friends: 2, waiting: 2 })
  const joined = await screen.findByText('Friends have joined')
  expect([...(joined.closest('dl')?.children ?? [])].map((part) => part.textContent)).toEqual([
    'Friends have joinedBoth are waiting for a shop to pay us for their first purchase2',
    'Raised for both causes so farEach friend brings £5 for each cause£0',
  ])
})

test('C-008 a friend has as long to join as their invitation is kept', async () => {
  show(none)
  expect(await screen.findByText(/^Your friend opens your link, signs up within 60 days/)).toBeTruthy()
})

test('R-078 the link stands once, whole, beside the button that copies it; below it our message, and the ways to send it', async () => {
  show(none)
  const hero = within(await screen.findByRole('region', { name: 'Your invite link' }))
  const link = hero.getByText('www.example.org/causes/abbotsmere-hospice?invite=0123456789abcdef')
  expect(link.nextElementSibling).toBe(hero.getByRole('button', { name: 'Copy link' }))
  const whatsApp = hero.getByRole('link', { name: 'WhatsApp' })
  const message = 'I raise money for Abbotsmere Hospice when I shop, and it’s free. Join me:'
  expect(hero.getByText(`${message} (your link)`)).toBeDefined()
  expect(whatsApp.getAttribute('href')).toContain(encodeURIComponent(`${message} ${address}`))
  expect([...(whatsApp.parentElement?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'WhatsApp',
    'Facebook',
    'Email',
  ])
  expect(hero.getByRole('link', { name: 'Facebook' }).getAttribute('href')).toBe(
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  )
  expect(hero.getByRole('link', { name: 'Email' }).getAttribute('href')).toMatch(/^\/email-share/)
})

test('R-078 the code to scan is folded where the window is narrow, and stands beside the link where it’s wide', async () => {
  const narrow = show(none)
  const folded = await screen.findByText('Show a code to scan')
  expect(folded.closest('details')?.open).toBe(false)
  narrow.unmount()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  show(none)
  const code = await screen.findByRole('img', { name: 'Code to scan for your invite link' })
  expect(code.closest('details')).toBeNull()
  vi.unstubAllGlobals()
})

test('R-078 both causes get the same, and when is said with it', async () => {
  show(none)
  const promise = await screen.findByText('£5 for your cause, £5 for theirs')
  expect(promise.parentElement?.textContent).toMatch(
    / Both causes get it once a shop has paid us for your friend’s first purchase\.$/,
  )
})

test('R-078 the address is copied whole', async () => {
  const { user } = show(none)
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  await vi.waitFor(async () => expect(await navigator.clipboard.readText()).toBe(address))
  // What says so comes later, with its own code.
  await import('#web/ui/toasts.tsx')
})
