import { css } from '@linaria/core'

/** Lines that lead on with all of their width: a mark, what is underlined as a link is, what stands at the end, and the sign of a way on. */
export const rowLinks = css`
  display: grid; list-style: none; padding: 0; grid-template-columns: minmax(0, 1fr);
  & > li + li { border-block-start: 1px solid var(--line-soft); }
  & > li > a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px var(--s3); align-items: center; margin-inline: calc(-1 * var(--s3)); padding: var(--s3); border-radius: var(--radius); color: var(--ink); text-decoration: none; line-height: 1.35; }
  & > li > a:hover { background: var(--accent-wash); }
  & > li > a > svg { color: var(--ink-soft); }
  & > li > a:hover > svg { color: var(--accent); }
  & b[data-name] { font-weight: 600; color: var(--accent); text-decoration: underline; text-underline-offset: 0.18em; overflow-wrap: anywhere; }
  & > li > a:hover b[data-name] { text-decoration-thickness: 2px; }
  & small { display: block; font-size: var(--size-s); color: var(--ink-soft); }
`
