import type { ElkExtendedEdge, ElkNode } from 'elkjs'
import type { ChartLine, ChartRecord } from '#contract/support/charts.ts'
import type { Box, Drawing, DrawnEdge, DrawnState } from '#machines/support/chart-picture/drawing.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { actionsIn, initialStates, parentOf, transitionEdges, visibleOf } from './edges-of.ts'
import { marksOf } from './marks-of.ts'
import { rowsOf, wide } from './rows-of.ts'

/** How wide a character is at most, on average, at the sizes that chart-drawing.tsx writes in; how high a row is. */
const character = { name: 8.6, text: 6.9 }
const row = 18
const head = 34

const widest = (rows: readonly string[]) => Math.max(0, ...rows.map((one) => one.length)) * character.text

/** How states and what happens are called, where not as the code has it; what is done in them isn’t said then. */
export interface DiagramLabels {
  state(path: string): string
  event(way: Pick<ChartLine, 'state' | 'when' | 'guard'>): string
  about(description: string): string
}
/** What is said of a state besides, by its path. */
export type Notes = Readonly<Record<string, string>>
/** Below what is said in a state, so much is left free for a picture of it, by its path. */
export type Room = Readonly<Record<string, Pick<Box, 'width' | 'height'>>>
/** How it is said that so many ways lead from one to the other. */
export type Counted = (count: number) => string
/** Around such a picture. */
export const frame = 10
export type Sketch = Pick<DrawnState, 'path' | 'name' | 'kind' | 'holds' | 'rows' | 'isFirst' | 'marks' | 'depth' | 'isFolded'>

function sketchesOf(chart: ChartRecord, folded: readonly string[], notes: Notes, saying: DiagramLabels | null): Sketch[] {
  const visible = visibleOf(chart, folded)
  const first = initialStates(chart)
  return chart.parts
    .filter(({ path }) => visible.includes(path))
    .map(({ path, description, kind, holds }) => {
      const hasInside = path !== 'any' && (kind === 'compound' || kind === 'parallel')
      const isFolded = hasInside ? folded.includes(path) : null
      return {
        path,
        name: saying ? saying.state(path) : path === 'any' ? chart.name : (path.split('.').at(-1) ?? path),
        kind,
        holds: holds.filter(({ chart }) => chart !== null),
        rows: [
          ...(path === 'any' ? [] : rowsOf(saying ? saying.about(description) : description, wide)),
          ...(saying ? [] : actionsIn(chart, path)).flatMap((one) => rowsOf(one, wide)),
          ...rowsOf(notes[path] ?? ''),
        ],
        isFirst: first.includes(path),
        marks: marksOf(chart, { path, isFirst: first.includes(path), isFolded }),
        depth: path === 'any' ? 0 : path.split('.').length,
        isFolded,
      }
    })
}

function sizeOf({ path, name, rows, holds }: Sketch, room: Room) {
  const { width = 0, height = 0 } = room[path] ?? {}
  return {
    width: Math.max(
      120,
      name.length * character.name + 52,
      widest(rows) + 30,
      width + 2 * frame,
      ...holds.map(({ id }) => id.length * 8 + 60),
    ),
    height: head + rows.length * row + holds.length * 34 + (rows.length + holds.length > 0 ? 10 : 6) + (height && height + frame),
  }
}

/** So many ways to or from what is folded away are each said; more are counted. */
const most = 2

function edgesOf(chart: ChartRecord, folded: readonly string[], saying: DiagramLabels | null, counted: Counted | null) {
  const together = new Map<string, { from: string; to: string; words: string[] }>()
  for (const { from, to, words } of transitionEdges(chart, folded, saying ? (line) => saying.event(line) : undefined)) {
    const key = `${from} ${to}`
    const edge = together.get(key) ?? { from, to, words: [] }
    if (!edge.words.includes(words)) edge.words.push(words)
    together.set(key, edge)
  }
  return [...together.values()].map(({ from, to, words }) => {
    const isCounted = counted !== null && words.length > most && [from, to].some((path) => folded.includes(path))
    return { from, to, rows: isCounted ? rowsOf(counted(words.length)) : words.flatMap((one) => rowsOf(one)) }
  })
}

type Size = Pick<Box, 'width' | 'height'>
/** How large states are drawn, how far apart, and in how much room all of them should find place. */
export interface Looks {
  sizeOf(sketch: Sketch, room: Room): Pick<Box, 'width' | 'height'>
  /** Around what is inside a state, and between its name and that. */
  around: number
  below: number
  spacing: Readonly<Record<string, string>>
  /** From above or from the left, by which more of it is seen in `most`, or all of it larger in here; null where it goes from above unless that is too wide. */
  place: (Size & { most: Size }) | null
}
const large: Looks = { sizeOf, around: 20, below: 14, spacing: {}, place: null }

/** How large a picture is seen in a place; never larger than it is. */
const scaleIn = (place: Size, { width = 1, height = 1 }: Partial<Size>): number =>
  Math.min(1, place.width / width, place.height / height)
/** Which share of a picture is seen in a place that it isn’t made smaller for. */
export const shareIn = (place: Size, { width = 1, height = 1 }: Partial<Size>): number =>
  Math.min(1, place.width / width) * Math.min(1, place.height / height)

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height })

/** What is wider from above than so many pixels reads better from left to right. */
const tooWide = 1600
/** In the order of the chart’s own states. A state with others inside takes nothing over from what is around it. */
const anyOrder = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '32',
  'elk.layered.spacing.nodeNodeBetweenLayers': '40',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
  'elk.spacing.edgeLabel': '4',
  'elk.edgeLabels.inline': 'false',
  'elk.randomSeed': '1',
}
const orders = {
  fromAbove: { ...anyOrder, 'elk.direction': 'DOWN' },
  fromLeft: { ...anyOrder, 'elk.direction': 'RIGHT' },
}
type Order = Readonly<Record<string, string>>

/** The order in which all of it is seen best. */
async function chosen(placed: (order: Order) => Promise<ElkNode>, { place, spacing }: Looks): Promise<ElkNode> {
  const fromAbove = await placed({ ...orders.fromAbove, ...spacing })
  if (place === null ? (fromAbove.width ?? 0) <= tooWide : scaleIn(place, fromAbove) === 1) return fromAbove
  const fromLeft = await placed({ ...orders.fromLeft, ...spacing })
  if (place === null) return fromLeft
  const more =
    shareIn(place.most, fromLeft) - shareIn(place.most, fromAbove) || scaleIn(place, fromLeft) - scaleIn(place, fromAbove)
  return more > 0 ? fromLeft : fromAbove
}

const loadElk = lazyImport(async () => (await import('elkjs/lib/elk.bundled.js')).default)

/** Finds a place for each state and each way between them, by ELK. */
export async function layOut(
  chart: ChartRecord,
  folded: readonly string[],
  notes: Notes = {},
  saying: DiagramLabels | null = null,
  room: Room = {},
  counted: Counted | null = null,
  looks: Looks = large,
): Promise<Drawing> {
  const Elk = await loadElk()
  const sketches = sketchesOf(chart, folded, notes, saying)
  const edges = edgesOf(chart, folded, saying, counted)
  const nodeOf = (sketch: Sketch, order: Order): ElkNode => {
    const inside = sketches.filter(({ path }) => path !== 'any' && path !== sketch.path && parentOf(path) === sketch.path)
    const { width, height } = looks.sizeOf(sketch, room)
    if (inside.length === 0) return { id: sketch.path, width, height }
    return {
      id: sketch.path,
      children: inside.map((one) => nodeOf(one, order)),
      layoutOptions: {
        ...order,
        'elk.padding': `[top=${height + looks.below},left=${looks.around},bottom=${looks.around},right=${looks.around}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
    }
  }
  // What leads back to an earlier state is laid out as if it came from there, so that states stand in their order, and turned round afterwards.
  const places = new Map(sketches.map(({ path }, index) => [path, index]))
  const isBack = ({ from, to }: { from: string; to: string }) => (places.get(to) ?? 0) < (places.get(from) ?? 0)
  const whole = sketches.find(({ path }) => path === 'any')
  const placed = (order: Order): Promise<ElkNode> =>
    new Elk().layout({
      id: 'page',
      layoutOptions: order,
      children: whole ? [nodeOf(whole, order)] : [],
      edges: edges.map(({ from, to, rows }, index) => ({
        id: String(index),
        sources: [isBack({ from, to }) ? to : from],
        targets: [isBack({ from, to }) ? from : to],
        labels: rows.length > 0 ? [{ text: rows.join(' '), width: widest(rows) + 8, height: rows.length * 16 + 4 }] : [],
      })),
    })
  const graph = await chosen(placed, looks)
  const boxes = new Map<string, Box>()
  const collect = (node: ElkNode) => {
    boxes.set(node.id, boxOf(node))
    for (const child of node.children ?? []) collect(child)
  }
  collect(graph)
  const drawn = (graph.edges ?? []).flatMap((edge: ElkExtendedEdge): DrawnEdge[] => {
    const { from, to, rows } = edges[Number(edge.id)] ?? {}
    if (from === undefined || to === undefined || rows === undefined) return []
    const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ])
    if (isBack({ from, to })) points.reverse()
    return [{ from, to, rows, points: points.map(({ x, y }) => ({ x, y })), label: boxOf(edge.labels?.[0] ?? {}) }]
  })
  return {
    states: sketches.map((sketch) => ({ ...sketch, ...boxOf(boxes.get(sketch.path) ?? {}) })),
    edges: drawn,
    width: graph.width ?? 0,
    height: graph.height ?? 0,
  }
}
