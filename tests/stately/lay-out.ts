import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { ChartLine, ChartRecord } from '#contract/support/charts.ts'

const placements = ['BRANDES_KOEPF', 'NETWORK_SIMPLEX']
/**
 * The first of these whose picture is not too wide is taken: whether sections stand from left to right, how wide a card is, how many states may stand beside
 * each other (0 is any number), how ELK finds their places, and whether ways back are drawn or only written.
 */
export const attempts = [
  ...[
    { breadth: 0, hasBack: true },
    { breadth: 1, hasBack: true },
    { breadth: 1, hasBack: false },
  ].flatMap((attempt) =>
    [268, 232, 212, 206].map((width) => ({ ...attempt, bySection: true, width, placement: 'BRANDES_KOEPF' })),
  ),
  ...[true, false].flatMap((hasBack) =>
    [0, 4, 3, 2].flatMap((breadth) =>
      placements.map((placement) => ({ bySection: false, width: 268, breadth, placement, hasBack })),
    ),
  ),
]
export type Attempt = (typeof attempts)[number]

/** What stands on a card that isn’t a way on. */
export const places = ['begins', 'ends', 'entry', 'exit']
export const targetsOf = ({ target }: ChartLine) => (target === 'stays' ? [] : target.replace(/ again$/, '').split(' and '))
const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)

interface Link {
  from: string
  to: string
}
/** One line for all ways between two states; what the whole chart, a state around its own states and one that stays as it is does is only written. */
function linksOf({ lines }: ChartRecord): Link[] {
  const keys = lines
    .filter(({ when, state }) => !places.includes(when) && state !== 'any')
    .flatMap((line) =>
      targetsOf(line)
        .filter((to) => to !== 'any' && !isWithin(to, line.state) && !isWithin(line.state, to))
        .map((to) => `${line.state} ${to}`),
    )
  return [...new Set(keys)].map((key) => {
    const [from = '', to = ''] = key.split(' ')
    return { from, to }
  })
}

const outermost = (path: string) => path.split('.')[0] ?? path
/** A flow whose outermost states hold its states: they are its sections. */
export const hasSections = ({ parts }: ChartRecord) =>
  parts[0]?.kind === 'compound' &&
  parts.filter(({ path, kind }) => path !== 'any' && !path.includes('.') && kind === 'compound').length > 1

/** Where ELK puts the states. By section, each section is laid out by itself, top down, and what leads out of it is drawn from the section. */
export function layOut(record: ChartRecord, heightAt: (path: string) => number, attempt: Attempt): Promise<ElkNode> {
  const { breadth, placement, hasBack, bySection, width } = attempt
  const order = (direction: 'DOWN' | 'RIGHT', holds: 'INCLUDE_CHILDREN' | 'SEPARATE_CHILDREN') => ({
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    'elk.hierarchyHandling': holds,
    'elk.json.shapeCoords': 'ROOT',
    'elk.json.edgeCoords': 'ROOT',
    'elk.spacing.nodeNode': '20',
    'elk.spacing.edgeNode': '8',
    'elk.spacing.edgeEdge': '6',
    'elk.layered.spacing.nodeNodeBetweenLayers': direction === 'DOWN' ? '34' : '20',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
    'elk.layered.nodePlacement.strategy': direction === 'DOWN' ? placement : 'SIMPLE',
    'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
    'elk.randomSeed': '1',
    ...(breadth > 0 && direction === 'DOWN'
      ? { 'elk.layered.layering.strategy': 'COFFMAN_GRAHAM', 'elk.layered.layering.coffmanGraham.layerBound': String(breadth) }
      : {}),
  })
  const paths = record.parts.map(({ path }) => path)
  // What leads back is laid out as if it came from there, so that states stand in their order.
  const edgeOf = ({ from, to }: Link): ElkExtendedEdge =>
    isBack({ from, to })
      ? { id: `back ${from} ${to}`, sources: [to], targets: [from] }
      : { id: `on ${from} ${to}`, sources: [from], targets: [to] }
  const isBack = ({ from, to }: Link) => paths.indexOf(to) < paths.indexOf(from)
  const links = linksOf(record).filter((link) => hasBack || !isBack(link))
  const isWithinOne = ({ from, to }: Link) => outermost(from) === outermost(to)
  // Nothing is drawn of these.
  const inOrder = (states: readonly string[]): ElkExtendedEdge[] =>
    states.slice(1).map((to, at) => ({ id: `next ${to}`, sources: [states[at] ?? to], targets: [to] }))
  const nodeOf = (path: string): ElkNode => {
    const inside = paths.filter((one) => one.slice(0, Math.max(0, one.lastIndexOf('.'))) === path && one !== 'any')
    const height = heightAt(path)
    if (inside.length === 0) return { id: path, width, height }
    return {
      id: path,
      children: inside.map(nodeOf),
      layoutOptions: {
        ...order('DOWN', 'INCLUDE_CHILDREN'),
        'elk.padding': `[top=${height + 10},left=14,bottom=14,right=14]`,
      },
      edges:
        bySection && !path.includes('.')
          ? [
              ...links.filter((link) => isWithinOne(link) && outermost(link.from) === path).map(edgeOf),
              ...(breadth === 1 ? inOrder(inside) : []),
            ]
          : [],
    }
  }
  const holdsStates = (path: string) => paths.some((one) => one.startsWith(`${path}.`))
  const sections = paths.filter((path) => path !== 'any' && !path.includes('.'))
  // From one section to another a line leads once.
  const between = [
    ...new Map(
      links
        .filter((link) => !isWithinOne(link))
        .map(({ from, to }) => ({ from: outermost(from), to: outermost(to) }))
        .map((link) => [`${link.from} ${link.to}`, link]),
    ).values(),
  ]
  return new ELK().layout({
    id: 'page',
    layoutOptions: bySection ? order('RIGHT', 'SEPARATE_CHILDREN') : order('DOWN', 'INCLUDE_CHILDREN'),
    children: sections.map(nodeOf),
    edges: bySection ? [...between.map(edgeOf), ...(hasBack ? [] : inOrder(sections.filter(holdsStates)))] : links.map(edgeOf),
  })
}
