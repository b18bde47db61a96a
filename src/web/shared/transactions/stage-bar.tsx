import { css } from '@linaria/core'
import type { TransactionStats } from '#contract/giving/donation.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'

const bar = css`
  display: block; inline-size: 100%; block-size: 16px; border-radius: 8px; background: var(--surface-sunk);
  & [data-stage='pending'] { fill: var(--highlight); }
  & [data-stage='ready'] { fill: var(--accent); opacity: 0.55; }
  & [data-stage='paid'] { fill: var(--accent); }
  @media (forced-colors: active) { forced-color-adjust: none; border: 1px solid; }
`
const legend = css`
  display: grid; gap: var(--s2) var(--s5); margin: 0; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  & > div { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--s2); align-items: center; }
  & svg { inline-size: 12px; block-size: 12px; border-radius: 3px; }
  & [data-stage='pending'] { fill: var(--highlight); }
  & [data-stage='ready'] { fill: var(--accent); opacity: 0.55; }
  & [data-stage='paid'] { fill: var(--accent); }
  & dt { font-size: var(--size-s); color: var(--ink-soft); }
  & dd { margin: 0; font-weight: 650; font-variant-numeric: tabular-nums; }
  @media (min-width: 768px) { & dd { grid-column: 2; } }
  @media (max-width: 767px) { & > div { grid-template-columns: auto minmax(0, 1fr) auto; } }
`

interface StageBarProps {
  stats: TransactionStats
  labels: Record<'pending' | 'ready' | 'paid', string>
}

/** What has become of what was raised, as one bar; its legend says the same in words and amounts. */
export function StageBar({ stats: { raised, pending, confirmed, paid }, labels }: StageBarProps) {
  const parts = [
    { stage: 'pending', pence: pending },
    { stage: 'ready', pence: confirmed - paid },
    { stage: 'paid', pence: paid },
  ] as const
  const share = (pence: number) => (raised > 0 ? (Math.max(0, pence) / raised) * 100 : 0)
  let before = 0
  return (
    <>
      <svg className={bar} aria-hidden="true" focusable="false">
        {parts.map(({ stage, pence }) => {
          const x = before
          before += share(pence)
          return <rect key={stage} data-stage={stage} x={`${x}%`} width={`${share(pence)}%`} height="100%" />
        })}
      </svg>
      <dl className={legend}>
        {parts.map(({ stage, pence }) => (
          <div key={stage}>
            <svg aria-hidden="true" focusable="false">
              <rect data-stage={stage} width="100%" height="100%" />
            </svg>
            <dt>{labels[stage]}</dt>
            <dd>{formatMoney(pence)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
