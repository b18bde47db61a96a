import fc from 'fast-check'
import { expect, describe as group, test } from 'vitest'
import { brokenIn, deadEnds, type Exploration, explore, goAlong, replay, takenOf } from '../kit/explore.ts'
import { anyHappening, happenings } from '../kit/happenings.ts'
import { charts } from '../kit/registry.ts'
import { after, begin, type Still } from '../kit/still.ts'
import { type Run, startRun } from '../kit/walk.ts'
import { noteWalked } from '../kit/walked.ts'

/** Ten thousand with `npm run heavy`: with 170 charts three thousand were half of this file's time. */
const randomEvents = Number(process.env.RANDOM_EVENTS ?? 200)
const comparedEvents = 300
/** What is told to a child is noted where nothing runs. */
const isNamed = (action: string) => !action.startsWith('tell ')
/** Each chart is explored once, when a test first asks. */
const explorations = new Map<string, Exploration>()
function explorationOf({ name, machine, fixtures }: (typeof charts)[number]) {
  const exploration = explorations.get(name) ?? explore(machine, fixtures)
  explorations.set(name, exploration)
  return exploration
}

/** Values, contexts, actions and what is offered, of a chart that runs or of its graph. */
const asSeen = (
  { snapshot, timers, answered }: Still | ReturnType<Run['view']>,
  did: string[],
  fixtures: (typeof charts)[number]['fixtures'],
) =>
  JSON.stringify({
    value: snapshot.value,
    context: snapshot.context,
    status: snapshot.status,
    did,
    offers: happenings({ snapshot, timers, answered }, fixtures).map(({ name }) => name),
  })

group.each(charts)('chart $title', (chart) => {
  const { machine, fixtures, name } = chart

  test('every state and every transition is reached', () => {
    const { missedStates, missedTransitions, taken } = explorationOf(chart)
    noteWalked('chart', name, taken)
    expect({ missedStates, missedTransitions }).toEqual({ missedStates: [], missedTransitions: [] })
  })

  test('from every state a rest or an end can be reached', () => {
    expect(deadEnds(explorationOf(chart))).toEqual([])
  })

  test('its invariants hold in every reachable state', () => {
    expect(explorationOf(chart).brokenInvariants).toEqual([])
  })

  test(`its invariants hold through ${randomEvents} random events, and for the first ${comparedEvents} the running chart does what its graph says`, async () => {
    const walk = fc.asyncProperty(fc.gen(), async (draw) => {
      const random = () => draw(fc.nat, 999_999) / 1_000_000
      let run = startRun(machine, fixtures.inputs[0])
      let still = begin(machine, fixtures.inputs[0])
      for (let count = 0; count < randomEvents; count++) {
        const chosen = anyHappening(run.view(), fixtures, random)
        if (!chosen || (fixtures.within && !fixtures.within(run.snapshot()))) {
          run.stop()
          const input = fixtures.inputs[Math.floor(random() * fixtures.inputs.length)]
          run = startRun(machine, input)
          still = begin(machine, input)
          continue
        }
        await run.apply(chosen)
        if (run.failure()) throw run.failure()
        if (count < comparedEvents) {
          still = after(still, chosen)
          expect(asSeen(run.view(), run.did, fixtures), chosen.name).toBe(asSeen(still, still.did.filter(isNamed), fixtures))
        }
        const [broken] = brokenIn(run.view(), fixtures)
        if (broken) expect.fail(broken)
      }
      run.stop()
    })
    // A walk of so many events isn't made shorter: its last ones say what broke.
    await fc.assert(walk, { numRuns: 1, seed: name.length * 7919, endOnFailure: true })
  })

  test.each(fixtures.pinned)('pinned: $name', async ({ input, events, ends, knows, does, refuses }) => {
    const run = await replay(machine, fixtures, input, events)
    expect(run.snapshot().value).toEqual(ends)
    if (knows) expect(run.snapshot().context).toMatchObject(knows)
    const still = goAlong(machine, fixtures, input, events)
    if (does) expect(still.did).toEqual(does)
    expect(takenOf(still, fixtures, refuses)).toEqual([])
    const known = Object.entries(fixtures.events).flatMap(([type, cases]) =>
      cases.flatMap((_, index) => [type, `${type}#${index + 1}`]),
    )
    expect(known).toEqual(expect.arrayContaining(refuses ?? []))
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
    // Children that are spawned, in numbers that nobody knows before, have their cases by what they are.
    const spawned = Object.keys(machine.implementations.actors).filter(
      (name) => !JSON.stringify(machine.config).includes(`"src":"${name}"`),
    )
    const ids = [...idsOf(machine.root), ...spawned]
    expect(new Set(Object.keys(fixtures.outcomes))).toEqual(new Set(ids))
  })
})
