import { Link, useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { CoachingPage } from '#machines/cause-admin/coaching-booking/coaching-booking.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Modal } from '#web/ui/modal.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { bullets, row, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { BookedCall } from './booked-call.tsx'
import { ChooseTime } from './choose-time.tsx'
import { coachingBookingWith } from './coaching-booking.implementations.ts'
import { addressOf, carryTo, isBusinessBase, useCarried, useCoachingCause } from './coaching-pages.ts'
import type { CoachingBase } from './coaching-search.ts'

const pages: readonly CoachingPage[] = ['booking', 'select-time', 'confirmation']

interface CoachingProps {
  base: CoachingBase
  page: CoachingPage
}

function Coaching({ cause, base, page }: CoachingProps & { cause: CauseCard }) {
  const site = useSite()
  const navigate = useNavigate()
  const machine = useMemo(() => coachingBookingWith(site, cause.id), [site, cause.id])
  const from = useCarried(cause.id, page)
  const [state, send, actor] = useMachine(machine, { input: { wanted: page }, ...(from ? { snapshot: from } : {}) })
  const why = useWhy(actor)
  const { slots, booking, told } = state.context
  const shown = Object.values(state.getMeta()).find((meta) => meta !== undefined)?.page ?? page
  useEffect(() => {
    if (shown === page) return
    carryTo(cause.id, shown, actor.getPersistedSnapshot())
    void navigate({ href: addressOf(base, shown), replace: pages.indexOf(shown) < pages.indexOf(page) })
  }, [shown, page, base, cause.id, navigate, actor])
  const back = () => send({ type: 'step.back' })
  const retry = () => send({ type: 'submission.retried' })
  const refresh = () => send({ type: 'page.refreshed' })
  const forCause = { words: t('cause-admin-coaching:for', { cause: cause.name }) }
  const bookTitle = t(isBusinessBase(base) ? 'cause-admin-coaching:businessTitle' : 'cause-admin-coaching:title')
  const chooseTitle = t(booking ? 'cause-admin-coaching:moveTitle' : 'cause-admin-coaching:chooseTitle')
  const pageTitle = { booking: bookTitle, 'select-time': chooseTitle, confirmation: t('cause-admin-coaching:callTitle') }[page]
  const loading = (
    <StepFrame title={pageTitle} progress={forCause}>
      <Loading />
    </StepFrame>
  )
  // The next page is another one, and what is begun before it has come would be lost with this one.
  if (shown !== page) return loading
  const choosing = (isBusy: boolean) => (
    <StepFrame title={chooseTitle} progress={forCause} onBack={isBusy ? undefined : back}>
      <ChooseTime
        slots={slots}
        isMoving={booking !== null}
        isBusy={isBusy}
        isTaken={told === 'slotTaken' && !isBusy}
        onChoose={(slotId) => send({ type: 'slot.submitted', slotId })}
      />
    </StepFrame>
  )
  const problem = (title: string, words: string, onRetry?: () => void, onBack?: () => void, help?: string) => (
    <StepFrame title={title} progress={forCause} onBack={onBack}>
      <Problem words={words} help={help} onRetry={onRetry} />
    </StepFrame>
  )
  const booked = () =>
    booking && (
      <StepFrame
        title={t(booking.isChangeable || told ? 'cause-admin-coaching:bookedTitle' : 'cause-admin-coaching:soonTitle')}
        progress={forCause}
        intro={<p>{t('cause-admin-coaching:bookedText')}</p>}
      >
        {state.matches('cancelFailed') && (
          <Problem words={t('cause-admin-coaching:cancelFailed')} help={helpFor(why)} onRetry={retry} />
        )}
        <BookedCall
          cause={cause}
          booking={booking}
          told={told}
          isBusy={!state.matches('confirmed')}
          isCancelling={state.matches('cancelling')}
          onMove={() => send({ type: 'move.asked' })}
          onCancel={() => send({ type: 'cancel.asked' })}
        />
        <Modal
          isOpen={state.matches('askingCancel')}
          title={t('cause-admin-coaching:cancelTitle')}
          onClose={() => send({ type: 'cancel.left' })}
        >
          <div className={stack}>
            <p>{t('cause-admin-coaching:cancelText')}</p>
            <div className={row}>
              <Button onClick={() => send({ type: 'cancel.confirmed' })}>{t('cause-admin-coaching:cancelSure')}</Button>
              <Button kind="secondary" onClick={() => send({ type: 'cancel.left' })}>
                {t('cause-admin-coaching:keep')}
              </Button>
            </div>
          </div>
        </Modal>
      </StepFrame>
    )
  return showState(state.value, {
    // Who was too late keeps their place while the times are read again.
    loading: () => (told === 'slotTaken' ? choosing(true) : loading),
    unread: () => problem(pageTitle, t('cause-admin-coaching:unread'), refresh, undefined, helpFor(why)),
    arriving: null,
    offering: null,
    book: () => (
      <StepFrame
        title={bookTitle}
        progress={forCause}
        intro={<p>{t(isBusinessBase(base) ? 'cause-admin-coaching:businessIntro' : 'cause-admin-coaching:intro')}</p>}
      >
        <ul className={bullets}>
          {(['1', '2', '3'] as const).map((number) => (
            <li key={number}>
              {t(`cause-admin-coaching:about.${number}`)}
              {number === '1' && (
                <>
                  {' '}
                  <Link to="/account/causes/$causeId/settings/contact-details" params={{ causeId: `${cause.id}` }}>
                    {t('cause-admin-coaching:number')}
                  </Link>
                </>
              )}
            </li>
          ))}
        </ul>
        <div className={row}>
          <Button onClick={() => send({ type: 'time.asked' })}>{t('cause-admin-coaching:chooseTime')}</Button>
          <ButtonLink kind="quiet" to="/admin-dashboard">
            {t('cause-admin-coaching:dashboard')}
          </ButtonLink>
        </div>
      </StepFrame>
    ),
    selectTime: () => choosing(false),
    slotTaken: () => choosing(false),
    confirming: () => choosing(true),
    noTimes: () => problem(chooseTitle, t('cause-admin-coaching:noTimes'), refresh, back),
    failed: () => problem(chooseTitle, t('cause-admin-coaching:failed'), retry, undefined, helpFor(why)),
    tooOften: () => problem(chooseTitle, t('cause-admin-coaching:tooOften'), undefined, back),
    confirmed: booked,
    askingCancel: booked,
    cancelling: booked,
    cancelFailed: booked,
    cancelled: () => (
      <StepFrame
        title={t('cause-admin-coaching:cancelledTitle')}
        progress={forCause}
        intro={<p>{t('cause-admin-coaching:cancelledText')}</p>}
      >
        <div>
          <Button onClick={() => send({ type: 'time.asked' })}>{t('cause-admin-coaching:bookAgain')}</Button>
        </div>
      </StepFrame>
    ),
  })
}

/** R-113…R-117, F-156: each step is a page of its own; causes and businesses share the confirmation. */
export function CoachingBookingScreen({ base, page }: CoachingProps) {
  const cause = useCoachingCause(base)
  return cause ? <Coaching key={cause.id} cause={cause} base={base} page={page} /> : null
}
