import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { NextPayment } from '#contract/cause-admin/dashboard.ts'
import type { Statement } from '#contract/cause-admin/statement.ts'
import { formatShortDay, formatWeekday, quarterMonths } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { buttonLooks } from '#web/ui/button.tsx'
import { needsAccount } from '../tasks.ts'

// The one dark sheet of the page: what everything else is about.
const coming = css`
  display: flex; flex-direction: column; gap: var(--s2); background: light-dark(var(--accent), var(--accent-wash)); color: light-dark(var(--accent-ink), var(--ink)); line-height: 1.4;
  padding: var(--s5); border-radius: var(--radius-card);
  & p { text-wrap: pretty; }
  & > :last-child { margin-block-start: auto; }
  @media (max-width: 767px) { padding: var(--s4); }
  border: 2px solid light-dark(transparent, var(--accent));
  @media (forced-colors: active) { border: 1px solid; }
`
const payment = css`
  display: grid; gap: var(--s2); grid-template-columns: minmax(0, 1fr);
  & > h2 { font: inherit; letter-spacing: 0; }
  & > a { margin-block: var(--s1); }
`
const due = css`font-weight: 650;`
const besides = css`font-size: var(--size-s);`
const amount = css`font: 700 var(--size-2xl) / 1.2 var(--text); font-variant-numeric: tabular-nums;`
const newestPart = css`
  display: grid; gap: 2px; justify-items: start; font-size: var(--size-s); margin-block-start: var(--s1); padding-block-start: var(--s3); border-block-start: 1px solid color-mix(in srgb, currentColor 30%, transparent);
  & > h2 { font: inherit; letter-spacing: 0; }
  & b { font-size: var(--size-m); font-variant-numeric: tabular-nums; }
  & a { color: inherit; display: inline-flex; align-items: center; min-block-size: 32px; }
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
    <section className={newestPart} aria-labelledby="latest-statement">
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
    <section className={payment} aria-labelledby="next-payment">
      <h2 id="next-payment">{t('cause-admin-dashboard:payment.title')}</h2>
      <p className={amount}>{formatMoney(readyPence)}</p>
      {missing === null ? (
        <p className={due}>{day}</p>
      ) : (
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
      {unpaid.shops > 0 && (
        <p className={besides}>{t('cause-admin-dashboard:payment.withShops', { amount: formatMoney(unpaid.shops) })}</p>
      )}
      {unpaid.bank > 0 && !isBankSaid && (
        <p className={besides}>{t('cause-admin-dashboard:payment.withBank', { amount: formatMoney(unpaid.bank) })}</p>
      )}
    </section>
  )
}

/** What is paid next, and what was paid last. */
export function Payments(props: PaymentProps) {
  return (
    <div className={coming}>
      <Payment {...props} />
      <LatestStatement causeId={props.causeId} statements={props.statements} />
    </div>
  )
}

/** Whether the newest statement says of money with the bank what the next payment would say of it too. */
export function isShownByStatement(newest: Statement | undefined, { unpaid }: NextPayment): boolean {
  return newest?.stage === 'onItsWay' && newest.pence === unpaid.bank
}
