import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ChartLine } from '#contract/support/charts.ts'

const root = resolve(import.meta.dirname, '../../..')

/** A row of a table of intent, with the lines that it stands for. */
export interface Row {
  file: string
  /** From 1; null for one that is only proposed. */
  line: number | null
  text: string
  lines: ChartLine[]
}

/** The rows of a table, and of those that it takes from others, as they stand there. */
export function rowsOf(file: string): Row[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, index): Row[] => {
      const as = /^As in \[[^\]]+\]\(([^)]+)\)\.$/.exec(text)?.[1]
      if (as) return rowsOf(join(dirname(file), as))
      const cells = text.split('|').map((cell) => cell.trim())
      if (cells.length !== 8 || cells[1] === 'In' || /^-+$/.test(cells[1] ?? '')) return []
      const [, states = '', whens = '', guard = '', target = '', does = '', why = ''] = cells
      const lines = states
        .split(', ')
        .flatMap((state) => whens.split(', ').map((when) => ({ state, when, guard, target, does, why })))
      return [{ file, line: index + 1, text, lines }]
    })
}

const cell = (text: string) => (text === '' ? ' ' : ` ${text} `)
const rowText = (states: string, whens: string, { guard, target, does, why }: ChartLine) =>
  `|${[states, whens, guard, target, does, why].map(cell).join('|')}|`

/** As few rows as say these lines of one meaning: states and happenings whose every pair is meant. */
export function rowsFor(file: string, lines: readonly ChartLine[]): Row[] {
  const meanings = Map.groupBy(lines, ({ guard, target, does, why }) => JSON.stringify([guard, target, does, why]))
  return [...meanings.values()].flatMap((same) => {
    const whensOf = Map.groupBy(same, ({ state }) => state)
    const alike = Map.groupBy([...whensOf], ([, of]) => of.map(({ when }) => when).join(', '))
    return [...alike].map(([whens, states]): Row => {
      const [first] = same
      if (!first) throw new Error('A group has a line.')
      const names = states.map(([state]) => state).join(', ')
      return { file, line: null, text: rowText(names, whens, first), lines: states.flatMap(([, of]) => of) }
    })
  })
}
