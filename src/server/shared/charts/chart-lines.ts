import type { AnyStateMachine } from 'xstate'
import type { ChartLine } from '#contract/support/charts.ts'

type Node = AnyStateMachine['root']
type Transition = Node['always'] extends readonly (infer One)[] | undefined ? One : never

const asList = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])

/** Whatever is asked of it, it is there, and is nothing that a chart could have written down itself. */
const nothing: object = new Proxy(() => nothing, {
  get: (_, key) => (typeof key === 'symbol' ? undefined : nothing),
  apply: () => nothing,
})

/** The parameters that the chart itself gives. Of those that are made of an event only texts are its own; the rest is known when it happens. */
function givenBy(params: unknown): [string, unknown][] {
  if (typeof params === 'object' && params !== null)
    return Object.entries(params).filter(([, value]) => typeof value !== 'object' || value === null)
  // What is decided when it happens isn't its own.
  if (typeof params !== 'function' || /\?|&&|\|\|/.test(String(params))) return []
  try {
    const made: object = params({ event: nothing, context: nothing })
    return Object.entries(made).filter(([, value]) => typeof value === 'string')
  } catch {
    return []
  }
}

/** A guard or an action by its name, with what the chart itself gives it. */
export function named(thing: unknown): string {
  if (typeof thing === 'string') return thing
  if ((typeof thing !== 'object' && typeof thing !== 'function') || thing === null || !('type' in thing)) return 'unnamed'
  const given = givenBy('params' in thing ? thing.params : undefined).map(([key, value]) => `${key}: ${value}`)
  return given.length > 0 ? `${String(thing.type)}(${given.join(', ')})` : String(thing.type)
}
const done = (actions: unknown) => asList(actions).map(named).join(', ')

/** The state by the names on the way to it; the whole chart is `any`. */
const stateOf = ({ path }: Pick<Node, 'path'>) => (path.length === 0 ? 'any' : path.join('.'))

/** As journeys write what happens. */
function happens(eventType: string, node: Node): string {
  const [, , kind = '', what = eventType] =
    /^xstate\.((after|done\.actor|error\.actor|done\.state)\.)?(.+)$/.exec(eventType) ?? []
  if (kind === 'after') return `after: ${what.slice(0, what.length - node.id.length - 1)}`
  if (kind === 'done.state') return 'done'
  if (kind === 'done.actor') return `${what}: done`
  if (kind === 'error.actor') return `${what}: error`
  return eventType
}

/** It takes what would happen further out, and does nothing with it. */
export const isForbidden = ({ guard, target, actions }: Transition) => !target && actions.length === 0 && guard === undefined

const lineOf = (node: Node, when: string, transition: Transition): ChartLine => {
  const { guard, target, actions, reenter } = transition
  return {
    state: stateOf(node),
    when,
    guard: guard === undefined ? '' : named(guard),
    target: target
      ? `${target.map(stateOf).join(' and ')}${reenter ? ' again' : ''}`
      : isForbidden(transition)
        ? 'refused'
        : 'stays',
    does: done(actions),
    why: '',
  }
}

/** Each transition out of a state, with the line that says it. */
export const transitionsFrom = (node: Node): { transition: Transition; line: () => ChartLine }[] =>
  [
    ...(node.always ?? []).map((transition) => ({ transition, when: 'always' })),
    ...[...node.transitions].flatMap(([eventType, list]) =>
      list.map((transition) => ({ transition, when: happens(eventType, node) })),
    ),
  ].map(({ transition, when }) => ({ transition, line: () => lineOf(node, when, transition) }))

/** Everything that a chart does, as lines of its table: where each state begins, what is done on the way in and out, every branch of every transition, and where it ends. What is only forbidden is no way to draw. */
export function linesOf(machine: AnyStateMachine, { isDrawn = false } = {}): ChartLine[] {
  const lines: ChartLine[] = []
  const visit = (node: Node) => {
    const state = stateOf(node)
    const say = (when: string, target: string, does: string) => lines.push({ state, when, guard: '', target, does, why: '' })
    const { config, initial } = node
    if (config.initial !== undefined) say('begins', initial.target.map(stateOf).join(' and '), done(initial.actions))
    for (const key of ['entry', 'exit'] as const) if (asList(config[key]).length > 0) say(key, '', done(config[key]))
    for (const { transition, line } of transitionsFrom(node)) if (!isDrawn || !isForbidden(transition)) lines.push(line())
    if (node.type === 'final') say('ends', '', '')
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  return lines
}
