import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import { showCurrent } from './show-current.ts'

// As a row it fades at the side where there is more of it: the mask goes with the scrolling, which is no motion of its own.
const sideNavigation = css`
  & a { display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: var(--s3); border-radius: var(--radius); color: var(--ink); text-decoration: none; line-height: 1.3; padding-block: var(--s1); }
  & a:hover { background: var(--accent-wash); }
  & a[aria-current='page'] { background: var(--accent-wash); font-weight: 650; }
  @media (min-width: 768px) { & a[aria-current='page'] { box-shadow: inset 3px 0 0 var(--accent); } }
  @media (max-width: 767px) {
    min-block-size: 3rem;
    & > ul { display: flex; gap: var(--s1); position: relative; overflow-x: auto; scrollbar-width: none; margin-inline: calc(-1 * var(--s4)); padding: 4px var(--s6) 4px var(--s4); mask: linear-gradient(to right, transparent, var(--ink) 3rem, var(--ink) calc(100% - 3rem), transparent) -3rem 0 / calc(100% + 3rem) 100% no-repeat; }
    & li { flex: none; }
    & a { border-radius: 999px; font-size: var(--size-s); }
  }
  @media (max-width: 767px) { & > ul { animation: fade linear both; animation-duration: auto !important; animation-timeline: scroll(self inline); } }
  @supports not (animation-timeline: scroll()) { & > ul { animation: none; } }
  @keyframes fade { to { mask-position: 0 0; } }
  @media (min-width: 768px) and (max-width: 1023px) { & > ul { display: grid; grid-template-columns: 1fr 1fr; gap: 0 var(--s2); } }
  @media (min-width: 1024px) and (min-height: 42rem) { position: sticky; inset-block-start: var(--s5); align-self: start; }
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
