import { z } from 'zod'
import { chancesOfDraw, type SpinPrize } from '#contract/rewards/spin.ts'

const wholePence = (least: number, most: number) =>
  z.coerce
    .number('is not a number')
    .int('is not a whole number of pence')
    .min(least, `is below ${least}`)
    .max(most, `is above ${most}`)

/** C-062: nobody wins more than £50. */
const largestPrizePence = 5000
const chancesByPence = z.record(z.string().regex(/^[1-9]\d{0,3}$/), z.number().int().min(1))

/** The largest first; null for what is no wheel. */
function readPrizes(text: string): SpinPrize[] | null {
  try {
    const prizes = Object.entries(chancesByPence.parse(JSON.parse(text)))
      .map(([pence, chances]) => ({ pence: Number(pence), chances }))
      .sort((a, b) => b.pence - a.pence)
    const all = prizes.reduce((sum, { chances }) => sum + chances, 0)
    return prizes.length > 0 && all <= chancesOfDraw && prizes.every(({ pence }) => pence <= largestPrizePence) ? prizes : null
  } catch {
    return null
  }
}

/** The variables of what people get for shopping and for coming back, as config.ts reads them. */
export const rewardVariables = {
  STAMP_REWARD_PENCE: wholePence(1, 10_000).default(200),
  SPIN_PRIZES: z
    .string()
    .default('{"5000":1,"1000":10,"500":20,"100":200}')
    .transform((text, context) => {
      const prizes = readPrizes(text)
      if (prizes) return prizes
      context.addIssue(
        `is not a map of prizes in pence, up to ${largestPrizePence}, to their chances out of ${chancesOfDraw}, such as {"5000":1,"100":200}`,
      )
      return z.NEVER
    }),
  SPIN_PERIOD_DAYS: z.coerce
    .number('is not a number')
    .int('is not a whole number of days')
    .min(1, 'is below 1')
    .max(366, 'is above 366')
    .default(7),
  SPIN_MONTHLY_BUDGET_PENCE: wholePence(0, 10_000_000).default(20_000),
}

export interface SpinConfig {
  /** The largest first; what they have not of the chances wins nothing. */
  prizes: SpinPrize[]
  /** How long a person waits for their next spin; periods are London's days, counted from a Monday on. */
  periodDays: number
  /** What all spins of a month of London's calendar may win together. */
  budgetPence: number
}

interface SpinValues {
  SPIN_PRIZES: SpinPrize[]
  SPIN_PERIOD_DAYS: number
  SPIN_MONTHLY_BUDGET_PENCE: number
}

export const spinConfig = (value: SpinValues): SpinConfig => ({
  prizes: value.SPIN_PRIZES,
  periodDays: value.SPIN_PERIOD_DAYS,
  budgetPence: value.SPIN_MONTHLY_BUDGET_PENCE,
})
