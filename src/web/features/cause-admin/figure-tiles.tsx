import { css } from '@linaria/core'
import type { ReactNode } from 'react'

const tiles = css`
  display: grid; gap: var(--s3); margin: 0; grid-template-columns: repeat(2, minmax(0, 1fr));
  &:has(> :nth-child(3):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  @media (min-width: 1152px) { &:has(> :nth-child(4)) { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
  & > div { display: grid; gap: var(--s1); align-content: start; padding: var(--s4); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); }
  @media (min-width: 768px) { & > div { grid-row: span 3; grid-template-rows: subgrid; } }
  & > div[data-main] { background: var(--accent-wash); border-color: transparent; }
  @media (max-width: 767px) { &:has(> :nth-child(2):last-child), &:has(> :nth-child(3):last-child) { grid-template-columns: minmax(0, 1fr); } & > div { padding: var(--s3) var(--s4); } &:not(:has(> :nth-child(4))) > div { grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--s3); & > dd:nth-child(2) { grid-area: 1 / 2 / 3; align-self: center; } } }
  & dt { font-size: var(--size-s); color: var(--ink-soft); }
  & dd { margin: 0; }
  & dd:first-of-type { font: 700 var(--size-xl) / 1.15 var(--text); font-variant-numeric: tabular-nums; }
  & dd + dd { font-size: var(--size-s); color: var(--ink-soft); }
`

export interface Tile {
  name: string
  value: string
  says?: ReactNode
  /** The one that matters most. */
  isMain?: boolean
}

/** Two to four figures beside each other; on a phone four stand two by two, and fewer each in a line with its amount at the end. */
export function FigureTiles({ rows }: { rows: readonly Tile[] }) {
  return (
    <dl className={tiles}>
      {rows.map(({ name, value, says, isMain }) => (
        <div key={name} data-main={isMain || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {says && <dd>{says}</dd>}
        </div>
      ))}
    </dl>
  )
}
