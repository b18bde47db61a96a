import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { countedFlows } from '#contract/telemetry/flows.ts'
import { isEnd, type Node } from '#machines/ends.ts'
import { charts } from '../kit/registry.ts'

const drivers = resolve(import.meta.dirname, '../browser')
const onScreens = new Set(
  readdirSync(drivers, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.driver.ts'))
    .flatMap((file) => [...readFileSync(resolve(drivers, file), 'utf8').matchAll(/\bchart: '(\w+)'/g)].map(([, name]) => name)),
)

/** Where an event of a state, or what goes on in it by itself, leads; into a state also means into what it holds and what is around it. */
const nextOf = (node: Node): Node[] => [
  ...[...node.transitions.values()].flatMap((ways) => ways.flatMap(({ target }) => target ?? [])),
  ...(node.always ?? []).flatMap(({ target }) => target ?? []),
  ...Object.values(node.states),
  ...(node.parent ? [node.parent] : []),
]

/** All states that can come after somebody has sent something off. */
function afterSending(root: Node): Set<Node> {
  const all = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(all)]
  const sent = all(root).flatMap(({ transitions }) =>
    [...transitions].flatMap(([type, ways]) => (type.endsWith('.submitted') ? ways.flatMap(({ target }) => target ?? []) : [])),
  )
  const reached = new Set<Node>()
  const go = (node: Node) => {
    if (reached.has(node) || node === root) return
    reached.add(node)
    nextOf(node).forEach(go)
  }
  sent.forEach(go)
  return reached
}

test('people are counted in the charts that have a screen, in which something is sent off and which come to an end then, and in no others', () => {
  const flows = charts.filter(
    ({ name, machine }) => onScreens.has(name) && [...afterSending(machine.root)].some((node) => isEnd(node)),
  )
  expect(flows.map(({ name }) => name)).toEqual([...countedFlows])
})

test('an end is where nothing leads on, or only to where all is over too', () => {
  const ends = (name: string) => {
    const { machine } = charts.find((chart) => chart.name === name) ?? {}
    if (!machine) throw new Error(`${name} is no chart`)
    return Object.values(machine.states)
      .filter((node) => isEnd(node))
      .map(({ key }) => key)
  }
  expect(ends('login')).toEqual(['success'])
  // The last but one only offers a look at what comes next.
  expect(ends('businessRegistration')).toEqual(['success', 'nextSteps'])
  expect(ends('passwordReset')).toEqual(['success'])
  // On a page that stays, nothing is ever over.
  expect(ends('bankDetails')).toEqual([])
})
