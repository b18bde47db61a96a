import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { reading } from '#machines/reading.ts'

/** H-005, M-002: for who wants it. */
export const suggestedShopsMachine = reading<{ isWanted: boolean; retailers: RetailerCard[] }>(
  'suggestedShops',
  'Shops suggested for a person, based on what they visit.',
)
