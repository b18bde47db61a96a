import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ChartLine } from '#contract/support/charts.ts'

const root = resolve(import.meta.dirname, '../../../..')
const head = ['In', 'When', 'If', 'Then', 'Do', 'Why']
const name = '[a-zA-Z]\\w*'
const path = `${name}(\\.${name})*`
const params = '(\\([^()|]*\\))?'
/** What each cell may hold, exactly: names as the chart has them, several with commas between them. */
const cells: [RegExp, string][] = [
  [new RegExp(`^${path}(, ${path})*$`), 'states, or any'],
  [
    /^(begins|entry|exit|ends|always|done|after: \w+|[\w.*-]+: (done|error)|[\w*-]+(\.[\w*-]+)*)(, (after: \w+|[\w.*-]+: (done|error)|[\w*-]+(\.[\w*-]+)*))*$/,
    'events, `actor: done`, `actor: error`, `after: delay`, always, done, begins, entry, exit, or ends',
  ],
  [new RegExp(`^(${name}${params})?$`), 'the name of a guard, or nothing'],
  [new RegExp(`^(${path}( again)?|stays|refused|)$`), 'a state, perhaps again, stays, refused, or nothing'],
  [new RegExp(`^(${name}${params}(, ${name}${params})*)?$`), 'names of actions'],
]

/** The lines of a table. `As in [name](path).` takes those of another; all else that isn't a row of the table is prose. A row that isn't exact throws. */
export function readTable(file: string): ChartLine[] {
  return parseTable(readFileSync(join(root, file), 'utf8'), file)
}
/** Which table one takes all its lines from; null where it has rows of its own. */
export function sharedTable(file: string): string | null {
  const text = readFileSync(join(root, file), 'utf8')
  const taken = [...text.matchAll(/^As in \[[^\]]+\]\(([^)]+)\)\.$/gm)]
  return taken.length === 1 && !text.includes('|') ? join(dirname(file), taken[0]?.[1] ?? '') : null
}
export const hasTable = (file: string) => existsSync(join(root, file))

export function parseTable(text: string, file: string): ChartLine[] {
  const lines: ChartLine[] = []
  let rows = 0
  for (const [index, raw] of text.split('\n').entries()) {
    const fail = (why: string): never => {
      throw new Error(`${file}:${index + 1}: ${why}: ${raw}`)
    }
    const as = /^As in \[[^\]]+\]\(([^)]+)\)\.$/.exec(raw)
    if (as?.[1]) lines.push(...readTable(join(dirname(file), as[1])))
    if (!raw.includes('|')) {
      rows = 0
      continue
    }
    const row = raw.split('|').map((cell) => cell.trim())
    if (row.length !== 8 || row[0] !== '' || row[7] !== '') fail('a row has six cells, with | before, between and after them')
    const given = row.slice(1, 7)
    rows += 1
    if (rows === 1 && given.join() !== head.join()) fail(`a table begins with ${head.join(', ')}`)
    if (rows === 2 && !given.every((cell) => /^-+$/.test(cell))) fail('the second row of a table is a rule')
    if (rows <= 2) continue
    for (const [position, [exact, meant]] of cells.entries())
      if (!exact.test(given[position] ?? '')) fail(`under ${head[position]} stand ${meant}`)
    const [states = '', whens = '', guard = '', target = '', does = '', why = ''] = given
    for (const state of states.split(', '))
      for (const when of whens.split(', ')) lines.push({ state, when, guard, target, does, why })
  }
  if (lines.length === 0) throw new Error(`${file}: a table of intent has lines`)
  return lines
}
