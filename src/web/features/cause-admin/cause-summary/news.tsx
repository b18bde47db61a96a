import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { CauseSummary } from '#machines/cause-admin/cause-summary/cause-summary.machine.ts'
import { formatShortDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount, formatMoney, formatSum } from '#web/i18n/later-formats.ts'
import { formatDays } from '#web/ui/days.ts'
import { card, soft, stack } from '#web/ui/styles.ts'

const titled = css`gap: var(--s2); & > h2 { font-size: var(--size-l); }`
const facts = css`
  display: grid; margin: 0 0 calc(-1 * var(--s3));
  & > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--s3); align-items: baseline; padding-block: var(--s3); border-block-start: 1px solid var(--line-soft); line-height: 1.4; }
  & dt > small { display: block; font-size: var(--size-s); }
  & dd { margin: 0; font-weight: 650; font-variant-numeric: tabular-nums; }
`

/** What has come in the last thirty days, what was paid last, and how far it is to the year’s target. */
export function News({ cause, found }: { cause: CauseCard; found: CauseSummary }) {
  const { recent, yearToDate } = found.stats
  const { lastPaid } = found
  const days = formatDays(recent.from, recent.to)
  const params = { causeId: `${cause.id}` }
  const target = found.cause.yearTarget
  return (
    <section className={cx(card, stack, titled)} aria-labelledby="news">
      <h2 id="news">{t('cause-admin:summary.news.title')}</h2>
      <dl className={facts}>
        <div>
          <dt>
            <Link to="/account/causes/$causeId/donations" params={params}>
              {t('cause-admin:summary.news.raised')}
            </Link>{' '}
            <small className={soft}>{days}</small>
          </dt>
          <dd>{formatMoney(recent.totalAmount)}</dd>
        </div>
        <div>
          <dt>
            <Link to="/account/causes/$causeId/supporters" params={params}>
              {t('cause-admin:summary.news.joined')}
            </Link>{' '}
            <small className={soft}>{days}</small>
          </dt>
          <dd>{formatCount(recent.supportersJoined)}</dd>
        </div>
        {lastPaid && (
          <div>
            <dt>
              <Link
                to="/account/causes/$causeId/statements/$paymentId"
                params={{ causeId: `${cause.id}`, paymentId: lastPaid.id }}
              >
                {t('cause-admin:summary.news.paid')}
              </Link>{' '}
              <small className={soft}>{formatShortDay(lastPaid.paidOn)}</small>
            </dt>
            <dd>{formatMoney(lastPaid.pence)}</dd>
          </div>
        )}
        {target !== null && (
          <div>
            <dt>{t('cause-admin:summary.news.target')}</dt>
            <dd>
              {t('cause-admin:summary.news.of', {
                raised: formatMoney(yearToDate.donations.totalAmount),
                target: formatSum(target),
              })}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
