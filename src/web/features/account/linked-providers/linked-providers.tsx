import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { providerLabel } from '#web/shared/sign-in/provider-buttons.tsx'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { card, row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { linkedProvidersWith } from './linked-providers.implementations.ts'

// On a phone one below the other, all as wide.
const ways = css`
  display: grid; gap: var(--s3) var(--s4);
  @media (min-width: 480px) { display: flex; flex-wrap: wrap; }
`

/** F-126, F-043 */
export function LinkedProviders() {
  const site = useSite()
  const machine = useMemo(() => linkedProvidersWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { links, provider, unlinked, fault } = state.context
  const name = providerLabel(provider)
  const refresh = () => send({ type: 'list.refreshed' })
  const isLinking = state.matches('linking')
  const isUnlinking = state.matches('unlinking')
  const mayConnect = state.matches('list') || state.matches('notLinked')
  const mayCut = state.matches('list') || state.matches('notUnlinked') || isUnlinking
  return (
    <section className={stack} aria-labelledby="providers">
      <div>
        <h2 id="providers">{t('account:security.providersTitle')}</h2>
        <p className={soft}>{t('account:security.providersText')}</p>
      </div>
      {showState(state.value, {
        loading: <Loading />,
        failed: () => <Problem words={t('account:security.loadFailed')} help={helpFor(why)} onRetry={refresh} />,
        list: () =>
          fault && (
            <Panel tone={fault === 'cancelled' ? 'waiting' : 'negative'} isAlert>
              <p>{t(`account:security.fault.${fault}`, { name })}</p>
            </Panel>
          ),
        linking: null,
        notLinked: () => <Problem words={t('account:security.notLinked', { name })} onRetry={refresh} />,
        unlinking: null,
        notUnlinked: () => (
          <Problem
            words={t('account:security.notUnlinked', { name: unlinked ? providerLabel(unlinked.provider) : '' })}
            help={helpFor(why)}
            onRetry={refresh}
          />
        ),
      })}
      {state.hasTag('listed') && links.length > 0 && (
        <ul className={tightStack}>
          {links.map((link) => (
            <li key={`${link.provider} ${link.clientId}`} className={`${card} ${row}`}>
              <span>{t('account:security.connected', { name: providerLabel(link.provider), person: link.clientUsername })}</span>
              {mayCut && (
                <Button kind="quiet" isBusy={isUnlinking} onClick={() => send({ type: 'link.removed', link })}>
                  {t('account:security.disconnect', { name: providerLabel(link.provider) })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {state.hasTag('listed') && links.length === 0 && <p>{t('account:security.none')}</p>}
      {isLinking && (
        <div className={row} role="status">
          <span>{t('account:security.waiting', { name })}</span>
          <Button kind="quiet" onClick={() => send({ type: 'dialog.left' })}>
            {t('account:security.leave')}
          </Button>
        </div>
      )}
      {mayConnect && (
        <div className={ways}>
          {site.providers
            .filter((one) => links.every((link) => link.provider !== one))
            .map((one) => (
              <Button key={one} kind="secondary" onClick={() => send({ type: 'provider.chosen', provider: one })}>
                {t('account:security.connect', { name: providerLabel(one) })}
              </Button>
            ))}
        </div>
      )}
    </section>
  )
}
