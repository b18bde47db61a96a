import * as z from 'zod/mini'
import { type RetailerCard, retailerCard } from './retailer.ts'

/** What could keep a visit from being reported by the shop, as far as it could be seen when the visit began. */
export const visitRisks = ['cookiesOff', 'doNotSell', 'inAppBrowser', 'blocker'] as const

export const visitRisk = z.enum(visitRisks)
export type VisitRisk = (typeof visitRisks)[number]

/** A shop that the person has visited from here, with what it sells (F-116). */
export const visitedRetailer = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  lastVisit: z.string(),
  sector: z.enum(['goods', 'travel', 'insurance']),
})
export type VisitedRetailer = z.infer<typeof visitedRetailer>

/** As lists show it, with its mark and its rate: none where it takes part no more, though a purchase there can still be missing. */
export const visitedShop = z.object({
  ...visitedRetailer.shape,
  ...retailerCard.shape,
  bestRate: z.nullable(retailerCard.shape.bestRate),
})
export type VisitedShop = z.infer<typeof visitedShop>
/** One where one can shop again. */
export type OpenShop = VisitedShop & RetailerCard

/** M-025 */
export const visit = z.object({
  id: z.string(),
  address: z.string(),
  retailerName: z.string(),
  causeName: z.nullable(z.string()),
})
export type Visit = z.infer<typeof visit>
