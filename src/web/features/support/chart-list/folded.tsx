import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icons.tsx'
import { cards } from './chart-card.tsx'

const folded = css`
  border-block: 1px solid var(--line-soft);
  & > summary { display: flex; align-items: center; justify-content: space-between; gap: 0 var(--s3); min-block-size: 60px; padding-block: var(--s3); font-size: var(--size-l); cursor: pointer; list-style: none; }
  & > summary::-webkit-details-marker { display: none; }
  & > summary:hover { color: var(--accent); }
  & > summary > svg { color: var(--accent); }
  &[open] > summary > svg { rotate: 180deg; }
  & > ul { padding-block: var(--s2) var(--s6); }
`

/** A part of the list that opens in place. */
export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={folded}>
    <summary>
      <span>{title}</span>
      <Icon name="down" />
    </summary>
    <ul className={cards}>{children}</ul>
  </details>
)
