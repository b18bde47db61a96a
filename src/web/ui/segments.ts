import { css } from '@linaria/core'

/** One control of several choices: the chosen one stands out of one frame around all of them. */
export const segments = css`
  display: flex; border: 1px solid var(--line); border-radius: 26px; flex-wrap: wrap; padding: 3px; margin: 0; min-inline-size: 0; background: var(--surface-raised);
  & > button { flex: 1; min-block-size: 44px; padding-inline: var(--s4); border-radius: 999px; border-color: transparent; background: none; box-shadow: none; white-space: nowrap; }
  & > button[aria-pressed='true'] { background: var(--accent); color: var(--accent-ink); }
  @media (max-width: 767px) { flex: 1 1 100%; & > button { padding-inline: var(--s2); font-size: var(--size-s); } }
  @media (max-width: 479px) { & > button { flex: 1 1 auto; padding-inline: var(--s1); } }
`
