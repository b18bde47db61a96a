import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { soft, stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { pushNoticesWith } from './push-notices.implementations.ts'

const apart = css`margin-block-start: var(--s4);`

/** G-031: a switch of this very device, which takes effect at once. */
export function PushNotices() {
  const site = useSite()
  const machine = useMemo(() => pushNoticesWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const check = () => send({ type: 'device.checked' })
  const retry = () => send({ type: 'submission.retried' })
  const stop = (isBusy: boolean) => (
    <div>
      <Button kind="secondary" isBusy={isBusy} onClick={() => send({ type: 'notices.stopped' })}>
        {t('account-push:turnOff')}
      </Button>
    </div>
  )
  const start = (isBusy: boolean) => (
    <div>
      <Button kind="secondary" isBusy={isBusy} onClick={() => send({ type: 'notices.wished' })}>
        {t('account-push:turnOn')}
      </Button>
    </div>
  )
  const impossible = (words: string) => (
    <>
      <p className={soft} role="status">
        {words}
      </p>
      <div>
        <Button kind="secondary" onClick={check}>
          {t('account-push:check')}
        </Button>
      </div>
    </>
  )
  if (state.matches('notOffered')) return null
  return (
    <section className={cx(stack, apart)} aria-labelledby="push-notices">
      <div className={tightStack}>
        <h2 id="push-notices">{t('account-push:title')}</h2>
        <p className={soft}>{t('account-push:text')}</p>
      </div>
      {showState(state.value, {
        looking: <Loading />,
        lookFailed: () => <Problem words={t('account-push:lookFailed')} help={helpFor(why)} onRetry={check} />,
        notOffered: null,
        unsupported: () => impossible(t('account-push:unsupported')),
        blocked: () => impossible(t('account-push:blocked')),
        off: () => (
          <>
            <p role="status">{t('account-push:off')}</p>
            {start(false)}
          </>
        ),
        asking: () => (
          <>
            <p role="status">{t('account-push:asking')}</p>
            <div>
              <Button kind="quiet" onClick={() => send({ type: 'wish.withdrawn' })}>
                {t('account-push:cancel')}
              </Button>
            </div>
          </>
        ),
        subscribing: () => (
          <>
            <p role="status">{t('account-push:subscribing')}</p>
            {start(true)}
          </>
        ),
        subscribeFailed: () => <Problem words={t('account-push:subscribeFailed')} help={helpFor(why)} onRetry={retry} />,
        on: () => (
          <>
            <Panel tone="positive">
              <p role="status">{t('account-push:on')}</p>
            </Panel>
            {stop(false)}
          </>
        ),
        stopping: () => (
          <>
            <p role="status">{t('account-push:stopping')}</p>
            {stop(true)}
          </>
        ),
        stopFailed: () => <Problem words={t('account-push:stopFailed')} help={helpFor(why)} onRetry={retry} />,
      })}
    </section>
  )
}
