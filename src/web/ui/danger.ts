import { css } from '@linaria/core'

/** What cannot be taken back easily: the buttons directly in it, and those that send its form, warn by their colour. */
export const danger = css`
  & > button, & form > [type='submit'] { background: var(--negative); color: var(--accent-ink); }
  & > button:hover, & form > [type='submit']:hover { background: var(--negative); color: var(--accent-ink); filter: brightness(0.9); }
`
