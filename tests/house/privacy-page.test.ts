import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { purposes } from '#contract/content/purposes.ts'
import words from '#locales/en-GB/content-privacy.json' with { type: 'json' }
import type { RetentionRule } from '#server/privacy/register/entry.ts'
import { personalTables } from '#server/privacy/register.ts'

const daysIn = { day: 1, year: 365.25 } as const
/** The periods that a sentence names, in days. */
const periodsOf = (text: string) =>
  new Set(
    [...text.matchAll(/(\d+) (day|year)s?\b/g)].map(([, count, unit]) =>
      Math.round(Number(count) * daysIn[unit === 'year' ? 'year' : 'day']),
    ),
  )

test.each(purposes)('the page on privacy says how long is kept what is held for: %s', (purpose) => {
  const kept: RetentionRule[] = personalTables.flatMap(([, entry]) => [
    ...(entry.purpose === purpose ? [entry.kept] : []),
    ...Object.values(entry.columns).flatMap((column) =>
      (column.purpose ?? entry.purpose) === purpose ? [column.kept ?? entry.kept] : [],
    ),
  ])
  expect(kept.length).toBeGreaterThan(0)
  const sentence = words.for[purpose].kept
  // What goes on the very day says so in other words.
  const periods = new Set(kept.flatMap((one) => ('days' in one && one.days > 0 ? [one.days] : [])))
  expect(periodsOf(sentence), `locales/en-GB/content-privacy.json, for.${purpose}.kept`).toEqual(periods)
  expect(/as long as you have an account/i.test(sentence)).toBe(kept.some((one) => 'until' in one && one.until === 'accountGone'))
})

test('the page shows each purpose that the register knows', () => {
  const screen = readFileSync(resolve(import.meta.dirname, '../../src/web/features/content/privacy-screen.tsx'), 'utf8')
  expect(screen).toMatch(/purposes\.map\(/)
  expect(Object.keys(words.for).toSorted()).toEqual([...purposes].toSorted())
})
