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
  & > section { display: grid; gap: var(--s2); align-content: start; }
  & > section:has(dl) { grid-column: 1 / -1; gap: var(--s3); padding-block-end: var(--s5); border-block-end: 1px solid var(--line-soft); }
  & > section:last-child { padding: 0; border: 0; }
  & h3 { font-size: var(--size-m); }
  & p > b { font: 600 var(--size-xl) / 1.1 var(--display); font-variant-numeric: tabular-nums; color: var(--accent); }
  & summary { display: flex; align-items: center; justify-content: space-between; min-block-size: 44px; cursor: pointer; color: var(--accent); text-decoration: underline; text-underline-offset: 0.18em; }
  & [open] > summary > svg { transform: rotate(180deg); }
`
const note = css`font-size: var(--size-s); color: var(--ink-soft);`
const rows = css`
  font-variant-numeric: tabular-nums;
  & > * { display: flex; justify-content: space-between; align-items: center; gap: var(--s3); min-block-size: 44px; }
  & > * + * { border-block-start: 1px solid var(--line-soft); }
  & b { font-weight: 600; }
`
// The parts of a whole, as a supporter’s own bar has them, and below it what each is, in the same order.
const whole = css`
  display: block; inline-size: 100%; block-size: 18px; border-radius: 9px;
  & rect { fill: var(--accent); }
  & > rect { stroke: var(--surface-raised); stroke-width: 3; }
  & > :nth-of-type(2) { fill: url(#hatch); } & > :nth-of-type(3) { fill: var(--highlight); }
  & pattern > :first-child { fill: var(--surface-raised); }
  @media (forced-colors: active) { forced-color-adjust: none; border: 1px solid; }
`
const parts = css`
  display: grid; gap: var(--s2) var(--s5); grid-template-columns: repeat(3, auto); justify-content: space-between; font-variant-numeric: tabular-nums;
  & dt { display: flex; align-items: baseline; gap: var(--s2); font-size: var(--size-s); color: var(--ink-soft); }
  & dt::before { content: ''; flex: none; inline-size: 0.75rem; block-size: 0.75rem; border-radius: 3px; background: var(--accent); forced-color-adjust: none; }
  & > :nth-child(2) > dt::before { background: repeating-linear-gradient(135deg, var(--accent) 0 3px, var(--surface-raised) 3px 6px); }
  & > :first-child > dt::before { background: var(--highlight); }
  & dd { font-weight: 650; padding-inline-start: calc(0.75rem + var(--s2)); }
  @media (max-width: 559px) { grid-template-columns: minmax(0, 1fr); & > div { display: flex; justify-content: space-between; } & dd { padding: 0; } }
`

const bars = css`
  display: grid; gap: var(--s1); font-variant-numeric: tabular-nums;
  & > li { display: grid; grid-template-columns: auto minmax(0, 1fr) minmax(5rem, auto); gap: var(--s3); align-items: center; min-block-size: 44px; }
  & svg { inline-size: 100%; block-size: 0.625rem; border-radius: 99px; background: var(--surface-sunk); }
  & rect { fill: var(--accent); opacity: 0.55; }
  & span { text-align: end; font-weight: 600; }
  @media (forced-colors: active) { & rect { fill: CanvasText; } }
`

const Payments = ({ of }: { of: CauseStory['payments'] }) => {
  const { cause } = useProfile()
  return (
    <ul className={rows}>
      {of.map(({ id, paidOn, pence }) => (
        <li key={id}>
          <Link to="/causes/$causeSlug/payments/$paymentId" params={{ causeSlug: cause.uri, paymentId: id }}>
            {formatDay(paidOn)}
          </Link>
          <b>{formatMoney(pence)}</b>
        </li>
      ))}
    </ul>
  )
}

/** H-003: all that has been raised, where it is, in which years, and the payments that have reached its bank; what there is nothing of is left out, and what stands large above is not said again. */
export function CauseMoney({ story: { years, payments, paid, pending, target } }: { story: CauseStory }) {
  const { cause } = useProfile()
  const most = Math.max(...years.map(({ pence }) => pence))
  // What is taken back after it was paid can leave less than that.
  const confirmed = cause.donationsTotal - paid - pending
  const share = (pence: number) => `${(100 * pence) / cause.donationsTotal}%`
  return (
    <div className={cx(card, money)}>
      {payments.length > 0 && confirmed >= 0 && (
        <section aria-labelledby="money">
          <h2 id="money">{t('content:cause.money.title')}</h2>
          {target && cause.lifecycle !== 'closed' && (
            <p>
              <b>{formatMoney(cause.donationsTotal)}</b> {t('content:cause.money.raised', { cause: cause.name })}
            </p>
          )}
          <svg className={whole} aria-hidden="true">
            <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="6" height="6" />
              <rect width="3" height="6" />
            </pattern>
            <rect width="100%" height="100%" />
            <rect width={share(pending + confirmed)} height="100%" />
            <rect width={share(pending)} height="100%" />
          </svg>
          <dl className={parts}>
            {(
              [
                ['pending', pending],
                ['confirmed', confirmed],
                ['paid', paid],
              ] as const
            ).map(([name, pence]) => (
              <div key={name}>
                <dt>{t(`content:cause.money.${name}`)}</dt>
                <dd>{formatMoney(pence)}</dd>
              </div>
            ))}
          </dl>
          <p className={note}>{t('content:cause.paymentsNote')}</p>
        </section>
      )}
      {years.length > 0 && (
        <section>
          <h3 id="years">{t('content:cause.years')}</h3>
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
        </section>
      )}
      {payments.length > 0 && (
        <section aria-labelledby="payments">
          <h3 id="payments">{t('content:cause.payments')}</h3>
          <Payments of={payments.slice(0, 3)} />
          {payments.length > 3 && (
            <details>
              <summary>
                {t('content:cause.allPayments', { count: payments.length })}
                <Icon name="down" />
              </summary>
              <Payments of={payments.slice(3)} />
            </details>
          )}
        </section>
      )}
    </div>
  )
}
