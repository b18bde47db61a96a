import { nextWorkingDay } from '../giving/payment-days.ts'
import { DAY } from '../limits.ts'
import { dayInLondon } from '../london.ts'
import type { SupportItem } from './support-queue.ts'

export const dueGroups = ['overdue', 'today', 'nextWorkingDay', 'week', 'later'] as const
export type DueGroup = (typeof dueGroups)[number]

/** How soon somebody should look at an item, by London's days: what is due at a weekend is for the working day after it, and a week is seven days. What has no day of its own can wait. */
export function dueGroupOf({ dueAt, isOverdue }: Pick<SupportItem, 'dueAt' | 'isOverdue'>, now: number): DueGroup {
  if (isOverdue) return 'overdue'
  if (dueAt === null) return 'later'
  const dayIn = (days: number) => dayInLondon(new Date(now + days * DAY).toISOString())
  const due = dayInLondon(dueAt)
  if (due <= dayIn(0)) return 'today'
  if (due <= nextWorkingDay(dayIn(1))) return 'nextWorkingDay'
  return due <= dayIn(7) ? 'week' : 'later'
}
