import type { AnyStateMachine } from 'xstate'
import type { Node } from './ends.ts'

/** The state of this name that has no states inside: what is stored of a donation, a claim or a payment run is the name of one. */
export function findState(machine: AnyStateMachine, key: string): Node | undefined {
  const find = (node: Node): Node[] => [
    ...(node.key === key && Object.keys(node.states).length === 0 ? [node] : []),
    ...Object.values(node.states).flatMap(find),
  ]
  return find(machine.root)[0]
}
