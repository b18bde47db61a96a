import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { Cause } from '#contract/causes/cause.ts'
import type { CauseStory } from '#contract/causes/story.ts'
import { formatDay } from '#contract/dates.ts'
import { formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { soft, tightStack } from '#web/ui/styles.ts'

const sections = css`
  display: grid; gap: var(--s6); border-block-start: 1px solid var(--line-soft); padding-block-start: var(--s6);
  @media (min-width: 640px) { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
`
const rows = css`
  & > li { display: flex; justify-content: space-between; align-items: center; gap: var(--s3); min-block-size: 44px; border-block-end: 1px solid var(--line-soft); }
  & > li:last-child { border: 0; }
  & .sum { font-variant-numeric: tabular-nums; font-weight: 600; }
`
const meter = css`
  display: grid; gap: var(--s1);
  & > progress { inline-size: 100%; block-size: 0.75rem; accent-color: var(--accent); }
`

/** H-003: how far the cause has come this year. */
export function TargetMeter({ target }: { target: NonNullable<CauseStory['target']> }) {
  const words = t('content:cause.target', { raised: formatMoney(target.raised), target: formatMoney(target.pence) })
  return (
    <div className={meter}>
      <progress value={Math.min(target.raised, target.pence)} max={target.pence} aria-label={words} />
      <span>{words}</span>
    </div>
  )
}

/** H-003: the years, the payments that have reached its bank, and where its supporters shop; what there is nothing of is left out. */
export function CauseStoryParts({ cause, story: { years, payments, shops } }: { cause: Pick<Cause, 'uri'>; story: CauseStory }) {
  if (years.length + payments.length + shops.length === 0) return null
  return (
    <div className={sections}>
      {years.length > 0 && (
        <section className={tightStack} aria-labelledby="years">
          <h2 id="years">{t('content:cause.years')}</h2>
          <ul className={rows}>
            {years.map(({ year, pence }) => (
              <li key={year}>
                {year} <span className="sum">{formatMoney(pence)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {payments.length > 0 && (
        <section className={tightStack} aria-labelledby="payments">
          <h2 id="payments">{t('content:cause.payments')}</h2>
          <p className={soft}>{t('content:cause.paymentsNote')}</p>
          <ul className={rows}>
            {payments.map(({ id, paidOn, pence }) => (
              <li key={id}>
                <Link to="/causes/$causeSlug/payments/$paymentId" params={{ causeSlug: cause.uri, paymentId: id }}>
                  {formatDay(paidOn)}
                </Link>
                <span className="sum">{formatMoney(pence)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {shops.length > 0 && (
        <section className={tightStack} aria-labelledby="shops">
          <h2 id="shops">{t('content:cause.shops')}</h2>
          <ul className={rows}>
            {shops.map(({ id, name, slug }) => (
              <li key={id}>
                <Link to="/retailer/$retailerSlug" params={{ retailerSlug: slug }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
