import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { DraftKind } from '#contract/registration/draft.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { row } from '#web/ui/styles.ts'
import { draftArrivalWith } from '../draft-transfer/draft-transfer.implementations.ts'
import { Resuming } from '../resuming.tsx'

/** Fetches what another device has left under a link, and gives way to the wizard. */
export function DraftArrival({ kind, code, onOver }: { kind: DraftKind; code: string; onOver(): void }) {
  const site = useSite()
  const machine = useMemo(() => draftArrivalWith(site, kind, code), [site, kind, code])
  const [state, send] = useMachine(machine)
  const isOver = state.status === 'done'
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it happens
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])
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
