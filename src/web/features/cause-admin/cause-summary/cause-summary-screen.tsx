import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { nextPaymentDay } from '#contract/giving/payment-days.ts'
import type { CauseSummary } from '#machines/cause-admin/cause-summary/cause-summary.machine.ts'
import { formatWeekday } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { StageBar } from '#web/shared/transactions/stage-bar.tsx'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { Face } from '#web/ui/face.tsx'
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
const name = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s4); align-items: center;
  & h1 { overflow-wrap: anywhere; }
`

/** Where everything about a cause is looked after. Its supporters are counted once they have been read. */
function Ways({ cause, found }: { cause: CauseCard; found: CauseSummary | null }) {
  const params = { causeId: `${cause.id}` }
  const supporters = found?.cause.supportersCount
  return (
    <nav aria-label={t('cause-admin:summary.links')} className={ways}>
      <ul>
        <li className={card}>
          <Link to="/admin-dashboard">{t('cause-admin:summary.overview')}</Link>
          <span className={soft}>{t('cause-admin:summary.overviewText')}</span>
        </li>
        <li className={card}>
          <Link to="/account/causes/$causeId/donations" params={params}>
            {t('cause-admin:donations.title')}
          </Link>
          <span className={soft}>{t('cause-admin:summary.donationsText')}</span>
        </li>
        <li className={card}>
          <Link to="/account/causes/$causeId/supporters" params={params}>
            {t('cause-admin:supporters.title')}
          </Link>
          <span className={soft}>
            {supporters === undefined ? '\u00a0' : t('cause-admin:summary.supporters', { count: supporters })}
          </span>
        </li>
        <li className={card}>
          <Link to="/account/causes/$causeId/statements" params={params}>
            {t('cause-admin:statements.title')}
          </Link>
          <span className={soft}>{t('cause-admin:summary.statementsText')}</span>
        </li>
        <li className={card}>
          <Link to="/account/causes/$causeId/settings" params={params}>
            {t('cause-admin:settings.title')}
          </Link>
          <span className={soft}>{t('cause-admin:summary.settingsText')}</span>
        </li>
        <li className={card}>
          <a href={`/causes/${cause.uri}`}>{t('cause-admin:summary.page')}</a>
          <span className={soft}>{t('cause-admin:summary.pageText')}</span>
        </li>
      </ul>
    </nav>
  )
}

/** What is raised is what was paid, what is confirmed and waits, and what shops have not confirmed: the three add up to it. */
function Sums({ totals }: Pick<CauseSummary, 'totals'>) {
  const site = useSite()
  return (
    <section aria-label={t('cause-admin:summary.figures')} className={cx(card, sums)}>
      <div>
        <dl className={main}>
          <div>
            <dt>{t('cause-admin:summary.raised')}</dt>
            <dd>{formatMoney(totals.raised)}</dd>
          </div>
        </dl>
        <p className={soft}>
          {t('cause-admin:summary.next', { day: formatWeekday(new Date(nextPaymentDay(site.browser.now())).toISOString()) })}
        </p>
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
      <div className={name}>
        <Face name={cause.name} picture={cause.logoHttps} />
        <div>
          <PageHeading>{cause.name}</PageHeading>
          {cause.place && <p className={soft}>{cause.place}</p>}
        </div>
      </div>
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
      {found && <Sums totals={found.totals} />}
      <Ways cause={cause} found={found} />
    </div>
  )
}
