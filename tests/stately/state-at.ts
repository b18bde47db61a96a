import type { AnyStateMachine } from 'xstate'

/** The state of a chart by the names on the way to it, with dots between them; `any` is the whole chart. */
export function stateAt(machine: AnyStateMachine, path: string): AnyStateMachine['root'] | undefined {
  let node: AnyStateMachine['root'] | undefined = machine.root
  if (path !== 'any') for (const name of path.split('.')) node = node?.states[name]
  return node
}
