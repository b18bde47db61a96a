import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { byTitle, inCode, kinds, onlyMentioned } from './mentions.ts'
import { struck } from './struck.ts'

export const specificationFile = join(resolve(import.meta.dirname, '../..'), 'tests/specification.md')

const row = new RegExp(`^\\| ([${kinds}]-\\d{3}|[ASF]\\d{1,2}) \\| (.*?) \\| `)
/** More files than these say where something is no better. */
const shown = 3

const lines = () => readFileSync(specificationFile, 'utf8').split('\n')

/** The items of the index, each once. */
export const specifiedIds = () => new Set(lines().flatMap((line) => row.exec(line)?.[1] ?? []))

/** Items that no test’s title names and that are not struck: none may be left. */
export function unnamedIds(): string[] {
  const named = byTitle()
  return [...specifiedIds()].filter((id) => !named.has(id) && !(id in struck))
}

const list = (paths: readonly string[] = []) =>
  paths.length === 0
    ? '–'
    : [
        ...paths.slice(0, shown).map((path) => `\`${path}\``),
        ...(paths.length > shown ? [`and ${paths.length - shown} more`] : []),
      ].join(', ')

/** What stands above the items: how many there are, and of which none can be said to hold. */
function summary(ids: readonly string[], tests: ReadonlyMap<string, readonly string[]>): string[] {
  const without = ids.filter((id) => !tests.has(id) && !(id in struck))
  const mentions = onlyMentioned(without)
  const lost = without.filter((id) => !mentions.has(id))
  const named = ids.filter((id) => tests.has(id))
  const gone = ids.filter((id) => id in struck)
  return [
    '# The specification, item by item',
    '',
    'What an id in a comment or a test’s title means. The first two columns of the tables are written by hand; where an item is and which tests name it by their title is looked up in the sources (`npm run specification`). A test that names an item asserts what it says.',
    '',
    `${ids.length} items: ${named.length} named by a test’s title, ${gone.length} struck, ${without.length} neither.`,
    '',
    `- Named by no test: ${lost.join(', ') || 'none'}.`,
    `- Only mentioned, in a comment or a table: ${[...mentions].map(([id, paths]) => `${id} (${list(paths)})`).join(', ') || 'none'}.`,
    '',
    '| Struck | Why |',
    '|---|---|',
    ...gone.map((id) => `| ${id} | ${struck[id]} |`),
    '',
  ]
}

/** The index made anew from the sources: each item once. What an item says is written by hand. */
export function currentSpecification(): string {
  const [where, tests] = [inCode(), byTitle()]
  const all = lines()
  const seen = new Set<string>()
  const body = all.slice(all.findIndex((line) => line.startsWith('## '))).flatMap((line) => {
    const [, id = '', says] = row.exec(line) ?? []
    if (!id) return [line]
    if (seen.has(id)) return []
    seen.add(id)
    return [`| ${id} | ${says} | ${list(where.get(id))} | ${id in struck ? 'struck' : list(tests.get(id))} |`]
  })
  return [...summary([...seen], tests), ...body].join('\n')
}
