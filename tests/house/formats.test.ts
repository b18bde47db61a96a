import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as later from '#contract/date-formats.ts'
import * as byHandDates from '#contract/dates.ts'
import * as byHand from '#contract/money.ts'
import * as dates from '#web/i18n/dates.ts'
import { provideI18n } from '#web/i18n/i18n.ts'
import * as byIntl from '#web/i18n/later-formats.ts'
import { createWords } from '#words/create-words.ts'

const web = resolve(import.meta.dirname, '../../src/web')
const speak = (language: string) => {
  const words = createWords({ language, resources: {}, change: null, onMissing: () => {} })
  provideI18n(() => words)
}

test('what loads later writes amounts by Intl, to the letter as a first view does by hand', () => {
  speak('en-GB')
  const pence = fc.integer({ min: -1e10, max: 1e10 })
  fc.assert(fc.property(pence, (of) => byIntl.formatMoney(of) === byHand.formatMoney(of)))
  fc.assert(fc.property(fc.nat(1e10), (of) => byIntl.formatCount(of) === byHand.formatCount(of)))
  fc.assert(fc.property(fc.oneof(fc.nat(2000), fc.nat(1e10)), (of) => byIntl.formatPounds(of) === byHand.formatPounds(of)))
  const rates = fc.record({ kind: fc.constantFrom('percent' as const, 'fixed' as const), value: fc.nat(99_999) })
  fc.assert(fc.property(rates, (of) => byIntl.formatRate(of) === byHand.formatRate(of)))
})

test('a sentence has no pence where there are none', () => {
  speak('en-GB')
  expect([0, 40, 500, 520, 1_250, 123_400].map(byIntl.formatSum)).toEqual(['£0', '£0.40', '£5', '£5.20', '£12.50', '£1,234'])
})

test('and days, whatever the hour at which London’s clock changes', () => {
  // Since 1996 the clock changes on the last Sundays of March and October.
  const [from, to] = [Date.UTC(1996, 0, 1), Date.UTC(2100, 0, 1)]
  const same = (at: number) => byHandDates.formatDay(new Date(at).toISOString()) === later.formatDay(new Date(at).toISOString())
  fc.assert(fc.property(fc.integer({ min: from, max: to }), same), { numRuns: 2_000 })
  const years = Array.from({ length: 104 }, (_, index) => 1996 + index)
  // Around each midnight of the weeks in which it does, to the minute.
  const midnights = years.flatMap((year) =>
    [2, 9].flatMap((month) => [...Array(14).keys()].map((day) => Date.UTC(year, month, 20 + day))),
  )
  const around = midnights.flatMap((at) => [-61, -60, -1, 0, 1, 59, 60].map((minutes) => at + minutes * 60_000))
  expect(around.filter((at) => !same(at))).toEqual([])
  expect(() => byHandDates.formatDay('soon')).toThrow(RangeError)
})

test('and in the page’s language', () => {
  speak('de-DE')
  expect([byIntl.formatCount(1234), byIntl.formatMoney(123_456)]).toEqual(['1.234', '1.234,56\u00a0£'])
})

test('days and times too, whose parts no line divides', () => {
  const at = '2026-09-30T22:38:00.000Z'
  speak('en-GB')
  expect([dates.formatDay(at), dates.formatShortDay(at), dates.formatNearDay(at, Date.parse(at))]).toEqual([
    '30\u00a0September 2026',
    '30\u00a0Sep 2026',
    '30\u00a0Sep',
  ])
  expect(dates.formatNearDay('2026-12-31T23:59:00.000Z', Date.parse('2027-01-01T00:00:00.000Z'))).toBe('31\u00a0Dec 2026')
  speak('cy-GB')
  expect([dates.formatDay(at), dates.monthName('2026-11'), dates.formatWeekday(at)]).toEqual([
    '30\u00a0Medi 2026',
    'Tachwedd 2026',
    'Dydd Mercher 30\u00a0Medi 2026',
  ])
})

const first =
  /^(features\/(shopping|registration|content\/(about-screens|landing-screens|terms-screen)|causes\/(directory-screens|cause-payment-screen))|features\/rewards\/(leaderboard-(podium|screen|standing)|spin\/)|shared\/(cause-profile|retailer-search)\/|ui\/rate-words)/

test('a page takes days and times as its own language writes them, but what the server renders: browsers don’t know each language that it knows', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const english = /import \{[^}]*\b(format\w+|monthName|quarterMonths)\b[^}]*\} from '#contract\/dates\.ts'/
  const inEnglish = files.filter((file) => english.test(readFileSync(join(web, file), 'utf8')))
  expect(inEnglish.length).toBeGreaterThan(3)
  expect(inEnglish.filter((file) => !first.test(file))).toEqual([])
  const inAnyLanguage = files.filter((file) => /from '#contract\/date-formats\.ts'/.test(readFileSync(join(web, file), 'utf8')))
  expect(inAnyLanguage).toEqual(['i18n/dates.ts'])
})

test('only what a first view may show takes the formatter that is written by hand, and nobody makes one beside', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const textOf = (file: string) => readFileSync(join(web, file), 'utf8')
  const byHandIn = files.filter((file) => /import \{[^}]*\bformat\w+[^}]*\} from '#contract\/money\.ts'/.test(textOf(file)))
  expect(byHandIn.length).toBeGreaterThan(5)
  expect(byHandIn.filter((file) => !first.test(file))).toEqual([])
  const beside = files.filter((file) => /\bIntl\.|toLocale(?:Date|Time)?String\(/.test(textOf(file)))
  expect(beside).toEqual(['i18n/later-formats.ts'])
})
