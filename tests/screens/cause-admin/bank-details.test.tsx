import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PaymentMethods } from '#contract/cause-admin/bank-details.ts'
import { inForce } from '#machines/cause-admin/bank-details/bank-details.fixtures.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { BankDetailsScreen } from '#web/features/cause-admin/bank-details/bank-details-screen.tsx'
import type { Browser } from '#web/platform/browser.ts'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has a cause.')
const browser = { now: () => Date.parse('2026-11-25T10:00:00Z') } as Browser // all that the screen uses

const rowsOf = async (changes: Partial<PaymentMethods['methods'][number]>, paid: Said | null = null) => {
  const details = { ...inForce, methods: inForce.methods.map((method) => ({ ...method, ...changes })) }
  const { container, unmount } = openScreen(
    <BankDetailsScreen cause={cause} />,
    (call) => (call.endsWith('/statements') ? (paid ?? 'no answer') : { status: 200, details }),
    { browser },
  )
  await screen.findByText('Next payment')
  if (paid) await screen.findByText('Last payment')
  expect(screen.getByText(/^We email everyone who runs this cause: Morgan Hale and Priya Shah\./)).toBeTruthy()
  const rows = [...container.querySelectorAll('dl > div')].map((row) => {
    const [name, ...says] = [...row.children].map(({ textContent }) => textContent)
    return [name, says.join(' | ')]
  })
  unmount()
  return Object.fromEntries(rows)
}

test('F-148 an account says when the next payments are, and what kind it is only where that says something', async () => {
  const plain = await rowsOf({ isBuildingSociety: false })
  expect(plain['Next payment']).toBe('Monday 4\u00a0January 2027')
  expect(Object.keys(plain)).not.toContain('Account type')
  expect((await rowsOf({ isBuildingSociety: true }))['Account type']).toBe('Building society account')
})

test('G-027 it says who has given the account and when, shows no digit but four, and names who hears of a change', async () => {
  expect(await rowsOf({})).toMatchObject({
    'Account number': '•••• 7919Ending in 7919',
    Added: '4\u00a0May 2026 | By Morgan Hale',
  })
  expect((await rowsOf({ changedBy: null })).Added).toBe('4\u00a0May 2026')
  openScreen(
    <BankDetailsScreen cause={cause} />,
    (call) => (call.endsWith('/statements') ? 'no answer' : { status: 200, details: { ...inForce, told: ['Morgan Hale'] } }),
    { browser },
  )
  expect(await screen.findByText(/^We email everyone who runs this cause\. For now that’s only you/)).toBeTruthy()
  const alone = screen.getByText('You’re the only administrator, so nobody else would spot a change.')
  // Before the account that it is about.
  expect(
    alone.compareDocumentPosition(screen.getByText('The cause’s bank account')) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add a second administrator' })).toBeTruthy()
})

test('F-148 it says what was last paid into this account, and what there is for the next payment', async () => {
  const statement = {
    id: 'p2',
    reference: 'FAR-1-2026Q2',
    stage: 'paid',
    from: '2026-03-31T23:00:00.000Z',
    date: '2026-06-30T23:00:00.000Z',
    paidOn: '2026-06-30T23:00:00.000Z',
    sentAt: null,
    paidWith: null,
    reason: null,
  }
  const next = {
    on: '2027-01-04T00:00:00.000Z',
    readyPence: 4012,
    minimumPence: 1500,
    missing: null,
    lastFour: '7919',
    unpaid: { shops: 0, us: 0, bank: 0 },
  }
  const statements = [
    { ...statement, pence: 9900, lastFour: '1111' },
    { ...statement, pence: 2500, lastFour: '7919' },
  ]
  const details = { statements, paid: { year: 2026, inYear: 2500, inAll: 2500 }, next, isBuildingSociety: false }
  expect(await rowsOf({}, { status: 200, details })).toMatchObject({
    'Checked with the bank': 'The bank confirmed the name',
    'Last payment': '£25.00 | 1\u00a0July 2026',
    'Next payment': '£40.12 so far | Monday 4\u00a0January 2027',
  })
})
