import { lastQuarterStart } from '#contract/giving/quarters.ts'
import { DAY, HOUR } from '#contract/limits.ts'
import { dayInLondon } from '#contract/london.ts'
import type { SupportItem } from '#contract/support/support-queue.ts'
import { formatNearDay, quarterMonths } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'

function timeOf(said: 'age' | 'overdue', time: number): string {
  if (time >= DAY) return t(`support-queue:${said}.days`, { count: Math.floor(time / DAY) })
  return time >= HOUR ? t(`support-queue:${said}.hours`, { count: Math.floor(time / HOUR) }) : t(`support-queue:${said}.now`)
}

/** What a line of the list is called. */
export function nameOf({ queue, name, run }: SupportItem): string {
  if (queue === 'payments') {
    const quarter = quarterMonths(new Date(lastQuarterStart(Date.parse(name) - DAY)).toISOString(), name)
    return t(run?.isAgain ? 'support-queue:runAgain' : 'support-queue:run', quarter)
  }
  return queue === 'reports' ? t('support:report.title', { reference: name }) : name
}

/** "£61.83 to 2 causes". */
export const runSumOf = ({ causes, pence }: NonNullable<SupportItem['run']>): string =>
  t('support-queue:runSum', { count: causes, amount: formatMoney(pence) })

/** What stays in one line. */
const held = (said: string) => said.replaceAll(' ', '\u00a0')

/** How far it is and for how long it waits, by the server's clock: "In progress, 3 days". A call with a coach waits for its day and a payment run for its next step; a claim has a day of its own, and what is late says by how much. */
export function standingText({ queue, standing, since, isOverdue }: SupportItem, readAt: string): string {
  const said = t(`support-queue:standing.${standing}`)
  // It stands behind a name, and few words stay together there.
  if (queue === 'claims') return held(said)
  if (queue === 'calls' || queue === 'payments' || isOverdue) return said
  return t('support-queue:standingAndAge', { standing: said, age: held(timeOf('age', Date.parse(readAt) - Date.parse(since))) })
}

/** The day of a call with a coach. */
export const callOf = (dueAt: string, readAt: string): string => formatNearDay(dueAt, Date.parse(readAt))

/** "3 days overdue", by the server's clock. */
export const overdueText = (dueAt: string | null, readAt: string): string =>
  timeOf('overdue', Date.parse(readAt) - Date.parse(dueAt ?? readAt))

/** Where that is soon, by the server's clock. */
function soonOf(dueAt: string, readAt: string): string | null {
  const daysOn = (days: number) => dayInLondon(new Date(Date.parse(readAt) + days * DAY).toISOString())
  if (dayInLondon(dueAt) === daysOn(0)) return t('support-queue:dueToday')
  return dayInLondon(dueAt) === daysOn(1) ? t('support-queue:dueTomorrow') : null
}

/** "Due today", "Due 1 Dec". */
export const dueOf = (dueAt: string, readAt: string): string =>
  soonOf(dueAt, readAt) ?? t('support-queue:due', { day: formatNearDay(dueAt, Date.parse(readAt)) })
