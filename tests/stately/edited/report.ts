import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { charts } from '#tests/kit/registry.ts'
import type { Proposal } from './propose.ts'
import type { Row } from './table.ts'

const root = resolve(import.meta.dirname, '../../..')

/** What goes and what comes, in the order of the table, each with its line. */
function tableWords(before: readonly Row[], table: readonly Row[]): string[] {
  const files = [...new Set([...before, ...table].map(({ file }) => file))]
  return files.flatMap((file) => {
    const old = before.filter((row) => row.file === file)
    const now = table.filter((row) => row.file === file)
    const lines: string[] = []
    let come: string[] = []
    let at = 0
    for (const row of now) {
      const kept = old.indexOf(row)
      if (kept < 0) {
        come.push(`  + ${row.text}`)
        continue
      }
      lines.push(...old.slice(at, kept).map(({ line, text }) => `  - ${line}: ${text}`), ...come)
      come = []
      at = kept + 1
    }
    lines.push(...old.slice(at).map(({ line, text }) => `  - ${line}: ${text}`), ...come)
    return lines.length === 0 ? [] : [`${file}:`, ...lines]
  })
}

/** The charts whose tables take their lines from this file. */
const sharing = (file: string) =>
  charts.filter(
    ({ table }) =>
      table !== file &&
      new RegExp(`^As in .*/${file.split('/').at(-1)?.replaceAll('.', '\\.')}\\)`, 'm').test(
        readFileSync(join(root, table), 'utf8'),
      ),
  )

/** Everything that differs and what it would change, for whoever has edited a chart. */
export function reportOf({ chart, differences, code, factory, names, before, table }: Proposal): string {
  const { name } = chart
  if (differences.length === 0) return `${name}: Nothing differs.`
  const said = differences.flatMap(({ says, details }, index) => [
    `${index + 1}. ${says}${/[.?!]”$/.test(says) ? '' : '.'}`,
    ...details.map((words) => `   · ${words}`),
    `   ${code[index]?.place}`,
    ...(code[index]?.lines ?? []).map((line) => `     ${line}`),
  ])
  const inTable = tableWords(before, table)
  const shared = [...new Set(before.map(({ file }) => file))].filter((file) => file !== chart.table)
  return [
    `${name}: ${differences.length === 1 ? 'one difference' : `${differences.length} differences`}.`,
    '',
    ...said,
    '',
    ...(factory
      ? [`${factory} makes other charts too: change it for all of them, or write this chart out in its own file.`, '']
      : []),
    ...(names.length > 0 ? ['Names:', ...names.map((words) => `  ${words}`), ''] : []),
    ...(inTable.length > 0
      ? ['Its table of intent (write why under Why):', ...inTable]
      : ['Its table of intent stays as it is.']),
    ...shared
      .filter((file) => inTable.includes(`${file}:`))
      .map(
        (file) =>
          `  ${file} is also what ${sharing(file)
            .filter((one) => one !== chart)
            .map((one) => one.name)
            .join(', ')} do.`,
      ),
    '',
    `What the code gives guards, actions and actors (params, input) isn't in an export: it stays as it is. Then: npm run stately -- ${name} && npm test -- ${name}`,
  ].join('\n')
}
