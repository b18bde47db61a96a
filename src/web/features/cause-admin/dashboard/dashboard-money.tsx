import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { NextPayment } from '#contract/cause-admin/dashboard.ts'
import type { Statement } from '#contract/cause-admin/statement.ts'
import { formatWeekday } from '#contract/dates.ts'
import type { TransactionStats } from '#contract/giving/donation.ts'
import type { DashboardFound } from '#machines/cause-admin/dashboard/dashboard.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatShortDay } from '#web/i18n/later-formats.ts'
import { StageBar } from '#web/shared/transactions/stage-bar.tsx'
import { card, soft, stack, tightStack } from '#web/ui/styles.ts'

const parts = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr);
  & h2 { font-size: var(--size-l); }
  @media (max-width: 767px) { padding: var(--s4); }
  & p { line-height: 1.4; text-wrap: pretty; }
  & > section + section { border-block-start: 1px solid var(--line-soft); padding-block-start: var(--s4); }
`
const whole = css`
  display: grid; gap: var(--s4) var(--s6); grid-template-columns: minmax(0, 1fr); align-items: start;
  @media (min-width: 48rem) { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); & dl { column-gap: var(--s5); } }
`
const coming = css`gap: var(--s1); & > h2 { font: inherit; letter-spacing: 0; color: var(--ink-soft); } & > p { line-height: 1.4; text-wrap: pretty; }`
const small = css`&& { font-size: var(--size-s); text-wrap: balance; }`
const due = css`font-weight: 650;`
const amount = css`font: 600 var(--size-2xl) / 1.1 var(--display); font-variant-numeric: tabular-nums;`
// What it’s called, what it says, and the way to it.
const newestLine = css`
  display: grid; gap: var(--s1) var(--s5); align-items: baseline; grid-template-columns: minmax(0, 1fr);
  & b { font-variant-numeric: tabular-nums; }
  & > a { justify-self: start; padding-block: var(--s1); }
  @media (min-width: 48rem) { display: flex; flex-wrap: wrap; & > p { flex: 1 1 12rem; } }
`

const Missing = () => <p className={soft}>{t('cause-admin-dashboard:overview.missing')}</p>

interface PaymentProps {
  next: NextPayment
  /** Whether the newest statement says of the same money that it’s on its way. */
  isBankSaid?: boolean
}

/** When the cause is paid next, and what keeps it from being paid: bank details before anything else. */
export function Payment({ next: { on, readyPence, minimumPence, missing, unpaid }, isBankSaid = false }: PaymentProps) {
  const day = formatWeekday(on)
  const notes = [
    unpaid.shops > 0 && t('cause-admin-dashboard:payment.withShops', { amount: formatMoney(unpaid.shops) }),
    unpaid.bank > 0 && !isBankSaid && t('cause-admin-dashboard:payment.withBank', { amount: formatMoney(unpaid.bank) }),
  ].filter(Boolean)
  return (
    <section className={cx(tightStack, coming)} aria-labelledby="next-payment">
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
      {notes.length > 0 && <p className={cx(soft, small)}>{notes.join(' ')}</p>}
    </section>
  )
}

/** D-029 */
export function Overall({ totals }: { totals: TransactionStats | null }) {
  return (
    <section className={whole} aria-labelledby="overall">
      <div className={tightStack}>
        <h2 id="overall">{t('cause-admin-dashboard:totals.title')}</h2>
        {totals && <p className={amount}>{formatMoney(totals.raised)}</p>}
      </div>
      {totals ? (
        <div className={stack}>
          <StageBar
            stats={totals}
            labels={{
              pending: t('cause-admin-dashboard:totals.pending'),
              ready: t('cause-admin-dashboard:totals.ready'),
              paid: t('cause-admin-dashboard:totals.paid'),
            }}
          />
        </div>
      ) : (
        <Missing />
      )}
    </section>
  )
}

/** D-032 */
export function LatestStatement({ causeId, statements }: { causeId: number; statements: Statement[] | null }) {
  const newest = statements?.[0]
  return (
    <section className={tightStack} aria-labelledby="latest-statement">
      <div className={newestLine}>
        <h2 id="latest-statement">{t('cause-admin-dashboard:statement.title')}</h2>
        {newest && (
          <>
            <p>
              <b>{formatMoney(newest.pence)}</b>{' '}
              {t(`cause-admin-dashboard:statement.${newest.stage}`, { day: formatShortDay(newest.paidOn) })}
            </p>
            <Link to="/account/causes/$causeId/statements/$paymentId" params={{ causeId: `${causeId}`, paymentId: newest.id }}>
              {t('cause-admin-dashboard:statement.see', { reference: newest.reference })}
            </Link>
          </>
        )}
      </div>
      {!statements && <Missing />}
      {statements && !newest && <p className={soft}>{t('cause-admin-dashboard:statement.none')}</p>}
      {newest && newest.stage !== 'paid' && <p className={soft}>{t(`cause-admin-dashboard:statement.${newest.stage}Text`)}</p>}
    </section>
  )
}

/** Whether the newest statement says of money with the bank what the next payment would say of it too. */
export function isShownByStatement(newest: Statement | undefined, { unpaid }: NextPayment): boolean {
  return newest?.stage === 'onItsWay' && newest.pence === unpaid.bank
}

/** What there has been, and what has been paid of it. */
export function Money({ causeId, found: { totals, statements } }: { causeId: number; found: DashboardFound }) {
  return (
    <div className={cx(card, parts)}>
      <Overall totals={totals} />
      <LatestStatement causeId={causeId} statements={statements} />
    </div>
  )
}
