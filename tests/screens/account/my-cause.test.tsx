import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { MyCauseScreen } from '#web/features/account/cause-switch/my-cause-screen.tsx'
import { nobody } from '#web/site/session/person.ts'
import { giving, givingAnswers, stats } from './giving-answers.ts'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has every part.')
const mine = { ...cause, logoHttps: '/pictures/mine.webp' }

test('R-142, X-071 whoever supports a cause sees its logo, name, kind and place, what they’ve raised for it, and the ways to its page and back', async () => {
  const me = { cause: mine } as never // the part that this screen uses
  openScreen(
    <MyCauseScreen />,
    (call) => givingAnswers[call] ?? 'no answer',
    {},
    { ...nobody, authState: 'authenticatedFull', me },
  )
  const card = within(await screen.findByRole('region', { name: 'My cause' }))
  expect(card.getByText('You’re raising money for')).toBeTruthy()
  expect(card.getByRole('presentation').getAttribute('src')).toBe('/pictures/mine.webp')
  expect(card.getByText(new RegExp(`${mine.place}$`))).toBeTruthy()
  expect((await card.findByText('£140.21')).parentElement?.textContent).toBe('£140.21 raised by you so far')
  expect(card.getByText('£14.47 of it will be paid on Monday 4 January 2027.')).toBeTruthy()
  const change = within(screen.getByRole('region', { name: 'Change your cause' }))
  expect(change.getByText(new RegExp(`Everything you’ve already raised stays with ${mine.name}`))).toBeTruthy()
  expect(change.getByLabelText('Cause name, town or postcode')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All settings' }).getAttribute('href')).toBe('/account/settings')
  expect(card.getByRole('link', { name: mine.name }).getAttribute('href')).toBe(`/causes/${mine.uri}`)
  expect(card.getByRole('link', { name: 'See what you’ve raised' }).getAttribute('href')).toBe('/panel')
})

test('R-142 whoever hasn’t raised anything for it is told what makes a start, and no zeros', async () => {
  const me = { cause: mine } as never // the part that this screen uses
  const none = { ...giving, cause: { ...giving.cause, stats: { ...stats, raised: 0, pending: 0, confirmed: 0, paid: 0 } } }
  const first: typeof givingAnswers = { ...givingAnswers, 'GET /api/user/me/giving': { status: 200, details: none } }
  openScreen(<MyCauseScreen />, (call) => first[call] ?? 'no answer', {}, { ...nobody, authState: 'authenticatedFull', me })
  const card = within(await screen.findByRole('region', { name: 'My cause' }))
  expect(await card.findByText('You haven’t raised anything for it yet. Your first purchase makes a start.')).toBeTruthy()
  expect(card.queryByText(/£0/)).toBeNull()
})

test('U-052 a cause that is found has its logo, or its initials where it has none', async () => {
  const bare = { ...mine, id: mine.id + 1, name: 'Bare Cause', logoHttps: null }
  const { user } = openScreen(<MyCauseScreen />, () => ({ status: 200, details: { result: { results: [mine, bare] } } }))
  await user.type(await screen.findByLabelText('Cause name, town or postcode'), 'cause')
  await user.click(screen.getByRole('button', { name: 'Search for causes' }))
  const found = await screen.findByRole('button', { name: new RegExp(`^${mine.name}`) })
  expect(within(found).getByRole('presentation').getAttribute('src')).toBe('/pictures/mine.webp')
  expect(within(screen.getByRole('button', { name: /Bare Cause/ })).queryByRole('presentation')).toBeNull()
})
