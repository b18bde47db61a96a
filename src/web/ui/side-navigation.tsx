import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import { showCurrent } from './show-current.ts'

const sideNavigation = css`
  & a { display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: var(--s3); border-radius: var(--radius); color: var(--ink); text-decoration: none; line-height: 1.3; padding-block: var(--s1); }
  & a:hover { background: var(--accent-wash); }
  & a[aria-current='page'] { background: var(--accent-wash); font-weight: 650; box-shadow: inset 3px 0 0 var(--accent); }
  @media (max-width: 767px) { min-block-size: 3rem; & > ul { display: flex; gap: var(--s1) var(--s4); position: relative; overflow-x: auto; margin-inline: calc(-1 * var(--s4)); padding: 4px var(--s6) 4px var(--s4); mask-image: linear-gradient(to right, transparent, var(--ink) var(--s4), var(--ink) calc(100% - var(--s6)), transparent); } & li { flex: none; } }
  @media (min-width: 768px) and (max-width: 1023px) { & > ul { display: grid; grid-template-columns: 1fr 1fr; gap: 0 var(--s2); } }
  @media (min-width: 1024px) { & > ul { display: flex; flex-direction: column; gap: var(--s1); } & a { display: flex; } }
`

/** The links beside the pages of the account and of the dashboard. Whoever shows them renders them anew on another page. */
export function SideNavigation({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <nav className={cx(sideNavigation, className)} aria-label={label}>
      <ul ref={(row) => showCurrent(row)}>{children}</ul>
    </nav>
  )
}
