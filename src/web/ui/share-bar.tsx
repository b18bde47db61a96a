import { css } from '@linaria/core'
import { useId } from 'react'

const bar = css`
  display: block; inline-size: 100%; block-size: 8px; border-radius: 4px; background: var(--surface-sunk);
  & > rect { rx: 4px; }
  & > rect:not([fill]) { fill: var(--accent); }
  & > rect[data-pending] { fill: var(--highlight); }
  & rect.ground { fill: var(--surface-raised); }
  & rect.stripe { fill: var(--accent); }
  @media (forced-colors: active) { border: 1px solid; & > rect { fill: CanvasText; } & > rect[data-pending] { fill: GrayText; } }
`

interface ShareBarProps {
  value: number
  /** What the longest beside it stands for. */
  most: number
  /** The end of it, which isn’t sure yet. */
  pending?: number
  /** What stands before that: sure, and not paid yet. */
  confirmed?: number
}

/** As long as it is beside the most; what it says stands beside it in words. */
export function ShareBar({ value, most, pending = 0, confirmed = 0 }: ShareBarProps) {
  const hatch = useId().replace(/\W/g, '')
  const share = (part: number) => `${Number(((Math.max(0, part) / Math.max(1, most)) * 100).toFixed(1))}%`
  return (
    <svg className={bar} aria-hidden="true" focusable="false" data-bar>
      <rect width={share(value - pending - confirmed)} height="100%" />
      {confirmed > 0 && (
        <>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className="ground" width="6" height="6" />
            <rect className="stripe" width="3" height="6" />
          </pattern>
          <rect x={share(value - pending - confirmed)} width={share(confirmed)} height="100%" fill={`url(#${hatch})`} />
        </>
      )}
      {pending > 0 && <rect x={share(value - pending)} width={share(pending)} height="100%" data-pending />}
    </svg>
  )
}
