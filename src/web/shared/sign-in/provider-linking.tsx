import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Problem } from '#web/ui/reading-parts.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { row } from '#web/ui/styles.ts'
import { dropIdentity, type HeldIdentity } from './held-identity.ts'
import { providerLabel } from './provider-buttons.tsx'
import { providerLinkingWith } from './provider-login.implementations.ts'

/** F-042: offered once, to who came with an account of Facebook or Apple and is logged in now. */
export function ProviderLinking({ held, onDone }: { held: HeldIdentity; onDone(): void }) {
  const site = useSite()
  const machine = useMemo(() => providerLinkingWith(site, held), [site, held])
  const [state, send] = useMachine(machine)
  const isSkipped = state.matches('skipped')
  const isOver = state.status === 'done'
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it happens
  useEffect(() => {
    if (isOver) dropIdentity()
    if (isSkipped) onDone()
  }, [isOver, isSkipped])
  const words = { name: providerLabel(held.provider), person: held.identity.clientUsername ?? '' }
  const told = (outcome: 'active' | 'taken' | 'refused') => (
    <StepFrame title={t(`sign-in:linking.${outcome}Title`, words)} intro={<p>{t(`sign-in:linking.${outcome}`, words)}</p>}>
      <div>
        <Button onClick={() => (outcome === 'active' ? onDone() : send({ type: 'link.skipped' }))}>
          {t('sign-in:linking.goOn')}
        </Button>
      </div>
    </StepFrame>
  )
  const offer = () => (
    <StepFrame title={t('sign-in:linking.title', words)} intro={<p>{t('sign-in:linking.text', words)}</p>}>
      {state.matches('failed') && <Problem words={t('sign-in:linking.failed', words)} />}
      <div className={row}>
        <Button isBusy={state.hasTag('busy')} onClick={() => send({ type: 'link.accepted' })}>
          {state.matches('failed') ? t('common:tryAgain') : t('sign-in:linking.yes', words)}
        </Button>
        {!state.hasTag('busy') && (
          <Button kind="secondary" onClick={() => send({ type: 'link.skipped' })}>
            {t('sign-in:linking.no')}
          </Button>
        )}
      </div>
    </StepFrame>
  )
  return showState(state.value, {
    offered: offer,
    activating: offer,
    failed: offer,
    taken: () => told('taken'),
    refused: () => told('refused'),
    active: () => told('active'),
    skipped: null,
  })
}
