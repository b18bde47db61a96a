import * as z from 'zod/mini'
import { channels } from './channels.ts'

/** The channel that a call brings; an unknown one is ignored and never a fault. */
export const channelParameter = z.catch(z.optional(z.enum(channels)), undefined)

/** What came of making a cause known: looks at its page and new accounts that raise for it, by channel, in London's days from `from` to `to`. */
export const promotionFigures = z.object({
  from: z.string(),
  to: z.string(),
  /** The most looks first; channels by which nobody came are left out. */
  channels: z.array(z.object({ channel: z.enum(channels), visits: z.number(), joins: z.number() })),
  /** Looks that came by no channel of ours: from searches, bookmarks, and links without one. */
  otherVisits: z.number(),
})
export type PromotionFigures = z.infer<typeof promotionFigures>
