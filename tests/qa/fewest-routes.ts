import { type Route, routeOf, valueIn } from '../kit/cover.ts'
import type { Exploration } from '../kit/explore.ts'

interface Step {
  from: string
  name: string
  to: string
  /** The state values and the happening between them: what has to be walked once, whatever is known there. */
  pair: bigint
}

const sizeOf = (bits: bigint) => bits.toString(2).replaceAll('0', '').length

/** Every place that can be gone on to from these, with the steps out of each. */
function reachable(starts: readonly string[], out: (key: string) => Step[]): Map<string, Step[]> {
  const found = new Map<string, Step[]>()
  const queue = [...starts]
  for (const key of queue) {
    if (found.has(key)) continue
    found.set(key, out(key))
    for (const { to } of found.get(key) ?? []) if (!found.has(to)) queue.push(to)
  }
  return found
}

/** What can still be walked from each place: grown until nothing is added. */
function onwardOf(places: ReadonlyMap<string, Step[]>): Map<string, bigint> {
  const onward = new Map([...places.keys()].map((key) => [key, 0n]))
  const into = Map.groupBy([...places.values()].flat(), ({ to }) => to)
  const queue = [...places.keys()]
  for (const key of queue) {
    const now = (places.get(key) ?? []).reduce((bits, { pair, to }) => bits | pair | (onward.get(to) ?? 0n), 0n)
    if (now === onward.get(key)) continue
    onward.set(key, now)
    queue.push(...new Set((into.get(key) ?? []).map(({ from }) => from)))
  }
  return onward
}

/**
 * As few routes as go over every way on that the screen has: each goes on as long as anything is left to walk, and always to where the least of it is lost; what leads nowhere
 * else comes last. A person who follows them begins as seldom as can be.
 */
export function fewestRoutes(
  exploration: Exploration,
  isAllowed: (name: string, from: string, key: string) => boolean,
  { fromEveryStart = false, isShort = false }: { fromEveryStart?: boolean | undefined; isShort?: boolean | undefined } = {},
): Route[] {
  const { edges, paths } = exploration
  const values = new Map([...edges.keys()].map((key) => [key, valueIn(key)]))
  const begins = new Set(paths.map(({ start }) => JSON.stringify([start.value, start.context])))
  const isStart = (key: string) => {
    const { value, context } = JSON.parse(key) as { value: unknown; context: unknown } // written by keyOf
    return begins.has(JSON.stringify([value, context]))
  }
  const starts = fromEveryStart ? [...edges.keys()].filter(isStart) : [...edges.keys()].slice(0, 1)
  const bits = new Map<string, bigint>()
  const bitOf = (pair: string) => {
    const bit = bits.get(pair) ?? 1n << BigInt(bits.size)
    bits.set(pair, bit)
    return bit
  }
  const places = reachable(starts, (from) =>
    (edges.get(from) ?? [])
      .filter(({ name }) => isAllowed(name, values.get(from) ?? '', from))
      .map(({ name, to }) => ({ from, name, to, pair: bitOf(`${values.get(from)} ${name} ${values.get(to) ?? valueIn(to)}`) })),
  )
  const onward = onwardOf(places)
  let left = (1n << BigInt(bits.size)) - 1n

  /** The shortest way from here to each step that is still to be walked, and of these the one that gives up least. */
  function next(here: string): Step[] | null {
    const cameBy = new Map<string, Step | null>([[here, null]])
    const queue = [here]
    let best: { way: Step[]; lost: number } | null = null
    const seen = new Set<bigint>()
    for (const key of queue)
      for (const step of places.get(key) ?? []) {
        if ((left & step.pair) !== 0n && !seen.has(step.pair)) {
          const way = [step]
          for (let before = cameBy.get(step.from); before; before = cameBy.get(before.from)) way.unshift(before)
          const walked = way.reduce((all, { pair }) => all | pair, 0n)
          const lost = sizeOf(left & (onward.get(here) ?? 0n) & ~walked & ~(onward.get(step.to) ?? 0n))
          if (lost === 0) return way
          seen.add(step.pair)
          if (!best || lost < best.lost) best = { way, lost }
        }
        if (cameBy.has(step.to)) continue
        cameBy.set(step.to, step)
        queue.push(step.to)
      }
    return best?.way ?? null
  }

  const routes: Step[][] = []
  while (left !== 0n) {
    const [start] = starts.toSorted((a, b) => sizeOf(left & (onward.get(b) ?? 0n)) - sizeOf(left & (onward.get(a) ?? 0n)))
    const route: Step[] = []
    for (let way = next(start ?? ''); way; way = next(route.at(-1)?.to ?? '')) {
      for (const { pair } of way) left &= ~pair
      route.push(...way)
      if (isShort) break
    }
    if (route.length === 0) throw new Error('Something that is to be walked cannot be reached.')
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
