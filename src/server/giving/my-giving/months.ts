import { sql } from 'kysely'
import type { MonthRaised } from '#contract/giving/my-giving.ts'
import { dayInLondon, startOfDay } from '#contract/london.ts'
import type { Db } from '#server/db/open.ts'

const yearAndMonth = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 7)

/** The last months of London's calendar at a moment, this one included, the oldest first, as YYYY-MM. */
export function monthsUntil(now: number, count: number): string[] {
  const [year = 0, month = 0] = dayInLondon(new Date(now).toISOString()).split('-').map(Number)
  return Array.from({ length: count }, (_, index) => yearAndMonth(year, month - count + 1 + index))
}

type Whose = { userId: number } | { causeId: number }

/** F-100: what was raised since a day of London's, by the first letters of the day (`YYYY-MM-DD`, `YYYY-MM`). */
async function raisedBy(db: Db, whose: Whose, since: string, unit: 'YYYY-MM' | 'YYYY-MM-DD') {
  const isMine = 'userId' in whose ? sql`user_id = ${whose.userId}` : sql`cause_id = ${whose.causeId}`
  const { rows } = await sql<{ name: string; pence: number; donations: number }>`
    SELECT to_char(purchased_at AT TIME ZONE 'Europe/London', ${unit}) AS name, sum(net_pence) AS pence, count(*) AS donations
    FROM donation WHERE ${isMine} AND stage <> 'declined' AND purchased_at >= ${new Date(startOfDay(since))} GROUP BY 1`.execute(
    db,
  )
  const found = new Map(rows.map((row) => [row.name, row]))
  return (name: string) => ({
    totalAmount: Number(found.get(name)?.pence ?? 0),
    numberOfDonations: Number(found.get(name)?.donations ?? 0),
  })
}

/** What a person or a cause has raised in each of the last months; one in which nothing was raised is among them. */
export async function readMonths(db: Db, whose: Whose, now: number, count: number): Promise<MonthRaised[]> {
  const months = monthsUntil(now, count)
  const raised = await raisedBy(db, whose, `${months[0]}-01`, 'YYYY-MM')
  return months.map((month) => ({ month, ...raised(month) }))
}

/** The same for each day of this month until today, beside the same day of the month before. */
export async function readDays(db: Db, whose: Whose, now: number) {
  const [before, month] = monthsUntil(now, 2)
  const today = dayInLondon(new Date(now).toISOString())
  const raised = await raisedBy(db, whose, `${before}-01`, 'YYYY-MM-DD')
  return Array.from({ length: Number(today.slice(8)) }, (_, index) => {
    const date = String(index + 1).padStart(2, '0')
    const day = `${month}-${date}`
    return { day, ...raised(day), monthBefore: raised(`${before}-${date}`).totalAmount }
  })
}
