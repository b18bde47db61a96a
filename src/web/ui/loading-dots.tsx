import { css } from '@linaria/core'

// C-039, F-169: one of three dots stands out at a time, 400 ms each; drawn by the style sheet, so nothing ticks.
const dots = css`
  display: inline-flex; gap: 4px;
  & > span { inline-size: 6px; block-size: 6px; border-radius: 50%; background: currentcolor; opacity: 0.35; animation: dot 1200ms infinite steps(1, end); }
  & > span:nth-child(2) { animation-delay: 400ms; }
  & > span:nth-child(3) { animation-delay: 800ms; }
  @keyframes dot { 0% { opacity: 1 } 33.4%, 100% { opacity: 0.35 } }
`

export function LoadingDots() {
  return (
    <span className={dots} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  )
}
