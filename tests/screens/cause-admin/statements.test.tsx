import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PaidSums, Statement } from '#contract/cause-admin/statement.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { PaidSoFar } from '#web/features/cause-admin/statements/paid-so-far.tsx'

const statement = { id: 'p3', reference: 'FAR-1-2026Q3', date: '2026-09-30T23:00:00.000Z' }
const carried: Statement = { ...statement, stage: 'carriedOver', pence: 900, lastFour: null }
const sent: Statement = { ...statement, stage: 'onItsWay', pence: 4000, lastFour: '1111' }
const paid: Statement = { ...statement, stage: 'paid', pence: 2500, date: '2026-06-30T23:00:00.000Z', lastFour: '4321' }
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
