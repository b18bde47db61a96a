import type { Exploration } from './explore.ts'

/** A route through a chart by names of happenings. */
export interface Route {
  names: string[]
  /** What is known where it starts. */
  context: unknown
  /** The state's value after each happening; the first is where it starts. */
  values: string[]
  /** What is offered in each of those states; null at the edge of what was walked, where nobody has looked. */
  offers: (string[] | null)[]
  /** The transitions that are taken, by key. */
  taken: string[]
}

/** What is known at a place. */
export const contextIn = (key: string): unknown => (JSON.parse(key) as { context: unknown }).context // written by keyOf
export const valueIn = (key: string) => JSON.stringify((JSON.parse(key) as { value: unknown }).value)

/** A way from key to key as a route; `names` has one fewer. */
export function routeOf({ edges, pruned, starts }: Exploration, keys: readonly string[], names: readonly string[]): Route {
  const edgeAt = (index: number) => edges.get(keys[index] ?? '')?.find(({ name }) => name === names[index])
  return {
    names: [...names],
    context: contextIn(keys[0] ?? 'null'),
    values: keys.map(valueIn),
    offers: keys.map((key) => (pruned.has(key) ? null : (edges.get(key) ?? []).map(({ name }) => name))),
    taken: [...(starts.get(keys[0] ?? '') ?? []), ...names.flatMap((_, index) => edgeAt(index)?.taken ?? [])],
  }
}

interface CoverOptions {
  fromEveryStart?: boolean | undefined
  longest?: number | undefined
  /** Every happening of each state, or each transition once: what differs only in what was answered is then walked once. */
  isWhole?: boolean | undefined
}

/** A route ends here at the latest, so that one that fails can be read. */
const longestRoute = 25

/**
 * Few routes that walk every allowed happening out of every state value. For the rendered app, where opening a page costs as much as several steps: each begins at the
 * chart's first state, or at one of those that it can begin in, and goes on to the nearest happening that no route has walked, as long as that is no further than from a
 * beginning. The whole graph, contexts and all, is walked without the app.
 */
export function coverRoutes(
  exploration: Exploration,
  isAllowed: (name: string, from: string, key: string) => boolean,
  { fromEveryStart = false, longest = longestRoute, isWhole = true }: CoverOptions = {},
): Route[] {
  const { edges, paths } = exploration
  const first = edges.keys().next().value
  if (first === undefined) return []
  const begins = new Set(paths.map(({ start }) => JSON.stringify([start.value, start.context])))
  const isStart = (key: string) => {
    const { value, context } = JSON.parse(key) as { value: unknown; context: unknown } // written by keyOf
    return begins.has(JSON.stringify([value, context]))
  }
  const values = new Map([...edges.keys()].map((key) => [key, valueIn(key)]))
  const valueAt = (key: string) => values.get(key) ?? valueIn(key)
  // What a child chart does takes no transition of its own.
  const pairOf = (from: string, name: string, taken: string[], to: string) =>
    isWhole || taken.length === 0 ? `${valueAt(from)} ${name} ${valueAt(to)}` : `${taken.join()} ${valueAt(to)}`
  /** `pair` tells walked happenings from others: the state values and the happening between them. */
  const allowed = new Map(
    [...edges].map(([from, out]) => [
      from,
      out
        .filter(({ name }) => isAllowed(name, valueAt(from), from))
        .map(({ name, to, taken }) => ({ from, name, to, pair: pairOf(from, name, taken, to) })),
    ]),
  )
  type Step = NonNullable<ReturnType<typeof allowed.get>>[number]
  const covered = new Set<string>()

  /** The shortest way from any of these places through a happening that no route has walked; null when there is none left. */
  function nearest(from: readonly string[]): Step[] | null {
    const cameBy = new Map<string, Step | null>(from.map((key) => [key, null]))
    const queue = [...from]
    for (const key of queue) {
      for (const step of allowed.get(key) ?? []) {
        if (!covered.has(step.pair)) {
          const way = [step]
          for (let before = cameBy.get(step.from); before; before = cameBy.get(before.from)) way.unshift(before)
          return way
        }
        if (cameBy.has(step.to)) continue
        cameBy.set(step.to, step)
        queue.push(step.to)
      }
    }
    return null
  }
  const walk = (way: Step[]) => {
    for (const { pair } of way) covered.add(pair)
  }

  const starts = fromEveryStart ? [...edges.keys()].filter(isStart) : [first]
  const routes: Step[][] = []
  for (let route = nearest(starts); route; route = nearest(starts)) {
    walk(route)
    for (;;) {
      const onward = nearest([route.at(-1)?.to ?? ''])
      const again = nearest(starts)
      if (!onward || !again || onward.length > again.length + 2 || route.length + onward.length > longest) break
      walk(onward)
      route.push(...onward)
    }
    routes.push(route)
  }
  return routes.map((route) =>
    routeOf(
      exploration,
      [route[0]?.from ?? '', ...route.map(({ to }) => to)],
      route.map(({ name }) => name),
    ),
  )
}

/** Ways that are walked as a person wrote them down, from the first beginning that they fit: what state values alone don't tell apart. */
export function routesAlong(exploration: Exploration, journeys: readonly (readonly string[])[]): Route[] {
  const { edges, paths } = exploration
  const begins = new Set(paths.map(({ start }) => JSON.stringify([start.value, start.context])))
  const starts = [...edges.keys()].filter((key) => {
    const { value, context } = JSON.parse(key) as { value: unknown; context: unknown } // written by keyOf
    return begins.has(JSON.stringify([value, context]))
  })
  return journeys.map((names) => {
    for (const start of starts) {
      const keys = [start]
      for (const name of names) keys.push(edges.get(keys.at(-1) ?? '')?.find((edge) => edge.name === name)?.to ?? '')
      if (!keys.includes('')) return routeOf(exploration, keys, names)
    }
    throw new Error(`There is no way ${names.join(' → ')}`)
  })
}
