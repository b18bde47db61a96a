import { language } from './i18n.ts'

/**
 * Amounts and counts by `Intl`, as the page's language writes them: for all that loads later. What the first view of a visit may show is written by hand
 * (contract/money.ts), as the first formatter that is made keeps a slow phone busy for 80 ms. Names are the same, and in English so is what they write.
 */
const made = new Map<string, Intl.NumberFormat>()
function formatter(
  name: 'count' | 'money' | 'pounds' | 'percent' | 'share',
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = `${name} ${language()}`
  const before = made.get(key)
  if (before) return before
  const format = new Intl.NumberFormat(language(), options)
  made.set(key, format)
  return format
}
const sterling = { style: 'currency', currency: 'GBP' } as const

export const formatCount = (count: number): string => formatter('count', { maximumFractionDigits: 0 }).format(count)

/** Of pence: “£1,234.56”. */
export const formatMoney = (pence: number): string => formatter('money', sterling).format(pence / 100)

/** Of pence, whole pounds for the axis and the bars of a chart; what is under ten pounds keeps its pence. */
export const formatPounds = (pence: number): string =>
  pence > 0 && pence < 1000 && pence % 100 !== 0
    ? formatMoney(pence)
    : formatter('pounds', { ...sterling, maximumFractionDigits: 0 }).format(pence / 100)

/** Of pence, as a sentence says it: “£5” and “£5.20”. */
export const formatSum = (pence: number): string => (pence % 100 === 0 ? formatPounds(pence) : formatMoney(pence))

/** Of hundredths of a percent, or pence for a fixed amount: “4.5%”, “£2”, “£13.75”. */
export const formatRate = ({ kind, value }: { kind: 'percent' | 'fixed'; value: number }): string =>
  kind === 'fixed'
    ? formatSum(value)
    : formatter('percent', { style: 'percent', maximumFractionDigits: 2 }).format(value / 10_000)

/** Names, as a sentence lists them. */
export const formatNames = (names: readonly string[]): string => new Intl.ListFormat(language()).format(names)
