import * as z from 'zod/mini'
import { causeCard } from './cause.ts'

/** Whole miles between the middles of two postcode districts, 0 below one; null in the very district, and where only the place's name is known. */
export const nearbyCause = z.extend(causeCard, { miles: z.nullable(z.number()) })
export type NearbyCause = z.infer<typeof nearbyCause>

export const nearbyCauses = z.object({
  /** What was typed: a postcode or its district, the name of a place, or a postcode of a district that we can't find. */
  by: z.enum(['district', 'place', 'unknown']),
  /** The district, or the place as it was typed. */
  asked: z.string(),
  causes: z.array(nearbyCause),
})
export type NearbyCauses = z.infer<typeof nearbyCauses>
