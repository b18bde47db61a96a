import { css } from '@linaria/core'

// It comes when people already read: over the end of the window, and not above the page, which it would push down under them.
export const bannerPlace = css`
  position: fixed; inset-block-end: 0; inset-inline: 0; z-index: 15; box-shadow: var(--shadow); background: var(--accent); color: var(--accent-ink); font-size: var(--size-s);
  & > div { display: flex; align-items: center; gap: var(--s3); justify-content: space-between; padding-block: var(--s1); }
  & a { color: inherit; white-space: nowrap; }
  & button { background: none; border: 0; color: inherit; min-inline-size: 44px; min-block-size: 44px; display: grid; place-items: center; cursor: pointer; }
  & :focus-visible { outline-color: currentcolor; }
`
