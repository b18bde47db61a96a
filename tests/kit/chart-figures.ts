import { linesOf } from '#server/shared/charts/chart-lines.ts'
import { hasTable, readTable } from '#server/shared/charts/intent-table.ts'
import { literalOf } from '../stately/literal.ts'
import { killedByIntent } from './intent.ts'
import { differences } from './intent-differences.ts'
import { mutants } from './mutate.ts'
import { type Chart, charts } from './registry.ts'

type Node = Chart['machine']['root']
const nodesOf = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** What two charts of one factory have alike: everything but their name and what they are said to be for. */
const shapeOf = ({ name, machine }: Chart) => {
  const { id: _, description: __, ...rest } = literalOf(machine)
  return JSON.stringify(rest).replaceAll(`#${name}.`, '#')
}

/** Charts that invoke or spawn others, with those that they hold. */
export const holders = charts.flatMap(({ name, machine }) => {
  const held = Object.values(machine.implementations.actors).flatMap((actor) =>
    typeof actor === 'object' && actor !== null && 'id' in actor ? [String(Reflect.get(actor, 'id'))] : [],
  )
  return held.length > 0 ? [{ name, holds: [...new Set(held)] }] : []
})

/** The figures of machines/README.md: `node tests/kit/chart-figures.ts`. */
if (import.meta.main) {
  const distinct = new Set(charts.map(shapeOf)).size
  const parallel = charts.flatMap(({ machine }) => nodesOf(machine.root).filter(({ type }) => type === 'parallel'))
  const tables = charts.filter(({ table }) => hasTable(table)).length
  const all = charts.flatMap(({ machine, fixtures, table }) => {
    const lines = hasTable(table) ? readTable(table) : null
    return mutants(machine).map((mutant) => ({
      byIntent: killedByIntent(mutant, fixtures),
      byTable: lines !== null && differences(linesOf(mutant.machine), lines).length > 0,
    }))
  })
  const killed = all.filter(({ byIntent }) => byIntent).length
  const withTables = all.filter(({ byIntent, byTable }) => byIntent || byTable).length
  console.log(
    `${charts.length} charts, ${distinct} of them distinct: ${charts.length - distinct} are further instances of a factory`,
  )
  console.log(`${holders.length} hold others: ${holders.map(({ name, holds }) => `${name} (${holds.join(', ')})`).join('; ')}`)
  console.log(`${parallel.length} parallel states: ${parallel.map(({ id }) => id).join(', ')}`)
  console.log(
    `${killed} of ${all.length} mutants killed by pins and invariants alone (${Math.floor((100 * killed) / all.length)} %)`,
  )
  console.log(
    `${tables} charts have a table of intent; with tables, ${withTables} mutants are killed (${Math.floor((100 * withTables) / all.length)} %)`,
  )
}
