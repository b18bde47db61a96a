import { createContext, useContext } from 'react'
import type { DonationExample, NearExample, PaymentProof, QuotedUpdate, Statistics } from '#contract/content/statistics.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'

export interface HomeData {
  statistics: Statistics | null
  retailers: RetailerCard[]
  offers: RetailerCard[]
  categories: string[]
  payments: PaymentProof[]
  update: QuotedUpdate | null
  example: DonationExample | null
  near: NearExample | null
}

/** For the parts of the page that come to life later, which take no properties. */
export const HomeContext = createContext<HomeData | null>(null)

export function useHome(): HomeData {
  const shown = useContext(HomeContext)
  if (!shown) throw new Error('A part of the home page stands in it.')
  return shown
}
