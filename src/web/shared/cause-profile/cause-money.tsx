import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { CauseStory } from '#contract/causes/story.ts'
import { formatDay } from '#contract/dates.ts'
import { formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'
import { card } from '#web/ui/styles.ts'
import { useProfile } from './profile-context.ts'

const money = css`
  display: grid; gap: var(--s5) var(--s6); grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  & h2 { font-size: var(--size-l); }
  & > section { display: grid; gap: var(--s2); align-content: start; }
  & > details { grid-column: 1 / -1; }
  & > section + details { border-block-start: 1px solid var(--line-soft); padding-block-start: var(--s2); margin-block-end: calc(-1 * var(--s3)); }
  & summary { display: flex; align-items: center; justify-content: space-between; min-block-size: 44px; cursor: pointer; font-weight: 650; }
  & [open] > summary > svg { transform: rotate(180deg); }
`
const note = css`font-size: var(--size-s); color: var(--ink-soft);`
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

const bars = css`
  display: grid; gap: var(--s1); padding-block-end: var(--s2); font-variant-numeric: tabular-nums;
  & > li { display: grid; grid-template-columns: auto minmax(0, 1fr) minmax(5rem, auto); gap: var(--s3); align-items: center; min-block-size: 36px; }
  & svg { inline-size: 100%; block-size: 0.625rem; border-radius: 99px; background: var(--surface-sunk); }
  & rect { fill: var(--accent); opacity: 0.55; }
  & span { text-align: end; font-weight: 600; }
  @media (forced-colors: active) { & rect { fill: CanvasText; } }
`

/** H-003: what has been raised, how much of it has been paid, the payments that have reached its bank, and the years; what there is nothing of is left out. */
export function CauseMoney({ story: { years, payments, paid, pending } }: { story: CauseStory }) {
  const { cause } = useProfile()
  const most = Math.max(...years.map(({ pence }) => pence))
  // What is taken back after it was paid can leave less than that.
  const confirmed = cause.donationsTotal - paid - pending
  return (
    <div className={cx(card, money)}>
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
            <p className={note}>{t('content:cause.paymentsNote')}</p>
          </section>
        </>
      )}
      {years.length > 0 && (
        <details open={payments.length === 0}>
          <summary id="years">
            {t('content:cause.years')}
            <Icon name="down" />
          </summary>
          <ul className={bars} aria-labelledby="years">
            {years.map(({ year, pence }) => (
              <li key={year}>
                {year}{' '}
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * pence) / most} height="10" />
                </svg>{' '}
                <span>{formatMoney(pence)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
