import { css } from '@linaria/core'

/** What is known stands beside what has happened, where there is room for both. */
export const besideRecord = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); align-items: start;
  @media (min-width: 1024px) { grid-template-columns: repeat(2, minmax(0, 1fr)); & dl > div { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); } }
`
