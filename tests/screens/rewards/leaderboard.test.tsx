import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { LeaderboardScreen } from '#web/features/rewards/leaderboard-screen.tsx'
import { nobody } from '#web/site/session/person.ts'

test('E-048 without a cause the leaderboard is not available, and the page leads to choosing one', async () => {
  const { asked } = openScreen(<LeaderboardScreen />, () => 'no answer')
  await screen.findByText('The leaderboard isn’t available')
  expect(screen.getByRole('link', { name: 'Choose a cause' }).getAttribute('href')).toBe('/account/settings/my-cause')
  expect(asked).toEqual([])
})

test('F-157 who may see the list is said beside the way to leave it', async () => {
  const entries = [{ position: 1, name: 'Ada Q.', raisedPence: 12_300, isMe: true }]
  const me = { cause: { id: 1, name: 'Harrowden Hospice' } } as never // what this screen takes of a person
  const person = { ...nobody, me }
  openScreen(<LeaderboardScreen />, () => ({ status: 200, details: { causeName: 'Harrowden Hospice', entries } }), {}, person)
  await screen.findByText('Who’s raised most for Harrowden Hospice. We show first names and initials.')
  const note = screen.getByText(/^Everyone who supports or runs Harrowden Hospice can see this list\./)
  expect(within(note).getByRole('link', { name: 'Change how you appear' }).getAttribute('href')).toBe(
    '/account/settings/preferences',
  )
  expect(screen.getByRole('group', { name: 'Period' }).children).toHaveLength(3)
})
