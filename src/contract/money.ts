/**
 * A whole number with commas between its thousands, as en-GB writes it. By hand, and not by `Intl.NumberFormat`: the first one that is made keeps a slow phone
 * busy for 80 ms while the page comes. A test holds the two against each other.
 */
export const formatCount = (count: number): string => String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',')

/** Writes integer pence as pounds with two decimals (C-049, C-050): 0 → "£0.00", 123456 → "£1,234.56". */
export function formatMoney(pence: number): string {
  const whole = Math.round(Math.abs(pence))
  return `${pence < 0 ? '-' : ''}£${formatCount(Math.floor(whole / 100))}.${String(whole % 100).padStart(2, '0')}`
}

/** Whole pounds, for the axis and the bars of a chart; what is under ten pounds keeps its pence. */
export const formatPounds = (pence: number): string =>
  pence > 0 && pence < 1000 && pence % 100 !== 0 ? formatMoney(pence) : `£${formatCount(pence / 100)}`

/** What a purchase raises at a rate, in whole pence rounded down: never more than the retailer will pay. What was given back whole raises nothing. */
export function donationFor(spentPence: number, rate: { kind: 'percent' | 'fixed'; value: number }): number {
  if (spentPence <= 0) return 0
  return rate.kind === 'fixed' ? rate.value : Math.floor((spentPence * rate.value) / 10_000)
}

/** A rate in words a shopper knows. `value` is hundredths of a percent, or pence for a fixed amount: “4.5%”, “£2”, “£13.75”. */
export function formatRate(rate: { kind: 'percent' | 'fixed'; value: number }): string {
  return rate.kind === 'fixed' ? formatMoney(rate.value).replace('.00', '') : `${Number((rate.value / 100).toFixed(2))}%`
}
