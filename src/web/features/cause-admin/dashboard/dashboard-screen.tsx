import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { DashboardFound } from '#machines/cause-admin/dashboard/dashboard.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { card, skeletonLine, soft, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { useActiveCause } from '../active-cause/active-cause.ts'
import { CheckBanner } from '../cause-check/check-banner.tsx'
import { GettingStarted, useStarted } from '../getting-started/getting-started.tsx'
import { Onboarding } from '../onboarding/onboarding.tsx'
import { Target } from '../target.tsx'
import { shortOf } from '../target-pace.ts'
import { tasksIn } from '../tasks.ts'
import { dashboardWith } from './dashboard.implementations.ts'
import { Figures } from './dashboard-figures.tsx'
import { Messages } from './dashboard-messages.tsx'
import { Money, Payment } from './dashboard-money.tsx'
import { WorthDoing } from './dashboard-next.tsx'
import { Supporters } from './dashboard-supporters.tsx'

// As high as the window from the beginning, so that nothing below it moves when the figures come. What stands beside each other in it goes by its own width in letters, so that large text has room.
const page = css`min-block-size: 48rem; container-type: inline-size;`
// Where the figures will stand, so that nothing moves when they come.
const waiting = css`min-block-size: 22rem; align-content: start;`

// What one reads once, at the end: lines that open.
const guides = css`
  display: grid; gap: var(--s2); grid-template-columns: minmax(0, 1fr);
  & > h2 { font-size: var(--size-l); line-height: 1.3; }
  & > div > section { border-block-start: 1px solid var(--line-soft); }
`

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

/** What is paid next, what has been raised and what to do come first. Who begins is welcomed and has the first steps next; once money has come, both are lines at the end of the page. */
function Found({ cause, found, welcome, isUnderWay }: FoundProps) {
  const { stats } = found
  const { now } = useSite().browser
  const started = useStarted(found)
  const isStarted = started.matches('complete')
  const steps = <GettingStarted cause={cause} found={found} started={started} isBrief={isUnderWay} />
  const target = found.cause?.yearTarget
  const lines = found.cause?.paysFor ?? []
  const short = stats && target ? shortOf(target, stats.yearToDate.donations.totalAmount, stats.recent.totalAmount, now()) : 0
  // Who begins has the first steps instead.
  const tasks = isUnderWay || isStarted ? tasksIn(cause.id, found, started.context.done, short > 0) : []
  const first = !isUnderWay && (
    <>
      {welcome}
      {steps}
    </>
  )
  const rest = (
    <section className={guides} aria-labelledby="guides">
      <h2 id="guides">{t('cause-admin-dashboard:overview.guides')}</h2>
      <div>
        {isUnderWay && steps}
        <Messages messages={found.messages} />
        {isUnderWay && !isStarted && welcome}
      </div>
    </section>
  )
  if (!stats)
    return (
      <>
        {first}
        {rest}
      </>
    )
  return (
    <Figures
      cause={cause}
      stats={stats}
      donations={found.donations}
      lines={lines}
      payment={<Payment causeId={cause.id} next={stats.nextPayment} statements={found.statements} />}
      target={found.cause && <Target causeId={cause.id} stats={stats} pence={found.cause.yearTarget} now={now()} />}
      money={<Money stats={stats} statements={found.statements} />}
      next={
        <WorthDoing
          tasks={tasks}
          cause={cause}
          lines={lines}
          supporters={stats.allTime.donations.totalAmount > 0 && <Supporters causeId={cause.id} stats={stats} />}
        />
      }
    >
      {first}
      {rest}
    </Figures>
  )
}

/** R-073, F-136, X-003. A cause that was refused takes no supporters: its page isn’t passed on from here. */
export function DashboardScreen() {
  const site = useSite()
  const { authState } = usePerson()
  const cause = useActiveCause()
  const isSignedIn = authState === 'authenticatedFull'
  const machine = useMemo(() => dashboardWith(site), [site])
  const [state, send, actor] = useMachine(machine, { input: { causeId: cause?.id ?? null, isSignedIn } })
  const why = useWhy(actor)
  const causeId = cause?.id
  useEffect(() => {
    if (causeId !== undefined) send({ type: 'cause.changed', causeId })
  }, [causeId, send])
  useEffect(() => {
    if (isSignedIn) send({ type: 'session.opened' })
  }, [isSignedIn, send])
  const { found } = state.context
  const isUnderWay = (found?.stats?.allTime.donations.totalAmount ?? found?.statements?.length ?? 0) > 0
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
    <div className={cx(stack, page)}>
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
        failed: () => <Problem words={t('cause-admin-dashboard:overview.failed')} help={helpFor(why)} onRetry={readAgain} />,
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
