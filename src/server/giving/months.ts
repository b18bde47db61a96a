import { sql } from 'kysely'
import { dayInLondon, startOfDay } from '#contract/dates.ts'
import type { MonthRaised } from '#contract/giving/my-giving.ts'
import type { Db } from '../db/open.ts'

const yearAndMonth = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 7)

/** The last months of London's calendar at a moment, this one included, the oldest first, as YYYY-MM. */
export function monthsUntil(now: number, count: number): string[] {
  const [year = 0, month = 0] = dayInLondon(new Date(now).toISOString()).split('-').map(Number)
  return Array.from({ length: count }, (_, index) => yearAndMonth(year, month - count + 1 + index))
}

/** F-100: what a person or a cause has raised in each of the last months; one in which nothing was raised is among them. */
export async function readMonths(
  db: Db,
  whose: { userId: number } | { causeId: number },
  now: number,
  count: number,
): Promise<MonthRaised[]> {
  const months = monthsUntil(now, count)
  const isMine = 'userId' in whose ? sql`user_id = ${whose.userId}` : sql`cause_id = ${whose.causeId}`
  const { rows } = await sql<{ month: string; pence: number; donations: number }>`
    SELECT to_char(purchased_at AT TIME ZONE 'Europe/London', 'YYYY-MM') AS month, sum(net_pence) AS pence, count(*) AS donations
    FROM donation WHERE ${isMine} AND stage <> 'declined' AND purchased_at >= ${new Date(startOfDay(`${months[0]}-01`))}
    GROUP BY 1`.execute(db)
  const found = new Map(rows.map((row) => [row.month, row]))
  return months.map((month) => ({
    month,
    totalAmount: Number(found.get(month)?.pence ?? 0),
    numberOfDonations: Number(found.get(month)?.donations ?? 0),
  }))
}
