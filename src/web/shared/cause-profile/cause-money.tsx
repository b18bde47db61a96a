import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatDay } from '#contract/dates.ts'
import { formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { card, soft } from '#web/ui/styles.ts'
import { useProfile } from './profile-context.ts'

const money = css`
  display: grid; gap: var(--s5); align-content: start; grid-template-columns: minmax(0, 1fr);
  & h2 { font-size: var(--size-l); }
  & > section { display: grid; gap: var(--s2); }
  & summary { min-block-size: 44px; align-content: center; cursor: pointer; font-weight: 650; }
  & > section + details { border-block-start: 1px solid var(--line-soft); padding-block-start: var(--s2); margin-block-end: calc(-1 * var(--s3)); }
`
const rows = css`
  font-variant-numeric: tabular-nums;
  & > * { display: flex; justify-content: space-between; align-items: center; gap: var(--s3); min-block-size: 44px; }
  & > * + * { border-block-start: 1px solid var(--line-soft); }
  & .sum { font-weight: 600; }
`
// As on a bill: the last line is what the ones above come to.
const bill = css`
  & > * { min-block-size: 36px; border: 0; }
  & > :last-child { margin-block-start: var(--s1); border-block-start: 2px solid var(--line); padding-block-start: var(--s1); font-weight: 600; }
`

/** H-003: what has been raised, how much of it has been paid, the payments that have reached its bank, and the years; what there is nothing of is left out. */
export function CauseMoney() {
  const { cause, story } = useProfile()
  const { years = [], payments = [], paid = 0, pending = 0 } = story ?? {}
  // What is taken back after it was paid can leave less than that.
  const confirmed = cause.donationsTotal - paid - pending
  return (
    <div id="cause-money" className={cx(card, money)}>
      {payments.length > 0 && (
        <>
          {confirmed >= 0 && (
            <section aria-labelledby="money">
              <h2 id="money">{t('content:cause.money.title')}</h2>
              <dl className={cx(rows, bill)}>
                {(
                  [
                    ['paid', paid],
                    ['confirmed', confirmed],
                    ['pending', pending],
                    ['raised', cause.donationsTotal],
                  ] as const
                ).map(([name, pence]) => (
                  <div key={name}>
                    <dt>{t(`content:cause.money.${name}`)}</dt>
                    <dd>{formatMoney(pence)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          <section aria-labelledby="payments">
            <h2 id="payments">{t('content:cause.payments')}</h2>
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
            <p className={soft}>{t('content:cause.paymentsNote')}</p>
          </section>
        </>
      )}
      {years.length > 0 && (
        <details open={payments.length === 0}>
          <summary id="years">{t('content:cause.years')}</summary>
          <ul className={rows} aria-labelledby="years">
            {years.map(({ year, pence }) => (
              <li key={year}>
                {year} <span className="sum">{formatMoney(pence)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
