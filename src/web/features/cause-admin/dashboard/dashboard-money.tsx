import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { NextPayment, RaisedParts } from '#contract/cause-admin/dashboard.ts'
import type { Statement } from '#contract/cause-admin/statement.ts'
import { formatShortDay, formatWeekday } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { buttonLooks } from '#web/ui/button.tsx'

// The one dark sheet of the page: what everything else is about.
const coming = css`
  display: flex; flex-direction: column; gap: var(--s2); background: light-dark(var(--accent), var(--accent-wash)); color: light-dark(var(--accent-ink), var(--ink)); line-height: 1.4;
  & > h2 { font: inherit; letter-spacing: 0; }
  & p { text-wrap: pretty; }
  & a:not([class]) { color: inherit; }
  & > a[class] { align-self: stretch; margin-block: var(--s1); }
  border: 2px solid light-dark(transparent, var(--accent));
  @media (forced-colors: active) { border: 1px solid; }
`
const due = css`font-weight: 650;`
// Everything else that there is, apart from what is paid next: under a heading of its own.
const rest = css`
  margin-block-start: var(--s3); font-size: var(--size-s);
  & > h3 { font: inherit; font-weight: 650; letter-spacing: 0; padding-block-end: var(--s1); }
  & > dl { display: grid; margin: 0; }
  & + & { margin: 0; }
  & > dl > div { display: flex; justify-content: space-between; align-items: baseline; gap: var(--s3); padding-block: var(--s2); border-block-start: 1px solid color-mix(in srgb, currentcolor 35%, transparent); }
  & dd { margin: 0; font-size: var(--size-m); font-weight: 650; font-variant-numeric: tabular-nums; }
`
const amount = css`font: 600 var(--size-3xl) / 1.1 var(--display); font-variant-numeric: tabular-nums;`
// At the foot, over a line.
const newestPart = css`
  margin-block-start: auto; padding-block-start: var(--s3); font-size: var(--size-s);
  & > div { border-block-start: 1px solid color-mix(in srgb, currentcolor 35%, transparent); padding-block-start: var(--s3); display: grid; gap: 2px; justify-items: start; }
  & h3 { font: inherit; font-weight: 650; letter-spacing: 0; }
  & b { font-variant-numeric: tabular-nums; }
  & a { display: inline-flex; align-items: center; min-block-size: 32px; }
`

const Missing = () => <p>{t('cause-admin-dashboard:overview.missing')}</p>

interface StatementProps {
  causeId: number
  statements: Statement[] | null
}

/** D-032 */
export function LatestStatement({ causeId, statements }: StatementProps) {
  const newest = statements?.[0]
  return (
    <section className={newestPart} aria-labelledby="latest-statement">
      <div>
        <h3 id="latest-statement">{t('cause-admin-dashboard:statement.title')}</h3>
        {newest && (
          <>
            <p>
              <b>{formatMoney(newest.pence)}</b>{' '}
              {t(`cause-admin-dashboard:statement.${newest.stage}`, { day: formatShortDay(newest.paidOn) })}
            </p>
            {newest.stage !== 'paid' && <p>{t(`cause-admin-dashboard:statement.${newest.stage}Text`)}</p>}
            <Link to="/account/causes/$causeId/statements/$paymentId" params={{ causeId: `${causeId}`, paymentId: newest.id }}>
              {t('cause-admin-dashboard:statement.see', { reference: newest.reference })}
            </Link>
          </>
        )}
        {!statements && <Missing />}
        {statements && !newest && <p>{t('cause-admin-dashboard:statement.none')}</p>}
      </div>
    </section>
  )
}

interface SumsProps {
  rows: readonly (readonly [name: 'withShops' | 'withBank' | 'pending' | 'paid', pence: number])[]
}

const Sums = ({ rows }: SumsProps) => (
  <dl>
    {rows.map(([name, pence]) => (
      <div key={name}>
        <dt>{t(`cause-admin-dashboard:payment.rest.${name}`)}</dt>
        <dd>{formatMoney(pence)}</dd>
      </div>
    ))}
  </dl>
)

interface PaymentProps extends StatementProps {
  next: NextPayment
  /** Of everything that has been raised. */
  parts: RaisedParts
}

/** Only new bank details help then. */
const needsAccount = (missing: NextPayment['missing']) =>
  missing === 'noBankDetails' || missing === 'cheque' || missing === 'accountRefused'

/** D-029: when the cause is paid next, and what keeps it from being paid: bank details before anything else. Below it where everything else is that has been raised, and what was paid last. */
export function Payment({ causeId, next, statements, parts }: PaymentProps) {
  const { on, readyPence, minimumPence, missing, unpaid } = next
  const day = formatWeekday(on)
  const isBankSaid = isShownByStatement(statements?.[0], next)
  const elsewhere: SumsProps['rows'] = [
    ['withShops', unpaid.shops],
    ['withBank', isBankSaid ? 0 : unpaid.bank],
    ['pending', parts.pending],
  ]
  const others = elsewhere.filter(([, pence]) => pence > 0)
  return (
    <section className={coming} aria-labelledby="next-payment">
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
      {others.length > 0 && (
        <div className={rest}>
          <h3>{t('cause-admin-dashboard:payment.others')}</h3>
          <Sums rows={others} />
        </div>
      )}
      {parts.paid > 0 && (
        <div className={rest}>
          <Sums rows={[['paid', parts.paid]]} />
        </div>
      )}
      <LatestStatement causeId={causeId} statements={statements} />
    </section>
  )
}

/** Whether the newest statement says of money with the bank what the next payment would say of it too. */
export function isShownByStatement(newest: Statement | undefined, { unpaid }: NextPayment): boolean {
  return newest?.stage === 'onItsWay' && newest.pence === unpaid.bank
}
