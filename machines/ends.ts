import type { AnyStateMachine } from 'xstate'

export type Node = AnyStateMachine['root']

/** The states that a state leads to. What is done in an inner state with an event takes it from the outer ones. */
function targetsOf(around: readonly Node[]): Node[] {
  const taken = new Set<string>()
  return around.flatMap(({ transitions }) => {
    const own = [...transitions].filter(([type]) => !taken.has(type))
    for (const [type] of own) taken.add(type)
    return own.flatMap(([, ways]) => ways.flatMap(({ target }) => target ?? []))
  })
}

/** Whether a flow is over in a state: it's final, or nothing goes on there by itself and all ways lead to where it is over too. */
export function isEnd(node: Node, before: readonly Node[] = []): boolean {
  if (node.type === 'final') return true
  if (node.type !== 'atomic' || before.includes(node)) return false
  const around: Node[] = []
  for (let at: Node | undefined = node; at; at = at.parent) around.push(at)
  if (around.some(({ invoke, after, always = [] }) => invoke.length + after.length + always.length > 0)) return false
  const targets = targetsOf(around)
  return targets.length > 0 && targets.every((target) => isEnd(target, [...before, node]))
}
