import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { transactionsListWith } from '#web/shared/transactions/transactions.implementations.ts'
import { TransactionsView } from '#web/shared/transactions/transactions-view.tsx'
import { useSite } from '#web/site/site.ts'

const bought = (id: string, purchaseType: 'online' | 'inStore') => ({
  id,
  retailerName: `Shop ${id}`,
  retailerSlug: 'alder-home',
  causeName: 'Harrowden Hospice',
  purchasedAt: '2026-11-01T12:00:00.000Z',
  spentPence: 4999,
  donationPence: 225,
  correctionPence: 0,
  stage: 'tracked',
  purchaseType,
  bonus: null,
  declineReason: null,
})

function List() {
  return (
    <TransactionsView
      machine={transactionsListWith(useSite())}
      words={{ title: 'Donations', intro: '', spent: 'Spent', nothingInPeriod: '', empty: '' }}
      first={null}
      nameOf={({ retailerName }) => retailerName}
      csvName="donations.csv"
      readCsv={async () => ''}
    />
  )
}

test('H-010 the list says of a purchase that it was made in a shop, and of no other', async () => {
  const list = { transactions: [bought('A', 'inStore'), bought('B', 'online')], total: 2, page: 1, pages: 1 }
  const stats = { raised: 450, pending: 450, confirmed: 0, paid: 0, declined: 0, count: 2 }
  openScreen(<List />, (call) => ({ status: 200, details: call.includes('/stats') ? { stats } : list }))
  const row = (name: string) => within(screen.getByRole('cell', { name }).closest('tr') as HTMLElement) // a cell lies in a row
  await screen.findByRole('cell', { name: 'Shop A' })
  expect(row('Shop A').getByText('In a shop')).toBeTruthy()
  expect(row('Shop B').queryByText('In a shop')).toBeNull()
})
