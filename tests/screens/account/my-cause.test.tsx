import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { MyCauseScreen } from '#web/features/account/cause-switch/my-cause-screen.tsx'
import { nobody } from '#web/site/session/person.ts'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has every part.')
const mine = { ...cause, logoHttps: '/pictures/mine.webp' }

test('R-142 whoever supports a cause sees its logo, name, kind and place, and the ways to its page and to what they’ve raised', async () => {
  const me = { cause: mine } as never // the part that this screen uses
  openScreen(<MyCauseScreen />, () => 'no answer', {}, { ...nobody, authState: 'authenticatedFull', me })
  const card = within(await screen.findByRole('region', { name: 'My cause' }))
  expect(card.getByText('You’re raising money for')).toBeTruthy()
  expect(card.getByRole('presentation').getAttribute('src')).toBe('/pictures/mine.webp')
  expect(card.getByText(new RegExp(`${mine.place}$`))).toBeTruthy()
  expect(card.getByRole('link', { name: mine.name }).getAttribute('href')).toBe(`/causes/${mine.uri}`)
  expect(card.getByRole('link', { name: 'See what you’ve raised' }).getAttribute('href')).toBe('/panel')
})

test('U-052 a cause that is found has its logo, or its initials where it has none', async () => {
  const bare = { ...mine, id: mine.id + 1, name: 'Bare Cause', logoHttps: null }
  const { user } = openScreen(<MyCauseScreen />, () => ({ status: 200, details: { result: { results: [mine, bare] } } }))
  await user.type(await screen.findByLabelText('Name of the cause'), 'cause')
  await user.click(screen.getByRole('button', { name: 'Search for causes' }))
  const found = await screen.findByRole('button', { name: new RegExp(`^${mine.name}`) })
  expect(within(found).getByRole('presentation').getAttribute('src')).toBe('/pictures/mine.webp')
  expect(within(screen.getByRole('button', { name: /Bare Cause/ })).queryByRole('presentation')).toBeNull()
})
