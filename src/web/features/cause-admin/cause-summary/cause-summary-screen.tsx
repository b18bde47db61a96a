import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { NextPayment } from '#contract/cause-admin/dashboard.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { CauseSummary } from '#machines/cause-admin/cause-summary/cause-summary.machine.ts'
import { formatWeekday } from '#web/i18n/dates.ts'
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
import { News } from './news.tsx'
import { ToDo } from './to-do.tsx'

const ways = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s5); list-style: none; padding: 0;
  & a { display: inline-flex; align-items: center; min-block-size: 44px; }
`
// Each as long as it is.
const both = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr); align-items: start;
  @media (min-width: 1152px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  @media (max-width: 767px) { & > section { padding: var(--s4); } }
`
// The figure that one comes for, and beside it what it is made of.
const sums = css`
  display: grid; gap: var(--s4) var(--s6); grid-template-columns: minmax(0, 1fr); align-items: center;
  @media (min-width: 768px) { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
  & > div { display: grid; gap: var(--s3); min-inline-size: 0; }
  @media (min-width: 768px) { & > div > dl + dl, & > div > svg + dl { grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: var(--s4); } }
`
const main = css`
  margin: 0;
  & dt { color: var(--ink-soft); }
  & dd { margin: 0; font: 700 var(--size-3xl) / 1.1 var(--text); font-variant-numeric: tabular-nums; }
  & + p { font-size: var(--size-s); }
`
// As high as it will be.
const waiting = css`min-block-size: 9rem;`

/** Where what the navigation doesn’t name is looked after. */
function Ways({ cause }: { cause: CauseCard }) {
  const own = `/account/causes/${cause.id}`
  const pages = {
    causeDetails: `${own}/settings/cause-details`,
    paymentMethods: `${own}/settings/payment-methods`,
    communications: `/settings/cause/${cause.id}/supporter-communications`,
    invite: '/invite-other-admins',
    qr: `${own}/qr`,
  }
  return (
    <nav aria-label={t('cause-admin:summary.links')}>
      <ul className={ways}>
        {(['causeDetails', 'paymentMethods', 'communications', 'invite', 'qr'] as const).map((name) => (
          <li key={name}>
            <Link to={pages[name]}>{t(`cause-admin:settings.${name}`)}</Link>
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

/** What is raised is what was paid, what is confirmed and waits, and what shops have not confirmed: the three add up to it. */
function Sums({ totals, next }: { totals: CauseSummary['totals']; next: NextPayment }) {
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
      {found && (
        <>
          <Sums totals={found.totals} next={found.stats.nextPayment} />
          <div className={both}>
            <ToDo cause={cause} found={found} />
            <News cause={cause} found={found} />
          </div>
        </>
      )}
      {!state.matches('loading') && <Ways cause={cause} />}
    </div>
  )
}
