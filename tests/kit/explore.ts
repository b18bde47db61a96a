import type { AnyStateMachine } from 'xstate'
import { graphOf, type Vertex } from './graph.ts'
import { happeningNamed, happenings, type View, waitingFor } from './happenings.ts'
import type { AnyFixtures } from './registry.ts'
import { after, begin, type Still } from './still.ts'
import { allStates, allTransitions } from './transitions.ts'
import { startRun } from './walk.ts'

export interface Described {
  value: unknown
  context: unknown
  status: string
  /** What is done on the way here, by name and in order. */
  did: string[]
  emitted?: unknown[]
  /** Everything that can happen next; what is not here is refused. */
  offers: string[]
}
export interface Step extends Described {
  happens: string
}

/** A way through a chart from a starting point. */
export interface ChartPath {
  input: number
  start: Described
  steps: Step[]
}

export interface Exploration {
  paths: ChartPath[]
  /** Keys of the states that it begins in, and the transitions taken at once. */
  starts: Map<string, string[]>
  /** State keys, where each happening leads, and the transitions taken on the way. */
  edges: Map<string, { name: string; to: string; taken: string[] }[]>
  /** Keys of states in which a person can stay: nothing whose end moves the chart is running there, or the chart has ended. */
  rests: Set<string>
  /** Keys at the edge of what is walked (`within`). */
  pruned: Set<string>
  /** Every transition that some path walks. */
  taken: ReadonlySet<string>
  missedStates: string[]
  missedTransitions: string[]
  brokenInvariants: string[]
}

function describe({ snapshot: { value, context, status }, did, emitted }: Still, offers: string[]): Described {
  const plain = JSON.parse(JSON.stringify(context ?? null))
  return { value, context: plain, status, did, ...(emitted.length > 0 ? { emitted } : {}), offers }
}
const described = (still: Still, fixtures: AnyFixtures) =>
  describe(
    still,
    happenings(still, fixtures).map(({ name }) => name),
  )

/** Nothing runs there whose end the chart waits for. A child that lives as long as its parent, and whose end is nothing to it, may run. */
function isRest(still: Still): boolean {
  if (still.snapshot.status !== 'active') return true
  const waits = new Set(waitingFor(still).map(({ id }) => id))
  return !still.snapshot._nodes.some(({ invoke }) => invoke.some(({ id, onDone }) => onDone !== undefined && waits.has(id)))
}

/** Replays names from a starting point on the running chart. Throws when a happening is not possible. */
export async function replay(machine: AnyStateMachine, fixtures: AnyFixtures, input: number, names: readonly string[]) {
  const run = startRun(machine, fixtures.inputs[input])
  for (const name of names) {
    const happening = happeningNamed(run.view(), fixtures, name)
    if (!happening) throw new Error(`"${name}" cannot happen in ${JSON.stringify(run.snapshot().value)}`)
    await run.apply(happening)
  }
  return run
}

/** The same without anything running. */
export function goAlong(machine: AnyStateMachine, fixtures: AnyFixtures, input: number, names: readonly string[]): Still {
  let still = begin(machine, fixtures.inputs[input])
  for (const name of names) {
    const happening = happeningNamed(still, fixtures, name)
    if (!happening) throw new Error(`"${name}" cannot happen in ${JSON.stringify(still.snapshot.value)}`)
    still = after(still, happening)
  }
  return still
}

/** Which of these events, that a person wrote down as refused there, are taken all the same. */
export const takenOf = (still: Still, fixtures: AnyFixtures, refused: readonly string[] = []): string[] =>
  refused.filter((name) => happeningNamed(still, fixtures, name) !== undefined)

/** The first broken invariant of a still, as a sentence. */
export const brokenIn = ({ snapshot }: View, fixtures: AnyFixtures) =>
  fixtures.invariants.flatMap(([sentence, holds]) =>
    holds(snapshot) ? [] : [`${sentence} (in ${JSON.stringify(snapshot.value)})`],
  )

interface Reached {
  vertex: Vertex
  input: number
  /** The edge by which it was reached first, and from where. */
  by: { from: Reached; name: string; still: Still } | null
}

/**
 * What the graph of a chart says of it. Every edge becomes part of a path (also those that end where they began), so shortest paths that a graph search would
 * skip are walked too. The result is deterministic.
 */
export function explore(machine: AnyStateMachine, fixtures: AnyFixtures): Exploration {
  const { starts, vertices } = graphOf(machine, fixtures)
  const stills = [...vertices.values()].flatMap(({ still, edges }) => [still, ...edges.map((edge) => edge.still)])
  const beginnings = fixtures.inputs.map((input) => begin(machine, input))
  const taken = new Set([...beginnings, ...stills].flatMap((still) => still.taken))
  const seen = new Set(stills.flatMap(({ snapshot }) => snapshot._nodes.map(({ id }) => id)))
  // A state that is left at once is seen by its transition.
  for (const transition of taken) seen.add(transition.split(' | ')[0] ?? '')
  const isPruned = ({ still }: Vertex) => fixtures.within !== undefined && !fixtures.within(still.snapshot)
  const keysOf = (is: (vertex: Vertex) => boolean) => new Set([...vertices].flatMap(([key, vertex]) => (is(vertex) ? [key] : [])))
  return {
    paths: pathsOf(starts, vertices, beginnings, fixtures),
    starts: new Map(starts.map((key) => [key, vertices.get(key)?.still.taken ?? []])),
    taken,
    edges: new Map(
      [...vertices].map(([key, { edges }]) => [key, edges.map(({ name, to, still: { taken } }) => ({ name, to, taken }))]),
    ),
    rests: keysOf(({ still }) => isRest(still)),
    pruned: keysOf(isPruned),
    missedStates: [...allStates(machine)].filter((id) => !seen.has(id)),
    missedTransitions: [...allTransitions(machine)].filter((id) => !taken.has(id)),
    brokenInvariants: [...new Set(stills.flatMap((still) => brokenIn(still, fixtures)))],
  }
}

/** Each edge behind the way by which its beginning was reached first; what another path goes through anyway is left out. */
function pathsOf(starts: string[], vertices: Map<string, Vertex>, beginnings: Still[], fixtures: AnyFixtures): ChartPath[] {
  const reached = new Map<string, Reached>()
  for (const [input, key] of starts.entries()) {
    const vertex = vertices.get(key)
    if (vertex && !reached.has(key)) reached.set(key, { vertex, input, by: null })
  }
  const ways: { from: Reached; name: string; still: Still }[] = []
  const goesOn = new Set<Reached['by']>()
  // A map gives what is put into it meanwhile as well: breadth first.
  for (const from of reached.values())
    for (const { name, to, still } of from.vertex.edges) {
      const by = { from, name, still }
      ways.push(by)
      goesOn.add(from.by)
      const vertex = vertices.get(to)
      if (vertex && !reached.has(to)) reached.set(to, { vertex, input: from.input, by })
    }
  const offers = new Map<Still, Described>()
  const say = (still: Still) => {
    const said = offers.get(still) ?? described(still, fixtures)
    offers.set(still, said)
    return said
  }
  const paths = ways
    .filter((way) => !goesOn.has(way))
    .map((way): ChartPath => {
      const steps: Step[] = []
      for (let by: Reached['by'] = way; by; by = by.from.by) steps.unshift({ happens: by.name, ...say(by.still) })
      return { input: way.from.input, start: say(beginnings[way.from.input] ?? way.still), steps }
    })
  const unwalked = beginnings.flatMap((still, input) =>
    paths.some((path) => path.input === input) ? [] : [{ input, start: say(still), steps: [] }],
  )
  return [...paths, ...unwalked]
}

/** States from which no rest state can be reached: dead ends. */
export function deadEnds({ edges, rests, pruned }: Exploration): string[] {
  const good = new Set(rests)
  for (let grew = true; grew; ) {
    grew = false
    for (const [from, outgoing] of edges) {
      if (!good.has(from) && outgoing.some(({ to }) => good.has(to))) {
        good.add(from)
        grew = true
      }
    }
  }
  return [...edges.keys()].filter((key) => !good.has(key) && !pruned.has(key))
}

const everything = (seen: Described): unknown => seen

/** Takes a chart along stored paths and answers the first difference, or null when it does what they say. It looks at everything, or at what `sees` gives. */
export function firstDifference(
  machine: AnyStateMachine,
  fixtures: AnyFixtures,
  paths: readonly ChartPath[],
  sees = everything,
): string | null {
  const looks = (still: Still) => JSON.stringify(sees(described(still, fixtures)))
  for (const path of paths) {
    let still = begin(machine, fixtures.inputs[path.input])
    if (looks(still) !== JSON.stringify(sees(path.start))) return 'starts elsewhere'
    for (const { happens, ...expected } of path.steps) {
      const happening = happeningNamed(still, fixtures, happens)
      if (!happening) return `"${happens}" cannot happen`
      still = after(still, happening)
      if (looks(still) !== JSON.stringify(sees(expected)))
        return `after "${happens}" the state is ${JSON.stringify(still.snapshot.value)}`
    }
  }
  return null
}

/** Whether a changed chart does anything else along these paths. One that throws does. */
export function differsAlong(...walk: Parameters<typeof firstDifference>): boolean {
  try {
    return firstDifference(...walk) !== null
  } catch {
    return true
  }
}
