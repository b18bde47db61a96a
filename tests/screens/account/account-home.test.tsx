import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { AccountHomeScreen } from '#web/features/account/account-home-screen.tsx'
import { nobody } from '#web/site/session/person.ts'

const cause = { id: 1, name: 'Abbotsmere Hospice', uri: 'abbotsmere-hospice', place: 'Abbotsmere', logoHttps: null }

const giving = {
  cause: {
    stats: { raised: 14_021, pending: 513, confirmed: 13_508, paid: 9_000, declined: 300, count: 24 },
    nextPayment: { on: '2027-01-04T00:00:00.000Z', pence: 9_258 },
    unpaid: { shops: 0, us: 1_447, bank: 0 },
  },
  months: [],
  sources: { top: [], others: null },
}
const answers: Record<string, Said> = {
  'GET /api/user/me/transactions/stats': {
    status: 200,
    details: { stats: giving.cause.stats, counts: { pending: 2, confirmed: 6, paid: 14, declined: 2 } },
  },
  'GET /api/user/me/giving': { status: 200, details: giving },
  'GET /api/user/me/transactions?perPage=3': {
    status: 200,
    details: { transactions: [], months: [], page: 1, pages: 1, total: 0 },
  },
}

function show(supported: typeof cause | null) {
  const me = { user: { firstName: 'Rowan', isSupport: false }, cause: supported, adminCauses: [] } as never // what the page uses of a person
  return openScreen(
    <AccountHomeScreen />,
    (call) => answers[call] ?? 'no answer',
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
