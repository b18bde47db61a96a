import { css } from '@linaria/core'
import type { AdminStats } from '#contract/cause-admin/dashboard.ts'
import { formatShortDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatSum } from '#web/i18n/later-formats.ts'

// Where the cards of both stand further down; elsewhere they stand right below.
const lines = css`
  display: grid; gap: var(--s2); padding-block-start: var(--s3); border-block-start: 1px solid color-mix(in srgb, var(--accent) 20%, transparent); font-size: var(--size-s);
  & > p { display: flex; flex-wrap: wrap; gap: 0 var(--s3); justify-content: space-between; align-items: baseline; }
  & a { color: var(--ink); }
  @container (min-width: 42rem) { display: none; }
`

interface AheadProps {
  stats: Pick<AdminStats, 'nextPayment' | 'yearToDate'>
  /** Pence; null where the cause hasn’t set one. */
  yearTarget: number | null
}

/** How far the year has come and what is paid next, in a line each, with the way to what more there is to know. */
export function Ahead({ stats: { nextPayment, yearToDate }, yearTarget }: AheadProps) {
  const { on, readyPence, missing } = nextPayment
  return (
    <div className={lines}>
      {yearTarget !== null && (
        <p>
          <a href="#target">{t('cause-admin-dashboard:target.title')}</a>
          <span>
            <b>{formatMoney(yearToDate.donations.totalAmount)}</b>{' '}
            {t('cause-admin-dashboard:target.of', { target: formatSum(yearTarget) })}
          </span>
        </p>
      )}
      <p>
        <a href="#next-payment">{t('cause-admin-dashboard:payment.title')}</a>
        <span>
          <b>{formatMoney(readyPence)}</b>
          {missing === null && ` ${t('cause-admin-dashboard:payment.short', { day: formatShortDay(on) })}`}
        </span>
      </p>
    </div>
  )
}
