import { formatDay } from '#web/i18n/dates.ts'
import { t } from '../i18n/i18n.ts'

/** “1 to 25 November 2026”, “27 October to 25 November 2026”, in London: what both days share is said once. */
export function formatDays(from: string, to: string): string {
  const first = formatDay(from).split(/\s/)
  const last = formatDay(to).split(/\s/)
  while (first.length > 0 && first.at(-1) === last[first.length - 1]) first.pop()
  return first.length === 0 ? formatDay(to) : t('common:days', { from: first.join('\u00a0'), to: formatDay(to) })
}
