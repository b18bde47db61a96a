import type { AnyStateMachine } from 'xstate'

type Node = AnyStateMachine['root']
type Transition = Node['always'] extends readonly (infer One)[] | undefined ? One : never

/** Targets that are no state, written so that no state can be called so. */
export const stays = '(stays)'
export const refused = '(refused)'

/** One way on. `index` says which one of those for the same happening, from above. */
export interface Branch {
  when: string
  guard: string
  target: string
  does: string[]
  about: string
  /** Whatever else stands there, as JSON by key. */
  rest: Record<string, string>
  /** Where the chart as it is has it; null for one that is only in the edited chart. */
  from: { state: string; when: string; index: number } | null
}

export interface Actor {
  id: string
  src: string
  rest: Record<string, string>
}

/** A state, or the whole chart, whose path is `any`. */
export interface State {
  path: string
  /** Where the chart as it is has it. */
  from: string | null
  parent: string | null
  about: string
  kind: string
  begins: string
  /** What is done by name, such as `entry`. */
  does: Record<'begins' | 'entry' | 'exit', string[]>
  tags: string[]
  actors: Actor[]
  branches: Branch[]
  rest: Record<string, string>
}

const asList = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

/** As JSON with keys in order, so that equal is equal. Null for what says nothing: `{}`, `[]`, an empty text. */
function jsonOf(value: unknown): string | null {
  const ordered = (one: unknown): unknown =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(
          Object.entries(one)
            .filter(([, inner]) => inner !== undefined && typeof inner !== 'function')
            .sort(([a], [b]) => a.localeCompare(b))
            .map(([key, inner]) => [key, ordered(inner)]),
        )
      : Array.isArray(one)
        ? one.map(ordered)
        : one
  const text = JSON.stringify(ordered(value))
  return text === undefined || ['{}', '[]', '""', 'null'].includes(text) ? null : text
}

const restOf = (config: object, known: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(config).flatMap(([key, value]) => {
      const text = known.includes(key) || typeof value === 'function' ? null : jsonOf(value)
      return text === null ? [] : [[key, text]]
    }),
  )

/** A guard or an action by its name, with what is given to it. */
function named(thing: unknown): string {
  if (typeof thing !== 'object' || thing === null) return String(thing)
  const { type, ...more } = thing as { type?: unknown; params?: unknown } // whatever is there is said
  const { params, ...others } = more
  const given = jsonOf({ ...(typeof params === 'object' ? params : {}), ...others })
  return given === null ? String(type) : `${String(type)}(${given})`
}

const pathOf = ({ path }: Pick<Node, 'path'>) => path.join('.') || 'any'

/** As journeys write what happens; a delay by its milliseconds. */
function happens(eventType: string, node: Node, ids: ReadonlyMap<string, string>): string {
  const actor = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(eventType)
  if (actor) return `${ids.get(actor[2] ?? '') ?? actor[2]}: ${actor[1]}`
  if (eventType.startsWith('xstate.done.state.')) return 'done'
  const after = eventType.startsWith('xstate.after.') ? eventType.slice('xstate.after.'.length) : null
  return after === null ? eventType : `after: ${after.slice(0, after.length - node.id.length - 1)}`
}

const known = ['target', 'guard', 'actions', 'reenter', 'description', 'source', 'eventType', 'event', 'delay', 'toJSON']
const ofNode = [
  'id',
  'key',
  'description',
  'initial',
  'states',
  'on',
  'after',
  'always',
  'onDone',
  'invoke',
  'entry',
  'exit',
  'tags',
  'type',
]

function branchOf(when: string, index: number, node: Node, transition: Transition): Branch {
  const { target, guard, actions, reenter, description } = transition
  const isForbidden = !target && actions.length === 0 && guard === undefined
  return {
    when,
    guard: guard === undefined ? '' : named(guard),
    target: target ? `${target.map(pathOf).join(' and ')}${reenter ? ' again' : ''}` : isForbidden ? refused : stays,
    does: asList(actions).map(named),
    about: description ?? '',
    rest: restOf(transition, known),
    from: { state: pathOf(node), when, index },
  }
}

/** Every state of a chart with all that stands in it, the whole chart first. */
export function partsOf(machine: AnyStateMachine): State[] {
  const visit = (node: Node): State[] => {
    const { config } = node
    const ids = new Map<string, string>()
    const actors = asList(config.invoke).map((one, index): Actor => {
      const invoke = one as { id?: string; src?: unknown } // an invoke of a config
      const src = typeof invoke.src === 'string' ? invoke.src : named(invoke.src)
      const id = invoke.id ?? src
      ids.set(invoke.id ?? `${index}.${node.id}`, id)
      return { id, src, rest: restOf(invoke, ['id', 'src', 'onDone', 'onError', 'onSnapshot']) }
    })
    const lists: [string, readonly Transition[]][] = [
      ['always', node.always ?? []],
      ...[...node.transitions].map(([type, list]): [string, readonly Transition[]] => [happens(type, node, ids), list]),
    ]
    const initial = config.initial === undefined ? undefined : node.initial
    const state: State = {
      path: pathOf(node),
      from: pathOf(node),
      parent: node.parent ? pathOf(node.parent) : null,
      about: node.description ?? '',
      kind: config.type === 'final' || config.type === 'parallel' || config.type === 'history' ? config.type : '',
      begins: initial ? initial.target.map(pathOf).join(' and ') : '',
      does: {
        begins: asList(initial?.actions).map(named),
        entry: asList(config.entry).map(named),
        exit: asList(config.exit).map(named),
      },
      tags: asList(config.tags).map(String).sort(),
      actors,
      branches: lists.flatMap(([when, list]) => list.map((one, index) => branchOf(when, index, node, one))),
      rest: {
        ...restOf(config, ofNode),
        // One that is as it would be without being said says nothing.
        ...(node.parent && config.id !== undefined && config.id !== [machine.id, ...node.path].join('.')
          ? { id: config.id }
          : {}),
      },
    }
    return [state, ...Object.values(node.states).flatMap(visit)]
  }
  return visit(machine.root)
}
