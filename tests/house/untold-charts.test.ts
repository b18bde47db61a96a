import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { untold } from '#web/build/untold-charts.ts'

test('charts are sent without what their states are for, and with everything else', () => {
  const root = resolve(import.meta.dirname, '../..')
  const files = globSync(['machines/**/*.machine.ts', 'machines/**/*.states.ts'], { cwd: root })
  expect(files.length).toBeGreaterThan(140)
  // Lines that hold a description, or the sentence of one, may be gone; no other may.
  const rest = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && !/description:|^'.*',$/.test(line))
  const sentences = files.filter((file) => {
    const told = readFileSync(resolve(root, file), 'utf8')
    const left = untold(told)
    expect(rest(left), file).toEqual(expect.arrayContaining(rest(told)))
    return /description:\s*['`][A-Z]/.test(left)
  })
  expect(sentences).toEqual([])
  expect(untold("{ context: { description: '' } }")).toBe("{ context: { description: '' } }")
  expect(untold('a: { description: `The cause is there.`, tags }')).toBe('a: {  tags }')
  expect(untold("a: { description: 'Said.', type: 'final' }")).toBe("a: {  type: 'final' }")
})
