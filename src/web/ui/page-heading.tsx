import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { lead } from './styles.ts'

const heading = css`
  display: grid; gap: var(--s3);
`

/** The h1 of a page; it takes the focus after a navigation (see app/focus.ts). */
export function PageHeading({ children, intro }: { children: ReactNode; intro?: ReactNode }) {
  return (
    <div className={heading}>
      <h1 tabIndex={-1}>{children}</h1>
      {intro && <p className={lead}>{intro}</p>}
    </div>
  )
}
