import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { limits } from '#contract/limits.ts'
import { chartCalls } from '#contract/support/charts.calls.ts'
import { charts } from '../kit/registry.ts'

type Node = AnyStateMachine['root']
const machines = new Map(charts.map(({ machine }) => [machine.id, machine]))
const nodesOf = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** In milliseconds; null where the state waits as long as it takes. */
function waitOf({ after, machine }: Node): number | null {
  const waits = after.map(({ delay }) => (typeof delay === 'number' ? delay : Number(machine.implementations.delays[`${delay}`])))
  return waits.length > 0 ? Math.min(...waits) : null
}

/** How long a chart can take that only ends by itself: the longest of its ways. Null for one that waits for a person, or for ever. */
function longestOf(machine: AnyStateMachine): number | null {
  const longest = (node: Node, way: Node[]): number | null => {
    if (node.type === 'final') return 0
    const own = node.invoke.length > 0 ? waitOf(node) : 0
    if (own === null || way.includes(node) || Object.keys(node.states).length > 0) return null
    const next = [...node.transitions.values()].flat().concat(node.always ?? [])
    const ways = next.flatMap(({ target }) => target ?? []).map((target) => longest(target, [...way, node]))
    return ways.some((one) => one === null) ? null : own + Math.max(0, ...ways.map(Number))
  }
  return longest(machine.root.initial.target[0] ?? machine.root, [])
}

const held = charts.flatMap(({ name, machine }) =>
  nodesOf(machine.root).flatMap((node) =>
    node.invoke.flatMap(({ src }) => {
      const child = machines.get((machine.implementations.actors[`${src}`] as { id?: string } | undefined)?.id ?? '')
      const [waits, takes] = [waitOf(node), child ? longestOf(child) : null]
      return waits !== null && takes !== null ? [{ name: `${name} for ${child?.id}`, waits, takes }] : []
    }),
  ),
)

/** Parents that give up no later than their child, and why nothing is lost by that. May only shrink. */
const impatient: Record<string, string> = {
  'supporterRegistration for emailProbe': 'silence leads on either way',
  'causeRegistration for emailProbe': 'silence leads on either way',
  'businessRegistration for emailProbe': 'silence leads on either way',
  'requestQueue for tokenService':
    'calls have waited long enough; tokens that come later are kept on the device, and the next call finds them',
}

test('the list of charts, which the server reads at its first call, is waited for longer than other calls, and its chart waits longer still', () => {
  const { timeout } = chartCalls.listCharts
  expect(timeout).toBeGreaterThanOrEqual(3 * limits.timeout)
  const chart = machines.get('chartList')
  expect(chart && nodesOf(chart.root).flatMap((node) => waitOf(node) ?? [])).toEqual([
    expect.toSatisfy((wait: number) => wait > timeout),
  ])
})

test('how long a chart can take that only ends is found, and what its parent waits', () => {
  const found = Object.fromEntries(held.map(({ name, waits, takes }) => [name, [waits, takes]]))
  expect(found['finalising for accountCreation']).toEqual([25_000, 20_000])
  expect(found['causeRegistration for finalising']).toEqual([45_000, 40_000])
  expect(Object.keys(impatient).filter((name) => !(name in found))).toEqual([])
})

test('F-059 a chart waits longer than the one that it holds can take, so that what was made there is heard of', () => {
  expect(
    held
      .filter(({ waits, takes }) => waits <= takes)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(impatient).sort())
})
