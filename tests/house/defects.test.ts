import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { defects } from '../defects/all.ts'
import { charts } from '../kit/registry.ts'

const root = resolve(import.meta.dirname, '../..')
const all = Object.values(defects).flat()

test('there are at least forty seeded defects, in charts, implementations, screens, handlers and words', () => {
  expect(all.length).toBeGreaterThanOrEqual(40)
  expect(Object.values(defects).map((some) => some.length >= 5)).toEqual([true, true, true, true, true])
  expect(new Set(all.map(({ breaks }) => breaks)).size).toBe(all.length)
})

test.each(all)('what this defect replaces stands exactly once in $file: $breaks', ({ flow, file, old, next }) => {
  expect(readFileSync(resolve(root, file), 'utf8').split(old)).toHaveLength(2)
  expect(next).not.toBe(old)
  expect(charts.map(({ name }) => name)).toContain(flow)
})
