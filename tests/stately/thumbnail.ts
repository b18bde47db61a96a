import type { ChartRecord, ChartThumbnail } from '#contract/support/charts.ts'
import type { Place } from '#machines/support/chart-picture/drawing.ts'
import { stateWords } from '#web/features/support/chart-list/state-words.ts'
import { foldedAtFirst, isWithin, parentOf, sectionsOf } from '#web/features/support/chart-picture/edges-of.ts'
import { layOut, shareIn } from '#web/features/support/chart-picture/lay-out.ts'
import { roundedPath } from '#web/features/support/chart-picture/rounded-path.ts'
import { small, smallMost } from '#web/features/support/chart-picture/small-looks.ts'
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
const enough = 5

/** What is folded in a small drawing: as in the picture at first, and all sections of what wouldn’t be seen whole otherwise. */
async function drawnSmall(record: ChartRecord) {
  const saying = { state: (path: string) => stateWords(record.name, path), event: () => '', about: () => '' }
  const folding = async (folded: readonly string[]) => layOut(record, folded, {}, saying, {}, null, small)
  const drawing = await folding(foldedAtFirst(record))
  const outermost = record.parts.filter(({ path }) => path !== 'any' && parentOf(path) === 'any')
  if (shareIn(smallMost, drawing) === 1 || outermost.length < enough || sectionsOf(record).length === 0) return drawing
  const topOnly = await folding(sectionsOf(record))
  return shareIn(smallMost, topOnly) > shareIn(smallMost, drawing) ? topOnly : drawing
}

/** A chart drawn small, by the layout of its picture. */
export async function thumbnailOf(record: ChartRecord): Promise<ChartThumbnail> {
  const drawing = await drawnSmall(record)
  const edges = drawing.edges.filter(
    ({ from, to }) => from !== to && !isWithin(from, to) && (from === 'any' || !isWithin(to, from)),
  )
  return {
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
