import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { AccountHomeScreen } from '#web/features/account/account-home-screen.tsx'
import { nobody } from '#web/site/session/person.ts'
import { givingAnswers } from './giving-answers.ts'

const cause = { id: 1, name: 'Abbotsmere Hospice', uri: 'abbotsmere-hospice', place: 'Abbotsmere', logoHttps: null }

function show(supported: typeof cause | null) {
  const me = { user: { firstName: 'Rowan', isSupport: false }, cause: supported, adminCauses: [] } as never // what the page uses of a person
  return openScreen(
    <AccountHomeScreen />,
    (call) => givingAnswers[call] ?? 'no answer',
    {},
    { ...nobody, authState: 'authenticatedFull', me },
  )
}

test('R-079 the account says whom one shops for, what that has come to and the one thing to do about it, and nothing that its menu says', async () => {
  const { unmount } = show(cause)
  const mine = within(screen.getByRole('region', { name: 'You’re raising money for Abbotsmere Hospice' }))
  expect(mine.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Find a shop', '/retailers'],
    ['See what you’ve raised', '/panel'],
  ])
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect((await mine.findByText('£140.21')).parentElement?.textContent).toBe('£140.21 raised by you so far')
  expect(mine.getByText('£14.47 of it will be paid on Monday 4 January 2027.')).toBeTruthy()
  unmount()
  show(null)
  expect(screen.queryByRole('region', { name: /^You’re raising money/ })).toBeNull()
})
