import { css } from '@linaria/core'
import { formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'

const key = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s4); font-size: var(--size-s); font-variant-numeric: tabular-nums;
  & > li { display: flex; gap: 6px; align-items: center; }
  & > li::before { content: ''; flex: none; inline-size: 0.7rem; block-size: 0.7rem; border-radius: 3px; background: var(--accent); forced-color-adjust: none; }
  & > [data-part='confirmed']::before { background: repeating-linear-gradient(135deg, var(--accent) 0 2px, var(--surface-raised) 2px 4px); }
  & > [data-part='pending']::before { background: var(--highlight); }
`

const keyed = ['paid', 'confirmed', 'pending'] as const

/** What each part of a target’s bar is, in its order, with its pence; a part that there isn’t is left out. */
export const TargetKey = (parts: Record<(typeof keyed)[number], number>) => (
  <ul className={key}>
    {keyed
      .filter((part) => parts[part] > 0)
      .map((part) => (
        <li key={part} data-part={part}>
          {t(`content:cause.parts.${part}`, { amount: formatMoney(parts[part]) })}
        </li>
      ))}
  </ul>
)
