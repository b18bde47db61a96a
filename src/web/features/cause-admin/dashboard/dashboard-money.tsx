import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { AdminStats, NextPayment } from '#contract/cause-admin/dashboard.ts'
import type { Statement } from '#contract/cause-admin/statement.ts'
import { formatShortDay, formatWeekday, quarterMonths } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { StageBar } from '#web/shared/transactions/stage-bar.tsx'
import { buttonLooks } from '#web/ui/button.tsx'
import { card } from '#web/ui/styles.ts'
import { needsAccount } from '../tasks.ts'

// What has been raised on its way to the cause, the sums as large as what everybody comes for; below each what comes next of it.
const way = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr);
  & > h2 { font-size: var(--size-l); line-height: 1.3; }
  & > dl { row-gap: var(--s3); }
  & > dl > div > dd:nth-of-type(1) { font: 700 var(--size-xl) / 1.25 var(--text); }
  & > dl > div > dd:nth-of-type(2) { grid-column: 2; font-weight: 400; }
  @media (min-width: 768px) { &&& > dl { gap: var(--s4); grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1fr); grid-auto-flow: row; & > div > dt { grid-area: 1 / 2; } & > div > svg { grid-row: 1; } } }
  @media (max-width: 767px) { padding: var(--s4); & > dl > div { padding-block-start: var(--s3); border-block-start: 1px solid var(--line-soft); } & > dl > div > dd:nth-of-type(2) { grid-column: 2 / -1; } }
`
const part = css`
  display: grid; gap: 2px; justify-items: start; font-size: var(--size-s); line-height: 1.4; color: var(--ink-soft);
  & > h2 { font: 650 var(--size-s) / 1.4 var(--text); letter-spacing: 0; color: var(--ink); }
  & b { color: var(--ink); font-variant-numeric: tabular-nums; }
  & p { text-wrap: pretty; }
  & > a:not(:last-child) { margin-block: var(--s2); }
  & > a:last-child { display: inline-flex; align-items: center; min-block-size: 32px; }
`

const Missing = () => <p>{t('cause-admin-dashboard:overview.missing')}</p>

interface StatementProps {
  causeId: number
  statements: Statement[] | null
}

/** D-032 */
function LatestStatement({ causeId, statements }: StatementProps) {
  const newest = statements?.[0]
  return (
    <section className={part} aria-labelledby="latest-statement">
      <h2 id="latest-statement">{t('cause-admin-dashboard:statement.title')}</h2>
      {newest && (
        <>
          <p>
            <b>{formatMoney(newest.pence)}</b>{' '}
            {t(`cause-admin-dashboard:statement.${newest.stage}`, { day: formatShortDay(newest.paidOn) })}
          </p>
          {newest.stage !== 'paid' && <p>{t(`cause-admin-dashboard:statement.${newest.stage}Text`)}</p>}
          <Link to="/account/causes/$causeId/statements/$paymentId" params={{ causeId: `${causeId}`, paymentId: newest.id }}>
            {t('cause-admin-dashboard:statement.see', quarterMonths(newest.from, newest.date))}
          </Link>
        </>
      )}
      {!statements && <Missing />}
      {statements && !newest && <p>{t('cause-admin-dashboard:statement.none')}</p>}
    </section>
  )
}

interface PaymentProps {
  causeId: number
  next: NextPayment
  statements: Statement[] | null
}

/** When the cause is paid next, and what keeps it from being paid: bank details before anything else. Below it what else is confirmed, and why it isn’t in it. */
function Payment({ causeId, next, statements }: PaymentProps) {
  const { on, readyPence, minimumPence, missing, unpaid } = next
  const day = formatWeekday(on)
  const isBankSaid = isShownByStatement(statements?.[0], next)
  return (
    <section className={part} aria-labelledby="next-payment">
      <h2 id="next-payment">{t('cause-admin-dashboard:payment.title')}</h2>
      <p>
        <b>{formatMoney(readyPence)}</b> {missing === null && <span>{day}</span>}
      </p>
      {missing !== null && (
        <p>
          {t(`cause-admin-dashboard:payment.missing.${missing}`, {
            day,
            minimum: formatMoney(minimumPence),
            more: formatMoney(minimumPence - readyPence),
          })}
        </p>
      )}
      {needsAccount(missing) && (
        <Link
          to="/account/causes/$causeId/settings/payment-methods"
          params={{ causeId: `${causeId}` }}
          className={buttonLooks('highlight')}
        >
          {t('cause-admin-dashboard:payment.addBank')}
        </Link>
      )}
      {unpaid.shops > 0 && <p>{t('cause-admin-dashboard:payment.withShops', { amount: formatMoney(unpaid.shops) })}</p>}
      {unpaid.bank > 0 && !isBankSaid && (
        <p>{t('cause-admin-dashboard:payment.withBank', { amount: formatMoney(unpaid.bank) })}</p>
      )}
    </section>
  )
}

interface MoneyProps extends PaymentProps {
  /** Of all that was ever raised. */
  donations: AdminStats['allTime']['donations']
}

/** D-029: how much of all that was raised is pending, confirmed and paid; with what of it is paid next, and what was paid last. */
export function Money({ donations: { totalAmount: raised, parts }, ...props }: MoneyProps) {
  const { pending, confirmed, paid } = parts
  return (
    <section className={cx(card, way)} aria-labelledby="money">
      <h2 id="money">{t('cause-admin-dashboard:parts.title')}</h2>
      <StageBar
        isWide
        stats={{ raised, pending, confirmed: confirmed + paid, paid }}
        labels={{
          pending: t('cause-admin-dashboard:parts.pending'),
          ready: t('cause-admin-dashboard:parts.ready'),
          paid: t('cause-admin-dashboard:parts.paid'),
        }}
        notes={{
          pending: <p className={part}>{t('cause-admin-dashboard:parts.pendingText')}</p>,
          ready: <Payment {...props} />,
          paid: <LatestStatement causeId={props.causeId} statements={props.statements} />,
        }}
      />
    </section>
  )
}

/** Whether the newest statement says of money with the bank what the next payment would say of it too. */
export function isShownByStatement(newest: Statement | undefined, { unpaid }: NextPayment): boolean {
  return newest?.stage === 'onItsWay' && newest.pence === unpaid.bank
}
