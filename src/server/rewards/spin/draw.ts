import { createHash, randomBytes } from 'node:crypto'
import { chancesOfDraw, type SpinPrize } from '#contract/rewards/spin.ts'

/** What a draw follows from: nobody can know it before, and everybody can draw it again after. */
export const newSeed = (): string => randomBytes(32).toString('hex')

/** Which of the draw's chances a seed is, from 0 on: the first six bytes of its SHA-256. They are 2⁴⁸, so that no chance is likelier than another by more than 1 in 10¹⁰. */
export function chanceOf(seed: string): number {
  return createHash('sha256').update(seed).digest().readUIntBE(0, 6) % chancesOfDraw
}

/** The prize that a seed wins under these odds, in pence; 0 for nothing. Prizes take their chances in the order in which they stand. */
export function prizeOf(seed: string, odds: readonly SpinPrize[]): number {
  let left = chanceOf(seed)
  for (const { pence, chances } of odds) {
    if (left < chances) return pence
    left -= chances
  }
  return 0
}

/** The odds while only so much of the month's money is left: what it no longer reaches is not drawn, and its chances win nothing. Pence. */
export const oddsWithin = (prizes: readonly SpinPrize[], leftPence: number): SpinPrize[] =>
  prizes.filter(({ pence }) => pence <= leftPence)
