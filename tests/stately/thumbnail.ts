import type { ChartRecord, ChartThumbnail } from '#contract/support/charts.ts'
import type { Drawing, Place } from '#machines/support/chart-picture/drawing.ts'
import { stateWords } from '#web/features/support/chart-list/state-words.ts'
import { foldedAtFirst, isWithin, parentOf, sectionsOf, visibleOf } from '#web/features/support/chart-picture/edges-of.ts'
import { layOut, shareIn } from '#web/features/support/chart-picture/lay-out.ts'
import { marksOf } from '#web/features/support/chart-picture/marks-of.ts'
import { roundedPath } from '#web/features/support/chart-picture/rounded-path.ts'
import { small, smallFoot, smallMost } from '#web/features/support/chart-picture/small-looks.ts'
import '../kit/speak-english.ts'

/** The head of an arrow, where its line ends. */
function headOf(points: readonly Place[]): string {
  const [before = { x: 0, y: 0 }, end = before] = points.slice(-2)
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1
  const [x, y] = [(6 * (end.x - before.x)) / length, (6 * (end.y - before.y)) / length]
  return `M${end.x} ${end.y}L${end.x - x - y / 2} ${end.y - y + x / 2}L${end.x - x + y / 2} ${end.y - y - x / 2}Z`
}
/** To a tenth of a pixel. */
const shorter = (path: string) => path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(10 * Number(number)) / 10))

/** So many outermost states still show what a chart is about where what is inside them is folded away. */
const enough = 3

interface Small {
  drawing: Drawing
  /** How many states that could be seen are left out. */
  more: number
}

/** What can be left out of a drawing by itself, in the order in which it's drawn: what the chart's way leads through, then what is beside it step by step, and last what went wrong. */
function inImportance(record: ChartRecord, folded: readonly string[]): string[] {
  const { way, steps } = record.shape
  const visible = visibleOf(record, folded).filter((path) => path !== 'any')
  const leaves = visible.filter((path) => !visible.some((one) => one !== path && isWithin(one, path)))
  const ranked = leaves.map((path) => {
    const names = path.split('.')
    const at = steps.findIndex((step) => step.some(({ name }) => names.includes(name)))
    const isOnWay = names.some((name) => way.includes(name))
    const isWrong = marksOf(record, { path, isFirst: false, isFolded: null }).includes('wrong')
    return { path, rank: (isOnWay ? 0 : isWrong ? 200 : 100) + (at < 0 ? steps.length : at) }
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ path }) => path)
}

/** A chart as if it had no other states than these, and those around and inside them. */
function onlyWith({ parts, lines, ...record }: ChartRecord, paths: readonly string[]): ChartRecord {
  const isKept = (path: string) => path === 'any' || paths.some((one) => isWithin(one, path) || isWithin(path, one))
  const leadsTo = (target: string) => target.replace(/ again$/, '').split(' and ')
  return {
    ...record,
    parts: parts.filter(({ path }) => isKept(path)),
    lines: lines.filter(({ state, target }) => isKept(state) && (nowhere.includes(target) || leadsTo(target).every(isKept))),
  }
}
const nowhere = ['stays', '']

/** All of a chart where there is room for it, else its outermost states; where those are too many too, as many as are seen whole. */
async function drawnSmall(record: ChartRecord): Promise<Small> {
  const saying = { state: (path: string) => stateWords(record.name, path), event: () => '', about: () => '' }
  const drawn = async (chart: ChartRecord, folded: readonly string[]) => layOut(chart, folded, {}, saying, {}, null, small)
  const isWhole = (drawing: Pick<Drawing, 'width' | 'height'>) => shareIn(smallMost, drawing) === 1
  const atFirst = foldedAtFirst(record)
  const drawing = await drawn(record, atFirst)
  if (isWhole(drawing)) return { drawing, more: 0 }
  const outermost = record.parts.filter(({ path }) => path !== 'any' && parentOf(path) === 'any')
  const folded = outermost.length < enough ? atFirst : sectionsOf(record)
  if (folded.length > atFirst.length) {
    const topOnly = await drawn(record, folded)
    if (isWhole(topOnly)) return { drawing: topOnly, more: 0 }
  }
  const paths = inImportance(record, folded)
  let seen: Small | undefined
  for (let [least, most] = [1, paths.length - 1]; least <= most; ) {
    const count = Math.ceil((least + most) / 2)
    const kept = onlyWith(record, paths.slice(0, count))
    const some = await drawn(kept, folded)
    if (isWhole({ ...some, height: some.height + smallFoot })) {
      seen = { drawing: some, more: paths.length - count }
      least = count + 1
    } else most = count - 1
  }
  return seen ?? { drawing, more: 0 }
}

/** A chart drawn small, by the layout of its picture. */
export async function thumbnailOf(record: ChartRecord): Promise<ChartThumbnail> {
  const { drawing, more } = await drawnSmall(record)
  const edges = drawing.edges.filter(
    ({ from, to }) => from !== to && !isWithin(from, to) && (from === 'any' || !isWithin(to, from)),
  )
  return {
    more,
    width: Math.round(drawing.width),
    height: Math.round(drawing.height),
    states: drawing.states
      // Around all is nothing, but where something leads on from all of it.
      .filter(({ path }) => path !== 'any' || edges.some(({ from }) => from === 'any') || record.parts[0]?.kind === 'parallel')
      .map((state) => ({
        path: state.path,
        x: Math.round(state.x),
        y: Math.round(state.y),
        width: Math.round(state.width),
        height: Math.round(state.height),
        marks: state.marks,
        folded: state.isFolded === true ? record.parts.filter(({ path }) => path.startsWith(`${state.path}.`)).length : null,
      })),
    ways: shorter(edges.map(({ points }) => roundedPath(points)).join('')),
    heads: shorter(edges.map(({ points }) => headOf(points)).join('')),
  }
}
