import { sql } from 'kysely'
import type { AdminStats, NextPayment } from '#contract/cause-admin/dashboard.ts'
import { nextQuarterStart } from '#contract/giving/quarters.ts'
import { limits } from '#contract/limits.ts'
import { dayInLondon, startOfDay } from '#contract/london.ts'
import { daysBefore } from '../days.ts'
import type { Db } from '../db/open.ts'
import { accountOf } from '../giving/bank-account.ts'
import { balanceAt } from '../giving/cause-balance.ts'
import { outlookOf } from '../giving/my-giving/payment-forecast.ts'
import { readUnpaid } from '../giving/my-giving/unpaid-sums.ts'

/** Whoever has raised something since then is active: of London's calendar, today included. */
export const activeSince = (now: number): Date =>
  new Date(startOfDay(daysBefore(dayInLondon(new Date(now).toISOString()), limits.activeDays - 1)))

/** Of those who support a cause now: who has raised something for it since a moment, who only before, and who never. */
export async function countSupporters(db: Db, causeId: number, since: Date): Promise<AdminStats['supporters']> {
  const { rows } = await sql<{ active: number; lapsed: number; waiting: number }>`
    SELECT count(*) FILTER (WHERE raised.last >= ${since}) AS active, count(*) FILTER (WHERE raised.last < ${since}) AS lapsed,
      count(*) FILTER (WHERE raised.last IS NULL) AS waiting
    FROM app_user LEFT JOIN (
      SELECT user_id, max(purchased_at) AS last FROM donation
      WHERE cause_id = ${causeId} AND stage <> 'declined' AND bonus_type IS NULL GROUP BY user_id) AS raised ON raised.user_id = app_user.id
    WHERE supported_cause_id = ${causeId}`.execute(db)
  const [row] = rows
  return { active: Number(row?.active ?? 0), lapsed: Number(row?.lapsed ?? 0), waiting: Number(row?.waiting ?? 0) }
}

/** What the next run would do if it began with what is ready today. Without bank details there is nothing to wait for but these. */
export async function readNextPayment(db: Db, causeId: number, now: number): Promise<NextPayment> {
  const { readyPence, minimumPence, hasBankDetails, nextPaymentOn } = await outlookOf(db, causeId, now)
  const { decided } = await balanceAt(db, causeId, new Date(nextQuarterStart(now)), Date.parse(nextPaymentOn))
  const missing = hasBankDetails ? decided : decided === 'beingChecked' ? decided : 'noBankDetails'
  const unpaid = await readUnpaid(db, { causeId })
  const lastFour = (await accountOf(db, causeId))?.last_four ?? null
  return { on: nextPaymentOn, readyPence, minimumPence, missing: missing === 'paying' ? null : missing, lastFour, unpaid }
}
