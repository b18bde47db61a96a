import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { CauseStory } from '#contract/causes/story.ts'
import { formatDay } from '#contract/dates.ts'
import { formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'
import { canCollect } from './can-collect.ts'
import { useProfile } from './profile-context.ts'

const figures = css`
  display: grid; gap: var(--s3); align-content: start; font-variant-numeric: tabular-nums;
  & summary { display: flex; align-items: center; gap: var(--s2); inline-size: fit-content; min-block-size: 44px; cursor: pointer; color: var(--accent); font-weight: 600; }
  & summary:hover { text-decoration: underline; text-underline-offset: 0.18em; }
  & [open] > summary > svg { transform: rotate(180deg); }
`
// Each payment is ticked, its sum as large as it deserves; the whole row leads to what is known of it.
const rows = css`
  & > li { border-block-end: 1px solid var(--line-soft); }
  & a { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 0 var(--s3); padding-block: var(--s2); min-block-size: 44px; color: inherit; text-decoration: none; }
  & a > span { grid-column: 2; color: var(--accent); font-size: var(--size-s); }
  & a:hover > span { text-decoration: underline; }
  & svg { color: var(--accent); }
  & a > svg:first-child { grid-row: 1 / span 2; box-sizing: content-box; inline-size: 1rem; block-size: 1rem; padding: 8px; border-radius: 50%; background: color-mix(in srgb, var(--positive) 20%, var(--accent-wash)); color: var(--positive); stroke-width: 3; }
  & a > svg:last-child { grid-area: 1 / 3 / 3; }
  & b { font: 700 var(--size-l) / 1.3 var(--text); }
`
const next = css`color: var(--ink-soft); & > b { color: var(--ink); font-weight: 600; }`
const note = css`font-size: var(--size-s); color: var(--ink-soft); text-wrap: pretty;`
const Payments = ({ of }: { of: CauseStory['payments'] }) => {
  const { cause } = useProfile()
  return (
    <ul className={rows}>
      {of.map(({ id, paidOn, pence }) => (
        <li key={id}>
          <Link to="/causes/$causeSlug/payments/$paymentId" params={{ causeSlug: cause.uri, paymentId: id }}>
            <Icon name="tick" />
            <b>{formatMoney(pence)}</b> <span>{t('content:cause.paidOn', { day: formatDay(paidOn) })}</span>
            <Icon name="forward" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** H-003: the payments that have reached its bank, and when the next ones are made. */
export function CausePayments({ story: { payments, nextPaymentOn } }: { story: CauseStory }) {
  const { cause } = useProfile()
  if (payments.length === 0) return null
  return (
    <section className={figures} aria-labelledby="payments">
      <h2 id="payments">{t('content:cause.payments')}</h2>
      {canCollect(cause) && (
        <p className={next}>
          {t('content:cause.nextPayments')} <b>{formatDay(nextPaymentOn)}</b>
        </p>
      )}
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
      <p className={note}>{t('content:cause.paymentsNote')}</p>
    </section>
  )
}
