import { isDeepStrictEqual } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import { brokenIn, goAlong, takenOf } from './explore.ts'
import { graphOf } from './graph.ts'
import type { Mutant } from './mutate.ts'
import type { AnyFixtures } from './registry.ts'

/** A changed chart may be endless; none of ours has as many edges. */
const edgesAtMost = 4000

/**
 * Whether a changed chart breaks what a person wrote down of it: a pinned journey, or what holds in every state. Journeys through the changed place come
 * first: most mutants die on one of them, and the others needn't be walked.
 */
export function killedByIntent({ machine, at }: Mutant, fixtures: AnyFixtures): boolean {
  const through = Map.groupBy(fixtures.pinned, ({ events }) => events.some((happens) => happens.includes(at)))
  const pins = [...(through.get(true) ?? []), ...(through.get(false) ?? [])]
  return pins.some((pin) => breaksPin(machine, fixtures, pin)) || breaksInvariant(machine, fixtures)
}

function breaksPin(
  machine: AnyStateMachine,
  fixtures: AnyFixtures,
  { input, events, ends, knows, does, refuses }: AnyFixtures['pinned'][number],
) {
  try {
    const still = goAlong(machine, fixtures, input, events)
    const { snapshot, did } = still
    return (
      takenOf(still, fixtures, refuses).length > 0 ||
      !isDeepStrictEqual(snapshot.value, ends) ||
      Object.entries(knows ?? {}).some(([key, known]) => !holds(snapshot.context[key], known)) ||
      (does !== undefined && !isDeepStrictEqual(did, does))
    )
  } catch {
    return true
  }
}

/** As `toMatchObject` has it: what is named is there, what isn't may be anything. */
function holds(actual: unknown, known: unknown): boolean {
  if (typeof known !== 'object' || known === null || Array.isArray(known)) return isDeepStrictEqual(actual, known)
  if (typeof actual !== 'object' || actual === null) return false
  return Object.entries(known).every(([key, value]) => holds(Reflect.get(actual, key), value))
}

function breaksInvariant(machine: AnyStateMachine, fixtures: AnyFixtures): boolean {
  if (fixtures.invariants.length === 0) return false
  try {
    for (const { still } of graphOf(machine, fixtures, edgesAtMost).vertices.values())
      if (brokenIn(still, fixtures).length > 0) return true
    return false
  } catch {
    // Endless, or so wrong that its context cannot be read: no invariant has said so.
    return false
  }
}
