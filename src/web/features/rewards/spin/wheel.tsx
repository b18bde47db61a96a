import { css, cx } from '@linaria/core'
import { useLayoutEffect, useRef } from 'react'
import type { SpinPrize } from '#contract/rewards/spin.ts'
import { t } from '#web/i18n/i18n.ts'
import { pounds } from './pounds.ts'

const middle = 100
const radius = 96
/** Whole turns before the wheel stands. */
const turns = 5

const frame = css`
  position: relative; inline-size: min(100%, 16rem); margin-inline: auto; padding-block-start: 14px;
  & > svg { inline-size: 100%; }
  @media (min-width: 768px) { inline-size: min(100%, 24rem); }
  & > .pointer { position: absolute; inset-block-start: 0; inset-inline-start: 50%; translate: -50%; inline-size: 28px; block-size: 28px; z-index: 1; fill: var(--ink); stroke: var(--surface); stroke-width: 2; }
`
// The angle is set by script, since no style may stand in the markup. Without it the wheel stands, and the drawn part is marked all the same.
const wheel = css`
  transform-box: view-box; transform-origin: center; transform: rotate(var(--angle, 0deg));
  & text { font: 600 13px var(--display); text-anchor: middle; }
  & .prize { fill: var(--accent); } & .prize + text { fill: var(--accent-ink); }
  & .nothing { fill: var(--surface-raised); } & .nothing + text { font: 500 10px var(--text); fill: var(--ink-soft); }
  & path { stroke: var(--surface); stroke-width: 1.5; }
  & .drawn { fill: none; stroke: var(--highlight); stroke-width: 4; stroke-linejoin: round; }
  & .rim { fill: none; stroke: var(--accent); stroke-width: 3; }
  & .hub { fill: var(--surface-raised); stroke: var(--accent); stroke-width: 3; }
`
const unknown = css`fill: none; stroke: var(--line-soft); stroke-width: 3;`
// As long as the chart waits (limits.spinTurn).
const turning = css`
  transition: transform 4s cubic-bezier(0.12, 0.75, 0.15, 1);
  @media (prefers-reduced-motion: reduce) { transition: none; }
`

/** A part that wins nothing is so many times as wide as a prize. Not to scale, which leaves the largest prize no line at all; the odds beside it say so. */
const nothingWidth = 2

interface Part {
  /** 0 for nothing. */
  pence: number
  /** Degrees, clockwise from the top. */
  from: number
  to: number
}

/** Each prize, and nothing between them. */
function partsOf(prizes: readonly SpinPrize[]): Part[] {
  const unit = 360 / (prizes.length * (1 + nothingWidth))
  return prizes.flatMap(({ pence }, place) => {
    const from = place * (1 + nothingWidth) * unit
    const to = from + unit
    return [
      { pence, from, to },
      { pence: 0, from: to, to: to + nothingWidth * unit },
    ]
  })
}

const middleOf = ({ from, to }: Part) => (from + to) / 2

/** Where the wheel stands with this part at its top, in degrees. */
const angleOf = (part: Part) => turns * 360 - middleOf(part)

const pointAt = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${(middle + radius * Math.sin(angle)).toFixed(2)} ${(middle - radius * Math.cos(angle)).toFixed(2)}`
}

interface WheelProps {
  prizes: readonly SpinPrize[]
  /** What the wheel stands on, or turns to, in pence; null before it is drawn. */
  drawnPence: number | null
  /** Whether it is on its way there. */
  isTurning: boolean
}

/** A drawing of what is told in words beside it. */
export function Wheel({ prizes, drawnPence, isTurning }: WheelProps) {
  const ref = useRef<SVGGElement>(null)
  const parts = partsOf(prizes)
  const drawn = parts.find(({ pence }) => pence === drawnPence)
  const angle = drawn && angleOf(drawn)
  useLayoutEffect(() => {
    if (angle !== undefined) ref.current?.style.setProperty('--angle', `${angle}deg`)
  }, [angle])
  const outline = ({ from, to }: Part) => `M${middle} ${middle}L${pointAt(from)}A${radius} ${radius} 0 0 1 ${pointAt(to)}Z`
  return (
    <div className={frame}>
      <svg className="pointer" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <path d="M3 2h22L14 26z" />
      </svg>
      <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        <g ref={ref} className={cx(wheel, isTurning && turning)}>
          {parts.map((part) => (
            <g key={part.from}>
              <path className={part.pence > 0 ? 'prize' : 'nothing'} d={outline(part)} />
              <text x={middle} y={part.pence > 0 ? 30 : 27} transform={`rotate(${middleOf(part)} ${middle} ${middle})`}>
                {part.pence > 0 ? pounds(part.pence) : t('rewards-spin:nothing')}
              </text>
            </g>
          ))}
          <circle className="rim" cx={middle} cy={middle} r={radius + 1} />
          {drawn && !isTurning && <path className="drawn" d={outline(drawn)} />}
          <circle className="hub" cx={middle} cy={middle} r="14" />
        </g>
      </svg>
    </div>
  )
}

/** As large as the wheel, until it is known what is on it. */
export const WheelPlace = () => (
  <div className={frame}>
    <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <circle className={unknown} cx={middle} cy={middle} r={radius + 1} />
    </svg>
  </div>
)
