import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync(resolve(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })

/** As `vitest.config.ts` has them. */
const isRun = (file: string) =>
  /^(house|paths|server|browser|axe)\/.*\.test\.ts$/.test(file) || /^screens\/.*\.test\.tsx?$/.test(file)

test('every test file belongs to a project that runs it', () => {
  const tests = files.filter((file) => /\.(test|spec)\.\w+$/.test(file) && !file.startsWith('new-flow/'))
  expect(tests.length).toBeGreaterThan(100)
  expect(tests.filter((file) => !isRun(file))).toEqual([])
})
