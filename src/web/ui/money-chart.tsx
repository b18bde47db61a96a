import { css } from '@linaria/core'
import { formatCount, formatMoney } from '../i18n/later-formats.ts'
import { lazyImport } from '../site/lazy-import.ts'
import { Collapsible } from './collapsible.tsx'
import { lazyPart } from './lazy-part.tsx'
import type { MoneyBar } from './money-bars.tsx'
import { soft } from './styles.ts'

// As high as the bars, so that nothing moves when they come.
const room = css`min-block-size: 220px; &[data-tall='240'] { min-block-size: 300px; }`
const table = css`
  inline-size: 100%;
  & caption { text-align: start; }
  & th, & td { text-align: start; padding: var(--s2) var(--s2) var(--s2) 0; border-block-end: 1px solid var(--line-soft); }
  & .money { text-align: end; font-variant-numeric: tabular-nums; }
`
const Bars = lazyPart(
  lazyImport(async () => (await import('./money-bars.tsx')).MoneyBars),
  () => null,
)
const Run = lazyPart(
  lazyImport(async () => (await import('./money-run.tsx')).MoneyRun),
  () => null,
)

export interface MoneyRow extends MoneyBar {
  /** What the table calls it. */
  name: string
  count: number
}

interface Props {
  rows: readonly MoneyRow[]
  /** Where the rows are sums that grow day by day: of how many days. */
  runsTo?: number | undefined
  /** Where what stands beside it is higher: of the drawing without what stands over and under it. */
  tall?: 240 | undefined
  words: { asTable: string; caption: string; name: string; count: string; value: string; before?: string | undefined }
}

/** Money as bars, or as a sum that grows, and the same as a table for who doesn’t see it drawn. */
export function MoneyChart({ rows, runsTo, tall, words }: Props) {
  return (
    <>
      <div className={room} data-tall={tall}>
        {runsTo ? <Run days={rows} of={runsTo} tall={tall} /> : <Bars bars={rows} tall={tall} />}
      </div>
      <Collapsible title={words.asTable}>
        <table className={table}>
          <caption className={soft}>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col" className="money">
                {words.count}
              </th>
              <th scope="col" className="money">
                {words.value}
              </th>
              {words.before && (
                <th scope="col" className="money">
                  {words.before}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, count, value, before = 0 }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td className="money">{formatCount(count)}</td>
                <td className="money">{formatMoney(value)}</td>
                {words.before && <td className="money">{formatMoney(before)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Collapsible>
    </>
  )
}
