import type { RetailerCard } from '#contract/shopping/retailer.ts'

type Rate = Pick<RetailerCard['bestRate'], 'kind' | 'value'>

/** Money, numbers and times of London, as a language writes them. */
export interface Formats {
  /** Pence as pounds: “£1,234.56”. */
  money(pence: number): string
  /** “4.5%”, or an amount. `value` is hundredths of a percent, or pence. */
  rate(rate: Rate): string
  /** “21 November 2026” */
  day(at: Date): string
  /** “Saturday” */
  weekday(at: Date): string
  /** “9:00 am” */
  time(at: Date): string
}

/** By `Intl`, for one language. */
export function formatsOf(language: string): Formats {
  const pounds = new Intl.NumberFormat(language, { style: 'currency', currency: 'GBP' })
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  const inLondon = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'Europe/London', ...options })
  const day = inLondon({ day: 'numeric', month: 'long', year: 'numeric' })
  const weekday = inLondon({ weekday: 'long' })
  const time = inLondon({ hour: 'numeric', minute: '2-digit', hour12: true })
  const money = (pence: number) => pounds.format(pence / 100)
  return {
    money,
    rate: ({ kind, value }) => (kind === 'fixed' ? money(value).replace(/\D00$/, '') : percent.format(value / 10_000)),
    day: (at) => day.format(at),
    weekday: (at) => weekday.format(at),
    time: (at) => time.format(at),
  }
}
