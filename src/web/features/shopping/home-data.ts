import { createContext, useContext } from 'react'
import type { DonationExample, PaymentProof } from '#contract/content/statistics.ts'
import { formatPounds } from '#contract/money.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'

export interface Statistics {
  causes: number
  raised: number
  retailers: number
  supporters: number
}

export interface HomeData {
  statistics: Statistics | null
  retailers: RetailerCard[]
  offers: RetailerCard[]
  categories: string[]
  payments: PaymentProof[]
  example: DonationExample | null
}

/** For the parts of the page that come to life later, which take no properties. */
export const HomeContext = createContext<HomeData | null>(null)

export function useHome(): HomeData {
  const shown = useContext(HomeContext)
  if (!shown) throw new Error('A part of the home page stands in it.')
  return shown
}

/** What is said in whole pounds is never more than it is. */
export const wholePounds = (pence: number): string => formatPounds(pence - (pence % 100))
