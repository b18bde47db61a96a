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

export const figurePeriods = ['month', 'quarter', 'year'] as const
export type FigurePeriod = (typeof figurePeriods)[number]
/** Days of each period, today included. */
export const daysOfPeriod = { month: 30, quarter: 91, year: 365 } as const satisfies Record<FigurePeriod, number>
