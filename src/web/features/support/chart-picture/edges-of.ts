import type { ChartRecord } from '#contract/support/charts.ts'

/** A way from one state to another, as the picture names it. */
export interface Way {
  from: string
  to: string
  words: string
}

/** The state around a state; the whole chart is `any`. */
export const parentOf = (path: string) => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : 'any')

/** Whether a state lies in another. */
export const isWithin = (path: string, outer: string) => outer === 'any' || path === outer || path.startsWith(`${outer}.`)

/** The states that can be seen while some are folded: what lies in one that is folded stands for nothing by itself. */
export function visibleOf({ parts }: ChartRecord, folded: readonly string[]): string[] {
  return parts.map(({ path }) => path).filter((path) => !folded.some((outer) => path !== outer && isWithin(path, outer)))
}

/** So many states are drawn with all that is inside them. */
const few = 14

/** The outermost states that have others inside. */
export const sectionsOf = ({ parts }: Pick<ChartRecord, 'parts'>): string[] =>
  parts
    .filter(({ path, kind }) => path !== 'any' && parentOf(path) === 'any' && (kind === 'compound' || kind === 'parallel'))
    .map(({ path }) => path)

/** What is folded away at first: where there is much, and most of it in sections, the inside of each. */
export function foldedAtFirst({ parts }: Pick<ChartRecord, 'parts'>): string[] {
  const states = parts.filter(({ path }) => path !== 'any')
  const isMuch = states.length > few && states.filter(({ path }) => path.includes('.')).length > states.length / 3
  return isMuch ? sectionsOf({ parts }) : []
}

/** Where a state is seen: itself, or the outermost state around it that is folded. */
export function seenAt(path: string, folded: readonly string[]): string {
  const around = folded.filter((outer) => isWithin(path, outer)).sort((a, b) => a.length - b.length)
  return around[0] ?? path
}

const named = ({ when, guard, does }: { when: string; guard: string; does: string }) =>
  [when, guard && `[${guard}]`, does && `/ ${does}`].filter(Boolean).join(' ')

const places = ['begins', 'ends', 'entry', 'exit']

/** Every transition that leads somewhere: `stays` leads nowhere. */
export function transitionEdges(
  { lines }: Pick<ChartRecord, 'lines'>,
  folded: readonly string[] = [],
  say: (line: ChartRecord['lines'][number]) => string = named,
): Way[] {
  return lines
    .filter(({ when, target }) => !places.includes(when) && target !== 'stays')
    .flatMap((line) =>
      line.target
        .replace(/ again$/, '')
        .split(' and ')
        .map((target) => ({ from: seenAt(line.state, folded), to: seenAt(target, folded), words: say(line) })),
    )
    .filter(({ from, to }) => from !== to || !folded.includes(from))
}

/** What is done in a state without leaving it: on the way in and out, and what keeps it as it is. */
export function actionsIn({ lines }: Pick<ChartRecord, 'lines'>, path: string): string[] {
  return lines
    .filter(({ state, when, target }) => state === path && (when === 'entry' || when === 'exit' || target === 'stays'))
    .map(named)
}

export const initialStates = ({ lines }: Pick<ChartRecord, 'lines'>): string[] =>
  lines.filter(({ when }) => when === 'begins').flatMap(({ target }) => target.split(' and '))
