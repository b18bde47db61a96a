import '../../i18n/mail-opt-out.words.ts'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { mailOptOutMachine, type StopOutcome } from '../../../../machines/giving/mail-opt-out/mail-opt-out.machine.ts'
import { rewardCalls } from '../../../contract/calls/rewards.ts'
import { type OptOut, readOptOut } from '../../../contract/rules/opt-out.ts'
import { ApiFailure } from '../../api/failure.ts'
import { t } from '../../i18n/i18n.ts'
import { takeFromHash } from '../../platform/hash.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { pageBody, row, skeletonLine, stack } from '../../ui/styles.ts'
import { useSite } from '../session/site.ts'

function Stop({ optOut }: { optOut: OptOut | null }) {
  const { api, tenant } = useSite()
  const machine = useMemo(
    () =>
      mailOptOutMachine.provide({
        actors: {
          stopMails: fromPromise(async (): Promise<StopOutcome> => {
            if (!optOut) return 'unknown'
            try {
              await api.ask(rewardCalls.stopShareMails, { body: optOut })
              return 'stopped'
            } catch (error) {
              if (error instanceof ApiFailure && error.status === 404) return 'unknown'
              throw error
            }
          }),
        },
      }),
    [api, optOut],
  )
  const [state, send] = useMachine(machine, { input: { isLinked: optOut !== null } })
  const values = { site: tenant.name, email: optOut?.email ?? '' }
  if (state.matches('unknown'))
    return (
      <>
        <PageHeading intro={t('mail-opt-out:unknown')}>{t('mail-opt-out:unknownTitle')}</PageHeading>
        <div className={row}>
          <a href={tenant.helpAddress}>{t('mail-opt-out:help')}</a>
        </div>
      </>
    )
  if (state.matches('stopped'))
    return (
      <div role="status" className={stack}>
        <PageHeading intro={t('mail-opt-out:done', values)}>{t('mail-opt-out:doneTitle')}</PageHeading>
        <div className={row}>
          <ButtonLink to="/" kind="secondary">
            {t('common:goHome')}
          </ButtonLink>
        </div>
      </div>
    )
  const isFailed = state.matches('failed')
  return (
    <>
      <PageHeading intro={t('mail-opt-out:question', values)}>{t('mail-opt-out:title')}</PageHeading>
      {isFailed && (
        <Panel tone="negative" isAlert>
          <p>{t('mail-opt-out:failed')}</p>
        </Panel>
      )}
      <div className={row}>
        {isFailed ? (
          <Button onClick={() => send({ type: 'submission.retried' })}>{t('common:tryAgain')}</Button>
        ) : (
          <Button isBusy={state.hasTag('busy')} onClick={() => send({ type: 'mails.stopped' })}>
            {t('mail-opt-out:stop')}
          </Button>
        )}
      </div>
    </>
  )
}

/** G-020: where the link of a friend's mail leads. What it carries stands behind the `#`, where no server and no log sees it. */
export function MailOptOutScreen() {
  const [read, setRead] = useState<{ optOut: OptOut | null } | null>(null)
  useEffect(() => setRead({ optOut: readOptOut(takeFromHash('stop')) }), [])
  return (
    <div className={`${pageBody} ${stack}`}>
      {read ? (
        <Stop optOut={read.optOut} />
      ) : (
        <>
          <h1 tabIndex={-1}>{t('mail-opt-out:title')}</h1>
          <div className={skeletonLine} />
        </>
      )}
    </div>
  )
}
