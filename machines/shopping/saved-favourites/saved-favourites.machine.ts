import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { reading } from '#machines/reading.ts'

/** */
export const savedFavouritesMachine = reading<{ retailers: RetailerCard[] }>(
  'savedFavourites',
  'The shops that a person has just chosen, each with its way in.',
)
