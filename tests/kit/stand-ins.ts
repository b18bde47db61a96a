import { type AnyActorLogic, type AnyStateMachine, fromPromise } from 'xstate'

/** One that never answers by itself; where a test settles nothing it stands for any actor or child chart. */
const silent = fromPromise(() => new Promise<never>(() => {}))

interface Builtin {
  resolve: (...details: unknown[]) => unknown
}
const isBuiltin = (action: unknown): action is Builtin => typeof action === 'function' && 'resolve' in action

const said = (name: string, params: unknown) => (params === undefined ? name : `${name}(${JSON.stringify(params)})`)

/**
 * The chart with a stand-in for each actor, whether it invokes or spawns it, and whether it is a promise or a chart. Each action with a name says what is
 * done, in its order, with its parameters: XState's inspection leaves `assign` out. Actions that the browser provides do nothing here.
 */
export function withStandIns(machine: AnyStateMachine, saw: (action: string) => void, standIn: AnyActorLogic = silent) {
  refuseSnapshots(machine)
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, standIn]))
  const actions = Object.fromEntries(
    Object.entries(machine.implementations.actions).map(([name, action]) => [name, recorded(name, action, saw)]),
  )
  return machine.provide({ actors, actions } as never) // the stand-ins are of no chart's own types
}

function recorded(name: string, action: unknown, saw: (action: string) => void): unknown {
  // An action of our own becomes one that changes nothing, of the kind that XState resolves: so both kinds are told in their order.
  const { resolve } = isBuiltin(action)
    ? action
    : { resolve: (_: unknown, snapshot: unknown) => [snapshot, undefined, undefined] }
  return Object.assign(() => {}, isBuiltin(action) ? action : { type: name }, {
    resolve: (...details: unknown[]) => {
      saw(said(name, details[3]))
      return resolve(...details)
    },
  })
}

/** A stand-in has no snapshots of the child's; a chart that asked for them would be told wrong ones. */
function refuseSnapshots(machine: AnyStateMachine): void {
  const visit = (node: AnyStateMachine['root']) => {
    for (const { id, onSnapshot } of node.invoke)
      if (onSnapshot) throw new Error(`${machine.id}: ${id} is asked for its snapshots; let it send events, or answer an output.`)
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
}
