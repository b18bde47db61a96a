import { css } from '@linaria/core'

const face = css`
  display: grid; flex: none; inline-size: 2.5rem; block-size: 2.5rem; border-radius: 50%; overflow: hidden; background: var(--surface-sunk);
  & > svg { inline-size: 100%; block-size: 100%; fill: var(--line); }
  @media (forced-colors: active) { border: 1px solid CanvasText; & > svg { fill: CanvasText; } }
`

/** U-051, X-073: stands in for the portrait of who isn’t named; all of them look alike. */
export const Silhouette = () => (
  <span className={face} data-face>
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d="M20 8a7 7 0 1 1 0 14 7 7 0 0 1 0-14M6 40a14 14 0 0 1 28 0z" />
    </svg>
  </span>
)
