import * as z from 'zod/mini'
import { upTo } from './ids.ts'

/** What both searches take: `q` is what somebody has typed, at most 100 characters of it. */
const searchQuery = z.object({
  q: z.string().check(z.maxLength(100)),
  perPage: upTo(50),
  /** H-008: `true` finds only causes that are registered charities, `first` has them before the others; anything else changes nothing. */
  supportingRegisteredCharity: z.optional(z.string()),
  /** H-008: the shops of this person's favourites come before the others; only where it's they who ask. */
  userId: z.optional(z.string()),
  location: z.optional(z.string().check(z.maxLength(100))),
})

/** What calls of a search have in common; what they find differs. */
export const search = {
  base: 'search',
  method: 'GET',
  access: 'anyone',
  query: searchQuery,
  readsHeaders: ['segmentation', 'searchtype'],
} as const
