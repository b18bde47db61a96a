import type { ChartShape } from '#contract/support/charts.ts'

export type State = ChartShape['steps'][number][number]

/** A state that holds others stands for them. */
export const countOf = ({ steps }: ChartShape): number => steps.flat().reduce((sum, { inside }) => sum + 1 + inside, 0)

/** What only comes about from anywhere. */
export const fromAnywhere = ({ steps }: ChartShape): State[] => steps.flat().filter(({ from }) => from === 'any')

/** Its parts are drawn each by itself, with what they can be. */
export const goesOnSideBySide = ({ steps: [begins = [], ...later] }: ChartShape): boolean =>
  later.length === 0 && begins.length > 1

/** Where one can come from a step of the way but along it: a line for each end, which says what it comes through. */
export function branchesAt({ steps, way }: ChartShape, index: number): State[][] {
  const all = steps.flat()
  const linesFrom = (state: State, before: readonly State[]): State[][] => {
    const line = [...before, state]
    const next = all.filter(({ from, name }) => from === state.name && line.every((one) => one.name !== name))
    return next.length === 0 ? [line] : next.flatMap((one) => linesFrom(one, line))
  }
  const off = (steps[index + 1] ?? []).filter(({ name, from }) => name !== way[index + 1] && from === undefined)
  // What goes on beside the way has ways of its own.
  const beside = index > 0 ? [] : (steps[0] ?? []).filter(({ name }) => name !== way[0] && all.some(({ from }) => from === name))
  return [...off, ...beside].flatMap((state) => linesFrom(state, []))
}
