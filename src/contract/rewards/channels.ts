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
export const withChannel = (address: string, channel: Channel): string =>
  `${address}${address.includes('?') ? '&' : '?'}via=${channel}`

export const figurePeriods = ['month', 'quarter', 'year'] as const
export type FigurePeriod = (typeof figurePeriods)[number]
const daysOfPeriod = { month: 30, quarter: 91 } as const satisfies Record<Exclude<FigurePeriod, 'year'>, number>

/** the first day of a period that ends with today, both YYYY-MM-DD: so many days, or twelve months of the calendar with this one. */
export function firstDayOf(period: FigurePeriod, today: string): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const first = period === 'year' ? Date.UTC(year, month - 12, 1) : Date.UTC(year, month - 1, day - daysOfPeriod[period] + 1)
  return new Date(first).toISOString().slice(0, 10)
}
