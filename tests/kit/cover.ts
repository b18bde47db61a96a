import type { Exploration } from './explore.ts'

/** A route through a chart by names of happenings. */
export interface Route {
  names: string[]
  /** The state's value after each happening; the first is where it starts. */
  values: string[]
  /** What is offered in each of those states; null at the edge of what was walked, where nobody has looked. */
  offers: (string[] | null)[]
}

const valueIn = (key: string) => JSON.stringify((JSON.parse(key) as { value: unknown }).value)

/**
 * Few short routes from the chart's first state, or from each state that it can begin in, that walk every allowed happening out of every state value. For the rendered app, where a step takes
 * a good part of a second; the whole graph, contexts and all, is walked without it.
 */
export function coverRoutes(
  { edges, paths, pruned }: Exploration,
  isAllowed: (name: string, from: string) => boolean,
  fromEveryStart = false,
): Route[] {
  const first = edges.keys().next().value
  if (first === undefined) return []
  const begins = new Set(paths.map(({ start }) => JSON.stringify([start.value, start.context])))
  const isStart = (key: string) => {
    const { value, context } = JSON.parse(key) as { value: unknown; context: unknown } // written by keyOf
    return begins.has(JSON.stringify([value, context]))
  }
  const starts = fromEveryStart ? [...edges.keys()].filter(isStart) : [first]
  const trails = new Map<string, { names: string[]; keys: string[] }>(starts.map((key) => [key, { names: [], keys: [key] }]))
  const queue = [...starts]
  const covered = new Set<string>()
  const found: { names: string[]; keys: string[] }[] = []
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const trail = trails.get(key)
    if (!trail) continue
    for (const { name, to } of (edges.get(key) ?? []).filter((edge) => isAllowed(edge.name, valueIn(key)))) {
      const next = { names: [...trail.names, name], keys: [...trail.keys, to] }
      const pair = `${valueIn(key)} ${name} ${valueIn(to)}`
      if (!covered.has(pair)) {
        covered.add(pair)
        found.push(next)
      }
      if (!trails.has(to)) {
        trails.set(to, next)
        queue.push(to)
      }
    }
  }
  const whole = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.keys[0] === one.keys[0] &&
          other.names.length > one.names.length &&
          one.names.every((name, index) => other.names[index] === name),
      ),
  )
  return whole.map(({ names, keys }) => ({
    names,
    values: keys.map(valueIn),
    offers: keys.map((key) => (pruned.has(key) ? null : (edges.get(key) ?? []).map((edge) => edge.name))),
  }))
}
