import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type RefObject, useEffect, useMemo } from 'react'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import type { Arrival } from '#machines/sign-in/provider-login/provider-login.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import type { DialogReturn } from '#web/platform/dialog-window.ts'
import { dropIdentity, heldIdentity, holdIdentity } from '#web/shared/sign-in/held-identity.ts'
import { providerLabel } from '#web/shared/sign-in/provider-buttons.tsx'
import { providerLoginWith } from '#web/shared/sign-in/provider-login.implementations.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Panel } from '#web/ui/panel.tsx'
import { row, stack } from '#web/ui/styles.ts'

export interface ProviderLoginProps {
  arrival: Arrival
  /** What this page's address brought back from the provider. */
  returned: DialogReturn | null
  /** What must come back when this page itself goes to the provider. */
  kept: string
  /** What was chosen before this part was loaded. */
  early: ProviderName | null
  /** Filled in here: what a press of one of the page's buttons does. */
  choose: RefObject<((provider: ProviderName) => void) | null>
  /** Told whose answer is being waited for. */
  onBusy(provider: ProviderName | null): void
  onSignedIn(): void
}

// It comes later than the page, and must not move it for nothing.
const roomless = css`&:empty { display: none; }`

/**
 * F-039…F-041, E-023, E-024: what becomes of Facebook and Apple, and every way in which they can fail; below it stands the form that always works. The
 * buttons are the page's own, or whoever has come to one by keyboard would lose their place when this part arrives.
 */
export function ProviderLogin({ arrival, returned, kept, early, choose, onBusy, onSignedIn }: ProviderLoginProps) {
  const site = useSite()
  const machine = useMemo(() => {
    // Who comes in with it is not asked to connect it.
    const dropOwn = (entering: ProviderName) => heldIdentity(site.browser.now())?.provider === entering && dropIdentity()
    return providerLoginWith(site, returned, kept, dropOwn)
  }, [site, returned, kept])
  const [state, send] = useMachine(machine, { input: { arrival } })
  const { provider, identity } = state.context
  const isDone = state.matches('success')
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it happens
  useEffect(() => {
    if (isDone) onSignedIn()
  }, [isDone])
  useEffect(() => {
    if (identity) holdIdentity({ provider, identity }, site.browser.now())
  }, [identity, provider, site])
  // Also what was chosen after this part was there and before its effects had run.
  useEffect(() => {
    if (early) send({ type: 'provider.chosen', provider: early })
  }, [early, send])
  const isBusy = state.hasTag('busy') || isDone
  const busy = isBusy ? provider : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes
  useEffect(() => onBusy(busy), [busy])
  useEffect(() => {
    choose.current = (chosen) => send({ type: 'provider.chosen', provider: chosen })
    return () => {
      choose.current = null
    }
  }, [choose, send])
  const fault = Object.values(state.getMeta()).find((meta) => meta !== undefined)?.fault
  const name = providerLabel(provider)
  return (
    <div className={cx(stack, roomless)}>
      {fault && (
        <Panel tone={fault === 'cancelled' ? 'waiting' : 'negative'} isAlert>
          <p>{t(`sign-in:provider.fault.${fault}`, { name })}</p>
          {fault === 'blocked' && (
            <Button kind="secondary" onClick={() => send({ type: 'redirect.chosen' })}>
              {t('sign-in:provider.goThere', { name })}
            </Button>
          )}
        </Panel>
      )}
      {showState(state.value, {
        arriving: null,
        idle: null,
        opening: () => (
          <div className={row} role="status">
            <span>{t('sign-in:provider.waiting', { name })}</span>
            <Button kind="quiet" onClick={() => send({ type: 'dialog.left' })}>
              {t('sign-in:provider.leave')}
            </Button>
          </div>
        ),
        answered: null,
        leaving: null,
        window: () => <p role="status">{t('sign-in:provider.window')}</p>,
        exchanging: null,
        noAccount: () => (
          <Panel tone="waiting" isAlert>
            <p>
              <strong>{t('sign-in:provider.noAccount', { name })}</strong>
            </p>
            <p>{t('sign-in:provider.noAccountHelp', { name })}</p>
            <Link to="/create-an-account">{t('sign-in:create')}</Link>
          </Panel>
        ),
        cancelled: null,
        blocked: null,
        forged: null,
        refused: null,
        providerDown: null,
        tooMany: null,
        failed: null,
        success: null,
      })}
    </div>
  )
}
