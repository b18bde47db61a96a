import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { providerLoginMachine } from '#machines/sign-in/provider-login/provider-login.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import type { DialogReturn } from '#web/platform/dialog-window.ts'
import { dropIdentity, heldIdentity, holdIdentity } from '#web/shared/sign-in/held-identity.ts'
import { providerLabel } from '#web/shared/sign-in/provider-buttons.tsx'
import { providerLoginWith } from '#web/shared/sign-in/provider-login.implementations.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Panel } from '#web/ui/panel.tsx'
import { row, stack } from '#web/ui/styles.ts'

/**
 * `returned` is what the page's address brought back from the provider; `kept` is what must come back when the page itself goes there. Whoever comes in with an
 * account is not asked to connect it; one that nobody here is connected to is held until somebody has come in.
 */
export const providerLoginFor = (site: Site, returned: DialogReturn | null, kept: string) =>
  providerLoginWith(site, returned, kept, (entering) => heldIdentity(site.browser.now())?.provider === entering && dropIdentity())

export interface ProviderLoginProps {
  actor: ActorRefFrom<typeof providerLoginMachine>
}

// It comes later than the page, and must not move it for nothing.
const roomless = css`&:empty { display: none; }`

/**
 * F-039…F-041, E-023, E-024: what becomes of Facebook and Apple, and every way in which they can fail; below it stands the form that always works. The
 * buttons are the page's own, or whoever has come to one by keyboard would lose their place when this part arrives.
 */
export function ProviderLogin({ actor }: ProviderLoginProps) {
  const { browser } = useSite()
  const state = useSelector(actor, (now) => now)
  const { send } = actor
  const { provider, identity } = state.context
  useEffect(() => {
    if (identity) holdIdentity({ provider, identity }, browser.now())
  }, [identity, provider, browser])
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
