import type { State } from './parts.ts'

const keyOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)
const parentOf = ({ parent }: State) => parent ?? ''
const same = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length > 0 && JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted())

/** What leads there, from where. */
function waysTo(states: readonly State[], path: string): string[] {
  return states.flatMap((state) =>
    state.branches
      .filter(({ target }) =>
        target
          .replace(/ again$/, '')
          .split(' and ')
          .includes(path),
      )
      .map(({ when, guard }) => `${keyOf(state.path)} ${when} ${guard}`),
  )
}

/** Which state of the edited chart is which of the chart as it is, by their paths: the same place, or else what speaks for one that was renamed or moved. */
export function pairsOf(before: readonly State[], after: readonly State[]): Map<string, string> {
  const pairs = new Map<string, string>()
  for (const { path } of before) if (after.some((state) => state.path === path)) pairs.set(path, path)
  const taken = new Set(pairs.values())
  const isAlike = (old: State, now: State) => {
    const whens = (state: State) => state.branches.map(({ when }) => when)
    const children = (states: readonly State[], { path }: State) =>
      states.filter(({ parent }) => parent === path).map((state) => keyOf(state.path))
    const lies = pairs.get(parentOf(old)) === parentOf(now)
    const isCalled = keyOf(old.path) === keyOf(now.path)
    return (
      (old.about !== '' && old.about === now.about ? 3 : 0) +
      (same(
        old.actors.map(({ id }) => id),
        now.actors.map(({ id }) => id),
      )
        ? 2
        : 0) +
      (same(children(before, old), children(after, now)) ? 2 : 0) +
      (same(whens(old), whens(now)) ? 1 : 0) +
      (same(waysTo(before, old.path), waysTo(after, now.path)) ? 1 : 0) +
      (isCalled ? (lies ? 3 : 1) : 0) +
      (lies ? 0.5 : 0)
    )
  }
  for (;;) {
    let best: { old: string; now: string; score: number } | null = null
    for (const old of before) {
      if (pairs.has(old.path)) continue
      for (const now of after) {
        const score = taken.has(now.path) ? 0 : isAlike(old, now)
        if (score >= 2.5 && score > (best?.score ?? 0)) best = { old: old.path, now: now.path, score }
      }
    }
    if (!best) return pairs
    pairs.set(best.old, best.now)
    taken.add(best.now)
  }
}
