import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { DashboardFound } from '#machines/cause-admin/dashboard/dashboard.machine.ts'
import { startSteps } from '#machines/cause-admin/getting-started/getting-started.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { card, skeletonLine, soft, stack } from '#web/ui/styles.ts'
import { useActiveCause } from '../active-cause/active-cause.ts'
import { CheckBanner } from '../cause-check/check-banner.tsx'
import { GettingStarted, stepsDoneIn } from '../getting-started/getting-started.tsx'
import { Onboarding } from '../onboarding/onboarding.tsx'
import { dashboardWith } from './dashboard.implementations.ts'
import { Biggest } from './dashboard-biggest.tsx'
import { Figures } from './dashboard-figures.tsx'
import { Money } from './dashboard-money.tsx'
import { NextAction, Supporters, Target } from './dashboard-next.tsx'
import { Links, Messages, TopRetailers } from './dashboard-parts.tsx'

const pair = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr);
  &:empty { display: none; }
  @media (min-width: 768px) { grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
`
/** Cards of different heights, one under the other, so that none waits for its neighbour. */
const columns = css`
  column-gap: var(--s5);
  & > * { break-inside: avoid; margin-block-end: var(--s5); }
  @media (min-width: 768px) { column-count: 2; }
`
// Where the figures will stand, so that nothing moves when they come.
const waiting = css`min-block-size: 22rem; align-content: start;`

function Skeleton() {
  return (
    <div role="status" aria-busy="true" className={stack}>
      <p className={soft}>{t('common:loading')}</p>
      <div className={cx(card, stack, waiting)}>
        <div className={skeletonLine} />
        <div className={skeletonLine} />
        <div className={skeletonLine} />
      </div>
    </div>
  )
}

interface FoundProps {
  cause: CauseCard
  found: DashboardFound
  welcome: ReactNode
  isUnderWay: boolean
}

/** Who begins is welcomed and told the first steps before the chart; once money has come, it’s the figures and the money that one comes for. */
function Found({ cause, found, welcome, isUnderWay }: FoundProps) {
  const target = found.cause?.yearTarget
  const done = stepsDoneIn(found).length
  const steps = <GettingStarted cause={cause} found={found} />
  const next = <NextAction cause={cause} found={found} isStarted={done === startSteps.length} />
  const isMostlyDone = isUnderWay && done > 1
  const rest = (biggest: ReactNode) => (
    <>
      <Money causeId={cause.id} found={found} />
      {isUnderWay && (
        <div className={pair}>
          {found.stats && target && <Target raised={found.stats.yearToDate.donations.totalAmount} target={target} />}
          {next}
        </div>
      )}
      {isUnderWay && !isMostlyDone && steps}
      <div className={columns}>
        {found.stats && <Supporters causeId={cause.id} stats={found.stats} />}
        {biggest}
        {found.stats && <TopRetailers retailers={found.stats.topRetailers} />}
      </div>
      <Messages messages={found.messages} />
      {isMostlyDone && steps}
      {isUnderWay && welcome}
      <Links cause={cause} />
    </>
  )
  const first = !isUnderWay && (
    <>
      {welcome}
      {next}
      {steps}
    </>
  )
  const { stats } = found
  if (!stats)
    return (
      <>
        {first}
        {rest(null)}
      </>
    )
  return (
    <Figures causeId={cause.id} stats={stats} first={first}>
      {(period) => rest(<Biggest donations={stats[period].donations.causeBiggestDonations} />)}
    </Figures>
  )
}

/** R-073, F-136, X-003 */
export function DashboardScreen() {
  const site = useSite()
  const { authState } = usePerson()
  const cause = useActiveCause()
  const isSignedIn = authState === 'authenticatedFull'
  const machine = useMemo(() => dashboardWith(site), [site])
  const [state, send] = useMachine(machine, { input: { causeId: cause?.id ?? null, isSignedIn } })
  const causeId = cause?.id
  useEffect(() => {
    if (causeId !== undefined) send({ type: 'cause.changed', causeId })
  }, [causeId, send])
  useEffect(() => {
    if (isSignedIn) send({ type: 'session.opened' })
  }, [isSignedIn, send])
  const { found } = state.context
  const isUnderWay = (found?.totals?.raised ?? found?.stats?.allTime.donations.totalAmount ?? 0) > 0
  const isBusy = state.hasTag('busy')
  const readAgain = () => send({ type: 'page.refreshed' })
  const partial = (
    <Panel tone="waiting" isAlert>
      <p>{t('cause-admin-dashboard:overview.partial')}</p>
      <Button kind="secondary" isBusy={isBusy} onClick={readAgain}>
        {t('common:tryAgain')}
      </Button>
    </Panel>
  )
  return (
    <div className={stack}>
      <PageHeading>{t('cause-admin-dashboard:overview.title')}</PageHeading>
      {cause && cause.standing !== 'confirmed' && <CheckBanner cause={cause} />}
      {showState(state.value, {
        deciding: null,
        locked: () => (
          <section className={cx(card, stack)}>
            <p>{t('cause-admin-dashboard:overview.locked')}</p>
            <div>
              <ButtonLink to="/login/{-$provider}" params={{}} search={{ 'forward-url': '/admin-dashboard' }}>
                {t('cause-admin-dashboard:overview.logIn')}
              </ButtonLink>
            </div>
          </section>
        ),
        waiting: <Skeleton />,
        loading: () => (found ? partial : <Skeleton />),
        shown: null,
        partial,
        failed: () => <Problem words={t('cause-admin-dashboard:overview.failed')} onRetry={readAgain} />,
      })}
      {cause && (isSignedIn || found) && (
        <Onboarding cause={cause} isBrief={isUnderWay}>
          {(welcome) =>
            found &&
            !state.matches('failed') && (
              <Found key={cause.id} cause={cause} found={found} welcome={welcome} isUnderWay={isUnderWay} />
            )
          }
        </Onboarding>
      )}
    </div>
  )
}
