import ELK, { type ElkEdgeSection, type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { AnyStateMachine } from 'xstate'

type Node = AnyStateMachine['root']

export interface Edge {
  from: string
  to: string
  label: string
}

function guardOf(guard: unknown): string {
  if (guard === undefined) return ''
  return ` [${typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : String(guard)}]`
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
      const label = `${transition.eventType === '' ? 'at once' : wordsOf(transition.eventType, machine.implementations.delays)}${guardOf(transition.guard)}`
      for (const target of transition.target ?? [node]) edges.push({ from: node.id, to: target.id, label })
    }
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  return edges
}

const safe = (id: string) => id.replace(/\W/g, '_')

export function mermaidOf(machine: AnyStateMachine): string {
  const lines = ['stateDiagram-v2']
  const visit = (node: Node, indent: string) => {
    const children = Object.values(node.states)
    if (children.length === 0) lines.push(`${indent}state "${node.key}" as ${safe(node.id)}`)
    else {
      const isRoot = node === machine.root
      if (!isRoot) lines.push(`${indent}state "${node.key}" as ${safe(node.id)} {`)
      const inner = isRoot ? indent : `${indent}  `
      for (const [index, child] of children.entries()) {
        if (node.type === 'parallel' && index > 0) lines.push(`${inner}--`)
        visit(child, inner)
      }
      const first = node.initial?.target[0]
      if (first && node.type !== 'parallel') lines.push(`${inner}[*] --> ${safe(first.id)}`)
      if (!isRoot) lines.push(`${indent}}`)
    }
    if (node.type === 'final') lines.push(`${indent}${safe(node.id)} --> [*]`)
  }
  visit(machine.root, '  ')
  for (const { from, to, label } of edgesOf(machine)) {
    // The diagram has no place for the whole chart as a source: it is drawn as a note would be, from each of its first-level states.
    const sources = from === machine.root.id ? Object.values(machine.root.states).map((state) => state.id) : [from]
    for (const source of sources)
      lines.push(`  ${safe(source)} --> ${safe(to === machine.root.id ? source : to)} : ${label.replace(/[:;]/g, ' ')}`)
  }
  return `${lines.join('\n')}\n`
}

const charWidth = 6.6
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

function elkNode(node: Node): ElkNode {
  const children = Object.values(node.states)
  const width = Math.max(90, node.key.length * 8 + 28)
  if (children.length === 0) return { id: node.id, width, height: 40 }
  return {
    id: node.id,
    children: children.map(elkNode),
    layoutOptions: {
      'elk.padding': '[top=44,left=16,bottom=16,right=16]',
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},60)`,
    },
  }
}

/** A picture of the chart, laid out by ELK; the same on every machine. */
export async function svgOf(machine: AnyStateMachine): Promise<string> {
  const edges = edgesOf(machine)
  const graph: ElkNode = await new ELK().layout({
    id: 'page',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.spacing.nodeNode': '36',
      'elk.layered.spacing.nodeNodeBetweenLayers': '56',
      'elk.spacing.edgeLabel': '6',
      'elk.edgeLabels.inline': 'false',
      'elk.randomSeed': '1',
    },
    children: [elkNode(machine.root)],
    edges: edges.map((edge, index) => ({
      id: `e${index}`,
      sources: [edge.from],
      targets: [edge.to],
      labels: [{ text: edge.label, width: edge.label.length * charWidth, height: 15 }],
    })),
  })
  const initials = new Set<string>()
  const finals = new Set<string>()
  const collect = (node: Node) => {
    for (const target of node.initial?.target ?? []) initials.add(target.id)
    if (node.type === 'final') finals.add(node.id)
    for (const child of Object.values(node.states)) collect(child)
  }
  collect(machine.root)
  const shapes: string[] = []
  const shape = (node: ElkNode, depth: number) => {
    const { x = 0, y = 0, width = 0, height = 0, id, children = [] } = node
    const name = id.split('.').at(-1) ?? id
    shapes.push(
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${depth % 2 ? '#ffffff' : '#f4f3ea'}" stroke="#14523b" stroke-width="${finals.has(id) ? 3 : 1.5}"/>`,
    )
    if (initials.has(id)) shapes.push(`<circle cx="${x + 10}" cy="${y + 10}" r="4" fill="#14523b"/>`)
    shapes.push(
      `<text x="${x + (children.length ? 22 : width / 2)}" y="${y + (children.length ? 24 : height / 2 + 5)}" font-weight="600"${children.length ? '' : ' text-anchor="middle"'}>${escapeXml(name)}</text>`,
    )
    for (const child of children) shape(child, depth + 1)
  }
  for (const child of graph.children ?? []) shape(child, 0)
  const lines: string[] = []
  for (const edge of (graph.edges ?? []) as ElkExtendedEdge[]) {
    for (const section of edge.sections ?? [])
      lines.push(`<path d="${pathOf(section)}" fill="none" stroke="#50605a" stroke-width="1.2" marker-end="url(#arrow)"/>`)
    for (const label of edge.labels ?? [])
      lines.push(
        `<text x="${label.x ?? 0}" y="${(label.y ?? 0) + 12}" font-size="11.5" fill="#50605a">${escapeXml(label.text ?? '')}</text>`,
      )
  }
  const width = Math.ceil((graph.width ?? 0) + 24)
  const height = Math.ceil((graph.height ?? 0) + 24)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="14" fill="#1b2a23" role="img"><title>${escapeXml(machine.id)}</title><desc>${escapeXml(machine.root.description ?? '')}</desc><defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 10 5 0 10Z" fill="#50605a"/></marker></defs><rect x="-12" y="-12" width="${width}" height="${height}" fill="#fbfaf5"/>${shapes.join('')}${lines.join('')}</svg>\n`
}

const pathOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection) =>
  `M${[startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`
