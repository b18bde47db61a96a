import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Me, type Preferences, preferenceNames } from '#contract/account/user.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { DeletionScreen } from '#web/features/account/account-deletion/deletion-screen.tsx'
import { LinkedCardsScreen } from '#web/features/account/linked-cards/linked-cards-screen.tsx'
import { PersonalDetailsScreen } from '#web/features/account/profile-edit/personal-details-screen.tsx'
import { nobody } from '#web/site/session/person.ts'

const user = { id: 1, hash: 'h', email: 'rowan@example.org', firstName: 'Rowan', lastName: 'Ellis', avatar: null }
const preferences = Object.fromEntries(preferenceNames.map((name) => [name, false])) as Preferences // fromEntries loses the keys
const me = { user, cause: null, adminCauses: [], preferences } as unknown as Me // what the page reads of them

test('R-089 who sees which of one’s details is one line that opens, and leads to staying anonymous; only what we use a birthday for stands at it', () => {
  openScreen(<PersonalDetailsScreen />, () => 'no answer', {}, { ...nobody, me })
  const who = screen.getByText('Who sees your name and picture').closest('details')
  if (!who) throw new Error('It can be opened.')
  expect(who.open).toBe(false)
  expect(
    within(who)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent?.split(' see')[0]),
  ).toEqual([
    'Your cause’s administrators',
    'Its other supporters',
    'Your cause’s public page shows your first name only if you switch that on in your preferences.',
    'Friends you invite, people who run a cause with you and our support team always',
  ])
  const choose = within(who).getByRole('link', { name: 'Choose whether to stay anonymous', hidden: true })
  expect(choose.getAttribute('href')).toBe('/account/settings/preferences')
  expect(screen.getByRole('group', { name: 'Date of birth' }).getAttribute('aria-describedby')).toBe(
    screen.getByText('For example, 27 3 1985. We only use it to check you’re 18 before you spin for a prize.').id,
  )
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Your picture',
    'About you',
    'Your address',
  ])
})

test('R-087, F-128 what becomes of causes that one runs, and that nothing is gone with the first press, is said before it', async () => {
  const { user: person, asked } = openScreen(<DeletionScreen />, () => 'no answer')
  const runs = screen.getByRole('region', { name: 'If you run a cause' })
  expect(runs.textContent).toContain('If you’re the only one, someone has to take over before you can delete your account.')
  screen.getByText('Nothing’s deleted until you’ve confirmed it on the next page.')
  await person.click(screen.getByRole('button', { name: 'Delete my account' }))
  await screen.findByRole('heading', { name: 'Enter your password to delete your account' })
  expect(asked).toEqual([])
})

test('H-010 the button leads to the network’s own form, and the page says what the network tells us: never what was bought', async () => {
  const form = 'https://network.example/cards?person=h'
  openScreen(<LinkedCardsScreen />, () => ({ status: 200, details: { cards: [], form } }))
  expect((await screen.findByRole('link', { name: 'Link a card' })).getAttribute('href')).toBe(form)
  expect(within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem')[1]?.textContent).toBe(
    'The card network tells us the shop, the time and how much you spent. We never see what you bought.',
  )
})
