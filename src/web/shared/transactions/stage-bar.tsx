import { css, cx } from '@linaria/core'
import { type ReactNode, useId } from 'react'
import type { TransactionStats } from '#contract/giving/donation.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'

const bar = css`
  display: block; inline-size: 100%; block-size: 18px; border-radius: 9px; background: var(--surface-sunk);
  & > line { stroke: var(--surface-raised); stroke-width: 3; }
`
const fills = css`
  & [data-stage='pending'] { fill: var(--highlight); }
  & [data-stage='paid'], & .stripe { fill: var(--accent); }
  & .ground { fill: var(--surface-raised); }
  @media (forced-colors: active) { forced-color-adjust: none; border: 1px solid; }
`
const legend = css`
  display: grid; gap: var(--s2) var(--s5); margin: 0; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  & > div { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--s2); align-items: center; align-content: start; }
  & svg { inline-size: 14px; block-size: 14px; border-radius: 3px; outline: 1px solid var(--accent); outline-offset: -1px; }
  & svg:has([data-stage='pending']) { outline: 0; }
  & dt { font-size: var(--size-s); color: var(--ink-soft); }
  & dd { margin: 0; font-weight: 650; font-variant-numeric: tabular-nums; }
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, auto)); justify-content: start; column-gap: var(--s7);
    & dt { grid-area: 2 / 2; } & dd { grid-column: 2; }
    /* Where nothing stands beside it, each part has a column of the whole. */
    &[data-wide] { grid-template-columns: none; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); justify-content: stretch; column-gap: var(--s6); }
  }
  @media (max-width: 767px) { grid-template-columns: minmax(0, 1fr); & > div { grid-template-columns: auto minmax(0, 1fr) auto; } }
`

type Shown = 'pending' | 'ready' | 'paid'

interface StageBarProps {
  stats: Pick<TransactionStats, 'raised' | 'pending' | 'confirmed' | 'paid'>
  labels: Record<Shown, string>
  /** What else there is to say of each. */
  notes?: Record<Shown, ReactNode>
  isWide?: boolean
}

/** What has become of what was raised, as one bar, what is surest first; its legend says the same in words and amounts. */
export function StageBar({ stats: { raised, pending, confirmed, paid }, labels, notes, isWide = false }: StageBarProps) {
  const parts = [
    { stage: 'paid', pence: paid },
    { stage: 'ready', pence: confirmed - paid },
    { stage: 'pending', pence: pending },
  ] as const
  const share = (pence: number) => (raised > 0 ? (Math.max(0, pence) / raised) * 100 : 0)
  const hatch = useId().replace(/\W/g, '')
  const fill = (stage: string) => (stage === 'ready' ? `url(#${hatch})` : undefined)
  const ends = [share(paid), share(paid) + share(confirmed - paid)]
  const between = [...new Set(ends)].filter((x) => x > 0 && x < 100)
  let before = 0
  return (
    <>
      <svg className={cx(bar, fills)} aria-hidden="true" focusable="false">
        {/* Neighbours differ by more than their colour. */}
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="ground" width="6" height="6" />
          <rect className="stripe" width="3" height="6" />
        </pattern>
        {parts.map(({ stage, pence }) => {
          const x = before
          before += share(pence)
          return <rect key={stage} data-stage={stage} fill={fill(stage)} x={`${x}%`} width={`${share(pence)}%`} height="100%" />
        })}
        {between.map((x) => (
          <line key={x} x1={`${x}%`} x2={`${x}%`} y2="100%" />
        ))}
      </svg>
      <dl className={legend} data-wide={isWide || undefined}>
        {parts.map(({ stage, pence }) => (
          <div key={stage}>
            <svg className={fills} aria-hidden="true" focusable="false">
              <rect data-stage={stage} fill={fill(stage)} width="100%" height="100%" />
            </svg>
            <dt>{labels[stage]}</dt>
            <dd>{formatMoney(pence)}</dd>
            {notes && <dd>{notes[stage]}</dd>}
          </div>
        ))}
      </dl>
    </>
  )
}
