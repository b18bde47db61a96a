import { type AnyStateMachine, createMachine } from 'xstate'

export interface Mutant {
  what: string
  machine: AnyStateMachine
  /** What happens where it differs, as paths write it or a part of that. */
  at: string
}

/** A mutant can lead to itself without end: it fails instead of filling the memory. Our charts take a handful of steps for one event. */
const endsLoops = { options: { maxIterations: 1000 } }

interface StateConfig {
  id?: string
  states?: Record<string, StateConfig>
  on?: Record<string, unknown>
  after?: Record<string, unknown>
  always?: unknown
  invoke?: { onDone?: unknown; onError?: unknown }
  onDone?: unknown
}

const happensAt = (place: string) =>
  place === 'invoke onDone'
    ? ': done'
    : place === 'invoke onError'
      ? ': error'
      : place === 'onDone' || place === 'always'
        ? ''
        : place

type Plain = { target?: string; guard?: unknown; actions?: unknown }
const asList = (value: unknown): Plain[] => (value === undefined ? [] : Array.isArray(value) ? value : [value as Plain]) // setup() has checked the literal

/** Every place where a state keeps transitions, with a way to replace them. */
function* places(config: StateConfig): Generator<{ name: string; list: Plain[]; replace(list: Plain[]): void }> {
  for (const holder of ['on', 'after'] as const) {
    const map = config[holder]
    for (const key of Object.keys(map ?? {}))
      yield {
        name: key,
        list: asList(map?.[key]),
        replace: (list) => {
          if (map) map[key] = list
        },
      }
  }
  if (config.always !== undefined)
    yield {
      name: 'always',
      list: asList(config.always),
      replace: (list) => {
        config.always = list
      },
    }
  if (config.onDone !== undefined)
    yield {
      name: 'onDone',
      list: asList(config.onDone),
      replace: (list) => {
        config.onDone = list
      },
    }
  const { invoke } = config
  for (const key of ['onDone', 'onError'] as const)
    if (invoke?.[key] !== undefined)
      yield {
        name: `invoke ${key}`,
        list: asList(invoke[key]),
        replace: (list) => {
          invoke[key] = list
        },
      }
}

/** Copies plain objects and arrays; functions and the rest are shared. */
function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T // an array stays an array
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)])) as T // and an object an object
  return value
}

/** Wrong target (a sibling), dropped guard, dropped transition: one mutant for each place in the chart. */
export function mutants(machine: AnyStateMachine): Mutant[] {
  const made: Mutant[] = []
  const config = machine.config as StateConfig // the chart's literal, whose keys are read as data
  const visit = (route: string[]) => {
    const at = (root: StateConfig) => route.reduce<StateConfig>((state, key) => state.states?.[key] ?? {}, root)
    const original = at(config)
    for (const place of places(original)) {
      for (const [index, transition] of place.list.entries()) {
        const isNothing = transition.target === undefined && transition.actions === undefined
        const mutate = (what: string, change: (list: Plain[]) => Plain[]) => {
          const mutated = copy(config)
          const there = [...places(at(mutated))].find((one) => one.name === place.name)
          there?.replace(change(there.list))
          try {
            made.push({
              at: happensAt(place.name),
              what: `${route.join('.') || 'root'} ${place.name} ${index}: ${what}`,
              machine: createMachine({ ...mutated, ...endsLoops } as never, machine.implementations as never), // a changed literal has no static type
            })
          } catch {
            // A chart that cannot even be made is caught by whoever starts it.
          }
        }
        if (!isNothing) mutate('dropped', (list) => list.filter((_, position) => position !== index))
        if (transition.guard !== undefined)
          mutate('guard dropped', (list) =>
            list.map((one, position) => (position === index ? (({ guard: _, ...rest }) => rest)(one) : one)),
          )
        const wrong = wrongTarget(transition.target, at, config, route)
        if (wrong)
          mutate(`target ${wrong}`, (list) => list.map((one, position) => (position === index ? { ...one, target: wrong } : one)))
      }
    }
    for (const key of Object.keys(original.states ?? {})) visit([...route, key])
  }
  visit([])
  return made
}

/** Another state where the target could be: a sibling of the one that is meant. */
function wrongTarget(
  target: string | undefined,
  at: (root: StateConfig) => StateConfig,
  config: StateConfig,
  route: string[],
): string | null {
  if (target === undefined || target.startsWith('#')) return null
  const isChild = target.startsWith('.')
  const name = target.replace(/^\./, '')
  if (name.includes('.')) return null
  const parent = isChild ? at(config) : route.slice(0, -1).reduce<StateConfig>((state, key) => state.states?.[key] ?? {}, config)
  // Not one that only leads on: two of those could lead to each other without end.
  const other = Object.entries(parent.states ?? {}).find(([key, state]) => key !== name && state.always === undefined)?.[0]
  return other ? `${isChild ? '.' : ''}${other}` : null
}
