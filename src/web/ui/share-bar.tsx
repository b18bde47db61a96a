import { css } from '@linaria/core'
import { useId } from 'react'
import { formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'

const bar = css`
  display: block; inline-size: 100%; block-size: 8px; border-radius: 4px; background: var(--surface-sunk);
  & > rect { rx: 4px; }
  & > rect:not([fill]) { fill: var(--accent); }
  & > rect[data-pending] { fill: var(--highlight); }
  & rect.ground { fill: var(--surface-raised); }
  & rect.stripe { fill: var(--accent); }
  @media (forced-colors: active) { border: 1px solid; & > rect { fill: CanvasText; } & > rect[data-pending] { fill: GrayText; } }
`

const key = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s4); font-size: var(--size-s); font-variant-numeric: tabular-nums;
  & > li { display: flex; gap: 6px; align-items: center; }
  & > li::before { content: ''; flex: none; inline-size: 0.7rem; block-size: 0.7rem; border-radius: 3px; background: var(--accent); forced-color-adjust: none; }
  & > [data-part='confirmed']::before { background: repeating-linear-gradient(135deg, var(--accent) 0 2px, var(--surface-raised) 2px 4px); }
  & > [data-part='pending']::before { background: var(--highlight); }
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

const keyed = ['paid', 'confirmed', 'pending'] as const

/** What each part of such a bar is, in its order, with its pence; a part that there isn’t is left out. */
export const ShareKey = (parts: Record<(typeof keyed)[number], number>) => (
  <ul className={key}>
    {keyed
      .filter((part) => parts[part] > 0)
      .map((part) => (
        <li key={part} data-part={part}>
          {t(`common:barKey.${part}`, { amount: formatMoney(parts[part]) })}
        </li>
      ))}
  </ul>
)
