import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatSum } from '#web/i18n/later-formats.ts'
import { card, soft } from '#web/ui/styles.ts'

// One line on a wide screen: what it is, how far it has come, and both in pounds.
const frame = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); align-items: center;
  & > h2 { font: 650 var(--size-m) / 1.4 var(--text); letter-spacing: 0; }
  & > progress { flex: 1 1 12rem; min-inline-size: 0; }
  @media (max-width: 767px) { & > * { flex: 1 1 100%; } }
`
const come = css`display: flex; flex-wrap: wrap; gap: 0 var(--s4); justify-content: space-between; font-size: var(--size-s); font-variant-numeric: tabular-nums;`
const meter = css`
  appearance: none; inline-size: 100%; block-size: 8px; border: 0; border-radius: 4px; overflow: hidden; background: var(--surface-sunk);
  &::-webkit-progress-bar { background: var(--surface-sunk); }
  &::-webkit-progress-value { background: var(--accent); border-radius: 4px; }
  &::-moz-progress-bar { background: var(--accent); }
`

interface TargetProps {
  causeId: number
  /** This year. */
  raised: number
  target: number | null
}

/** How far the cause has come this year, where it has said how far it means to; or where it can say so. */
export function Target({ causeId, raised, target: pence }: TargetProps) {
  if (pence === null)
    return (
      <p className={card}>
        <Link to="/account/causes/$causeId/settings/cause-details" params={{ causeId: `${causeId}` }}>
          {t('cause-admin-dashboard:target.set')}
        </Link>
      </p>
    )
  const words = t('cause-admin-dashboard:target.text', { raised: formatMoney(raised), target: formatSum(pence) })
  return (
    <section className={cx(card, frame)} aria-labelledby="target">
      <h2 id="target">{t('cause-admin-dashboard:target.title')}</h2>
      <progress className={meter} value={Math.min(raised, pence)} max={pence} aria-label={words} />
      <p className={come}>
        <b>{words}</b>
        <span className={soft}>
          {raised >= pence
            ? t('cause-admin-dashboard:target.reached')
            : t('cause-admin-dashboard:target.left', { left: formatMoney(pence - raised) })}
        </span>
      </p>
    </section>
  )
}
