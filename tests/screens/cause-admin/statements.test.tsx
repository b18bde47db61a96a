import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NextPayment } from '#contract/cause-admin/dashboard.ts'
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
  reason: null,
} as const
const carried: Statement = { ...statement, stage: 'carriedOver', pence: 900, lastFour: null, reason: 'underMinimum' }
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

const next: NextPayment = {
  on: '2027-01-04T00:00:00.000Z',
  readyPence: 1204,
  minimumPence: 1500,
  missing: null,
  lastFour: '4321',
  unpaid: { shops: 0, us: 1204, bank: 0 },
}

const show = (more: Partial<NextPayment>, since: string | null = '2025-10-01T00:00:00.000Z', paid = sums) => {
  const { container } = openScreen(<PaidSoFar paid={paid} next={{ ...next, ...more }} since={since} />, () => 'no answer')
  return [...container.querySelectorAll('dl > div')].map((part) => [...part.children].map(({ textContent }) => textContent))
}

test('statements begin with what is paid next, what no shop has paid for yet, and what was paid in all, with this year’s part of it', () => {
  expect(show({})).toEqual([
    ['Next payment', '£12.04', 'Monday 4\u00a0January 2027'],
    ['Paid so far', '£1,234.56', 'Since 1\u00a0October 2025. £25.00 of it was in 2026.'],
  ])
  expect(show({}, null)[1]).toEqual(['Paid so far', '£1,234.56'])
  expect(show({ unpaid: { shops: 6795, us: 1204, bank: 0 } })[1]).toEqual([
    'Also confirmed',
    '£67.95',
    'Paid once the shops have paid us',
  ])
})

test.each([0, 123_456])('where everything was paid this year or before, no part of it is told apart: %i', (inYear) => {
  expect(show({}, undefined, { ...sums, inYear })[1]).toEqual(['Paid so far', '£1,234.56', 'Since 1\u00a0October 2025'])
})

test.each([
  ['underMinimum', 'We pay once it reaches £15.00. The next payment day is Monday 4\u00a0January 2027.'],
  ['noBankDetails', 'We can’t pay it yet. Your overview says why.'],
] as const)('no payment is promised on a day where it’s kept back: %s', (missing, says) => {
  expect(show({ missing })[0]).toEqual(['Next payment', '£12.04', says])
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
      reason: 'cheque',
    },
  ]
  const cause = { id: 1, name: 'Abbotsmere Hospice' } as CauseCard // all that the screen uses
  const details = { statements: rows, paid: sums, next, isBuildingSociety: false }
  openScreen(<StatementsScreen cause={cause} />, () => ({ status: 200, details }))
  await screen.findByRole('link', { name: 'July to September 2026' })
  const said = screen
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.replace(/\s/g, ' ')))
  // The last leads to its print.
  expect(said.slice(1).map((row) => row.slice(0, -1))).toEqual([
    [
      'July to September 2026Bank reference FAR-1-2026Q3',
      '1 Oct 2026',
      'On its waySent to the bank on 23 Nov 2026Account ending 1111',
      '£40.00',
    ],
    [
      'April to June 2026Bank reference FAR-1-2026Q2',
      '1 Jul 2026',
      'PaidIncludes £9.00 carried overAccount ending 4321',
      '£25.00',
    ],
    [
      'October to December 2025FAR-1-2025Q4',
      '–Not paid on its own',
      'Carried overLess than £15, so carried over to April to June 2026',
      '£9.00',
    ],
    ['July to September 2025FAR-1-2025Q3', '–Not paid on its own', 'Carried over', '£9.00'],
  ])
  expect(screen.getByRole('link', { name: 'Print or PDF: July to September 2026' }).getAttribute('href')).toMatch(
    /\/statements\/\w+\?print=now$/,
  )
})

test.each([true, false])(
  'statements say what they cover, and of roll numbers only where there can be one: %s',
  async (isBuildingSociety) => {
    const cause = { id: 1, name: 'Abbotsmere Hospice' } as CauseCard // all that the screen uses
    const details = { statements: [paid], paid: sums, next, isBuildingSociety }
    openScreen(<StatementsScreen cause={cause} />, () => ({ status: 200, details }))
    await screen.findByText('Each statement covers donations that shops had paid us for by the end of that quarter.')
    screen.getByText(/^“Paid” means our bank has confirmed the payment\./)
    expect(screen.queryByText(/roll number/) !== null).toBe(isBuildingSociety)
  },
)

const listed = async (statements: Statement[]) => {
  const cause = { id: 1, name: 'Abbotsmere Hospice' } as CauseCard // all that the screen uses
  const details = { statements, paid: sums, next, isBuildingSociety: false }
  openScreen(<StatementsScreen cause={cause} />, () => ({ status: 200, details }))
  await screen.findByText(/^Each statement covers/)
}

test('the account that everything was paid into is said once above the statements', async () => {
  const early: Statement = { ...paid, id: 'p1', paidOn: '2025-10-01T00:00:00.000Z' }
  await listed([{ ...paid, id: 'p3' }, { ...paid, id: 'p2', paidOn: '2025-12-31T23:59:59.000Z' }, early])
  expect(screen.getAllByText(/ending 4321/).map(({ textContent }) => textContent)).toEqual(['Paid into account ending 4321'])
})

test('F-151 what became of each statement is said by a sign and a word', async () => {
  await listed([sent, { ...paid, id: 'p2' }])
  const signs = (words: string) => screen.getByText(words).querySelectorAll('svg').length
  expect([signs('On its way'), signs('Paid')]).toEqual([1, 1])
})

test('where there were several accounts, each statement says its own', async () => {
  await listed([sent, { ...paid, id: 'p2' }])
  expect(screen.queryByText(/^Paid into/)).toBeNull()
  expect(screen.getAllByText(/^Account ending/).map(({ textContent }) => textContent)).toEqual([
    'Account ending 1111',
    'Account ending 4321',
  ])
})
