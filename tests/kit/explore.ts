import type { AnyStateMachine } from 'xstate'
import { happenings } from './happenings.ts'
import type { AnyFixtures } from './registry.ts'
import { allStates, allTransitions } from './transitions.ts'
import { type Described, describe, keyOf, startRun } from './walk.ts'

export interface Step extends Described {
  happens: string
  /** Everything that can happen next; what is not here is refused. */
  offers: string[]
}

/** A way through a chart from a starting point; what QA runs, and what every later version of the chart is held against. */
export interface ChartPath {
  input: number
  start: Described & { offers: string[] }
  steps: Step[]
}

export interface Exploration {
  paths: ChartPath[]
  /** State keys and where each happening leads. */
  edges: Map<string, { name: string; to: string }[]>
  /** Keys of states in which a person can stay: no actor is running there, or the chart has ended. */
  rests: Set<string>
  /** Keys at the edge of what is walked (`within`). */
  pruned: Set<string>
  missedStates: string[]
  missedTransitions: string[]
  brokenInvariants: string[]
}

const namesOf = (run: Parameters<typeof happenings>[0], fixtures: AnyFixtures) => happenings(run, fixtures).map((one) => one.name)

/** Replays names from a starting point on a fresh run. Throws when a happening is not possible. */
export async function replay(machine: AnyStateMachine, fixtures: AnyFixtures, input: number, names: readonly string[]) {
  const run = startRun(machine, fixtures.inputs[input])
  for (const name of names) {
    const happening = happenings(run, fixtures).find((one) => one.name === name)
    if (!happening) throw new Error(`"${name}" cannot happen in ${JSON.stringify(run.snapshot().value)}`)
    await happening.apply(run)
  }
  return run
}

/**
 * Walks the running chart breadth first, edge by edge. Every edge becomes part of a path (also those that end where they began), so shortest paths that a
 * graph search would skip are walked too. The result is deterministic.
 */
export async function explore(machine: AnyStateMachine, fixtures: AnyFixtures): Promise<Exploration> {
  const edges: Exploration['edges'] = new Map()
  const rests = new Set<string>()
  const pruned = new Set<string>()
  const taken = new Set<string>()
  const seenNodes = new Set<string>()
  const broken = new Set<string>()
  const routes = new Map<string, { input: number; names: string[] }>()
  const walked: { input: number; names: string[] }[] = []
  const queue: string[] = []

  function visit(run: Awaited<ReturnType<typeof replay>>, route: { input: number; names: string[] }): string {
    const snapshot = run.snapshot()
    if (run.failure()) throw run.failure()
    const key = keyOf(snapshot)
    for (const node of snapshot._nodes) seenNodes.add(node.id)
    for (const transition of run.taken) {
      taken.add(transition)
      // A state that is left at once is seen by its transition.
      seenNodes.add(transition.split(' | ')[0] ?? '')
    }
    for (const [sentence, holds] of fixtures.invariants)
      if (!holds(snapshot)) broken.add(`${sentence} (in ${JSON.stringify(snapshot.value)})`)
    if (!routes.has(key)) {
      routes.set(key, route)
      if (snapshot.status === 'done' || !snapshot._nodes.some((node) => node.invoke.length > 0)) rests.add(key)
      if (!fixtures.within || fixtures.within(snapshot)) queue.push(key)
      else {
        edges.set(key, [])
        pruned.add(key)
      }
    }
    return key
  }

  for (const input of fixtures.inputs.keys()) {
    const run = await replay(machine, fixtures, input, [])
    visit(run, { input, names: [] })
    run.stop()
  }
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const route = routes.get(key)
    if (!route) continue
    const here = await replay(machine, fixtures, route.input, route.names)
    const names = happenings(here, fixtures).map((one) => one.name)
    here.stop()
    const outgoing: { name: string; to: string }[] = []
    for (const name of names) {
      const next = { input: route.input, names: [...route.names, name] }
      const run = await replay(machine, fixtures, next.input, next.names)
      outgoing.push({ name, to: visit(run, next) })
      run.stop()
      walked.push(next)
    }
    edges.set(key, outgoing)
  }
  const longest = walked.filter(
    (one) =>
      !walked.some(
        (other) =>
          other !== one &&
          other.input === one.input &&
          other.names.length > one.names.length &&
          one.names.every((name, index) => other.names[index] === name),
      ),
  )
  const unwalked = fixtures.inputs.flatMap((_, input) =>
    longest.some((one) => one.input === input) ? [] : [{ input, names: [] }],
  )
  const paths: ChartPath[] = []
  for (const { input, names } of [...longest, ...unwalked]) {
    const steps: Step[] = []
    const run = startRun(machine, fixtures.inputs[input])
    const start = { ...describe(run), offers: namesOf(run, fixtures) }
    for (const name of names) {
      await happenings(run, fixtures)
        .find((one) => one.name === name)
        ?.apply(run)
      steps.push({ happens: name, ...describe(run), offers: namesOf(run, fixtures) })
    }
    run.stop()
    paths.push({ input, start, steps })
  }
  return {
    paths,
    edges,
    rests,
    pruned,
    missedStates: [...allStates(machine)].filter((id) => !seenNodes.has(id)),
    missedTransitions: [...allTransitions(machine)].filter((id) => !taken.has(id)),
    brokenInvariants: [...broken],
  }
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

/** Runs a chart along stored paths and answers the first difference, or null when it does what they say. */
export async function firstDifference(
  machine: AnyStateMachine,
  fixtures: AnyFixtures,
  paths: readonly ChartPath[],
): Promise<string | null> {
  for (const path of paths) {
    const run = startRun(machine, fixtures.inputs[path.input])
    try {
      if (JSON.stringify({ ...describe(run), offers: namesOf(run, fixtures) }) !== JSON.stringify(path.start))
        return 'starts elsewhere'
      for (const step of path.steps) {
        const happening = happenings(run, fixtures).find((one) => one.name === step.happens)
        if (!happening) return `"${step.happens}" cannot happen`
        await happening.apply(run)
        if (run.failure()) return String(run.failure())
        const { happens, ...expected } = step
        const actual = { ...describe(run), offers: namesOf(run, fixtures) }
        if (JSON.stringify(actual) !== JSON.stringify(expected))
          return `after "${happens}" the state is ${JSON.stringify(run.snapshot().value)}`
      }
    } finally {
      run.stop()
    }
  }
  return null
}
