import type { Duration, Retailer } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'

/** What stops a donation, wherever it is said; only goods are returned. */
export function whatStops(sector: Retailer['sector'] | undefined): string[] {
  const goods = sector === 'goods' ? [t('shopping:retailer.count4'), t('shopping:retailer.count5')] : []
  return [t('shopping:retailer.count3'), ...goods]
}

/** C-070, C-071, F-104. Hours are said in whole days: nobody counts 21 hours. */
export function durationWords({ amount, unit }: Duration): string {
  if (unit === 'hours') return t('shopping:duration.days', { count: Math.ceil(amount / 24) })
  return t(`shopping:duration.${unit}`, { count: amount })
}

/** In pence: what the examples spend, as their sentences say. Goods cost VAT of 20 % as well, of which nothing is donated. */
export const exampleSpend = 5000
