import type { AnyStateMachine } from 'xstate'

interface Transition {
  eventType: string
  source: { id: string }
  target?: readonly { id: string }[] | undefined
  guard?: unknown
}

function guardName(guard: unknown): string {
  if (guard === undefined) return ''
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : String(guard)
}

export function transitionKey(transition: Transition): string {
  return `${transition.source.id} | ${transition.eventType} | ${guardName(transition.guard)} | ${(transition.target ?? []).map((node) => node.id).join(',')}`
}

/** Every transition that the chart has, eventless ones included; initial ones are no choice. */
export function allTransitions(machine: AnyStateMachine): Set<string> {
  const keys = new Set<string>()
  const visit = (node: AnyStateMachine['root']) => {
    // A transition without target, actions and guard only forbids an event; it is never "taken".
    const real = (transition: Transition & { actions?: readonly unknown[] }) =>
      transition.target !== undefined || (transition.actions?.length ?? 0) > 0
    for (const list of node.transitions.values())
      for (const transition of list) if (real(transition)) keys.add(transitionKey(transition))
    for (const transition of node.always ?? []) keys.add(transitionKey(transition))
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  return keys
}

export function allStates(machine: AnyStateMachine): Set<string> {
  const ids = new Set<string>()
  const visit = (node: AnyStateMachine['root']) => {
    ids.add(node.id)
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  return ids
}
