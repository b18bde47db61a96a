import type { Part } from './seeded-ways.ts'

/** As editors write a chart: every target from the chart's id, lists where one would do, and empty things that say nothing. */
export function asEditorsWrite(node: Part, path: string[]): Part {
  const target = (to: string) => {
    if (to.startsWith('#')) return to
    return [...(to.startsWith('.') ? path : path.slice(0, -1)), to.replace(/^\./, '')].join('.').replace(/^/, '#')
  }
  const named = (thing: unknown) => (typeof thing === 'string' ? { type: thing } : thing)
  const taken = (list: Part) =>
    [list].flat().map((one: Part) => ({
      ...one,
      actions: [one.actions ?? []].flat().map(named),
      meta: one.meta ?? {},
      ...(one.target ? { target: target(one.target) } : {}),
      ...(one.guard ? { guard: named(one.guard) } : {}),
    }))
  const each = (of: Part | undefined) =>
    Object.fromEntries(Object.entries<Part>(of ?? {}).map(([key, list]) => [key, taken(list)]))
  const { states, on, after, always, onDone, invoke, tags, ...rest } = node
  return {
    ...rest,
    on: each(on),
    after: each(after),
    ...(always ? { always: taken(always) } : {}),
    ...(onDone ? { onDone: taken(onDone) } : {}),
    tags: [tags ?? []].flat(),
    invoke: [invoke ?? []].flat().map((one: Part) => ({
      ...one,
      input: {},
      ...(one.onDone ? { onDone: taken(one.onDone) } : {}),
      ...(one.onError ? { onError: taken(one.onError) } : {}),
    })),
    states: Object.fromEntries(
      Object.entries<Part>(states ?? {}).map(([key, child]) => [key, asEditorsWrite(child, [...path, key])]),
    ),
  }
}
