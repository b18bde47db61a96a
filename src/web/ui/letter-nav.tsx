import { css } from '@linaria/core'
import type { ReactNode } from 'react'

const alphabet = css`
  display: flex; flex-wrap: wrap; gap: var(--s1);
  & a { display: grid; place-items: center; min-inline-size: 44px; min-block-size: 44px; padding-inline: var(--s2); border-radius: var(--radius); text-transform: uppercase; text-decoration: none; font-weight: 600; }
  & a:hover { background: var(--accent-wash); }
  & a[aria-current] { background: var(--accent); color: var(--accent-ink); }
`

/** Links that are a letter or a number each; the one that is shown is marked with `aria-current`. */
export function LetterNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={alphabet} aria-label={label}>
      {children}
    </nav>
  )
}
