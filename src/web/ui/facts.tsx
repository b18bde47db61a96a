import { css } from '@linaria/core'
import type { ReactNode } from 'react'

const facts = css`
  display: grid; gap: 0; grid-template-columns: minmax(0, 1fr);
  & > div { display: grid; grid-template-columns: minmax(7rem, 1fr) minmax(0, 2fr); gap: var(--s3); padding-block: var(--s3); border-block-end: 1px solid var(--line-soft); }
  & > div:last-child { border-block-end: 0; }
  & dt { color: var(--ink-soft); }
  & dd > span { white-space: normal; }
  & dd { font-variant-numeric: tabular-nums; overflow-wrap: anywhere; white-space: pre-line; }
`

/** Names and values that cannot be changed here; what is empty is left out. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={facts}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
