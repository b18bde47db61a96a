import * as formats from '#contract/date-formats.ts'
import { language } from './i18n.ts'

/** Days and times in London, as the page's language writes them. */
export const formatDay = (iso: string): string => formats.formatDay(iso, language())
export const formatDayAndTime = (iso: string): string => formats.formatDayAndTime(iso, language())
export const formatWeekday = (iso: string): string => formats.formatWeekday(iso, language())
export const formatTime = (iso: string): string => formats.formatTime(iso, language())
export const formatShortDay = (iso: string): string => formats.formatShortDay(iso, language())
export const formatDayOfMonth = (iso: string): string => formats.formatDayOfMonth(iso, language())
export const formatNearDay = (iso: string, now: number): string => formats.formatNearDay(iso, now, language())
export const monthName = (yearAndMonth: string): string => formats.monthName(yearAndMonth, language())
export const shortMonthName = (yearAndMonth: string): string => formats.shortMonthName(yearAndMonth, language())
export const quarterMonths = (from: string, end: string) => formats.quarterMonths(from, end, language())
