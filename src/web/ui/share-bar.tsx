import { css } from '@linaria/core'

const bar = css`
  display: block; inline-size: 100%; block-size: 8px; border-radius: 4px; background: var(--surface-sunk);
  & > rect { rx: 4px; fill: var(--accent); }
  & > rect[data-pending] { fill: var(--highlight); }
  @media (forced-colors: active) { border: 1px solid; & > rect { fill: CanvasText; } & > rect[data-pending] { fill: GrayText; } }
`

interface ShareBarProps {
  value: number
  /** What the longest beside it stands for. */
  most: number
  /** The end of it, which isn’t sure yet. */
  pending?: number
}

/** As long as it is beside the most; what it says stands beside it in words. */
export function ShareBar({ value, most, pending = 0 }: ShareBarProps) {
  const share = (part: number) => `${Number(((Math.max(0, part) / Math.max(1, most)) * 100).toFixed(1))}%`
  return (
    <svg className={bar} aria-hidden="true" focusable="false" data-bar>
      <rect width={share(value - pending)} height="100%" />
      {pending > 0 && <rect x={share(value - pending)} width={share(pending)} height="100%" data-pending />}
    </svg>
  )
}
