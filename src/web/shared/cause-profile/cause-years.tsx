import { css } from '@linaria/core'
import type { CauseStory } from '#contract/causes/story.ts'
import { formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { useProfile } from './profile-context.ts'

const place = css`display: grid; gap: var(--s3); font-variant-numeric: tabular-nums; & > h2 { font-size: var(--size-l); }`
const bars = css`
  display: grid; gap: var(--s2);
  & > li { display: grid; grid-template-columns: 1fr auto; gap: var(--s1) var(--s3); }
  & svg { grid-area: 2 / 1 / auto / -1; inline-size: 100%; block-size: 0.625rem; border-radius: 99px; background: var(--surface-raised); }
  & rect { fill: var(--accent); opacity: 0.55; }
  & span { font-weight: 600; }
  @media (forced-colors: active) { & rect { fill: CanvasText; } }
`

/** H-003: what has been raised in which years. What stands large above is not said again, nor the one year that all the rest is of. */
export function CauseYears({ story: { years, target } }: { story: CauseStory }) {
  const { cause } = useProfile()
  const isTarget = target && cause.lifecycle !== 'closed'
  const shown = years.filter(({ year, pence }) => (isTarget ? year !== target.year : pence !== cause.donationsTotal))
  const [first, ...more] = shown
  if (!first) return null
  const sum = { amount: formatMoney(first.pence), year: first.year }
  if (more.length === 0 && isTarget)
    return (
      <p>
        {t('content:cause.inYears', {
          amount: formatMoney(target.raised),
          year: target.year,
          before: sum.amount,
          yearBefore: sum.year,
        })}
      </p>
    )
  if (more.length === 0) return <p>{t('content:cause.yearOf', sum)}</p>
  const most = Math.max(...shown.map(({ pence }) => pence))
  return (
    <section className={place}>
      <h2 id="years">{t(isTarget ? 'content:cause.yearsBefore' : 'content:cause.years')}</h2>
      <ul className={bars} aria-labelledby="years">
        {shown.map(({ year, pence }) => (
          <li key={year}>
            {year}{' '}
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(100 * pence) / most} height="10" />
            </svg>
            <span>{formatMoney(pence)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
