import type { AnyStateMachine } from 'xstate'
import type { ChartRecord } from '#contract/support/charts.ts'
import type { DrawnEdge, DrawnState } from '#machines/support/chart-picture/drawing.ts'
import { escapeHtml } from '#server/html/escape.ts'
import { type DiagramLabels, frame, layOut, type Room } from '#web/features/support/chart-picture/lay-out.ts'
import type { Recording } from './record.ts'
import { type Cases, spoken, wayWords } from './words.ts'

/** How large a screen is drawn at each width: the top of it, as much as says which one it is. */
const shown = { 375: { width: 210, height: 390 }, 1280: { width: 440, height: 275 } } as const
export type Width = keyof typeof shown

/** The paths of the innermost states that a value names. */
function pathsIn(value: string): string[] {
  const visit = (inner: unknown, around: string): string[] =>
    typeof inner === 'string'
      ? [around + inner]
      : Object.entries(inner as object).flatMap(([name, deeper]) => visit(deeper, `${around}${name}.`)) // a state's value: a name, or names by name
  return visit(JSON.parse(value), '')
}

interface Met {
  /** The name of its picture, and where the board says more. */
  picture: string
  anchor: string
  controls: Recording['states'][string]['controls']
}
/** What was met of each state that is drawn, by its path: a state within two regions is met with the first of its screens. */
function metOf(recording: Recording, anchorOf: (value: string) => string): Map<string, Met> {
  const met = new Map<string, Met>()
  for (const [value, { picture, controls }] of Object.entries(recording.states))
    for (const path of pathsIn(value)) {
      const before = met.get(path)
      if (before) before.controls = { ...controls, ...before.controls }
      else met.set(path, { picture, anchor: anchorOf(value), controls })
    }
  return met
}

/** What leads on, in the words of the screen where somebody does it. */
function sayingOf(record: ChartRecord, met: ReadonlyMap<string, Met>, cases: Cases): DiagramLabels {
  return {
    state: (path) => (path === 'any' ? record.name : spoken(path.split('.').at(-1) ?? path)),
    about: (description) => description.replaceAll(/ \([A-Z]-\d{3}\)/g, ''),
    event({ state, when, guard }) {
      if (when === 'always') return guard ? `at once, if ${spoken(guard)}` : 'at once'
      const inside = [...met].filter(([path]) => state === 'any' || path === state || path.startsWith(`${state}.`))
      const found = inside.flatMap(([, { controls }]) =>
        Object.entries(controls).filter(([name]) => name === when || name.startsWith(`${when}#`)),
      )[0]
      const said = wayWords(found ? when : when.replace(/: done$/, ': done#0'), found?.[1], cases)
      return guard ? `${said}, if ${spoken(guard)}` : said
    },
  }
}

const textOf = (x: number, y: number, words: string, kind = '') =>
  `<text x="${x}" y="${y}"${kind && ` class="${kind}"`}>${escapeHtml(words)}</text>`

function stateOf({ path, name, kind, rows, isFirst, x, y, width, height }: DrawnState, met: Met | undefined, at: Width) {
  const size = shown[at]
  const box = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" class="${met || kind === 'simple' || kind === 'final' ? 'box' : 'around'}"/>`
  const words = [
    ...(isFirst ? [`<circle cx="${x + 15}" cy="${y + 18}" r="5"/>`] : []),
    textOf(x + (isFirst ? 26 : 10), y + 23, name, 'name'),
    ...rows.map((row, index) => textOf(x + 10, y + 46 + index * 18, row)),
  ]
  if (!met) return box + words.join('')
  const picture = `<image href="${met.picture}-${at}.jpg" x="${x + (width - size.width) / 2}" y="${y + height - size.height - frame}" width="${size.width}" height="${size.height}" preserveAspectRatio="xMidYMin slice"/>`
  return `<a href="#${met.anchor}" aria-label="${escapeHtml(path)}: ${escapeHtml(rows.join(' '))}">${box}${words.join('')}${picture}</a>`
}

const wayOf = ({ points, rows, label }: DrawnEdge) =>
  `<path d="${points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}"/>${rows.map((row, index) => textOf(label.x + 4, label.y + 13 + index * 16, row, 'way')).join('')}`

/** The chart as a picture, with the real screen in each of its states. */
export async function drawnWith(
  record: ChartRecord,
  { fixtures }: { machine: AnyStateMachine; fixtures: Cases },
  recording: Recording,
  anchorOf: (value: string) => string,
  at: Width,
): Promise<string> {
  const met = metOf(recording, anchorOf)
  const room: Room = Object.fromEntries([...met.keys()].map((path) => [path, shown[at]]))
  const { states, edges, width, height } = await layOut(record, [], {}, sayingOf(record, met, fixtures), room)
  const outerFirst = states.toSorted((one, other) => one.depth - other.depth).filter(({ path }) => path !== 'any')
  const drawn = [
    ...outerFirst.filter(({ path }) => !met.has(path)).map((state) => stateOf(state, undefined, at)),
    ...edges.map(wayOf),
    ...outerFirst.filter(({ path }) => met.has(path)).map((state) => stateOf(state, met.get(state.path), at)),
  ]
  const first = states.find(({ isFirst }) => isFirst)
  return `<svg data-first="${first ? `${first.x} ${first.y}` : ''}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" width="${Math.ceil(width)}" height="${Math.ceil(height)}" role="group" aria-label="${escapeHtml(record.name)} with its screens, ${at} pixels wide"><defs><marker id="arrow-${at}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0 10 5 0 10Z"/></marker></defs>${drawn.join('')}</svg>`
}
