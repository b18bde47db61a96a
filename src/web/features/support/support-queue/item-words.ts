import { formatDay } from '#contract/dates.ts'
import { DAY, HOUR } from '#contract/limits.ts'
import type { SupportItem } from '#contract/support/support-queue.ts'
import { t } from '#web/i18n/i18n.ts'

/** What a line of the list is called. */
export function nameOf({ queue, name }: SupportItem): string {
  if (queue === 'payments') return t('support-queue:run', { day: formatDay(name) })
  return queue === 'reports' ? t('support:report.title', { reference: name }) : name
}

/** "3 days", by the server's clock; of a call with a coach when it is. */
export function ageOf({ queue, since, dueAt }: SupportItem, readAt: string): string {
  if (queue === 'calls' && dueAt) return t('support-queue:callOn', { day: formatDay(dueAt) })
  const age = Date.parse(readAt) - Date.parse(since)
  if (age >= DAY) return t('support-queue:age.days', { count: Math.floor(age / DAY) })
  return age >= HOUR ? t('support-queue:age.hours', { count: Math.floor(age / HOUR) }) : t('support-queue:age.now')
}
