import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Me } from '#contract/account/user.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { NextSteps, Success } from '#web/features/registration/finalising/registered.tsx'
import { nobody } from '#web/site/session/person.ts'

test.each([
  ['cause', '/coaching/booking'],
  ['business', '/register-your-business/coaching/booking'],
] as const)(
  'H-012 a registered %s is led to its bank details first, then to logo and description, sharing, the starter pack and a coach',
  (audience, coach) => {
    const me = { adminCauses: [{ id: 7, uri: 'lantern-trust' }] } as Me // all that the screen reads
    openScreen(<NextSteps uri="lantern-trust" audience={audience} />, () => 'no answer', {}, { ...nobody, me })
    const links = within(screen.getByRole('list')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/account/causes/7/settings/payment-methods',
      '/account/causes/7/settings/cause-details',
      '/referrals?cause=7',
      '/admin-dashboard',
    ])
    const names = [
      'Add your bank details',
      'Add a logo and a description',
      'Share it with your supporters',
      'Open your starter pack',
    ]
    expect(names.map((name) => links.indexOf(screen.getByRole('link', { name: new RegExp(`^${name} `) })))).toEqual([0, 1, 2, 3])
    expect(screen.getByRole('link', { name: 'Book a call' }).getAttribute('href')).toBe(coach)
  },
)

test('D-016 sharing the page from the end of the registration is kept for the dashboard, and not before it has been shared', async () => {
  const { asked, user } = openScreen(
    <Success name="The Lantern Trust" uri="the-lantern-trust" onNext={() => {}} />,
    () => 'no answer',
  )
  expect(screen.getByText(/\/causes\/the-lantern-trust$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('the-lantern-trust%3Fvia%3Dwhatsapp')
  expect(asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/\/causes\/the-lantern-trust\?via=copy$/))
  await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ shared_cause_page: true }]))
  // What says so comes later, with its own code.
  await import('#web/ui/toasts.tsx')
})

test('D-016 a link that the browser won’t copy has not been shared', async () => {
  const { asked, user } = openScreen(
    <Success name="The Lantern Trust" uri="the-lantern-trust" onNext={() => {}} />,
    () => 'no answer',
  )
  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await waitFor(() => expect(refused).toHaveBeenCalledOnce())
  await import('#web/ui/toasts.tsx')
  expect(asked).toEqual([])
})
