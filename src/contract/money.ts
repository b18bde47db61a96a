const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** Writes integer pence as pounds with two decimals (C-049, C-050): 0 → "£0.00", 123456 → "£1,234.56". */
export function formatMoney(pence: number): string {
  return pounds.format(pence / 100)
}

/** What a purchase raises at a rate, in whole pence rounded down: never more than the retailer will pay. */
export function donationFor(spentPence: number, rate: { kind: 'percent' | 'fixed'; value: number }): number {
  return rate.kind === 'fixed' ? rate.value : Math.floor((spentPence * rate.value) / 10_000)
}

/** A rate in words a shopper knows. `value` is hundredths of a percent, or pence for a fixed amount. */
export function formatRate(rate: { kind: 'percent' | 'fixed'; value: number }): string {
  return rate.kind === 'fixed' ? formatMoney(rate.value) : `${Number((rate.value / 100).toFixed(2))}%`
}
