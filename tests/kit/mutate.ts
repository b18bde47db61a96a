import { type AnyStateMachine, createMachine } from 'xstate'

export interface Mutant {
  what: string
  machine: AnyStateMachine
  /** What happens where it differs, as paths write it or a part of that. */
  at: string
}

/** A mutant can lead to itself without end: it fails instead of filling the memory. Our charts take a handful of steps for one event. */
const endsLoops = { options: { maxIterations: 1000 } }

interface Invoke {
  id?: string
  src?: unknown
  onDone?: unknown
  onError?: unknown
}
interface StateConfig {
  id?: string
  initial?: string
  states?: Record<string, StateConfig>
  on?: Record<string, unknown>
  after?: Record<string, unknown>
  always?: unknown
  entry?: unknown
  exit?: unknown
  invoke?: Invoke | Invoke[]
  onDone?: unknown
}

/** The answers of an invoked actor are written `actor: done`, whatever the place is called. */
const happensAt = (place: string) =>
  place.startsWith('invoke ')
    ? `: ${place.endsWith('onDone') ? 'done' : 'error'}`
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
  for (const invoke of asInvokes(config.invoke))
    for (const key of ['onDone', 'onError'] as const)
      if (invoke[key] !== undefined)
        yield {
          name: `invoke ${invoke.id ?? invoke.src} ${key}`,
          list: asList(invoke[key]),
          replace: (list) => {
            invoke[key] = list
          },
        }
}

const asInvokes = (invoke: Invoke | Invoke[] | undefined) => (Array.isArray(invoke) ? invoke : invoke ? [invoke] : [])
const asActions = (actions: unknown): unknown[] => (actions === undefined ? [] : Array.isArray(actions) ? actions : [actions])
const actionName = (action: unknown) =>
  typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : String(action)

/** One action less, or two that change places. */
function* actionChanges(actions: unknown): Generator<{ what: string; changed: unknown[] }> {
  const list = asActions(actions)
  for (const [index, action] of list.entries()) {
    yield { what: `${actionName(action)} dropped`, changed: list.filter((_, position) => position !== index) }
    const next = list[index + 1]
    if (next !== undefined && actionName(next) !== actionName(action))
      yield {
        what: `${actionName(action)} after ${actionName(next)}`,
        changed: [...list.slice(0, index), next, action, ...list.slice(index + 2)],
      }
  }
}

/** Copies plain objects and arrays; functions and the rest are shared. */
function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T // an array stays an array
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)])) as T // and an object an object
  return value
}

/**
 * One mutant for each place in the chart where something can be wrong: a transition, its guard or its target (a sibling of the one that is meant, however deep
 * it lies and however it is named), an action that is left out or comes too late, and another state to begin in.
 */
export function mutants(machine: AnyStateMachine): Mutant[] {
  const made: Mutant[] = []
  const config = machine.config as StateConfig // the chart's literal, whose keys are read as data
  const visit = (route: string[], node: AnyStateMachine['root']) => {
    const at = (root: StateConfig) => route.reduce<StateConfig>((state, key) => state.states?.[key] ?? {}, root)
    const original = at(config)
    const mutate = (place: string, what: string, change: (state: StateConfig) => void) => {
      const mutated = copy(config)
      change(at(mutated))
      try {
        made.push({
          at: happensAt(place),
          what: `${route.join('.') || 'root'} ${place}: ${what}`,
          machine: createMachine({ ...mutated, ...endsLoops } as never, machine.implementations as never), // a changed literal has no static type
        })
      } catch {
        // A chart that cannot even be made is caught by whoever starts it.
      }
    }
    for (const place of places(original)) {
      for (const [index, transition] of place.list.entries()) {
        const isNothing = transition.target === undefined && transition.actions === undefined
        const changeList = (what: string, change: (list: Plain[]) => Plain[]) =>
          mutate(place.name, `${index} ${what}`, (state) => {
            const there = [...places(state)].find((one) => one.name === place.name)
            there?.replace(change(there.list))
          })
        const changeOne = (what: string, change: (one: Plain) => Plain) =>
          changeList(what, (list) => list.map((one, position) => (position === index ? change(one) : one)))
        if (!isNothing) changeList('dropped', (list) => list.filter((_, position) => position !== index))
        if (transition.guard !== undefined) changeOne('guard dropped', ({ guard: _, ...rest }) => rest)
        const wrong = wrongTarget(transition.target, node)
        if (wrong) changeOne(`target ${wrong}`, (one) => ({ ...one, target: wrong }))
        // A transition that only does one thing is dropped whole, above.
        if (transition.target !== undefined || asActions(transition.actions).length > 1)
          for (const { what, changed } of actionChanges(transition.actions))
            changeOne(what, (one) => ({ ...one, actions: changed }))
      }
    }
    for (const key of ['entry', 'exit'] as const)
      for (const { what, changed } of actionChanges(original[key]))
        mutate(key, what, (state) => {
          state[key] = changed
        })
    const elsewhere = original.initial === undefined ? undefined : otherThan(original.initial, node)
    if (elsewhere !== undefined)
      mutate('initial', elsewhere.key, (state) => {
        state.initial = elsewhere.key
      })
    for (const [key, child] of Object.entries(node.states)) visit([...route, key], child)
  }
  visit([], machine.root)
  return made
}

/** Another child. Not one that only leads on: two of those could lead to each other without end. */
const otherThan = (key: string, parent: AnyStateMachine['root']) =>
  Object.values(parent.states).find((state) => state.key !== key && (state.always?.length ?? 0) === 0)

/** Another state where the target could be: a sibling of the one that is meant. */
function wrongTarget(target: string | undefined, node: AnyStateMachine['root']): string | null {
  if (typeof target !== 'string') return null
  const find = (from: AnyStateMachine['root'] | undefined, path: string) =>
    path.split('.').reduce<AnyStateMachine['root'] | undefined>((state, key) => state?.states[key], from)
  const meant = target.startsWith('#')
    ? node.machine.getStateNodeById(target)
    : target.startsWith('.')
      ? find(node, target.slice(1))
      : find(node.parent, target)
  const other = meant?.parent && otherThan(meant.key, meant.parent)
  return other ? `#${other.id}` : null
}
