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

/** Of each mutant of charts with more edges the whole graph is looked at with `npm run heavy` alone: ten charts took two thirds of this file's time. */
const edgesAtMost = process.env.WHOLE ? Number.POSITIVE_INFINITY : 500

const count = { all: 0, weighed: 0, byPaths: 0, byIntent: 0, withTables: 0 }

describe.each(charts)('mutants of $name', ({ name, machine, fixtures, table }) => {
  const { paths, edges } = explore(machine, fixtures)
  const all = mutants(machine)
  const lines = hasTable(table) ? readTable(table) : null
  const byTable = new Set(lines ? all.filter((mutant) => differences(linesOf(mutant.machine), lines).length > 0) : [])
  const isWeighed = [...edges.values()].flat().length <= edgesAtMost
  const floor = floors[name] ?? newcomers

  test.runIf(isWeighed)(`at least ${floor} % are killed by what a person wrote down: pins and invariants`, () => {
    const alive = all.filter((mutant) => !killedByIntent(mutant.machine, fixtures))
    count.weighed += all.length
    count.byIntent += all.length - alive.length
    count.withTables += all.filter((mutant) => byTable.has(mutant) || !alive.includes(mutant)).length
    expect(
      (100 * (all.length - alive.length)) / Math.max(all.length, 1),
      `survivors:\n${alive.map(({ what }) => what).join('\n')}`,
    ).toBeGreaterThanOrEqual(floor)
  })

  test('a table of intent lets none of them pass', () => {
    count.all += all.length
    expect(lines === null ? [] : all.filter((mutant) => !byTable.has(mutant)).map(({ what }) => what)).toEqual([])
  })

  test.runIf(process.env.WHOLE)('how many are seen on its paths', () => {
    // Ways through the changed place first: most mutants die on one of them.
    const waysOf = (at: string) => {
      const through = Map.groupBy(paths, ({ steps }) => steps.some(({ happens }) => happens.includes(at)))
      return [...(through.get(true) ?? []), ...(through.get(false) ?? [])]
    }
    count.byPaths += all.filter(({ machine, at }) => differs(() => firstDifference(machine, fixtures, waysOf(at)))).length
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

test.runIf(process.env.WHOLE)('of all mutants at least 95 % are seen on the paths', () => {
  console.log(
    `${count.all} mutants: ${count.byPaths} seen on the paths of their charts, ${count.byIntent} of ${count.weighed} killed by pins and invariants alone, ${count.withTables} by them and the tables of intent`,
  )
  expect(count.byPaths / count.all).toBeGreaterThanOrEqual(0.95)
})

test('there are thousands of them, and most are held against pins and invariants', () => {
  expect(count.all).toBeGreaterThan(4000)
  expect(count.weighed / count.all).toBeGreaterThanOrEqual(0.7)
})

test('every number belongs to a chart', () => {
  const names = charts.map(({ name }) => name)
  expect(Object.keys(floors).filter((name) => !names.includes(name))).toEqual([])
})
