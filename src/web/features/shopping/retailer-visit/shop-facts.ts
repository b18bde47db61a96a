import type { Retailer } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'

/** What stops a donation, wherever it is said; only goods are returned. */
export function whatStops(sector: Retailer['sector'] | undefined): string[] {
  const goods = sector === 'goods' ? [t('shopping:retailer.count4'), t('shopping:retailer.count5')] : []
  return [t('shopping:retailer.count3'), ...goods]
}
