import { sql } from 'kysely'
import type { SpinPrize, SpinResult } from '#contract/rewards/spin.ts'
import { stageHasTag } from '#machines/giving/donation/donation.machine.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { collectingCauseOf } from '#server/shared/causes/supported-cause.ts'
import { bookBonus } from '../bonuses.ts'
import { newSeed, oddsWithin, prizeOf } from './draw.ts'
import { lockSpins, settleSpinBonuses } from './spin-bonuses.ts'
import { spinTimes } from './spin-times.ts'

/** A person's spin of a period; null before it. */
async function readSpin(db: Db, userId: number, periodFrom: string): Promise<SpinResult | null> {
  const row = await db
    .selectFrom('spin')
    .innerJoin('cause', 'cause.id', 'spin.cause_id')
    .leftJoin('donation', 'donation.id', 'spin.donation_id')
    .selectAll('spin')
    .select(['cause.name as cause_name', 'donation.stage'])
    .where('spin.user_id', '=', userId)
    .where('period_from', '=', periodFrom)
    .executeTakeFirst()
  if (!row) return null
  return {
    number: row.id,
    at: row.at.toISOString(),
    prizePence: row.prize_pence,
    causeName: row.cause_name,
    transactionId: row.donation_id,
    isConfirmed: row.stage !== null && stageHasTag(row.stage, 'confirmed'),
    seed: row.seed,
    odds: row.odds,
  }
}

/** What is left of a month's money, kept for whoever asks first until the transaction ends. A smaller budget than has been won already leaves nothing. Pence. */
async function takeMonth(db: Db, month: string, budgetPence: number): Promise<number> {
  const { rows } = await sql<{ left_pence: number }>`
    INSERT INTO spin_month (month, budget_pence) VALUES (${month}, ${budgetPence})
    ON CONFLICT (month) DO UPDATE SET budget_pence = greatest(excluded.budget_pence, spin_month.won_pence)
    RETURNING budget_pence - won_pence AS left_pence`.execute(db)
  return rows[0]?.left_pence ?? 0
}

/** Draws, and books what is won as a bonus that waits. The caller holds the person's lock. */
async function draw(
  db: Db,
  supporter: { userId: number; causeId: number },
  when: { periodFrom: string; month: string; at: Date },
  odds: readonly SpinPrize[],
): Promise<void> {
  const seed = newSeed()
  const prizePence = prizeOf(seed, odds)
  const { userId, causeId } = supporter
  const bonus = { type: 'spin', reference: `spin-${userId}-${when.periodFrom}`, userId, causeId, pence: prizePence } as const
  const donationId = prizePence === 0 ? null : await bookBonus(db, { ...bonus, stage: 'tracked', at: when.at })
  if (prizePence > 0 && donationId === null) throw new HttpError('illegalMove')
  const { id } = await db
    .insertInto('spin')
    .values({
      user_id: userId,
      period_from: when.periodFrom,
      month: when.month,
      seed,
      odds: JSON.stringify(odds),
      prize_pence: prizePence,
      cause_id: causeId,
      donation_id: donationId,
      at: when.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('spin_month')
    .set({ won_pence: sql`won_pence + ${prizePence}` })
    .where('month', '=', when.month)
    .execute()
  await recordAudit(db, {
    action: 'spinDrawn',
    userId,
    subject: `spin:${id}`,
    detail: { prizePence, donation: donationId },
    at: when.at.getTime(),
  })
}

/** Whoever has said that they are not 18 yet when they told us their birthday; nobody has to tell it. */
async function isMinor(db: Db, userId: number, now: number): Promise<boolean> {
  const { date_of_birth: born } = await db
    .selectFrom('app_user')
    .select('date_of_birth')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (born === null) return false
  const [year = 0, month = 1, day = 1] = born.split('-').map(Number)
  return Date.UTC(year + 18, month - 1, day) > now
}

export const spinHandlers = {
  readSpinWheel: async ({ services, db, now, user }) => {
    const { prizes, periodDays, budgetPence } = services.config.spins
    const { periodFrom, nextAt, month, nextMonthAt } = spinTimes(now, periodDays)
    const spent = await db.selectFrom('spin_month').select('won_pence').where('month', '=', month).executeTakeFirst()
    return {
      prizes,
      odds: oddsWithin(prizes, budgetPence - (spent?.won_pence ?? 0)),
      periodDays,
      nextAt,
      nextMonthAt,
      budgetPence,
      // Whoever is only recognised is told nothing of a person's own.
      mine: user?.scope === 'full' ? await readSpin(db, user.userId, periodFrom) : null,
    }
  },

  /** F-093, A-102, G-015: the server draws, once a period; the month's money is held while it does, so that spins at once win no more than there is. */
  spinWheel: async ({ services, db, now, ...context }) => {
    const { userId } = currentUser(context)
    const { prizes, periodDays, budgetPence } = services.config.spins
    const { periodFrom, month } = spinTimes(now, periodDays)
    await lockSpins(db, userId)
    const before = await readSpin(db, userId, periodFrom)
    if (before) return before
    if (await isMinor(db, userId, now)) throw new HttpError('validation', { fields: { isAdult: 'adultRequired' } })
    const cause = await collectingCauseOf(db, userId)
    if (!cause) throw new HttpError('validation', { fields: { causeId: 'causeRequired' } })
    const odds = oddsWithin(prizes, await takeMonth(db, month, budgetPence))
    const at = new Date(now)
    await draw(db, { userId, causeId: cause.id }, { periodFrom, month, at }, odds)
    await settleSpinBonuses(db, userId, at.toISOString())
    const drawn = await readSpin(db, userId, periodFrom)
    if (!drawn) throw new HttpError('internal')
    return drawn
  },
} satisfies Handlers
