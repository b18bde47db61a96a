import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Modal } from '#web/ui/modal.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { row, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { Departures } from './departures.tsx'
import { Handover } from './handover.tsx'
import { leaveCauseWith } from './leave-cause.implementations.ts'

interface LeaveProps {
  cause: CauseCard
  isOnly: boolean
  isOff: boolean
  onLeave(): void
}

/** The last one is told what to do instead. */
function LeaveOrNot({ cause, isOnly, isOff, onLeave }: LeaveProps) {
  return (
    <section className={stack} aria-labelledby="leave">
      <h2 id="leave">{t('cause-admin-leaving:leave')}</h2>
      {isOnly ? (
        <Panel tone="waiting">
          <p>{t('cause-admin-leaving:only', { cause: cause.name })}</p>
          <p>
            <Link to="/account/causes/$causeId/settings/close" params={{ causeId: String(cause.id) }}>
              {t('cause-admin-leaving:close')}
            </Link>
          </p>
        </Panel>
      ) : (
        <>
          <p>{t('cause-admin-leaving:leaveText', { cause: cause.name })}</p>
          <div>
            <Button kind="secondary" isDisabled={isOff} onClick={onLeave}>
              {t('cause-admin-leaving:leaveNow')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** G-030: leaving a cause, or handing it over. */
export function LeaveCauseScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => leaveCauseWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { leaving, refusals, until, refusing } = state.context
  const refresh = () => send({ type: 'page.refreshed' })
  const hasLeft = state.matches('left')
  // It is asked once more whether they shall leave.
  const isOff = state.hasTag('asksAgain')
  // What the person runs is read anew when the page is left: before that nobody could read what it says.
  useEffect(() => {
    if (hasLeft) return () => void site.session.reload()
  }, [hasLeft, site])
  const shown = () =>
    leaving && (
      <>
        <LeaveOrNot cause={cause} isOnly={leaving.isOnly} isOff={isOff} onLeave={() => send({ type: 'leaving.wanted' })} />
        <Handover
          leaving={leaving}
          isOff={isOff}
          refusals={refusals}
          onOffer={(fields) => send({ type: 'handover.offered', fields })}
          onEnd={() => send({ type: 'handover.ended' })}
        />
        {leaving.departures.length > 0 && (
          <Departures
            departures={leaving.departures}
            isOff={isOff}
            refusing={refusing}
            onBegin={(id) => send({ type: 'refusal.begun', id })}
            onCancel={() => send({ type: 'refusal.left' })}
            onRefuse={(id, text) => send({ type: 'return.refused', id, text })}
            onUndo={(id) => send({ type: 'removal.undone', id })}
          />
        )}
      </>
    )
  if (hasLeft)
    return (
      <StepFrame
        title={t('cause-admin-leaving:leftTitle', { cause: cause.name })}
        intro={<p>{t('cause-admin-leaving:leftText', { day: formatDay(until) })}</p>}
      >
        <div className={row}>
          <ButtonLink to="/account">{t('cause-admin-leaving:account')}</ButtonLink>
          <ButtonLink to="/account/settings/left-causes" kind="quiet">
            {t('cause-admin-leaving:leftCauses')}
          </ButtonLink>
        </div>
      </StepFrame>
    )
  return (
    <div className={stack}>
      <p>
        <Link to="/account/causes/$causeId/settings" params={{ causeId: String(cause.id) }}>
          {t('cause-admin-leaving:back')}
        </Link>
      </p>
      <PageHeading intro={t('cause-admin-leaving:intro')}>{t('cause-admin-leaving:title', { cause: cause.name })}</PageHeading>
      {showState(state.value, {
        loading: <Loading />,
        failed: () => <Problem words={t('cause-admin-leaving:failed')} help={helpFor(why)} onRetry={refresh} />,
        shown,
        confirming: shown,
        changing: <Loading />,
        notChanged: () => (
          <Problem words={t('cause-admin-leaving:notChanged')} onRetry={refresh} retryWords={t('cause-admin-leaving:look')} />
        ),
        left: null,
      })}
      <Modal
        isOpen={state.hasTag('asksAgain')}
        title={t('cause-admin-leaving:sureTitle', { cause: cause.name })}
        onClose={() => send({ type: 'leaving.dropped' })}
      >
        <div className={stack}>
          <p>{t('cause-admin-leaving:sure')}</p>
          <div className={row}>
            <Button onClick={() => send({ type: 'leaving.confirmed' })}>{t('cause-admin-leaving:yes')}</Button>
            <Button kind="secondary" onClick={() => send({ type: 'leaving.dropped' })}>
              {t('cause-admin-leaving:no')}
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  )
}
