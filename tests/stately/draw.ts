import type { AnyStateMachine } from 'xstate'
import { isForbidden, named } from '#server/shared/charts/chart-lines.ts'

type Node = AnyStateMachine['root']

export interface Edge {
  from: string
  to: string
  label: string
  eventType: string
}

function wordsOf(eventType: string, delays: Record<string, unknown>): string {
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType)
  if (actor) return `${actor[2]} ${actor[1] === 'done' ? 'done' : 'fails'}`
  if (eventType.startsWith('xstate.done.state.')) return 'all done'
  const after = /^xstate\.after\.([^.]+)\./.exec(eventType)
  if (after?.[1]) {
    const delay = delays[after[1]]
    return typeof delay === 'number' ? `after ${delay} ms` : `after ${after[1]}`
  }
  return eventType
}

/** Every transition with its label, eventless ones included (the library's own graph leaves them out). */
export function edgesOf(machine: AnyStateMachine): Edge[] {
  const edges: Edge[] = []
  const visit = (node: Node) => {
    const lists = [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
    for (const transition of lists) {
      if (isForbidden(transition)) continue
      const { eventType, guard } = transition
      const when = eventType === '' ? 'at once' : wordsOf(eventType, machine.implementations.delays)
      const label = guard === undefined ? when : `${when} [${named(guard)}]`
      for (const target of transition.target ?? [node]) edges.push({ from: node.id, to: target.id, label, eventType })
    }
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  return edges
}

const safe = (id: string) => id.replace(/\W/g, '_')

/** Where a way of the whole chart is drawn from: from each of its first states that doesn't take itself what happens, or of the states in it where one of those does, unless the chart is drawn as a state. */
function sourcesOf({ root }: AnyStateMachine, { from, eventType }: Edge): string[] {
  if (from !== root.id || root.type === 'parallel') return [from]
  const takes = (state: Node) => state.transitions.get(eventType)?.some(({ guard }) => guard === undefined)
  const holds = (state: Node): boolean => Object.values(state.states).some((inner) => takes(inner) || holds(inner))
  const sources = (state: Node): string[] => {
    if (state.type === 'final' || takes(state)) return []
    return state.type === 'compound' && holds(state) ? Object.values(state.states).flatMap(sources) : [state.id]
  }
  return Object.values(root.states).flatMap(sources)
}

export function mermaidOf(machine: AnyStateMachine): string {
  const { root } = machine
  const lines = ['stateDiagram-v2']
  const visit = (node: Node, indent: string) => {
    const children = Object.values(node.states)
    // Mermaid takes regions only within a state.
    const isBare = node === root && node.type !== 'parallel'
    if (children.length === 0) lines.push(`${indent}state "${node.key}" as ${safe(node.id)}`)
    else {
      if (!isBare) lines.push(`${indent}state "${node.key}" as ${safe(node.id)} {`)
      const inner = isBare ? indent : `${indent}  `
      for (const [index, child] of children.entries()) {
        if (node.type === 'parallel' && index > 0) lines.push(`${inner}--`)
        visit(child, inner)
      }
      const first = node.initial?.target[0]
      if (first && node.type !== 'parallel') lines.push(`${inner}[*] --> ${safe(first.id)}`)
      if (!isBare) lines.push(`${indent}}`)
    }
    if (node === root && !isBare) lines.push(`${indent}[*] --> ${safe(node.id)}`)
    if (node.type === 'final') lines.push(`${indent}${safe(node.id)} --> [*]`)
  }
  visit(root, '  ')
  for (const edge of edgesOf(machine)) {
    const label = edge.label.replaceAll(': ', ' = ').replace(/[:;]/g, ' ')
    for (const source of sourcesOf(machine, edge))
      lines.push(`  ${safe(source)} --> ${safe(edge.to === root.id ? source : edge.to)} : ${label}`)
  }
  return `${lines.join('\n')}\n`
}
