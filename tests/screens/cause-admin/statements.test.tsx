import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PaidSums, Statement } from '#contract/cause-admin/statement.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { PaidSoFar } from '#web/features/cause-admin/statements/paid-so-far.tsx'
import { StatementsScreen } from '#web/features/cause-admin/statements/statements-screen.tsx'

const statement = {
  id: 'p3',
  reference: 'FAR-1-2026Q3',
  from: '2026-06-30T23:00:00.000Z',
  date: '2026-09-30T23:00:00.000Z',
  paidOn: '2026-09-30T23:00:00.000Z',
  sentAt: null,
  paidWith: null,
} as const
const carried: Statement = { ...statement, stage: 'carriedOver', pence: 900, lastFour: null }
const sent: Statement = { ...statement, stage: 'onItsWay', pence: 4000, lastFour: '1111' }
const paid: Statement = {
  ...statement,
  stage: 'paid',
  pence: 2500,
  date: '2026-06-30T23:00:00.000Z',
  paidOn: '2026-06-30T23:00:00.000Z',
  lastFour: '4321',
}
const sums: PaidSums = { year: 2026, inYear: 2500, inAll: 123_456 }

const show = (statements: Statement[]) => {
  const { container } = openScreen(<PaidSoFar paid={sums} statements={statements} />, () => 'no answer')
  return [...container.querySelectorAll('dl > div')].map((part) => [...part.children].map(({ textContent }) => textContent))
}

test('statements begin with what was paid this year, what in all, and where the last payment went', () => {
  expect(show([sent, carried, paid])).toEqual([
    ['Paid in 2026', '£25.00'],
    ['Paid so far', '£1,234.56'],
    ['Last payment', '£25.00', '1 July 2026, into the account ending 4321'],
  ])
  expect(screen.queryByText(/1111/)).toBeNull()
})

test('an account that nobody knows any more isn’t named', () => {
  expect(show([{ ...paid, lastFour: null }]).at(-1)).toEqual(['Last payment', '£25.00', '1 July 2026'])
})

test('who has not been paid yet reads no sums', () => {
  expect(show([sent, carried])).toEqual([])
})

test('F-151 a row is named by its quarter, and says when the bank was given it, or with what it was paid later', async () => {
  const rows: Statement[] = [
    { ...sent, sentAt: '2026-11-23T09:00:00.000Z' },
    { ...paid, id: 'p2', reference: 'FAR-1-2026Q2', from: '2026-03-31T23:00:00.000Z' },
    {
      ...carried,
      id: 'p1',
      reference: 'FAR-1-2025Q4',
      from: '2025-09-30T23:00:00.000Z',
      date: '2026-01-01T00:00:00.000Z',
      paidOn: '2026-01-02T00:00:00.000Z',
      paidWith: 'FAR-1-2026Q2',
    },
    {
      ...carried,
      id: 'p0',
      reference: 'FAR-1-2025Q3',
      from: '2025-06-30T23:00:00.000Z',
      date: '2025-09-30T23:00:00.000Z',
      paidOn: '2025-09-30T23:00:00.000Z',
    },
  ]
  const cause = { id: 1, name: 'Abbotsmere Hospice' } as CauseCard // all that the screen uses
  openScreen(<StatementsScreen cause={cause} />, () => ({ status: 200, details: { statements: rows, paid: sums } }))
  await screen.findByRole('link', { name: 'July to September 2026' })
  const said = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(said.slice(1)).toEqual([
    ['July to September 2026FAR-1-2026Q3', '£40.00', '1 October 2026', 'On its waySent to the bank on 23 November 2026'],
    ['April to June 2026FAR-1-2026Q2', '£25.00', '1 July 2026', 'Paid'],
    ['October to December 2025FAR-1-2025Q4', '£9.00', '2 January 2026', 'Carried overPaid with FAR-1-2026Q2'],
    ['July to September 2025FAR-1-2025Q3', '£9.00', '1 October 2025', 'Carried over'],
  ])
})
