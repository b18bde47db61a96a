import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { untold } from '#web/build/untold-charts.ts'

test('the charts of a session are sent without what their states are for, and with everything else', () => {
  const root = resolve(import.meta.dirname, '../..')
  const files = globSync('machines/session/*/*.machine.ts', { cwd: root })
  expect(files.length).toBeGreaterThan(6)
  for (const file of files) {
    const told = readFileSync(resolve(root, file), 'utf8')
    const left = untold(told)
    expect(left).not.toContain('description')
    const rest = (text: string) =>
      text
        .split('\n')
        .filter((line) => !line.includes('description'))
        .map((line) => line.trim())
    // Lines that hold nothing but a description may be gone; no other may.
    expect(rest(left).filter(Boolean)).toEqual(expect.arrayContaining(rest(told).filter((line) => line && !line.startsWith("'"))))
  }
  expect(untold("a: { description: 'One’s \\'own\\', said.', type: 'final' }")).toBe("a: {  type: 'final' }")
})
