import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { NextPayment } from '#contract/cause-admin/dashboard.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { CauseSummary } from '#machines/cause-admin/cause-summary/cause-summary.machine.ts'
import { formatShortDay, formatWeekday } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { StageBar } from '#web/shared/transactions/stage-bar.tsx'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { card, soft, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { causeSummaryWith } from './cause-summary.implementations.ts'

const ways = css`
  & ul { display: grid; gap: var(--s3); list-style: none; padding: 0; grid-template-columns: minmax(0, 1fr); }
  @media (min-width: 768px) { & ul { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  & li { position: relative; display: grid; gap: var(--s1); align-content: start; padding: var(--s4); }
  @media (max-width: 767px) { & ul { gap: var(--s2); } & li { gap: 0; padding-block: var(--s3); } }
  & li:hover { border-color: var(--accent); }
  & a { font-weight: 650; }
  & a::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius-card); }
`
// The figure that one comes for, and beside it what it is made of.
const sums = css`
  display: grid; gap: var(--s4) var(--s6); grid-template-columns: minmax(0, 1fr); align-items: center;
  @media (min-width: 768px) { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
  & > div { display: grid; gap: var(--s3); min-inline-size: 0; }
`
const main = css`
  margin: 0;
  & dt { color: var(--ink-soft); }
  & dd { margin: 0; font: 600 var(--size-3xl) / 1.1 var(--display); font-variant-numeric: tabular-nums; }
  & + p { font-size: var(--size-s); }
`
// As high as it will be.
const waiting = css`min-block-size: 9rem;`

/** Where everything about a cause is looked after, each with what there is of it once that has been read. */
function Ways({ cause, found }: { cause: CauseCard; found: CauseSummary | null }) {
  const params = { causeId: `${cause.id}` }
  const lastFour = found?.lastPaid?.lastFour
  const target = found?.cause.yearTarget
  const says = (words: (all: CauseSummary) => string) => <span className={soft}>{found ? words(found) : '\u00a0'}</span>
  return (
    <nav aria-label={t('cause-admin:summary.links')} className={ways}>
      <ul>
        <li className={card}>
          <Link to="/admin-dashboard">{t('cause-admin:summary.overview')}</Link>
          {says(() =>
            target ? t('cause-admin:summary.target', { amount: formatMoney(target) }) : t('cause-admin:summary.overviewText'),
          )}
        </li>
        <li className={card}>
          <Link to="/account/causes/$causeId/donations" params={params}>
            {t('cause-admin:donations.title')}
          </Link>
          {says(({ totals }) => t('cause-admin:summary.donations', { count: totals.count }))}
        </li>
        <li className={card}>
          <Link to="/account/causes/$causeId/supporters" params={params}>
            {t('cause-admin:supporters.title')}
          </Link>
          {says((all) => t('cause-admin:summary.supporters', { count: all.cause.supportersCount }))}
        </li>
        <li className={card}>
          <Link to="/account/causes/$causeId/statements" params={params}>
            {t('cause-admin:statements.title')}
          </Link>
          {says(({ lastPaid }) =>
            lastPaid
              ? t('cause-admin:summary.lastPaid', { amount: formatMoney(lastPaid.pence), day: formatShortDay(lastPaid.paidOn) })
              : t('cause-admin:summary.neverPaid'),
          )}
        </li>
        <li className={card}>
          <Link to="/account/causes/$causeId/settings" params={params}>
            {t('cause-admin:settings.title')}
          </Link>
          {says(() => (lastFour ? t('cause-admin:summary.account', { end: lastFour }) : t('cause-admin:summary.settingsText')))}
        </li>
        <li className={card}>
          <a href={`/causes/${cause.uri}`}>{t('cause-admin:summary.page')}</a>
          <span className={soft}>{t('cause-admin:summary.pageText')}</span>
        </li>
      </ul>
    </nav>
  )
}

/** What is paid next and when, or what keeps it from being paid. */
function saysOfNext({ on, readyPence, minimumPence, missing }: NextPayment): string {
  const values = { day: formatWeekday(on), amount: formatMoney(readyPence), minimum: formatMoney(minimumPence) }
  if (missing === null) return t('cause-admin:summary.next', values)
  return t(missing === 'underMinimum' ? 'cause-admin:statements.nextUnder' : 'cause-admin:statements.nextWaits', values)
}

/** What is raised is what was paid, what is confirmed and waits, and what shops have not confirmed: the three add up to it. */
function Sums({ totals, next }: Pick<CauseSummary, 'totals' | 'next'>) {
  return (
    <section aria-label={t('cause-admin:summary.figures')} className={cx(card, sums)}>
      <div>
        <dl className={main}>
          <div>
            <dt>{t('cause-admin:summary.raised')}</dt>
            <dd>{formatMoney(totals.raised)}</dd>
          </div>
        </dl>
        <p className={soft}>{saysOfNext(next)}</p>
      </div>
      <div>
        <StageBar
          stats={totals}
          labels={{
            pending: t('cause-admin:summary.pending'),
            ready: t('cause-admin:summary.ready'),
            paid: t('cause-admin:summary.paid'),
          }}
        />
      </div>
    </section>
  )
}

/** */
export function CauseSummaryScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => causeSummaryWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found } = state.context
  return (
    <div className={stack}>
      <PageHeading>{t('cause-admin:summary.title')}</PageHeading>
      {showState(state.value, {
        loading: () => (
          <div className={waiting}>
            <Loading />
          </div>
        ),
        shown: null,
        failed: () => (
          <Problem words={t('cause-admin:summary.failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
      })}
      {found && <Sums totals={found.totals} next={found.next} />}
      <Ways cause={cause} found={found} />
    </div>
  )
}
