import { formatRate } from '#contract/money.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '../i18n/i18n.ts'

/** What a shop donates: its one rate, or “up to” the best of them. */
export function rateWords({ bestRate, ratesDiffer }: Pick<RetailerCard, 'bestRate' | 'ratesDiffer'>): string {
  const rate = formatRate(bestRate)
  return ratesDiffer ? t('shell:upTo', { rate }) : rate
}
