import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { formatWeekday } from '#contract/dates.ts'
import { nextPaymentDay } from '#contract/giving/payment-days.ts'
import type { CauseSummary } from '#machines/cause-admin/cause-summary/cause-summary.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { card, soft, stack } from '#web/ui/styles.ts'
import { causeSummaryWith } from './cause-summary.implementations.ts'

const ways = css`
  & ul { display: grid; gap: var(--s3); list-style: none; padding: 0; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (min-width: 768px) { & ul { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  & li { position: relative; display: grid; gap: var(--s1); align-content: start; padding: var(--s4); }
  & li:hover { border-color: var(--accent); }
  & a { font-weight: 650; }
  & a::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius-card); }
`
const sums = css`
  display: grid; gap: var(--s3); margin: 0; grid-template-columns: repeat(2, minmax(0, 1fr));
  @media (min-width: 1024px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  & > div { display: grid; gap: var(--s1); align-content: start; padding: var(--s4); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); }
  & > div:first-child { background: var(--accent-wash); border-color: transparent; }
  & dt { font-size: var(--size-s); color: var(--ink-soft); }
  & dd { margin: 0; font: 600 var(--size-xl) / 1.15 var(--display); font-variant-numeric: tabular-nums; }
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

/** What is raised is what was paid, what is confirmed and waits, and what shops have not confirmed: the four add up. */
function Sums({ totals: { raised, paid, confirmed, pending } }: Pick<CauseSummary, 'totals'>) {
  const site = useSite()
  const parts = { raised, paid, ready: confirmed - paid, pending }
  return (
    <section aria-labelledby="cause-figures" className={stack}>
      <h2 id="cause-figures">{t('cause-admin:summary.figures')}</h2>
      <dl className={sums}>
        {(['raised', 'paid', 'ready', 'pending'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`cause-admin:summary.${name}`)}</dt>
            <dd>{formatMoney(parts[name])}</dd>
          </div>
        ))}
      </dl>
      <p className={soft}>
        {t('cause-admin:summary.next', { day: formatWeekday(new Date(nextPaymentDay(site.browser.now())).toISOString()) })}
      </p>
    </section>
  )
}

/** */
export function CauseSummaryScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => causeSummaryWith(site, cause.id), [site, cause.id])
  const [state, send] = useMachine(machine)
  const { found } = state.context
  return (
    <div className={stack}>
      <PageHeading intro={t('cause-admin:summary.intro', { cause: cause.name })}>{cause.name}</PageHeading>
      <Ways cause={cause} found={found} />
      {showState(state.value, {
        loading: <Loading />,
        shown: null,
        failed: () => <Problem words={t('cause-admin:summary.failed')} onRetry={() => send({ type: 'page.refreshed' })} />,
      })}
      {found && <Sums totals={found.totals} />}
    </div>
  )
}
