import * as dates from '#contract/dates.ts'
import { language } from './i18n.ts'

/** Days and times in London, as the page's language writes them. */
export const formatDay = (iso: string): string => dates.formatDay(iso, language())
export const formatDayAndTime = (iso: string): string => dates.formatDayAndTime(iso, language())
export const formatWeekday = (iso: string): string => dates.formatWeekday(iso, language())
export const formatTime = (iso: string): string => dates.formatTime(iso, language())
export const formatShortDay = (iso: string): string => dates.formatShortDay(iso, language())
export const formatDayOfMonth = (iso: string): string => dates.formatDayOfMonth(iso, language())
export const formatNearDay = (iso: string, now: number): string => dates.formatNearDay(iso, now, language())
export const monthName = (yearAndMonth: string): string => dates.monthName(yearAndMonth, language())
export const shortMonthName = (yearAndMonth: string): string => dates.shortMonthName(yearAndMonth, language())
export const quarterMonths = (from: string, end: string) => dates.quarterMonths(from, end, language())
