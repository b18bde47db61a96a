import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { sessionCalls } from '#contract/session/session.calls.ts'
import { deviceLinkMachine } from '#machines/account/device-link/device-link.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Panel } from '#web/ui/panel.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { soft, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'

const address = css`overflow-wrap: anywhere; font-size: var(--size-s); user-select: all;`

/** A-007, F-028: what the other device does with it is the fingerprint's own flow, which asks on a page that anybody may open. */
export function DeviceLink() {
  const { api } = useSite()
  const machine = useMemo(
    () =>
      deviceLinkMachine.provide({
        actors: {
          makeLink: fromPromise(async () => {
            const { fingerprint } = (await api.ask(sessionCalls.createFingerprint)).details
            return { address: `${location.origin}/?fp=${encodeURIComponent(fingerprint)}` }
          }),
        },
      }),
    [api],
  )
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const isShown = state.matches('shown')
  const ask = () => send({ type: 'link.asked' })
  return (
    <section className={stack} aria-labelledby="device-link">
      <div>
        <h2 id="device-link">{t('account:device.title')}</h2>
        <p className={soft}>{t('account:device.text')}</p>
      </div>
      {showState(state.value, {
        idle: null,
        making: null,
        shown: null,
        expired: () => (
          <Panel tone="waiting" isAlert>
            <p>{t('account:device.expired')}</p>
          </Panel>
        ),
        failed: () => <Problem words={t('account:device.failed')} help={helpFor(why)} onRetry={ask} />,
      })}
      {isShown && (
        <>
          <div role="status">
            <Panel tone="waiting">
              <p>{t('account:device.warning')}</p>
            </Panel>
          </div>
          <QrCode text={state.context.address} label={t('account:device.code')} />
          <p className={address}>{state.context.address}</p>
        </>
      )}
      {!state.matches('failed') && (
        <div>
          {isShown ? (
            <Button kind="secondary" onClick={() => send({ type: 'link.hidden' })}>
              {t('account:device.hide')}
            </Button>
          ) : (
            <Button kind="secondary" isBusy={state.hasTag('busy')} onClick={ask}>
              {t('account:device.show')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
