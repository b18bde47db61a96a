import type { ChartLine } from '#contract/support/charts.ts'
import { type Branch, refused, type State, stays } from './parts.ts'
import { type Row, rowsFor } from './table.ts'

/** A line of the table as it would be, and the one of the chart as it is that it was. */
interface Wanted {
  line: ChartLine
  was: ChartLine | null
}

const bareName = (name: string) => name.replace(/\(.*\)$/s, '')
const namesIn = (does: string) => does.match(/[^,(]+(\([^)]*\))?/g)?.map((name) => name.trim()) ?? []

/** What stands behind a name as JSON is what the chart itself gives it: tables write its plain values. */
function withGiven(name: string): string {
  const [, type = name, json] = /^([^(]+)\((.*)\)$/s.exec(name) ?? []
  if (json === undefined) return name
  const given = Object.entries(JSON.parse(json) as object) // it was written from an object
    .filter(([, value]) => typeof value !== 'object' || value === null)
    .map(([key, value]) => `${key}: ${value}`)
  return given.length > 0 ? `${type}(${given.join(', ')})` : type
}

/** Names as tables write them: what the code gives each is known from the chart as it is. */
function written(names: readonly string[], known: readonly string[]): string[] {
  const left = [...known]
  return names.map((name) => {
    if (name.includes('(')) return withGiven(name)
    const at = left.findIndex((one) => bareName(one) === name)
    return at < 0 ? name : (left.splice(at, 1)[0] ?? name)
  })
}

const keyOf = (state: string, when: string) => `${state} | ${when}`

/** The lines that the edited chart's table would have, in the chart's order. `named` says how a delay is called. */
export function linesWanted(
  after: readonly State[],
  chart: readonly ChartLine[],
  named: (state: string | null, when: string) => string,
): Wanted[] {
  const groups = Map.groupBy(chart, ({ state, when }) => keyOf(state, when))
  return after.flatMap((state) => {
    const say = (when: string, target: string, does: readonly string[]): Wanted => {
      const was = state.from === null ? null : (groups.get(keyOf(state.from, when))?.[0] ?? null)
      const known = namesIn(was?.does ?? '')
      return {
        line: { state: state.path, when, guard: '', target, does: written(does, known).join(', '), why: '' },
        was,
      }
    }
    const branch = ({ when, guard, target, does, from }: Branch): Wanted => {
      const was = from === null ? null : (groups.get(keyOf(from.state, named(from.state, from.when)))?.[from.index] ?? null)
      const known = namesIn(was?.does ?? '')
      return {
        line: {
          state: state.path,
          when: named(state.from, when),
          guard: guard === '' ? '' : written([guard], was ? [was.guard] : []).join(),
          target: target === stays ? 'stays' : target === refused ? 'refused' : target,
          does: written(does, known).join(', '),
          why: '',
        },
        was,
      }
    }
    return [
      ...(state.begins ? [say('begins', state.begins, state.does.begins)] : []),
      ...(['entry', 'exit'] as const).filter((key) => state.does[key].length > 0).map((key) => say(key, '', state.does[key])),
      ...state.branches.map(branch),
      ...(state.kind === 'final' ? [say('ends', '', [])] : []),
    ]
  })
}

const isLine = (one: ChartLine, other: ChartLine) =>
  one.state === other.state &&
  one.when === other.when &&
  one.guard === other.guard &&
  one.target === other.target &&
  one.does === other.does

/** The table as it would be: rows that stay as they are are the same objects. */
export function tableProposed(rows: readonly Row[], wanted: readonly Wanted[]): Row[] {
  const taken = new Set<Wanted>()
  // Which line of the edited chart each line of each row has become.
  let table = rows.map((row) => ({
    row,
    members: row.lines.flatMap((line) => {
      const found = wanted.find((one) => !taken.has(one) && one.was !== null && isLine(one.was, line))
      if (!found) return []
      taken.add(found)
      return [{ wanted: found, line: { ...found.line, why: line.why } }]
    }),
  }))
  // Branches of one state for one happening that are asked in another order now are written anew.
  const placeOf = (one: Wanted) => table.findIndex(({ members }) => members.some((member) => member.wanted === one))
  const whys = new Map<Wanted, string>()
  for (const group of Map.groupBy(wanted, ({ line }) => keyOf(line.state, line.when)).values()) {
    const places = group.map(placeOf).filter((at) => at >= 0)
    if (!places.some((at, index) => index > 0 && at < (places[index - 1] ?? 0))) continue
    for (const one of group.slice(1)) {
      const member = table.flatMap(({ members }) => members).find((other) => other.wanted === one)
      if (member) whys.set(one, member.line.why)
      table = table.map(({ row, members }) => ({ row, members: members.filter((other) => other.wanted !== one) }))
      taken.delete(one)
    }
  }
  const proposed = table.flatMap(({ row, members }) => {
    const lines = members.map(({ line }) => line)
    const isAsItWas = lines.length === row.lines.length && lines.every((line, index) => isLine(line, row.lines[index] ?? line))
    return isAsItWas
      ? [{ row, members }]
      : rowsFor(row.file, lines).map((made) => ({ row: made, members: members.filter(({ line }) => made.lines.includes(line)) }))
  })
  for (const [index, one] of wanted.entries()) {
    if (taken.has(one)) continue
    const line = { ...one.line, why: whys.get(one) ?? '' }
    const isSame = (other: Wanted | undefined) =>
      other !== undefined && other.line.state === line.state && other.line.when === line.when
    const at = (other: Wanted | undefined) =>
      proposed.findIndex(({ members }) => members.some((member) => member.wanted === other))
    const next = at(
      isSame(wanted[index + 1]) ? wanted.slice(index + 1).find((other) => isSame(other) && at(other) >= 0) : undefined,
    )
    const before = wanted.slice(0, index).findLast((other) => at(other) >= 0)
    const place = !isSame(wanted[index - 1]) && next >= 0 ? next : before ? at(before) + 1 : 0
    const file = proposed[Math.max(0, place - 1)]?.row.file ?? rows[0]?.file ?? ''
    proposed.splice(place, 0, ...rowsFor(file, [line]).map((row) => ({ row, members: [{ wanted: one, line }] })))
  }
  return proposed.map(({ row }) => row)
}
