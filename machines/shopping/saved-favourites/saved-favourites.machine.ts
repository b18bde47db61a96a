import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { reading } from '#machines/reading.ts'

/** */
export const savedFavouritesMachine = reading<{ retailers: RetailerCard[] }>(
  'savedFavourites',
  'Favourite shops just chosen, with a link to each.',
)
