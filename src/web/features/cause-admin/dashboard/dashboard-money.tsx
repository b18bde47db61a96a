import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { AdminStats, NextPayment } from '#contract/cause-admin/dashboard.ts'
import type { Statement } from '#contract/cause-admin/statement.ts'
import { formatShortDay, formatWeekday, quarterMonths } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { StageBar } from '#web/shared/transactions/stage-bar.tsx'
import { buttonLooks } from '#web/ui/button.tsx'
import { soft, visuallyHidden } from '#web/ui/styles.ts'
import { needsAccount } from '../tasks.ts'

// What has been raised on its way to the cause, below each part what comes next of it.
const way = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr);
  & > header { display: flex; flex-wrap: wrap; gap: 0 var(--s4); align-items: baseline; justify-content: space-between; & > h2 { font-size: var(--size-l); line-height: 1.3; } & > p { font-size: var(--size-s); color: var(--ink-soft); } }
  & > dl { row-gap: var(--s3); }
  & > dl > div > dd:nth-of-type(1) { font: 700 var(--size-l) / 1.3 var(--text); }
  & > dl > div > dd:nth-of-type(2) { grid-column: 2; font-weight: 400; }
  @media (min-width: 768px) { &&& > dl { gap: var(--s4); grid-template-columns: repeat(3, minmax(0, 1fr)); grid-auto-flow: row; & > div > dt { grid-area: 1 / 2; } & > div > svg { grid-row: 1; } } }
  /* One below the other on a phone. */
  @media (max-width: 767px) {
    &&& > dl { display: grid; grid-auto-flow: row; grid-template-columns: minmax(0, 1fr); & > div { grid-template-columns: auto minmax(0, 1fr) auto; padding-block-start: var(--s3); border-block-start: 1px solid var(--line-soft); } & > div > :is(dt, dd) { grid-area: auto; } & > div > dd:nth-of-type(2) { grid-column: 2 / -1; } }
  }
`
// What it is, how much and when, and what is missing for it.
const paidNext = css`
  /* On a phone in few lines. */
  @media (max-width: 767px) { && { gap: var(--s1) var(--s3); display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; } && > :not(h2, p:first-of-type, a) { flex: 1 1 100%; font-size: var(--size-s); } }
  display: grid; gap: var(--s2); justify-items: start; align-content: start; line-height: 1.4;
  & > h2 { font-size: var(--size-l); line-height: 1.3; }
  & > p { text-wrap: pretty; }
  & > p:first-of-type > b { font: 700 var(--size-xl) / 1.2 var(--text); }
  & > p + p { display: grid; & > small { font-size: var(--size-s); padding-block-start: var(--s1); } }
`
const part = css`
  display: grid; gap: 2px; justify-items: start; font-size: var(--size-s); line-height: 1.4; color: var(--ink-soft);
  & > h2 { font: 650 var(--size-s) / 1.4 var(--text); letter-spacing: 0; color: var(--ink); }
  & b { color: var(--ink); font-variant-numeric: tabular-nums; }
  & p > span { display: inline-block; }
  & p { text-wrap: pretty; }
  & > a { display: inline-block; padding-block: var(--s1); text-wrap: balance; }
  section > & { justify-self: stretch; margin-block-start: var(--s2); padding-block-start: var(--s3); border-block-start: 1px solid var(--line-soft); }
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
      <h2 id="latest-statement" className={visuallyHidden}>
        {t('cause-admin-dashboard:statement.title')}
      </h2>
      {newest && (
        <>
          <p>
            {t(`cause-admin-dashboard:statement.${newest.stage === 'carriedOver' ? 'latestCarried' : 'latest'}`)}{' '}
            <b>{formatMoney(newest.pence)}</b>{' '}
            <span>{t(`cause-admin-dashboard:statement.${newest.stage}`, { day: formatShortDay(newest.paidOn) })}</span>
          </p>
          {newest.stage !== 'paid' && <p>{t(`cause-admin-dashboard:statement.${newest.stage}Text`)}</p>}
          <Link to="/account/causes/$causeId/statements/$paymentId" params={{ causeId: `${causeId}`, paymentId: newest.id }}>
            {t('cause-admin-dashboard:statement.see', quarterMonths(newest.from, newest.date))}
          </Link>
        </>
      )}
      {!statements && <Missing />}
      {statements && !newest && <p>{t('cause-admin-dashboard:statement.none')}</p>}
      <Link to="/account/causes/$causeId/statements" params={{ causeId: `${causeId}` }}>
        {t('cause-admin-dashboard:parts.statements')}
      </Link>
    </section>
  )
}

interface PaymentProps {
  causeId: number
  next: NextPayment
  statements: Statement[] | null
}

/** When the cause is paid next, and what keeps it from being paid: bank details before anything else; below it what was paid last. */
export function Payment({ causeId, next, statements }: PaymentProps) {
  const { on, readyPence, minimumPence, missing, lastFour } = next
  const day = formatWeekday(on)
  return (
    <section className={paidNext} aria-labelledby="next-payment">
      <h2 id="next-payment">{t('cause-admin-dashboard:payment.title')}</h2>
      <p>
        <b>{formatMoney(readyPence)}</b> {missing === null && t('cause-admin-dashboard:payment.soFar')}
      </p>
      {missing === null ? (
        <p>
          <span>{t('cause-admin-dashboard:payment.on', { day })}</span>
          {lastFour && <span>{t('cause-admin-dashboard:payment.into', { lastFour })}</span>}
          <small className={soft}>{t('cause-admin-dashboard:payment.grows')}</small>
        </p>
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
      <LatestStatement causeId={causeId} statements={statements} />
    </section>
  )
}

/** How much of what is confirmed is in the next payment, and why the rest isn’t. */
function Confirmed({ next, statements }: { next: NextPayment; statements: MoneyProps['statements'] }) {
  const { us, shops, bank } = next.unpaid
  const isBankShown = isShownByStatement(statements?.[0], next)
  // Where something keeps the next payment from being made, what is with us waits. The sum of the next payment isn’t said again where it’s all that is left.
  const ofUs = next.missing !== null ? 'withUsWaiting' : isBankShown ? 'withUs' : shops + bank > 0 ? 'restWithUs' : 'allWithUs'
  return (
    <div className={part}>
      {shops > 0 && <p>{t('cause-admin-dashboard:payment.withShops', { amount: formatMoney(shops) })}</p>}
      {bank > 0 && !isBankShown && <p>{t('cause-admin-dashboard:payment.withBank', { amount: formatMoney(bank) })}</p>}
      {us > 0 && <p>{t(`cause-admin-dashboard:payment.${ofUs}`, { amount: formatMoney(us) })}</p>}
    </div>
  )
}

interface MoneyProps {
  stats: AdminStats
  statements: Statement[] | null
}

/** D-029: how much of all that was raised is pending, confirmed and paid. */
export function Money({ stats: { nextPayment: next, allTime }, statements }: MoneyProps) {
  const { pending, confirmed, paid } = allTime.donations.parts
  const raised = allTime.donations.totalAmount
  return (
    <section className={way} aria-labelledby="money">
      <header>
        <h2 id="money">{t('cause-admin-dashboard:parts.title')}</h2>
        <p>{t('cause-admin-dashboard:parts.all')}</p>
      </header>
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
          ready: <Confirmed next={next} statements={statements} />,
          paid: <p className={part}>{t('cause-admin-dashboard:parts.paidText')}</p>,
        }}
      />
    </section>
  )
}

/** Whether the newest statement says of money with the bank what the next payment would say of it too. */
export function isShownByStatement(newest: Statement | undefined, { unpaid }: NextPayment): boolean {
  return newest?.stage === 'onItsWay' && newest.pence === unpaid.bank
}
