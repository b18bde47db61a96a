import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { linesOf } from '#server/support/chart-lines.ts'
import { hasTable, readTable } from '#server/support/intent-table.ts'
import { explore, firstDifference } from '../kit/explore.ts'
import { killedByIntent } from '../kit/intent.ts'
import { differences } from '../kit/intent-differences.ts'
import { mutants } from '../kit/mutate.ts'
import { charts } from '../kit/registry.ts'

/** What share of its mutants, in percent, each chart's pins and invariants must kill. A number here may only rise: `node tests/kit/raise-floors.ts` raises them. */
const floors: Record<string, number> = JSON.parse(readFileSync(resolve(import.meta.dirname, 'intent-floors.json'), 'utf8'))
/** Of a chart that has no number yet. */
const newcomers = 60

const count = { all: 0, byPaths: 0, byIntent: 0, withTables: 0 }

describe.each(charts)('mutants of $name', ({ name, machine, fixtures, table }) => {
  const floor = floors[name] ?? newcomers
  test(`at least ${floor} % are killed by what a person wrote down: pins and invariants`, () => {
    const { paths } = explore(machine, fixtures)
    const unseen: string[] = []
    const alive: string[] = []
    const all = mutants(machine)
    const lines = hasTable(table) ? readTable(table) : null
    for (const mutant of all) {
      // Ways through the changed place first: most mutants die on one of them.
      const through = Map.groupBy(paths, ({ steps }) => steps.some(({ happens }) => happens.includes(mutant.at)))
      if (
        !differs(() => firstDifference(mutant.machine, fixtures, [...(through.get(true) ?? []), ...(through.get(false) ?? [])]))
      )
        unseen.push(mutant.what)
      const isKilled = killedByIntent(mutant.machine, fixtures)
      if (!isKilled) alive.push(mutant.what)
      if (isKilled || (lines && differences(linesOf(mutant.machine), lines).length > 0)) count.withTables += 1
    }
    count.all += all.length
    count.byPaths += all.length - unseen.length
    count.byIntent += all.length - alive.length
    expect(
      (100 * (all.length - alive.length)) / Math.max(all.length, 1),
      `survivors:\n${alive.join('\n')}`,
    ).toBeGreaterThanOrEqual(floor)
  })
})

/** A mutant that throws is found as well. */
function differs(find: () => string | null): boolean {
  try {
    return find() !== null
  } catch {
    return true
  }
}

test('of all mutants at least 95 % are seen on the paths', () => {
  console.log(
    `${count.all} mutants: ${count.byPaths} seen on the paths of their charts, ${count.byIntent} killed by pins and invariants alone, ${count.withTables} by them and the tables of intent`,
  )
  expect(count.all).toBeGreaterThan(4000)
  expect(count.byPaths / count.all).toBeGreaterThanOrEqual(0.95)
})

test('every number belongs to a chart', () => {
  const names = charts.map(({ name }) => name)
  expect(Object.keys(floors).filter((name) => !names.includes(name))).toEqual([])
})
