import { expect, describe as group, test } from 'vitest'
import { deadEnds, explore, firstDifference, replay } from '../kit/explore.ts'
import { anyHappening } from '../kit/happenings.ts'
import { mutants } from '../kit/mutate.ts'
import { seeded } from '../kit/random.ts'
import { charts } from '../kit/registry.ts'
import { keyOf, startRun } from '../kit/walk.ts'

const randomEvents = 10_000
/** Each chart is explored once, when a test first asks. */
const explorations = new Map<string, ReturnType<typeof explore>>()
function explorationOf({ name, machine, fixtures }: (typeof charts)[number]) {
  const exploration = explorations.get(name) ?? explore(machine, fixtures)
  explorations.set(name, exploration)
  return exploration
}

group.each(charts)('chart $title', (chart) => {
  const { machine, fixtures, name } = chart

  test('every state and every transition is reached', async () => {
    const { missedStates, missedTransitions } = await explorationOf(chart)
    expect({ missedStates, missedTransitions }).toEqual({ missedStates: [], missedTransitions: [] })
  })

  test('from every state a rest or an end can be reached', async () => {
    expect(deadEnds(await explorationOf(chart))).toEqual([])
  })

  test('its invariants hold in every reachable state', async () => {
    expect((await explorationOf(chart)).brokenInvariants).toEqual([])
  })

  test(`its invariants hold through ${randomEvents} random events`, async () => {
    const random = seeded(name.length * 7919)
    let run = startRun(machine, fixtures.inputs[0])
    for (let count = 0; count < randomEvents; count++) {
      const chosen = anyHappening(run, fixtures, random)
      if (!chosen || (fixtures.within && !fixtures.within(run.snapshot()))) {
        run.stop()
        run = startRun(machine, fixtures.inputs[Math.floor(random() * fixtures.inputs.length)])
        continue
      }
      await chosen.apply(run)
      const snapshot = run.snapshot()
      if (run.failure()) throw run.failure()
      const broken = fixtures.invariants.find(([, holds]) => !holds(snapshot))
      if (broken) expect.fail(`${broken[0]}: ${keyOf(snapshot)}`)
    }
    run.stop()
  })

  test.each(fixtures.pinned)('pinned: $name', async ({ input, events, ends, knows }) => {
    const run = await replay(machine, fixtures, input, events)
    expect(run.snapshot().value).toEqual(ends)
    if (knows) expect(run.snapshot().context).toMatchObject(knows)
    run.stop()
  })

  test('every state says what it is for, in one sentence', () => {
    const silent: string[] = []
    const visit = (node: typeof machine.root) => {
      if (!node.description?.trim()) silent.push(node.id)
      for (const child of Object.values(node.states)) visit(child)
    }
    visit(machine.root)
    expect(silent).toEqual([])
  })

  test('every actor has its cases', () => {
    const idsOf = (node: typeof machine.root): string[] => [
      ...node.invoke.map((invoke) => invoke.id),
      ...Object.values(node.states).flatMap(idsOf),
    ]
    const ids = idsOf(machine.root)
    expect(new Set(Object.keys(fixtures.outcomes))).toEqual(new Set(ids))
  })
})

test('mutants: of wrong targets, dropped guards and dropped transitions at least 95 % are killed', async () => {
  const alive: string[] = []
  let total = 0
  for (const chart of charts) {
    const { name, machine, fixtures } = chart
    const { paths } = await explorationOf(chart)
    for (const mutant of mutants(machine)) {
      total += 1
      // Ways through the changed place first: most mutants die on one of them.
      const through = Map.groupBy(paths, ({ steps }) => steps.some(({ happens }) => happens.includes(mutant.at)))
      const ordered = [...(through.get(true) ?? []), ...(through.get(false) ?? [])]
      const difference = await firstDifference(mutant.machine, fixtures, ordered).catch((error: unknown) => String(error))
      if (difference === null) alive.push(`${name}: ${mutant.what}`)
    }
  }
  console.log(`${total - alive.length} of ${total} mutants killed`)
  expect(total).toBeGreaterThan(400)
  expect(1 - alive.length / total, `survivors:\n${alive.join('\n')}`).toBeGreaterThanOrEqual(0.95)
  // Of everything here it works longest, beside other files.
}, 240_000)
