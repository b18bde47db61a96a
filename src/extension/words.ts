import { formatRate } from '#contract/money.ts'
import type { ReminderShop } from '#contract/shopping/reminder-shops.ts'
import extension from '#locales/en-GB/shopping-extension.json' with { type: 'json' }
import { provideI18n, t } from '#web/i18n/i18n.ts'
import { baseLanguage, createWords } from '#words/create-words.ts'

/** The words are built in: nothing is loaded to say something. */
export function provideBuiltInWords(): void {
  const words = createWords({
    language: baseLanguage,
    resources: { [baseLanguage]: { 'shopping-extension': extension } },
    change: null,
    onMissing: (key) => console.error(`There are no words for ${key}.`),
  })
  provideI18n(() => words)
}

/** “up to 4.5% of what you spend” */
export function donates({ rate, ratesDiffer }: Pick<ReminderShop, 'rate' | 'ratesDiffer'>): string {
  const words = t(rate.kind === 'percent' ? 'shopping-extension:percent' : 'shopping-extension:fixed', { rate: formatRate(rate) })
  return ratesDiffer ? t('shopping-extension:upTo', { rate: words }) : words
}

/** “up to 4.5%” */
export function donatesBriefly({ rate, ratesDiffer }: Pick<ReminderShop, 'rate' | 'ratesDiffer'>): string {
  return ratesDiffer ? t('shopping-extension:upTo', { rate: formatRate(rate) }) : formatRate(rate)
}
