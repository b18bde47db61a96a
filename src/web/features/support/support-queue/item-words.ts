import { formatDay, quarterMonths } from '#contract/dates.ts'
import { lastTurn } from '#contract/giving/quarters.ts'
import { DAY, HOUR } from '#contract/limits.ts'
import type { SupportItem } from '#contract/support/support-queue.ts'
import { t } from '#web/i18n/i18n.ts'

function timeOf(said: 'age' | 'overdue', time: number): string {
  if (time >= DAY) return t(`support-queue:${said}.days`, { count: Math.floor(time / DAY) })
  return time >= HOUR ? t(`support-queue:${said}.hours`, { count: Math.floor(time / HOUR) }) : t(`support-queue:${said}.now`)
}

/** What a line of the list is called. */
export function nameOf({ queue, name }: SupportItem): string {
  if (queue === 'payments')
    return t('support-queue:run', quarterMonths(new Date(lastTurn(Date.parse(name) - DAY)).toISOString(), name))
  return queue === 'reports' ? t('support:report.title', { reference: name }) : name
}

/** "Waiting 3 days", by the server's clock; of a call with a coach when it is. */
export function ageOf({ queue, since, dueAt }: SupportItem, readAt: string): string {
  if (queue === 'calls' && dueAt) return t('support-queue:callOn', { day: formatDay(dueAt) })
  return timeOf('age', Date.parse(readAt) - Date.parse(since))
}

/** "Overdue by 3 days", by the server's clock. */
export const lateOf = (dueAt: string | null, readAt: string): string =>
  timeOf('overdue', Date.parse(readAt) - Date.parse(dueAt ?? readAt))
