import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Me, type Preferences, preferenceNames } from '#contract/account/user.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { SettingsScreen } from '#web/features/account/settings-screen.tsx'
import { nobody } from '#web/site/session/person.ts'

const preferences = (on: readonly string[]) =>
  Object.fromEntries(preferenceNames.map((name) => [name, on.includes(name)])) as Preferences // fromEntries loses the keys
const user = { firstName: 'Rowan', lastName: 'Ellis', email: 'rowan@example.org', postcode: 'LS1 4AP' }
const me = (more: Partial<Me>) =>
  ({ user, cause: wholeDashboard.cause, adminCauses: [], preferences: preferences([]), ...more }) as unknown as Me // what the page reads of them

const linked = (...digits: string[]) => digits.map((lastFour, id) => ({ id, lastFour, linkedAt: '2026-11-01T12:00:00.000Z' }))

async function linesOf(more: Partial<Me> | null, cards: Said = { status: 200, details: { cards: [], form: null } }) {
  const person = more === null ? nobody : { ...nobody, me: me(more) }
  const { unmount, asked } = openScreen(<SettingsScreen />, () => cards, {}, person)
  // Its place is empty until it is known.
  await waitFor(() => expect(screen.queryByText('\u00a0', { normalizer: (text) => text })).toBeNull())
  const lines = screen
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('a > span')].slice(1).map(({ textContent }) => textContent))
  expect(new Set(asked.map(({ call }) => call))).toEqual(new Set(['GET /api/user/me/linked-cards']))
  unmount()
  return lines
}

test('R-080 the settings say what they are now, by what is known of the person already', async () => {
  const on = preferences(['nurture', 'analytics', 'text_messages', 'retargeting'])
  expect(await linesOf({ preferences: on })).toEqual([
    ['Rowan Ellis, LS1 4AP'],
    ['rowan@example.org'],
    ['1 email on'],
    ['Abbotsmere Hospice'],
    [],
    ['None yet'],
    [],
    [],
  ])
  const hidden = await linesOf({
    cause: null,
    preferences: preferences(['anonymity']),
    user: { ...user, postcode: null } as unknown as Me['user'], // what the page reads of them
  })
  expect([hidden[0], hidden[2], hidden[3]]).toEqual([
    ['Rowan Ellis'],
    ['No optional emails on, anonymous'],
    ['You haven’t chosen one yet'],
  ])
})

test('H-010 the settings say which card is linked, or how many', async () => {
  const lineOf = async (...digits: string[]) =>
    (await linesOf({}, { status: 200, details: { cards: linked(...digits), form: null } }))[5]
  expect(await lineOf('4242')).toEqual(['Card ending in 4242'])
  expect(await lineOf('4242', '1881')).toEqual(['2 cards'])
})

test('what couldn’t be asked for leaves its line as it is, and it can be opened all the same', async () => {
  expect(await linesOf(null, { status: 500, code: 'unexpected' })).toEqual([[], [], [], [], [], [], [], []])
})
