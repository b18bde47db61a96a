import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatSum } from '#web/i18n/later-formats.ts'
import { soft } from '#web/ui/styles.ts'

// What it is and how far it has come in pounds, and below both as a bar.
const frame = css`
  display: flex; flex-wrap: wrap; gap: var(--s1) var(--s4); align-items: baseline; justify-content: space-between;
  & > h2 { font-size: var(--size-l); line-height: 1.3; }
  & > p { display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: baseline; font-variant-numeric: tabular-nums; }
  & > p > span { font-size: var(--size-s); }
`
const meter = css`
  appearance: none; flex: 1 1 100%; inline-size: 100%; block-size: 10px; margin-block-start: var(--s1); border: 0; border-radius: 5px; overflow: hidden; background: var(--surface-sunk);
  &::-webkit-progress-bar { background: var(--surface-sunk); }
  &::-webkit-progress-value { background: var(--accent); border-radius: 5px; }
  &::-moz-progress-bar { background: var(--accent); }
`

/** How far the cause has come this year towards what it means to raise. */
export function Target({ raised, pence }: { raised: number; pence: number }) {
  const words = t('cause-admin-dashboard:target.text', { raised: formatMoney(raised), target: formatSum(pence) })
  return (
    <section className={frame} aria-labelledby="target">
      <h2 id="target">{t('cause-admin-dashboard:target.title')}</h2>
      <p>
        <b>{words}</b>
        <span className={soft}>
          {raised >= pence
            ? t('cause-admin-dashboard:target.reached')
            : t('cause-admin-dashboard:target.left', { left: formatMoney(pence - raised) })}
        </span>
      </p>
      <progress className={meter} value={Math.min(raised, pence)} max={pence} aria-label={words} />
    </section>
  )
}

/** Where a cause that has none says how far it means to come. */
export const SetTarget = ({ causeId }: { causeId: number }) => (
  <p>
    <Link to="/account/causes/$causeId/settings/cause-details" params={{ causeId: `${causeId}` }}>
      {t('cause-admin-dashboard:target.set')}
    </Link>
  </p>
)
