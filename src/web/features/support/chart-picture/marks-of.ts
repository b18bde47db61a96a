import { type ChartRecord, type StateMark, stateMarks } from '#contract/support/charts.ts'
import type { DrawnState } from '#machines/support/chart-picture/drawing.ts'

const failures = /: error$|^after: patience$/
/** Whether all that leads to a state is an answer that failed or never came. */
function isWrong({ lines }: Pick<ChartRecord, 'lines'>, path: string): boolean {
  const leading = lines.filter(({ target }) =>
    target
      .replace(/ again$/, '')
      .split(' and ')
      .includes(path),
  )
  return leading.length > 0 && leading.every(({ when }) => failures.test(when))
}

/** The marks of a state as it’s drawn. */
export function marksOf(
  record: Pick<ChartRecord, 'parts' | 'lines'>,
  { path, isFirst, isFolded }: Pick<DrawnState, 'path' | 'isFirst' | 'isFolded'>,
): StateMark[] {
  const part = record.parts.find((one) => one.path === path)
  // Of what holds states that are drawn, they say it themselves.
  const isLeaf = isFolded !== false && path !== 'any'
  const marks: Record<StateMark, boolean> = {
    first: isFirst,
    end: isLeaf && part?.isEnd === true,
    waits: isLeaf && part?.holds.some(({ chart }) => chart === null) === true,
    wrong: isLeaf && isWrong(record, path),
    sideBySide: part?.kind === 'parallel',
  }
  return stateMarks.filter((mark) => marks[mark])
}
