import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { charts } from '../kit/registry.ts'
import { edgesOf } from '../stately/draw.ts'
import { literalOf } from '../stately/literal.ts'

const folder = resolve(import.meta.dirname, '../../stately')

const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

/** Descriptions, tags, names of states, events, guards with what they are given, actions, actors and delays, as a chart's own configuration has them. */
function wordsIn(value: unknown, key: string): string[] {
  if (typeof value === 'string')
    return ['id', 'systemId', 'history'].includes(key) || (key === 'type' && ['final', 'parallel', 'history'].includes(value))
      ? []
      : [value.replace(/^#.*\.|^[.#]/, '')]
  if (Array.isArray(value)) return value.flatMap((one) => wordsIn(one, key))
  // What only maps data is in no picture.
  if (typeof value !== 'object' || value === null || ['context', 'input', 'output', 'meta'].includes(key)) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(key === 'params' && typeof inner !== 'object' ? [name] : []),
    ...(['states', 'after'].includes(key) || (key === 'on' && !name.includes('*')) ? [name] : []),
    ...(key === 'params' && typeof inner === 'object' ? [] : wordsIn(inner, ['states', 'on', 'after'].includes(key) ? '' : name)),
  ])
}

/** What leads out of a state in a Mermaid drawing: where to, and by what. */
const waysIn = (drawing: string, state: string) =>
  [...drawing.matchAll(new RegExp(`^ +${state} --> (\\S+) : (.+)$`, 'gm'))].map(([, to, label]) => `${label} → ${to}`)

test('a Mermaid drawing has no way that its chart refuses, and tells ways apart by what their guard is given', () => {
  const drawing = readFileSync(resolve(folder, 'causeRegistration.mmd'), 'utf8')
  const from = (state: string) => waysIn(drawing, `causeRegistration_${state}`)
  expect(from('theCause_checkingNumber').filter((way) => way.startsWith('step.shown'))).toEqual([])
  expect(from('nextSteps')).toEqual([])
  const shown = from('theCause_address').filter((way) => way.startsWith('step.shown'))
  expect(shown).toContain('step.shown [isReached(step = password)] → causeRegistration_account_password')
  expect(new Set(shown.map((way) => way.split(' → ')[0])).size).toBe(shown.length)
})

test('Mermaid takes regions only within a state', () => {
  const regions = charts.flatMap(({ name }) => readFileSync(resolve(folder, `${name}.mmd`), 'utf8').match(/^ *--$/gm) ?? [])
  expect(regions.length).toBeGreaterThan(4)
  expect(regions.filter((line) => !line.startsWith('    '))).toEqual([])
})

describe.each(charts)('export of $name', ({ name, machine }) => {
  test('loads back as the same chart', () => {
    const loaded = createMachine(JSON.parse(readFileSync(resolve(folder, `${name}.json`), 'utf8')))
    const shape = (edges: ReturnType<typeof edgesOf>) =>
      edges.map(({ from, to, label }) => `${from} → ${to}: ${label.replace(/after .*/, 'after').replace(/\(.*\)/, '')}`).sort()
    expect(shape(edgesOf(loaded))).toEqual(shape(edgesOf(machine)))
  })

  test('the importable file holds one literal that is the same data', () => {
    const text = readFileSync(resolve(folder, `${name}.machine.ts`), 'utf8')
    const literal = text.slice(text.indexOf('createMachine(') + 'createMachine('.length, text.lastIndexOf(')'))
    expect(JSON.parse(literal)).toEqual(literalOf(machine))
  })

  test('the picture is at most 1,600 px wide and says everything that the chart does', () => {
    const picture = readFileSync(resolve(folder, `${name}.svg`), 'utf8')
    expect(Number(/^<svg [^>]*width="(\d+)"/.exec(picture)?.[1])).toBeLessThanOrEqual(1600)
    const written = [...picture.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => unescaped(text ?? '')).join('')
    const missing = wordsIn(machine.config, '').filter((word) => !written.replaceAll(' ', '').includes(word.replaceAll(' ', '')))
    expect(missing).toEqual([])
  })
})
