import type { StampCard } from '#contract/rewards/stamp-card.ts'
import { reading } from '#machines/reading.ts'

export interface StampCardsFound {
  cards: StampCard[]
  causeName: string | null
}

/** */
export const stampCardsMachine = reading<StampCardsFound>(
  'stampCards',
  'One person’s stamp cards: in progress, full and redeemed.',
)
