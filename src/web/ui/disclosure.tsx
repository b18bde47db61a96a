import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'

const box = css`
  & > summary { display: flex; gap: var(--s2); align-items: center; inline-size: fit-content; min-block-size: 44px; color: var(--ink-soft); cursor: pointer; list-style: none; }
  & > summary::-webkit-details-marker { display: none; }
  & > summary:hover { color: var(--accent); }
  & > summary > svg { inline-size: 1em; block-size: 1em; }
  &[open] > summary > svg { rotate: 180deg; }
`

interface Props {
  /** What can be opened. */
  title: string
  isOpen?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A line that opens without a chart, with the mark by which everything here opens. */
export function Disclosure({ title, isOpen = false, className, children }: Props) {
  return (
    <details className={cx(box, className)} open={isOpen}>
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  )
}
