import * as z from 'zod/mini'

/** So many chances make up a draw; what no prize has of them wins nothing. */
export const chancesOfDraw = 10_000

/** A prize and its chances out of `chancesOfDraw`. Pence. */
export const spinPrize = z.object({ pence: z.number(), chances: z.number() })
export type SpinPrize = z.infer<typeof spinPrize>

/** F-093: what a person's spin has come to, and what it was drawn by, so that anybody can draw it again. */
export const spinResult = z.object({
  number: z.number(),
  at: z.string(),
  /** 0 for nothing. */
  prizePence: z.number(),
  causeName: z.string(),
  /** The bonus donation of a prize, and whether a donation of the person's own has confirmed it; null and false for nothing. */
  transactionId: z.nullable(z.string()),
  isConfirmed: z.boolean(),
  /** Random bytes in hexadecimal, and the odds that it was drawn by. */
  seed: z.string(),
  odds: z.array(spinPrize),
})
export type SpinResult = z.infer<typeof spinResult>

/** G-015: the wheel as it stands now. */
export const spinWheel = z.object({
  /** What the wheel shows, the largest prize first. */
  prizes: z.array(spinPrize),
  /** What a spin would be drawn by at this moment: without the prizes that the month's money no longer reaches. */
  odds: z.array(spinPrize),
  periodDays: z.number(),
  /** When the next period begins. */
  nextAt: z.string(),
  /** When the next month's prizes begin. */
  nextMonthAt: z.string(),
  budgetPence: z.number(),
  /** What this person's spin of this period came to; null for none, and for whoever is not logged in in full. */
  mine: z.nullable(spinResult),
})
export type SpinWheel = z.infer<typeof spinWheel>
