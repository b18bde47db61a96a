import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import type { NewSlots } from '#contract/support/coaching-desk.rules.ts'
import type { DeskOutcome } from '#machines/support/coaching-desk/coaching-desk.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { KeepTyped } from '#web/ui/keep-typed.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem, Saved } from '#web/ui/reading-parts.tsx'
import { card, stack, tightStack } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { keepWritten, WhatWasWritten } from '../in-place.tsx'
import { coachingDeskWith } from './coaching-desk.implementations.ts'
import { BookedCalls, FreeSlots } from './desk-slots.tsx'

const loadRules = lazyImport(async () => (await import('#contract/support/coaching-desk.rules.ts')).newSlotsRules)

const halfHour = 1800
const fields = css`
  display: grid; gap: var(--s5) var(--s4); inline-size: 100%; align-items: end;
  @media (min-width: 768px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`

interface AddProps {
  told: DeskOutcome | null
  isBusy: boolean
  onAdd(slots: NewSlots): void
}

function AddTimes({ told, isBusy, onAdd }: AddProps) {
  const form = useRulesForm<NewSlots>(loadRules, { day: '', from: '', to: '' })
  const isAdded = told?.kind === 'added'
  useEffect(() => {
    if (isAdded) form.reset()
  }, [isAdded, form])
  return (
    <section className={cx(card, stack)} aria-labelledby="add">
      <h2 id="add">{t('support-coaching:addTitle')}</h2>
      <FormFrame
        form={form}
        fields={['day', 'from', 'to']}
        serverFields={told?.kind === 'refused' ? told.fields : {}}
        onSubmit={(slots) => !isBusy && onAdd(slots)}
      >
        <div className={fields}>
          <TextField registration={form.register('day')} label={t('support-coaching:day')} type="date" readOnly={isBusy} />
          <TextField
            registration={form.register('from')}
            label={t('support-coaching:from')}
            hint={t('support-coaching:timeHint')}
            type="time"
            step={halfHour}
            readOnly={isBusy}
          />
          <TextField
            registration={form.register('to')}
            label={t('support-coaching:to')}
            hint={t('support-coaching:timeHint')}
            type="time"
            step={halfHour}
            readOnly={isBusy}
          />
        </div>
        <Button type="submit" isDisabled={isBusy}>
          {t('support-coaching:add')}
        </Button>
      </FormFrame>
    </section>
  )
}

/** What became of the last thing that was done; what was refused stands at its field. */
function OutcomeMessage({ told }: { told: DeskOutcome | null }) {
  if (told?.kind === 'added') return <Saved words={t('support-coaching:added', { count: told.count })} />
  return told?.kind === 'removed' || told?.kind === 'cancelled' ? <Saved words={t(`support-coaching:${told.kind}`)} /> : null
}

/** G-014: when coaches can ring, and who has booked. */
export function CoachingDeskScreen() {
  const site = useSite()
  const machine = useMemo(() => coachingDeskWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const heading = useRef<HTMLHeadingElement>(null)
  const { slots, told, cancelling, drafts } = state.context
  const ofReason = useMemo(
    () =>
      keepWritten(
        () => {
          const { drafts, cancelling } = actor.getSnapshot().context
          return cancelling === null ? null : drafts[cancelling]
        },
        (words) => send({ type: 'reason.written', words }),
      ),
    [actor, send],
  )
  const ofTimes = useMemo(
    () =>
      keepWritten(
        () => actor.getSnapshot().context.times,
        (words) => send({ type: 'times.written', words }),
      ),
    [actor, send],
  )
  const booked = slots.filter(({ booking }) => booking)
  const free = slots.filter(({ booking }) => !booking)
  const refresh = () => send({ type: 'page.refreshed' })
  const problem = byState(state.value, {
    loading: null,
    failed: 'failed',
    shown: state.matches({ shown: { list: 'unread' } }) ? 'failed' : null,
    acting: null,
    tooLate: 'tooLate',
    notDone: 'notDone',
  })
  const isShown = state.matches('shown')
  const isActing = state.matches('acting')
  const isReading = state.matches({ shown: { list: 'rereading' } })
  // What was removed or cancelled is gone, and with it what was pressed.
  useEffect(() => {
    if (told?.kind === 'removed' || told?.kind === 'cancelled') heading.current?.focus()
  }, [told])
  return (
    <div className={stack}>
      <PageHeading intro={t('support-coaching:intro')}>{t('support-coaching:title')}</PageHeading>
      {state.matches('loading') && <Loading />}
      {problem && (
        <Problem
          words={t(`support-coaching:${problem}`)}
          help={problem === 'tooLate' ? undefined : helpFor(why)}
          tone={problem === 'tooLate' ? 'waiting' : 'negative'}
          onRetry={refresh}
          retryWords={t('support-coaching:readAgain')}
        />
      )}
      {state.matches({ shown: { work: 'gone' } }) && <Problem words={t('support-coaching:gone')} tone="waiting" />}
      {!isActing &&
        Object.entries(drafts)
          .filter(([bookingId]) => !isShown || slots.every(({ booking }) => booking?.id !== bookingId))
          .map(([bookingId, words]) => (
            <WhatWasWritten
              key={bookingId}
              as="h2"
              words={words}
              onDiscard={isShown ? () => send({ type: 'draft.discarded', bookingId }) : null}
            />
          ))}
      {isShown && <OutcomeMessage told={told} />}
      {(isShown || isActing) && (
        <>
          <section className={stack} aria-labelledby="booked" aria-busy={isActing || isReading}>
            <h2 id="booked" tabIndex={-1} ref={heading}>
              {t('support-coaching:booked', { count: booked.length })}
            </h2>
            {booked.length > 0 && (
              <KeepTyped value={ofReason}>
                <BookedCalls
                  slots={booked}
                  isBusy={isActing}
                  cancelling={cancelling}
                  drafts={drafts}
                  onBegin={(bookingId) => send({ type: 'cancellation.begun', bookingId })}
                  onLeave={(bookingId) => send({ type: 'cancellation.left', bookingId })}
                  onCancel={(bookingId, reason) => send({ type: 'cancellation.given', bookingId, reason })}
                />
              </KeepTyped>
            )}
          </section>
          <KeepTyped value={ofTimes}>
            <AddTimes
              told={told}
              isBusy={isActing}
              onAdd={(added) => send({ type: 'act.asked', act: { type: 'slots.added', slots: added } })}
            />
          </KeepTyped>
          <section className={tightStack} aria-labelledby="free">
            <h2 id="free">
              {free.length > 0 ? t('support-coaching:free', { count: free.length }) : t('support-coaching:noneFree')}
            </h2>
            <FreeSlots
              slots={free}
              isBusy={isActing}
              onRemove={(slotId) => send({ type: 'act.asked', act: { type: 'slot.removed', slotId } })}
            />
          </section>
          {isShown && !problem && (
            <div>
              <Button kind="quiet" isDisabled={isReading} onClick={refresh}>
                {t('support-coaching:readAgain')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}
