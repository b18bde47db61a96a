import type { ChartLine } from '#contract/support/charts.ts'

const key = ({ state, when }: ChartLine) => `${state} | ${when}`
const because = ({ why }: ChartLine) => {
  const ids = why.match(/\b[A-Z]-\d{3}\b/g) ?? []
  return ids.length > 0 ? ` (${ids.join(', ')})` : ''
}
const place = ({ state, when, guard }: ChartLine) =>
  `In ${state}, ${{ begins: 'where it begins', entry: 'on entry', exit: 'on the way out', ends: 'at the end', always: 'at once' }[when] ?? `when ${when}`}${guard ? ` and ${guard}` : ''}`
const goes = ({ when, target, does }: ChartLine) => {
  if (when === 'ends') return 'ends'
  const way = { stays: 'stays', refused: 'refuses it', '': '' }[target] ?? `goes to ${target}`
  return [way, does && `does ${does}`].filter(Boolean).join(' and ') || 'does nothing'
}
const says = ({ target, does }: ChartLine) =>
  [target === 'refused' ? 'it is refused' : target, does && `do ${does}`].filter(Boolean).join(', ') || 'nothing'

/** What a chart does and its table doesn't say, or says otherwise, in words. Empty where they are equal. */
export function differences(chart: readonly ChartLine[], table: readonly ChartLine[]): string[] {
  const found: string[] = []
  const ofChart = Map.groupBy(chart, key)
  const ofTable = Map.groupBy(table, key)
  for (const place of new Set([...ofChart.keys(), ...ofTable.keys()]))
    found.push(...between(ofChart.get(place) ?? [], ofTable.get(place) ?? []))
  return found
}

/** The branches of one state for one happening: which is asked first is part of the intent. */
function between(chart: readonly ChartLine[], table: readonly ChartLine[]): string[] {
  const found: string[] = []
  const rest = [...table]
  const order: number[] = []
  for (const line of chart) {
    const same = rest.filter(({ guard }) => guard === line.guard)
    const meant = same.find(({ target, does }) => target === line.target && does === line.does) ?? same[0]
    if (!meant) {
      found.push(`${place(line)}, the chart ${goes(line)}; the table has no such line`)
      continue
    }
    rest.splice(rest.indexOf(meant), 1)
    order.push(table.indexOf(meant))
    if (meant.target !== line.target || meant.does !== line.does)
      found.push(`${place(line)}, the chart ${goes(line)}; the table says ${says(meant)}${because(meant)}`)
  }
  for (const line of rest)
    found.push(`${place(line)}, the table says ${says(line)}${because(line)}; the chart has no such transition`)
  const first = chart[0]
  if (found.length === 0 && first && order.some((at, index) => index > 0 && at < (order[index - 1] ?? 0)))
    found.push(
      `${place({ ...first, guard: '' })}, the chart asks ${chart.map(({ guard, target }) => guard || `else ${target}`).join(', then ')}; the table asks ${table.map(({ guard, target }) => guard || `else ${target}`).join(', then ')}`,
    )
  return found
}
