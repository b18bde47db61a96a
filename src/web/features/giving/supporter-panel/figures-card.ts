import { css } from '@linaria/core'

/** Of a card of figures, as wide as the page: its room, and on phones a smaller heading. */
export const figuresCard = css`
  @media (max-width: 767px) { && { padding-inline: var(--s4); } }
  @media (max-width: 479px) { & > h2 { font-size: var(--size-l); } }
  @media (min-width: 1024px) { && { padding: var(--s6); } }
`
