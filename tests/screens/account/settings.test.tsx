import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Me, type Preferences, preferenceNames } from '#contract/account/user.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { SettingsScreen } from '#web/features/account/settings-screen.tsx'
import { nobody } from '#web/site/session/person.ts'

const preferences = (on: readonly string[]) =>
  Object.fromEntries(preferenceNames.map((name) => [name, on.includes(name)])) as Preferences // fromEntries loses the keys
const user = { firstName: 'Rowan', lastName: 'Ellis', email: 'rowan@example.org', postcode: 'LS1 4AP' }
const me = (more: Partial<Me>) =>
  ({ user, cause: wholeDashboard.cause, adminCauses: [], preferences: preferences([]), ...more }) as unknown as Me // what the page reads of them

function linesOf(more: Partial<Me> | null) {
  const person = more === null ? nobody : { ...nobody, me: me(more) }
  const { unmount, asked } = openScreen(<SettingsScreen />, () => 'no answer', {}, person)
  const lines = screen
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('a > span')].slice(1).map(({ textContent }) => textContent))
  expect(asked).toEqual([])
  unmount()
  return lines
}

test('R-080 the settings say what they are now, by what is known of the person already', () => {
  const on = preferences(['nurture', 'analytics', 'text_messages', 'retargeting'])
  expect(linesOf({ preferences: on })).toEqual([
    ['Rowan Ellis, LS1 4AP'],
    ['rowan@example.org'],
    ['Abbotsmere Hospice'],
    [],
    [],
    [],
    [],
  ])
  const hidden = linesOf({
    cause: null,
    preferences: preferences(['anonymity']),
    user: { ...user, postcode: null } as unknown as Me['user'], // what the page reads of them
  })
  expect([hidden[0], hidden[2], hidden[4]]).toEqual([['Rowan Ellis'], ['You haven’t chosen one yet'], ['You’re anonymous']])
})

test('somebody who couldn’t be asked for can open them all the same', () => {
  expect(linesOf(null)).toEqual([[], [], [], [], [], [], []])
})
