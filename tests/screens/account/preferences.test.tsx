import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { preferenceNames } from '#contract/account/user.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { PreferencesScreen } from '#web/features/account/preferences/preferences-screen.tsx'

test('E-052, R-088, H-005 preferences that couldn’t be loaded say so and offer nothing to change; after another try each that has an effect is there', async () => {
  const preferences = Object.fromEntries(preferenceNames.map((name) => [name, name === 'nurture']))
  const none = { gender: null, dateOfBirth: null, mobile: null, addressLine1: null, addressLine2: null, avatar: null }
  const names = { hash: 'h', email: 'ada@example.org', firstName: 'Ada', lastName: 'Lane' }
  const rights = { adminCauses: [], isCauseAdmin: [], isSupport: false }
  const person = { id: 1, ...names, ...none, city: null, county: null, postcode: null, ...rights }
  const me = { user: person, cause: null, adminCauses: [], preferences }
  const answers: Said[] = ['no answer', { status: 200, details: me }]
  const { user, asked } = openScreen(<PreferencesScreen />, (call) =>
    call === 'GET /api/user/me' ? (answers.shift() ?? 'no answer') : 'no answer',
  )
  const alert = (await screen.findByText('We couldn’t load your preferences.')).closest<HTMLElement>('[role=alert]')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await user.click(within(alert ?? document.body).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Tips on raising more')).toHaveProperty('checked', true)
  // R-088, H-005: each choice that has an effect, and no other.
  const choices = screen.getAllByRole<HTMLInputElement>('checkbox').map((one) => one.labels?.[0]?.textContent)
  expect(choices).toEqual([
    'Offers from shops',
    'Shops of the week',
    'Messages from causes',
    'Tips on raising more',
    'News for cause administrators',
    'Stay anonymous',
    'Show my first name on my cause’s page',
    'Shops picked for me',
    'Site analytics',
    'Ad measurement',
  ])
  expect(screen.queryByText('We couldn’t load your preferences.')).toBeNull()
  expect(asked.filter(({ call }) => call === 'GET /api/user/me')).toHaveLength(2)
})
