import type { PaysFor } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatPounds } from '#web/i18n/later-formats.ts'

interface EnoughProps {
  /** What the cause says that an amount pays for. */
  line: PaysFor
  /** At least that amount. */
  pence: number
  /** How much of it shops have confirmed; pence. */
  surePence?: number
}

/** What a sum is enough for, in the cause’s own words, and how many times over: what isn’t confirmed hasn’t been raised so often yet. */
export function Enough({ line: { pounds, text }, pence, surePence = pence }: EnoughProps) {
  const times = Math.floor(pence / (pounds * 100))
  const how = surePence >= times * pounds * 100 ? 'Sure' : 'Unsure'
  return (
    <>
      {t('giving:panel.enough', { amount: formatPounds(pounds * 100), what: text })}
      {times > 1 && (
        <b> {times === 2 ? t(`giving:panel.enoughTwice${how}`) : t(`giving:panel.enoughTimes${how}`, { count: times })}</b>
      )}
    </>
  )
}
