import { css, cx } from '@linaria/core'

/** A heading with its lines: beside another they end together, and their lines are as high as each other’s. */
export const rowSection = css`
  display: grid; grid-template-rows: auto minmax(0, 1fr); grid-template-columns: minmax(0, 1fr); gap: var(--s1);
  & > :first-child { min-block-size: 44px; }
  & > :first-child > h2 { font-size: var(--size-l); }
  /* On one line with a heading that has a link beside it. */
  & > :first-child:has(> :only-child) { align-items: center; & > h2 { position: relative; inset-block-start: -2px; } }
`

/** Lines one below the other: a mark, a name, what stands below it, and what stands at the end. */
export const rowLines = css`
  display: grid; list-style: none; padding: 0; grid-template-columns: minmax(0, 1fr); border-block-start: 1px solid var(--line-soft);
  @media (min-width: 768px) { grid-auto-rows: 1fr; }
  & > li { display: grid; border-block-end: 1px solid var(--line-soft); }
  & > li > * { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px var(--s3); align-items: center; padding-block: var(--s3); line-height: 1.35; }
  & [data-start] { display: flex; gap: var(--s3); align-items: center; min-inline-size: 0; }
  & [data-end] { text-align: end; }
  & b[data-name] { font-weight: 600; overflow-wrap: anywhere; }
  & small { display: block; font-size: var(--size-s); color: var(--ink-soft); text-wrap: balance; }
`

/** Three such lines, on a phone two, that lead on with all of their width. */
export const rowLinks = cx(
  rowLines,
  css`
    @media (max-width: 559px) { & > li:nth-child(3) { display: none; } }
    & > li > a { color: var(--ink); text-decoration: none; }
    & > li > a:hover { background: var(--accent-wash); box-shadow: -8px 0 0 var(--accent-wash), 8px 0 0 var(--accent-wash); }
    & > li > a:hover b[data-name] { text-decoration: underline; text-underline-offset: 0.18em; }
  `,
)

/** As high as such lines with their heading, so that nothing moves when they come. */
export const rowsAwaited = css`
  display: grid; gap: var(--s5); align-content: start; grid-template-columns: minmax(0, 1fr); min-block-size: 13.7rem;
  @media (min-width: 768px) { min-block-size: 14.7rem; }
  @media (min-width: 1024px) { min-block-size: 15.5rem; }
`
