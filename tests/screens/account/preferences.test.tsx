import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { preferenceNames } from '#contract/account/user.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { PreferencesScreen } from '#web/features/account/preferences/preferences-screen.tsx'
import { nobody } from '#web/site/session/person.ts'

const none = { gender: null, dateOfBirth: null, mobile: null, addressLine1: null, addressLine2: null, avatar: null }
const names = { hash: 'h', email: 'ada@example.org', firstName: 'Ada', lastName: 'Lane' }
const rights = { adminCauses: [], isCauseAdmin: [], isSupport: false }
const person = { id: 1, ...names, ...none, city: null, county: null, postcode: null, ...rights }
// What the page reads of somebody who runs a cause.
const administrator = { ...nobody, me: { adminCauses: [{ id: 1 }] } as never }

test('E-052, R-088, H-005 preferences that couldn’t be loaded say so and offer nothing to change; after another try each that has an effect is there', async () => {
  const preferences = Object.fromEntries(preferenceNames.map((name) => [name, name === 'nurture']))
  const me = { user: person, cause: null, adminCauses: [], preferences }
  const answers: Said[] = ['no answer', { status: 200, details: me }]
  const { user, asked } = openScreen(
    <PreferencesScreen />,
    (call) => (call === 'GET /api/user/me' ? (answers.shift() ?? 'no answer') : 'no answer'),
    {},
    administrator,
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

test('R-088 who runs no cause isn’t asked about news for administrators, and keeps what was chosen; shops that are picked stand with what we show', async () => {
  const preferences = Object.fromEntries(preferenceNames.map((name) => [name, name === 'cause_admin']))
  const me = { user: person, cause: null, adminCauses: [], preferences }
  const { user, asked } = openScreen(<PreferencesScreen />, () => ({ status: 200, details: me }))
  const picked = within(await screen.findByRole('group', { name: 'What we show you' }))
  expect(picked.getAllByRole('checkbox')).toEqual([screen.getByLabelText('Shops picked for me')])
  expect(screen.queryByLabelText('News for cause administrators')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('We’ve saved your preferences.')
  const sent = asked.find(({ call }) => call === 'POST /api/user/me/preferences')?.body
  expect(sent).toMatchObject({ preferences: { cause_admin: true, nurture: false } })
})
