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
import { formatDays } from '#web/ui/days.ts'
import { Icon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { card, soft, stack, thirds } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { settingAddress, settingDrawings } from '../cause-settings/setting-drawings.ts'
import { Target } from '../target.tsx'
import { causeSummaryWith } from './cause-summary.implementations.ts'
import { ToDo } from './to-do.tsx'

// What is set up and run: each a tile with its sign.
const ways = css`
  gap: var(--s3); list-style: none; padding: 0;
  & a { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--s3); align-content: start; block-size: 100%; padding: var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); color: inherit; text-decoration: none; line-height: 1.4; }
  & a:hover { background: var(--accent-wash); border-color: var(--accent); }
  & svg { color: var(--accent); inline-size: 1.5rem; block-size: 1.5rem; grid-row: span 2; }
  & b { overflow-wrap: anywhere; }
  & span { font-size: var(--size-s); text-wrap: pretty; }
`
const waysTitle = css`gap: var(--s3); & > h2 { font-size: var(--size-l); }`
const both = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1152px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  @media (max-width: 767px) { & > section, & > div > * { padding: var(--s4); } }
`
const column = css`display: flex; flex-direction: column; gap: var(--s4); min-inline-size: 0; & > :first-child { flex: 1; }`
// The figure that one comes for, below it what it is made of, part by part.
const sums = css`
  display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr); align-content: start;
  & > dl + p { font-size: var(--size-s); line-height: 1.4; }
  & > svg + dl { grid-template-columns: minmax(0, 1fr); & > div { grid-template-columns: auto minmax(0, 1fr) auto; } & dt { grid-area: 1 / 2; } & dd { grid-area: 1 / 3; } }
`
const main = css`
  margin: 0;
  & dt { color: var(--ink-soft); }
  & dd { margin: 0; font: 700 var(--size-3xl) / 1.1 var(--text); font-variant-numeric: tabular-nums; }
`
const facts = css`
  display: grid; margin: 0 0 calc(-1 * var(--s3));
  & > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--s3); align-items: baseline; padding-block: var(--s3); border-block-start: 1px solid var(--line-soft); line-height: 1.4; }
  & dt > small { display: block; font-size: var(--size-s); }
  & dd { margin: 0; font-weight: 650; font-variant-numeric: tabular-nums; }
`
// As high as it will be.
const waiting = css`min-block-size: 9rem;`

const settings = ['causeDetails', 'communications', 'qr', 'paymentMethods', 'contactDetails', 'invite'] as const

/** Where a cause is set up and run. */
function Ways({ cause }: { cause: CauseCard }) {
  const pages = settingAddress(cause.id)
  return (
    <nav className={cx(stack, waysTitle)} aria-labelledby="cause-settings">
      <h2 id="cause-settings">{t('cause-admin:summary.links')}</h2>
      <ul className={cx(thirds, ways)}>
        {settings.map((name) => (
          <li key={name}>
            <Link to={pages[name]}>
              <Icon drawing={settingDrawings[name]} />
              <b>{t(`cause-admin:settings.${name}`)}</b>
              <span className={soft}>{t(`cause-admin:settings.${name}Text`)}</span>
            </Link>
          </li>
        ))}
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

/** What is raised is what was paid, what is confirmed and waits, and what shops have not confirmed: the three add up to it. C-068, X-042: the last thirty days say that they are no month. */
function Sums({ cause, found: { totals, stats, lastPaid } }: { cause: CauseCard; found: CauseSummary }) {
  const params = { causeId: `${cause.id}` }
  const { recent } = stats
  return (
    <section aria-label={t('cause-admin:summary.figures')} className={cx(card, sums)}>
      <dl className={main}>
        <div>
          <dt>{t('cause-admin:summary.raised')}</dt>
          <dd>{formatMoney(totals.raised)}</dd>
        </div>
      </dl>
      <StageBar
        stats={totals}
        labels={{
          pending: t('cause-admin:summary.pending'),
          ready: t('cause-admin:summary.ready'),
          paid: t('cause-admin:summary.paid'),
        }}
      />
      <p className={soft}>{saysOfNext(stats.nextPayment)}</p>
      <dl className={facts}>
        {lastPaid && (
          <div>
            <dt>
              <Link to="/account/causes/$causeId/statements/$paymentId" params={{ ...params, paymentId: lastPaid.id }}>
                {t('cause-admin:summary.money')}
              </Link>{' '}
              <small className={soft}>{formatShortDay(lastPaid.paidOn)}</small>
            </dt>
            <dd>{formatMoney(lastPaid.pence)}</dd>
          </div>
        )}
        <div>
          <dt>
            <Link to="/account/causes/$causeId/donations" params={params}>
              {t('cause-admin:summary.recent')}
            </Link>{' '}
            <small className={soft}>{t('cause-admin:summary.recentText', { days: formatDays(recent.from, recent.to) })}</small>
          </dt>
          <dd>{formatMoney(recent.totalAmount)}</dd>
        </div>
      </dl>
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
      <PageHeading intro={t('cause-admin:summary.intro')}>{t('cause-admin:summary.title')}</PageHeading>
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
      {found && (
        <>
          <div className={both}>
            <div className={column}>
              <ToDo cause={cause} found={found} />
              <div className={card}>
                <Target
                  causeId={cause.id}
                  raised={found.stats.yearToDate.donations.totalAmount}
                  target={found.cause.yearTarget}
                />
              </div>
            </div>
            <Sums cause={cause} found={found} />
          </div>
        </>
      )}
      {!state.matches('loading') && <Ways cause={cause} />}
    </div>
  )
}
