import * as z from 'zod/mini'

/** The ways by which a cause is made known, each of which its addresses carry as `?via=`. The list is closed: what isn't in it is counted as a look like any other. */
export const channels = [
  'whatsapp',
  'facebook',
  'email',
  'newsletter',
  'share',
  'copy',
  'embed',
  'poster',
  'flyer',
  'card',
  'square',
  'qr',
] as const
export type Channel = (typeof channels)[number]

export const channelOf = (value: unknown): Channel | null => channels.find((channel) => channel === value) ?? null

/** An address that says by which channel it has been passed on. */
export const through = (address: string, channel: Channel): string =>
  `${address}${address.includes('?') ? '&' : '?'}via=${channel}`

/** The channel that a call brings; an unknown one is ignored and never a fault. */
export const given = z.catch(z.optional(z.enum(channels)), undefined)

export const figurePeriods = ['month', 'quarter', 'year'] as const
export type FigurePeriod = (typeof figurePeriods)[number]
/** Days of each period, today included. */
export const daysOfPeriod = { month: 30, quarter: 91, year: 365 } as const satisfies Record<FigurePeriod, number>

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
