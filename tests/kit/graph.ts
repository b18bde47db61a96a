import type { ActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { type Happening, happenings } from './happenings.ts'
import type { AnyFixtures } from './registry.ts'
import { after, begin, type Still, stillKey } from './still.ts'

/** A chart as the library's path functions walk it: before its start, or a still of it. */
type Place = Snapshot<undefined> & { still: Still | null }
type Step = EventObject & ({ input: unknown } | { happening: Happening })

const placeOf = (still: Still | null): Place => ({ status: 'active', output: undefined, error: undefined, still })
/** The place before any start: from here each input is one step, so that all starting points are walked together. */
const outside = ''

/** A node of the graph, with where each thing that happens leads. */
export interface Vertex {
  still: Still
  edges: { name: string; to: string; still: Still }[]
}
export interface Graph {
  starts: string[]
  vertices: Map<string, Vertex>
}

/**
 * Every reachable still of a chart and every edge between them, breadth first, by XState's own `getAdjacencyMap`. What the library leaves open is given to it:
 * what can happen in a state (answers and timers among it), how a state is told from another, and what is done on each edge.
 * With `within` a changed chart, which may be endless, is left after so many stills.
 */
export function graphOf(machine: AnyStateMachine, fixtures: AnyFixtures, limit = Number.POSITIVE_INFINITY): Graph {
  const logic: ActorLogic<Place, Step, undefined> = {
    getInitialSnapshot: () => placeOf(null),
    getPersistedSnapshot: (place) => place,
    transition: ({ still }, step) => {
      if ('input' in step) return placeOf(begin(machine, step.input))
      return placeOf(still && after(still, step.happening))
    },
  }
  const events = ({ still }: Place): Step[] => {
    if (!still) return fixtures.inputs.map((input, index) => ({ type: String(index), input }))
    if (fixtures.within && !fixtures.within(still.snapshot)) return []
    return happenings(still, fixtures).map((happening) => ({ type: happening.name, happening }))
  }
  const keys = new WeakMap<Place, string>()
  const key = (place: Place) => {
    const made = keys.get(place) ?? (place.still ? stillKey(place.still) : outside)
    keys.set(place, made)
    return made
  }
  const map = getAdjacencyMap<Place, Step, undefined>(logic, {
    events,
    serializeState: key,
    serializeEvent: ({ type }) => type,
    limit,
    input: undefined,
  })
  const edgesOf = (from: string) =>
    Object.entries(map[from as never]?.transitions ?? {}).map(([name, { state }]) => ({ name, to: key(state), state }))
  const vertices = new Map<string, Vertex>()
  for (const [from, { state }] of Object.entries(map))
    if (state.still)
      vertices.set(from, {
        still: state.still,
        edges: edgesOf(from).flatMap(({ name, to, state }) => (state.still ? [{ name, to, still: state.still }] : [])),
      })
  return { starts: edgesOf(outside).map(({ to }) => to), vertices }
}
