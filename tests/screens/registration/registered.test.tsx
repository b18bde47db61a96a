import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Me } from '#contract/account/user.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { NextSteps } from '#web/features/registration/finalising/registered.tsx'
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
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Add your bank details', '/account/causes/7/settings/payment-methods'],
      ['Add a logo and a description', '/account/causes/7/settings/cause-details'],
      ['Share it with your supporters', '/referrals?cause=7'],
      ['Open your starter pack on the dashboard', '/admin-dashboard'],
    ])
    expect(screen.getByRole('link', { name: 'Book a call' }).getAttribute('href')).toBe(coach)
  },
)
