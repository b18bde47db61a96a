import type { PaysFor } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatPounds } from '#web/i18n/later-formats.ts'

interface EnoughProps {
  /** What the cause says that an amount pays for. */
  line: PaysFor
  /** At least that amount. */
  pence: number
  /** Whether shops have confirmed as much. */
  isSure?: boolean
}

/** What a sum is enough for, in the cause’s own words, and how many times over. */
export function Enough({ line: { pounds, text }, pence, isSure = true }: EnoughProps) {
  const times = Math.floor(pence / (pounds * 100))
  const how = isSure ? 'Sure' : 'Unsure'
  return (
    <>
      {t('giving:panel.enough', { amount: formatPounds(pounds * 100), what: text })}
      {times > 1 && (
        <b> {times === 2 ? t(`giving:panel.enoughTwice${how}`) : t(`giving:panel.enoughTimes${how}`, { count: times })}</b>
      )}
    </>
  )
}
