import { css } from '@linaria/core'

/** Around a table that is laid out by how many letters fit, not by the window: text of twice the size leaves half of them. */
export const tablePlace = css`container-type: inline-size;`

/** A list of things: a table on wide screens, cards below 768 px. Amounts stand under `money`. */
export const listTable = css`
  inline-size: 100%;
  & caption { text-align: start; padding-block-end: var(--s2); }
  & th, & td { text-align: start; padding: var(--s3) var(--s3) var(--s3) 0; border-block-end: 1px solid var(--line-soft); vertical-align: middle; }
  & tr > :last-child { padding-inline-end: 0; }
  & thead th { font-size: var(--size-s); color: var(--ink-soft); font-weight: 600; }
  & tbody th { font-weight: 600; overflow-wrap: anywhere; }
  & .money { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & a { font-weight: 600; }
  @media (min-width: 768px) { & .money:not(:last-child) { padding-inline-end: var(--s5); } }
  @media (max-width: 767px) {
    & thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & tr { display: grid; grid-template-columns: minmax(0, 1fr) fit-content(55%); gap: var(--s1) var(--s3); padding: var(--s4); margin-block-end: var(--s3); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); }
    & th, & td { border: 0; padding: 0; }
    & .wide { grid-column: 1 / -1; }
  }
`
