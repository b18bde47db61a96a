import type { StampCard } from '#contract/rewards/stamp-card.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import type { OpenShop } from '#contract/shopping/visit.ts'
import { reading } from '#machines/reading.ts'

/** Favourites and a card that could not be read are left out: the page is whole without them. */
export interface PanelShopsFound {
  visited: OpenShop[]
  favourites: RetailerCard[]
  /** A full one whose bonus waits to be claimed, else the one that is being filled. */
  card: StampCard | null
  /** How many have become a bonus. */
  filled: number
}

/** */
export const panelShopsMachine = reading<PanelShopsFound>('panelShops', 'A person’s regular shops and stamp card.')
