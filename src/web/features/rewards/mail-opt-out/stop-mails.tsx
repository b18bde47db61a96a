import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { OptOut } from '#contract/rewards/opt-out.ts'
import { rewardCalls } from '#contract/rewards/rewards.calls.ts'
import { mailOptOutMachine, type StopOutcome } from '#machines/rewards/mail-opt-out/mail-opt-out.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Outcome } from '#web/ui/outcome.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { row } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'

/** What is asked of who has followed a mail’s link, and what has come of it. */
export function StopMails({ optOut }: { optOut: OptOut | null }) {
  const { api, tenant, links } = useSite()
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
  const [state, send, actor] = useMachine(machine, { input: { isLinked: optOut !== null } })
  const why = useWhy(actor)
  const list = optOut?.list ?? 'everything'
  const values = { site: tenant.name, email: optOut?.email ?? '' }
  const unknown = () => (
    <Outcome scene="expired" title={t('rewards-mail-opt-out:unknownTitle')} text={t('rewards-mail-opt-out:unknown')}>
      <div className={row}>
        {links.help ? (
          <p>
            {t('rewards-mail-opt-out:unknownHelp')} <a href={links.help}>{t('rewards-mail-opt-out:help')}</a>
          </p>
        ) : (
          <ButtonLink to="/" kind="secondary">
            {t('common:goHome')}
          </ButtonLink>
        )}
      </div>
    </Outcome>
  )
  const stopped = () => (
    <Outcome
      scene="no-notices"
      title={t(`rewards-mail-opt-out:${list}.doneTitle`)}
      text={t(`rewards-mail-opt-out:${list}.done`, values)}
    >
      <div className={row}>
        <ButtonLink to="/" kind="secondary">
          {t('common:goHome')}
        </ButtonLink>
      </div>
    </Outcome>
  )
  const isFailed = state.matches('failed')
  const question = () => (
    <StepFrame title={t('rewards-mail-opt-out:title')} intro={<p>{t(`rewards-mail-opt-out:${list}.question`, values)}</p>}>
      {isFailed && <Problem words={t('rewards-mail-opt-out:failed')} help={helpFor(why)} />}
      <div className={row}>
        {isFailed ? (
          <Button onClick={() => send({ type: 'submission.retried' })}>{t('common:tryAgain')}</Button>
        ) : (
          <Button isBusy={state.hasTag('busy')} onClick={() => send({ type: 'mails.stopped' })}>
            {t('rewards-mail-opt-out:stop')}
          </Button>
        )}
      </div>
    </StepFrame>
  )
  return showState(state.value, { checking: null, asking: question, stopping: question, failed: question, stopped, unknown })
}
