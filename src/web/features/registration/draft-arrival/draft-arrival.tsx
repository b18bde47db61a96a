import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { draftArrivalMachine } from '#machines/registration/draft-arrival/draft-arrival.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { row } from '#web/ui/styles.ts'
import { Resuming } from '../resuming.tsx'

/** Fetches what another device has left under a link; the wizard comes after it. */
export function DraftArrival({ actor }: { actor: ActorRefFrom<typeof draftArrivalMachine> }) {
  const state = useSelector(actor, (now) => now)
  const { send } = actor
  const problem = (fault: 'failed' | 'expired' | 'invalid') => (
    <StepFrame title={t(`registration-drafts:arrival.${fault}Title`)} intro={<p>{t(`registration-drafts:arrival.${fault}`)}</p>}>
      <div className={row}>
        {fault === 'failed' && <Button onClick={() => send({ type: 'arrival.retried' })}>{t('common:tryAgain')}</Button>}
        <Button kind={fault === 'failed' ? 'secondary' : 'primary'} onClick={() => send({ type: 'begin.chosen' })}>
          {t('registration-drafts:arrival.begin')}
        </Button>
      </div>
    </StepFrame>
  )
  return showState(state.value, {
    fetching: <Resuming />,
    failed: () => problem('failed'),
    expired: () => problem('expired'),
    invalid: () => problem('invalid'),
    restored: <Resuming />,
    begun: <Resuming />,
  })
}
