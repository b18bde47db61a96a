import type { ChartLine, ChartShape, ChartState } from '#contract/support/charts.ts'

/** A state is a stroke with round ends; these are the steps from one to the next, along and down. */
const stroke = 5
const along = 20
const down = 10
const tallest = 5
const edge = 6
/** No picture is smaller: what is small is seen to be. */
const least = { width: 132, height: 56 }

type Lines = readonly Pick<ChartLine, 'state' | 'when' | 'target'>[]
interface Place {
  x: number
  y: number
}

const nowhere = ['stays', 'refused', '']
const noWays = ['begins', 'ends', 'entry', 'exit']

/** The states that hold no others, in the order of the chart, and where one gets that comes to a state. */
function leavesOf(parts: readonly ChartState[], lines: Lines) {
  const paths = parts.map(({ path }) => path).filter((path) => path !== 'any')
  const inside = (path: string) =>
    paths.filter((one) =>
      path === 'any' ? !one.includes('.') : one.startsWith(`${path}.`) && !one.slice(path.length + 1).includes('.'),
    )
  const enter = (path: string): string[] => {
    const begins = lines.find(({ state, when }) => state === path && when === 'begins')
    const within = begins ? begins.target.split(' and ') : inside(path)
    return within.length > 0 ? within.flatMap(enter) : [path]
  }
  return { leaves: paths.filter((path) => inside(path).length === 0), enter }
}

/** Each way between two states once; what happens in a state that holds others leads on from where it begins. */
function waysOf(lines: Lines, enter: (path: string) => string[]): [string, string][] {
  const ways = lines
    .filter(({ state, when, target }) => state !== 'any' && !noWays.includes(when) && !nowhere.includes(target))
    .flatMap(({ state, target }) =>
      target
        .replace(/ again$/, '')
        .split(' and ')
        .flatMap((to) => enter(state).flatMap((from) => enter(to).map((one): [string, string] => [from, one]))),
    )
    .filter(([from, to]) => from !== to)
  return [...new Map(ways.map((way) => [way.join(' '), way])).values()]
}

/** States by how many steps they are from where the chart begins. */
function columnsOf(leaves: readonly string[], ways: readonly [string, string][], first: readonly string[]): string[][] {
  const step = new Map(first.map((path) => [path, 0]))
  const waiting = [...first]
  for (let from = waiting.shift(); from !== undefined; from = waiting.shift())
    for (const [, to] of ways.filter(([one]) => one === from))
      if (!step.has(to)) {
        step.set(to, (step.get(from) ?? 0) + 1)
        waiting.push(to)
      }
  const columns: string[][] = []
  for (const leaf of leaves) {
    const column = step.get(leaf) ?? 1
    columns[column] = [...(columns[column] ?? []), leaf]
  }
  return Array.from(columns, (column) => column ?? [])
}

/** A column's states stand beside those that lead to them. */
function inOrder(columns: string[][], ways: readonly [string, string][]): string[][] {
  const row = new Map<string, number>()
  return columns.flatMap((column) => {
    const height = (path: string) => {
      const rows = ways.flatMap(([from, to]) => (to === path ? (row.get(from) ?? []) : []))
      return rows.length === 0 ? 0 : rows.reduce((sum, one) => sum + one, 0) / rows.length
    }
    const sorted = column.map((path) => ({ path, at: height(path) })).sort((one, other) => one.at - other.at)
    for (const [index, { path }] of sorted.entries()) row.set(path, index - (sorted.length - 1) / 2)
    // A tall column is several.
    const beside = Math.ceil(sorted.length / tallest)
    return Array.from({ length: beside }, (_, part) =>
      sorted.filter((_, index) => index % beside === part).map(({ path }) => path),
    )
  })
}

const half = (value: number) => Math.round(value * 2) / 2

function wayBetween(from: Place, to: Place): string {
  if (to.x > from.x) {
    const [start, middle] = [from.x + stroke, half((to.x - from.x - stroke) / 2)]
    const curve = [middle, 0, middle, to.y - from.y, to.x - start, to.y - from.y].join(' ')
    return `M${start} ${from.y}c${curve}`
  }
  // Back, or down its own column: round the outside.
  const bend =
    to.x === from.x
      ? `${along - 4} ${half((to.y - from.y) / 2)}`
      : `${half((to.x - from.x) / 2)} ${down + Math.abs(to.y - from.y)}`
  return `M${from.x + 2} ${from.y}q${bend} ${to.x - from.x} ${to.y - from.y}`
}

/** A chart at a glance, as paths of a drawing: how much there is of it, and how it hangs together. Made once; nobody lays it out while they look. */
export function shapeOf(parts: readonly ChartState[], lines: Lines): ChartShape {
  const { leaves, enter } = leavesOf(parts, lines)
  const first = enter('any')
  const ways = waysOf(lines, enter)
  const columns = inOrder(columnsOf(leaves, ways, first), ways)
  const inner = {
    width: (columns.length - 1) * along + stroke,
    height: (Math.max(...columns.map(({ length }) => length)) - 1) * down,
  }
  const width = Math.max(least.width, inner.width + 2 * edge)
  const height = Math.max(least.height, inner.height + 2 * edge)
  const places = new Map<string, Place>()
  for (const [column, paths] of columns.entries())
    for (const [row, path] of paths.entries())
      places.set(path, {
        x: half((width - inner.width) / 2 + column * along),
        y: half(height / 2 + (row - (paths.length - 1) / 2) * down),
      })
  const strokes = (paths: readonly string[]) =>
    paths
      .flatMap((path) => places.get(path) ?? [])
      .map(({ x, y }) => `M${x} ${y}h${stroke}`)
      .join('')
  const ends = parts.filter(({ isEnd }) => isEnd).map(({ path }) => path)
  return {
    width,
    height,
    ways: ways
      .flatMap(([from, to]) => {
        const [one, other] = [places.get(from), places.get(to)]
        return one && other ? wayBetween(one, other) : []
      })
      .join(''),
    states: strokes(leaves.filter((path) => !first.includes(path) && !ends.includes(path))),
    first: strokes(first),
    ends: strokes(leaves.filter((path) => !first.includes(path) && ends.includes(path))),
  }
}
