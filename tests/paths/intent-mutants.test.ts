import { describe, expect, test } from 'vitest'
import { linesOf } from '#server/shared/charts/chart-lines.ts'
import { hasTable, readTable } from '#server/shared/charts/intent-table.ts'
import { type Described, differsAlong, explore } from '../kit/explore.ts'
import { killedByIntent } from '../kit/intent.ts'
import { differences } from '../kit/intent-differences.ts'
import { mutants } from '../kit/mutate.ts'
import { charts } from '../kit/registry.ts'
import { reasons, survivors } from '../kit/survivors.ts'

const count = { all: 0, byPaths: 0, byIntent: 0, withTables: 0 }

/** Where a chart is, what it knows and what can happen there; not what was done on the way, by which names and in which order. */
const withoutNames = ({ did: _, ...rest }: Described): unknown => rest

/** Made when a test first asks: a run of one chart makes no other's. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

describe.each(charts)('mutants of $name', ({ name, machine, fixtures, table }) => {
  const all = once(() => mutants(machine))
  const paths = once(() => explore(machine, fixtures).paths)
  const alive = once(() => all().filter((mutant) => !killedByIntent(mutant, fixtures)))
  const byTable = once(() => {
    const lines = hasTable(table) ? readTable(table) : null
    return new Set(lines ? all().filter((mutant) => differences(linesOf(mutant.machine), lines).length > 0) : [])
  })

  test('what a person wrote down, pins and invariants, kills all but those that are listed with a reason', () => {
    const listed = Object.keys(survivors[name] ?? {})
    const living = alive().map(({ what }) => what)
    count.byIntent += all().length - living.length
    count.withTables += all().filter((mutant) => byTable().has(mutant) || !alive().includes(mutant)).length
    expect(
      living.filter((what) => !listed.includes(what)),
      'live without a reason in survivors.json: pin what a person would lose, or say why nobody would',
    ).toEqual([])
    expect(
      listed.filter((what) => !living.includes(what)),
      'are listed in survivors.json, and die',
    ).toEqual([])
  })

  test.runIf(name in survivors)(
    'none of those changes where it is, what it knows or what can happen there, on any of its paths',
    () => {
      const seen = alive().filter(({ machine }) => differsAlong(machine, fixtures, paths(), withoutNames))
      expect(seen.map(({ what }) => what)).toEqual([])
    },
  )

  test('a table of intent lets none of them pass', () => {
    count.all += all().length
    expect(
      hasTable(table)
        ? all()
            .filter((mutant) => !byTable().has(mutant))
            .map(({ what }) => what)
        : [],
    ).toEqual([])
  })

  test.runIf(process.env.WHOLE)('how many are seen on its paths', () => {
    // Ways through the changed place first: most mutants die on one of them.
    const waysOf = (at: string) => {
      const through = Map.groupBy(paths(), ({ steps }) => steps.some(({ happens }) => happens.includes(at)))
      return [...(through.get(true) ?? []), ...(through.get(false) ?? [])]
    }
    count.byPaths += all().filter(({ machine, at }) => differsAlong(machine, fixtures, waysOf(at))).length
  })
})

test.runIf(process.env.WHOLE)('of all mutants at least 95 % are seen on the paths', () => {
  console.log(
    `${count.all} mutants: ${count.byPaths} seen on the paths of their charts, ${count.byIntent} killed by pins and invariants alone, ${count.withTables} by them and the tables of intent`,
  )
  expect(count.byPaths / count.all).toBeGreaterThanOrEqual(0.95)
})

test('there are thousands of them, and at most one in a hundred lives with a reason', () => {
  expect(count.all).toBeGreaterThan(4000)
  expect(count.byIntent / count.all).toBeGreaterThanOrEqual(0.99)
})

test('who is listed is a chart, with a reason that is written down, and each reason is somebody’s', () => {
  const names = charts.map(({ name }) => name)
  expect(Object.keys(survivors).filter((name) => !names.includes(name))).toEqual([])
  const given = new Set(Object.values(survivors).flatMap((one) => Object.values(one)))
  expect([...given].sort()).toEqual(Object.keys(reasons).sort())
})
