import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { Why } from '#web/api/why-failed.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { danger } from '#web/ui/danger.ts'
import { useHeadingAroundSteps } from '#web/ui/heading-focus.ts'
import { PasswordAsk } from '#web/ui/password-ask.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { SettingsPage } from '#web/ui/settings-page.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { reading, row, stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { accountDeletionWith } from './account-deletion.implementations.ts'

const part = css`& > h2 { font-size: var(--size-l); }`

interface EntryProps {
  refusals: Record<string, string>
  isBusy: boolean
  /** Why it could not be closed. */
  failed: Why | null
  onBack(): void
  onSubmit(password: string): void
  onOtherWay(): void
}

function PasswordEntry({ refusals, isBusy, failed, onBack, onSubmit, onOtherWay }: EntryProps) {
  return (
    <StepFrame title={t('account:delete.passwordTitle')} onBack={isBusy ? undefined : onBack}>
      {failed && <Problem words={t('account:delete.failed')} help={helpFor(failed)} />}
      <div className={cx(stack, danger)}>
        <PasswordAsk
          label={t('account:delete.password')}
          send={t('account:delete.now')}
          refusals={refusals}
          isBusy={isBusy}
          onSubmit={onSubmit}
          otherWay={{ words: t('account:delete.otherWay'), onChosen: onOtherWay }}
        />
      </div>
    </StepFrame>
  )
}

/** R-087, F-128, V-022, G-028 */
export function DeletionScreen() {
  const site = useSite()
  const machine = useMemo(() => accountDeletionWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { deletedOn, refusals } = state.context
  const isClosed = state.matches('deactivated')
  useHeadingAroundSteps(isClosed || state.matches('onlyAdmin') || state.hasTag('asksPassword'))
  // The server has ended every session. This device forgets its own when the page is left: before that nobody could read what it says.
  useEffect(() => {
    if (isClosed) return () => void site.session.logOut()
  }, [isClosed, site])
  const deactivated = () => (
    <StepFrame title={t('account:delete.doneTitle')} intro={<p>{t('account:delete.done', { day: formatDay(deletedOn) })}</p>}>
      <div>
        <ButtonLink to="/">{t('account:delete.home')}</ButtonLink>
      </div>
    </StepFrame>
  )
  const onlyAdmin = () => (
    <StepFrame
      title={t('account:delete.onlyTitle')}
      onBack={() => send({ type: 'step.back' })}
      intro={<p>{t('account:delete.only')}</p>}
    >
      <div className={row}>
        <ButtonLink to="/invite-other-admins">{t('account:delete.invite')}</ButtonLink>
        <ButtonLink to="/account" kind="quiet">
          {t('account:delete.causes')}
        </ButtonLink>
      </div>
    </StepFrame>
  )
  const password = () => (
    <PasswordEntry
      refusals={refusals}
      isBusy={state.hasTag('busy')}
      failed={state.matches('failed') ? why : null}
      onBack={() => send({ type: 'step.back' })}
      onSubmit={(password) => send({ type: 'password.submitted', password })}
      onOtherWay={() => send({ type: 'otherWay.chosen' })}
    />
  )
  const explain = () => (
    <SettingsPage title={t('account:delete.title')}>
      {(['goes', 'stays', 'run', 'until'] as const).map((name) => (
        <section key={name} className={cx(tightStack, part)} aria-labelledby={name}>
          <h2 id={name}>{t(`account:delete.${name}`)}</h2>
          <p className={reading}>{t(`account:delete.${name}Text`)}</p>
        </section>
      ))}
      <p>{t('account:delete.next')}</p>
      <div className={cx(row, danger)}>
        <Button onClick={() => send({ type: 'deletion.wanted' })}>{t('account:delete.go')}</Button>
        <ButtonLink kind="secondary" to="/account/settings">
          {t('account:delete.keep')}
        </ButtonLink>
      </div>
    </SettingsPage>
  )
  return showState(state.value, {
    explain,
    passwordEntry: password,
    requesting: password,
    failed: password,
    onlyAdmin,
    deactivated,
  })
}
