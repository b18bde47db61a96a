import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { charts } from '../kit/registry.ts'
import { edgesOf } from '../stately/draw.ts'
import { literalOf } from '../stately/literal.ts'

const folder = resolve(import.meta.dirname, '../../stately')

describe.each(charts)('export of $name', ({ name, machine }) => {
  test('loads back as the same chart', () => {
    const loaded = createMachine(JSON.parse(readFileSync(resolve(folder, `${name}.json`), 'utf8')))
    const shape = (edges: ReturnType<typeof edgesOf>) =>
      edges.map(({ from, to, label }) => `${from} → ${to}: ${label.replace(/after .*/, 'after')}`).sort()
    expect(shape(edgesOf(loaded))).toEqual(shape(edgesOf(machine)))
  })

  test('the importable file holds one literal that is the same data', () => {
    const text = readFileSync(resolve(folder, `${name}.machine.ts`), 'utf8')
    const literal = text.slice(text.indexOf('createMachine(') + 'createMachine('.length, text.lastIndexOf(')'))
    expect(JSON.parse(literal)).toEqual(literalOf(machine))
  })
})
