import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { AnyStateMachine } from 'xstate'
import type { ChartLine, ChartRecord, ChartState } from '#contract/support/charts.ts'
import { attempts, hasSections, layOut, places, targetsOf } from './lay-out.ts'
import { stateAt } from './state-at.ts'

/** No picture is wider than this, in pixels: it is read without scrolling sideways. */
export const widest = 1600

/** The height of one row of a card, how wide a character of its text is at most, the height of its name, and what stands between two ways on; in pixels. */
const card = { row: 15, character: 6.3, head: 30, gap: 5 }
type Kind = 'text' | 'runs' | 'when' | 'target' | 'does'
interface Row {
  kind: Kind
  text: string
}
interface Card {
  state: ChartState
  rows: Row[]
  isFirst: boolean
}

/** A text in rows of at most so many characters; a word that is longer is broken. */
function wrapped(text: string, most: number): string[] {
  const rows: string[] = []
  for (const word of text.split(' ').flatMap((one) => one.match(new RegExp(`.{1,${most}}`, 'g')) ?? [])) {
    const last = rows.at(-1)
    if (last !== undefined && last.length + word.length + 1 <= most) rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  return rows
}

const isBeside = ({ when }: ChartLine) => when === 'entry' || when === 'exit'
/** A delay by its name and how long it is, where that is always the same. */
function withSeconds({ implementations: { delays } }: AnyStateMachine, when: string): string {
  const delay: unknown = delays[when.replace(/^after: /, '')]
  return when.startsWith('after: ') && typeof delay === 'number' ? `${when} (${delay / 1000} s)` : when
}

/** What stands on the card of a state: what it is, its tags, what runs in it, what is done on the way in and out, and each way on with what it asks and does. */
function cardOf(machine: AnyStateMachine, { lines }: ChartRecord, state: ChartState, most: number): Card {
  const tags = stateAt(machine, state.path)?.tags ?? []
  const own = lines.filter((line) => line.state === state.path)
  const rows = (kind: Kind, text: string) => wrapped(text, most).map((one) => ({ kind, text: one }))
  return {
    state,
    isFirst: lines.some((line) => line.when === 'begins' && targetsOf(line).includes(state.path)),
    rows: [
      ...rows('text', state.description),
      ...(tags.length > 0 ? rows('runs', tags.map((tag) => `#${tag}`).join(' ')) : []),
      ...state.holds.flatMap(({ id, chart }) => rows('runs', chart ? `holds ${id}, the chart ${chart}` : `runs ${id}`)),
      ...own.filter(isBeside).flatMap(({ when, does }) => rows('does', `on ${when}: ${does}`)),
      ...own
        .filter(({ when }) => !places.includes(when))
        .flatMap((line) => [
          ...rows('when', `${withSeconds(machine, line.when)}${line.guard && ` [${line.guard}]`}`),
          ...rows('target', `→ ${line.target}`),
          ...(line.does ? rows('does', `/ ${line.does}`) : []),
        ]),
    ],
  }
}

/** Each way on stands a little apart from what is before it. */
const gapsTo = (rows: readonly Row[], index: number) =>
  rows.slice(0, index + 1).filter(({ kind }, at) => kind === 'when' && rows[at - 1]?.kind !== 'when').length * card.gap
const topOf = (rows: readonly Row[], index: number) => index * card.row + gapsTo(rows, index)
const heightOf = (rows: readonly Row[]) => card.head + (rows.length > 0 ? topOf(rows, rows.length - 1) + card.row + 8 : 0)
const mostOf = (width: number) => Math.floor((width - 24) / card.character)

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
const ink: Record<Kind, string> = { text: '#50605a', runs: '#14523b', when: '#1b2a23', target: '#14523b', does: '#8a4b14' }

function written(rows: readonly Row[], x: number, y: number): string {
  const texts = rows.map(
    ({ kind, text }, index) =>
      `<text x="${x}" y="${y + topOf(rows, index)}" fill="${ink[kind]}"${kind === 'text' ? ' font-style="italic"' : ''}>${escapeXml(text)}</text>`,
  )
  return texts.join('')
}

/** The picture of a chart: each state a card with all that it says, and a line for each two states that lead from one to the other. The same on every machine. */
export async function svgOf(machine: AnyStateMachine, record: ChartRecord): Promise<string> {
  const cardsOf = (wide: number) =>
    new Map(record.parts.map((state) => [state.path, cardOf(machine, record, state, mostOf(wide))]))
  let cards = new Map<string, Card>()
  let graph: ElkNode | undefined
  for (const attempt of attempts.filter(({ bySection }) => !bySection || hasSections(record))) {
    cards = cardsOf(attempt.width)
    graph = await layOut(record, (path) => heightOf(cards.get(path)?.rows ?? []), attempt)
    if ((graph.width ?? 0) + 48 <= widest) break
  }
  const width = Math.max(Math.ceil(graph?.width ?? 0) + 48, 420)
  const [root] = record.parts
  if (!root) throw new Error(`${record.name} has no states.`)
  const whole = cardOf(machine, record, root, mostOf(width - 24))
  const top = heightOf(whole.rows) + 18
  const shapes: string[] = []
  const lines: string[] = []
  const shape = (node: ElkNode, depth: number) => {
    const { x = 0, y = 0, width: wide = 0, height = 0, id, children = [] } = node
    const own = cards.get(id)
    if (!own) return
    const name = id.split('.').at(-1) ?? id
    const border = `stroke="#14523b" stroke-width="${own.state.kind === 'final' ? 3 : 1.3}"${own.state.kind === 'parallel' ? ' stroke-dasharray="7 4"' : ''}`
    shapes.push(
      `<rect x="${x}" y="${y}" width="${wide}" height="${height}" rx="8" fill="${depth % 2 ? '#ffffff' : '#f4f3ea'}" ${border}/>`,
    )
    if (own.isFirst) shapes.push(`<circle cx="${x + 13}" cy="${y + 15}" r="4.5" fill="#14523b"/>`)
    shapes.push(
      `<text x="${x + (own.isFirst ? 24 : 12)}" y="${y + 20}" font-size="14" font-weight="600">${escapeXml(name)}</text>`,
    )
    shapes.push(written(own.rows, x + 12, y + card.head + 9))
    for (const child of children) shape(child, depth + 1)
  }
  for (const child of graph?.children ?? []) shape(child, 1)
  const edgesIn = ({ edges = [], children = [] }: ElkNode): ElkExtendedEdge[] => [...edges, ...children.flatMap(edgesIn)]
  for (const edge of (graph ? edgesIn(graph) : []).filter(({ id }) => !id.startsWith('next '))) {
    const end = edge.id.startsWith('back ') ? 'marker-start' : 'marker-end'
    for (const section of edge.sections ?? [])
      lines.push(`<path d="${pathOf(section)}" fill="none" stroke="#7d8b85" stroke-width="1.1" ${end}="url(#arrow)"/>`)
  }
  const height = Math.ceil((graph?.height ?? 0) + top + 30)
  const arrow =
    '<marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 10 5 0 10Z" fill="#50605a"/></marker>'
  const title = `<text x="24" y="34" font-size="18" font-weight="600">${escapeXml(record.name)}</text>${written(whole.rows, 24, card.head + 27)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="11.5" fill="#1b2a23" role="img"><title>${escapeXml(record.name)}</title><desc>${escapeXml(record.description)}</desc><defs>${arrow}</defs><rect width="${width}" height="${height}" fill="#fbfaf5"/>${title}<g transform="translate(12 ${top})">${shapes.join('')}${lines.join('')}</g></svg>\n`
}

const pathOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection) =>
  `M${[startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`
