import { css } from '@linaria/core'

const ring = css`
  display: block; flex: none; inline-size: 6rem; block-size: 6rem;
  & > circle { fill: none; stroke: var(--line-soft); stroke-width: 11; }
  & > [data-part] { stroke: var(--accent); }
  & > [data-part='pending'] { stroke: var(--highlight); }
  & > text { fill: var(--ink); font: 700 24px/1 var(--text); text-anchor: middle; dominant-baseline: central; }
  @media (forced-colors: active) { & > circle { stroke: GrayText; } & > [data-part] { stroke: CanvasText; } & > [data-part='pending'] { stroke: Highlight; } & > text { fill: CanvasText; } }
`

interface ShareRingProps {
  value: number
  /** What the whole ring stands for, above 0. */
  most: number
  /** The end of the value, which isn’t sure yet. */
  pending: number
}

/** In whole per cent: 100 is only said of all of it. */
const percentOf = (value: number, most: number): number => (value >= most ? 100 : Math.min(99, Math.round((value / most) * 100)))

/** How much of a whole there is, as a coin that fills up from its top, with its share in whole per cent. What it says stands beside it in words. */
export function ShareRing({ value, most, pending }: ShareRingProps) {
  const share = (part: number) => Number(((Math.min(most, Math.max(0, part)) / most) * 100).toFixed(1))
  const sure = share(value - pending)
  const parts = [
    { part: 'sure', from: 0, length: sure },
    { part: 'pending', from: sure, length: Number((share(value) - sure).toFixed(1)) },
  ].filter(({ length }) => length > 0)
  return (
    <svg className={ring} viewBox="0 0 96 96" aria-hidden="true" focusable="false" data-ring>
      <circle cx="48" cy="48" r="42" />
      {parts.map(({ part, from, length }) => (
        <circle
          key={part}
          cx="48"
          cy="48"
          r="42"
          pathLength="100"
          strokeDasharray={`${length} 100`}
          strokeDashoffset={-from}
          transform="rotate(-90 48 48)"
          data-part={part}
        />
      ))}
      <text x="48" y="49">
        {percentOf(value, most)}%
      </text>
    </svg>
  )
}
