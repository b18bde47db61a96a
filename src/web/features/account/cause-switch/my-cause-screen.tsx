import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { ChooseCauseScreen } from '#web/shared/cause-search/choose-cause-screen.tsx'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Panel } from '#web/ui/panel.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { row } from '#web/ui/styles.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { causeSwitchWith } from './cause-switch.implementations.ts'

/** R-142, F-129, E-040, X-071 */
export function MyCauseScreen() {
  const site = useSite()
  const { me } = usePerson()
  const machine = useMemo(() => causeSwitchWith(site), [site])
  const [state, send] = useMachine(machine)
  const cause = state.context.cause?.name ?? ''
  const reopen = () => send({ type: 'list.reopened' })
  useToast(
    state.matches('saved')
      ? { kind: 'success', words: t('account:cause.toast', { cause }) }
      : state.matches('failed')
        ? { kind: 'error', words: t('account:cause.toastFailed'), action: { label: t('account:cause.reopen'), onPress: reopen } }
        : null,
  )
  const saved = () => (
    <StepFrame title={t('account:cause.savedTitle', { cause })} intro={<p>{t('account:cause.saved')}</p>}>
      <div className={row}>
        <ButtonLink to="/retailers">{t('account:cause.shop')}</ButtonLink>
        <Button kind="quiet" onClick={reopen}>
          {t('account:cause.again')}
        </Button>
      </div>
    </StepFrame>
  )
  const notTaking = () => (
    <StepFrame title={t('account:cause.notTakingTitle', { cause })} intro={<p>{t('account:cause.notTaking')}</p>}>
      <div className={row}>
        <Button onClick={reopen}>{t('account:cause.again')}</Button>
      </div>
    </StepFrame>
  )
  const failed = () => (
    <StepFrame title={t('account:cause.failedTitle')} intro={<p>{t('account:cause.failed')}</p>}>
      <div className={row}>
        <Button onClick={() => send({ type: 'switch.confirmed' })}>{t('common:tryAgain')}</Button>
        <Button kind="secondary" onClick={reopen}>
          {t('account:cause.reopen')}
        </Button>
      </div>
    </StepFrame>
  )
  const list = () => (
    <>
      {me && (
        <Panel tone={me.cause ? 'positive' : 'waiting'}>
          <p>{me.cause ? t('account:cause.now', { cause: me.cause.name }) : t('account:cause.none')}</p>
        </Panel>
      )}
      <ChooseCauseScreen
        chosen={null}
        progress={{ words: t('account:cause.title') }}
        onChoose={(chosen) => send({ type: 'cause.chosen', cause: chosen })}
      />
    </>
  )
  const isBusy = state.hasTag('busy')
  const confirm = () => (
    <StepFrame title={t('account:cause.confirmTitle', { cause })} intro={<p>{t('account:cause.confirm', { cause })}</p>}>
      <div className={row}>
        <Button isBusy={isBusy} onClick={() => send({ type: 'switch.confirmed' })}>
          {t('account:cause.yes', { cause })}
        </Button>
        {!isBusy && (
          <Button kind="secondary" onClick={() => send({ type: 'switch.declined' })}>
            {t('account:cause.no')}
          </Button>
        )}
      </div>
    </StepFrame>
  )
  return showState(state.value, { list, confirming: confirm, saving: confirm, saved, notTaking, failed })
}
