import { css, cx } from '@linaria/core'
import { Fragment, type ReactNode } from 'react'
import { pagesAround } from './pages-around.ts'
import { showCurrent } from './show-current.ts'

/** Links or buttons that are a letter or a number each. */
export const chips = css`
  display: flex; flex-wrap: wrap; gap: var(--s1);
  & a, & button, & > span { display: grid; place-items: center; min-inline-size: 44px; min-block-size: 44px; padding-inline: var(--s2); }
  & a, & button { border: 1px solid var(--line-soft); border-radius: var(--radius); background: var(--surface-raised); text-transform: capitalize; text-decoration: none; font-weight: 600; cursor: pointer; }
  & a:hover, & button:hover { border-color: var(--accent); background: var(--accent-wash); }
  & [aria-current] { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
`
const alphabet = css`
  @media (max-width: 767px) { flex-wrap: nowrap; overflow-x: auto; position: relative; margin-inline: calc(-1 * var(--s4)); padding: 4px var(--s7) 4px var(--s4); mask-image: linear-gradient(to right, var(--ink) calc(100% - 3.5rem), transparent); &:dir(rtl) { mask-image: linear-gradient(to left, var(--ink) calc(100% - 3.5rem), transparent); } & > * { flex: none; } }
`

/** Links that are a letter or a number each; the one that is shown is marked with `aria-current`. On phones they are one row that scrolls sideways, and fades where it goes on. */
export function LetterNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={cx(chips, alphabet)} aria-label={label} ref={(row) => showCurrent(row)}>
      {children}
    </nav>
  )
}

interface PageNumbersProps {
  page: number
  pages: number
  /** What leads to a page. */
  children(one: number): ReactNode
}

/** The pages of a list by their numbers, with a mark where some are left out. */
export const PageNumbers = ({ page, pages, children }: PageNumbersProps) =>
  pagesAround(page, pages).map(({ one, isAfterGap }) => (
    <Fragment key={one}>
      {isAfterGap && <span>…</span>}
      {children(one)}
    </Fragment>
  ))
