import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { type CsvHandlers, currentUser } from '#server/gate/serve.ts'
import { csvLine } from '#server/html/csv.ts'
import { filterDonations, type TransactionFilter, withShopAndCause } from './transaction-rows.ts'

const rowsAtOnce = 250
const names = [
  'id',
  'shop',
  'cause',
  'bought',
  'spent_pounds',
  'donation_pounds',
  'stage',
  'kind',
  'decline_reason',
  'correction_pounds',
]
const pounds = (pence: number) => (pence / 100).toFixed(2)

/** donations, newest first, with the filters of the list. Whoever stops reading stops the reading of the database too. */
async function* transactionsCsv(db: Db, filter: TransactionFilter): AsyncGenerator<string> {
  yield csvLine(names)
  let last: { purchased_at: Date; id: string } | undefined
  for (;;) {
    let page = withShopAndCause(filterDonations(db, filter))
    const after = last
    // As one comparison of rows, which the index answers; spelled out with OR it would be read from its start each time.
    if (after) page = page.where(sql<boolean>`(purchased_at, donation.id) < (${after.purchased_at}, ${after.id})`)
    const rows = await page.orderBy('purchased_at', 'desc').orderBy('donation.id', 'desc').limit(rowsAtOnce).execute()
    yield rows
      .map((row) =>
        csvLine([
          row.id,
          row.retailer_name ?? row.bonus_type,
          row.cause_name,
          row.purchased_at,
          pounds(row.spent_pence),
          pounds(row.donation_pence),
          row.stage,
          row.purchase_type,
          row.decline_reason,
          pounds(row.correction_pence),
        ]),
      )
      .join('')
    last = rows.at(-1)
    if (rows.length < rowsAtOnce) return
  }
}

export const transactionsCsvHandlers = {
  listTransactions: ({ db, query: { startDate, endDate, status }, ...context }) =>
    transactionsCsv(db, { userId: currentUser(context).userId, startDate, endDate, status }),
  listCauseTransactions: ({ db, params, query: { startDate, endDate, status } }) =>
    transactionsCsv(db, { causeId: params.id, startDate, endDate, status }),
} satisfies CsvHandlers
