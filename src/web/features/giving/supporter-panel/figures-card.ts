import { css } from '@linaria/core'

/** The card of figures, as wide as the page: what was raised when, and as a line that opens where it came from. */
export const figuresCard = css`
  && { gap: 0; padding-block-end: var(--s3); }
  & > section + section { border-block-start: 1px solid var(--line-soft); }
  @media (max-width: 767px) { && { padding-inline: var(--s4); } }
  & > section > h2 { font-size: var(--size-l); }
  @media (min-width: 1024px) { && { padding: var(--s6) var(--s6) var(--s4); } }
`
