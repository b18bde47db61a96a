import { Link, useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { PasswordField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Outcome } from '#web/ui/outcome.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { row } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { MailForm, type MailProblem, MailProblemPanel, MailSent } from '../mail-form.tsx'
import { passwordResetWith } from './password-reset.implementations.ts'

const loadPasswordRules = lazyImport(async () => (await import('#contract/sign-in/password.rules.ts')).newPasswordRules)

interface NewPasswordProps {
  isCommon: boolean
  isBusy: boolean
  problem: MailProblem
  onSubmit(password: string): void
}

function NewPasswordForm({ isCommon, isBusy, problem, onSubmit }: NewPasswordProps) {
  const form = useRulesForm(loadPasswordRules, { newPassword: '' })
  const submit = (fields: { newPassword: string }) => !isBusy && onSubmit(fields.newPassword)
  return (
    <>
      <MailProblemPanel flow="reset" problem={problem} onRetry={() => void form.handleSubmit(submit)()} />
      <FormFrame
        form={form}
        fields={['newPassword']}
        onSubmit={submit}
        serverFields={isCommon ? { newPassword: 'passwordCommon' } : {}}
      >
        <PasswordField
          registration={form.register('newPassword')}
          label={t('sign-in:reset.newPassword')}
          hint={t('sign-in:reset.hint')}
          autoComplete="new-password"
        />
        <Button type="submit" isBusy={isBusy}>
          {t('sign-in:reset.save')}
        </Button>
      </FormFrame>
    </>
  )
}

/** R-011…R-013, F-045. `link` is the secret of the mail's address; null asks for a mail. `forward` is where the person wanted to go before they logged in. */
export function PasswordResetScreen({ link, forward }: { link: string | null; forward: string | null }) {
  const site = useSite()
  const navigate = useNavigate()
  const { current: secret } = useRef(link)
  const machine = useMemo(() => passwordResetWith(site, forward, secret ?? ''), [site, forward, secret])
  const [state, send] = useMachine(machine, { input: { hasLink: secret !== null } })
  // The secret stays in memory only: not in the address, the history or a referrer (reliability A5).
  useEffect(() => {
    const query = forward === null ? '' : `?forward-url=${encodeURIComponent(forward)}`
    if (link !== null) void navigate({ href: `/password/reset${query}`, replace: true })
  }, [link, forward, navigate])
  const onward = forward === null ? {} : { 'forward-url': forward }
  const isBusy = state.hasTag('busy')
  const problem = state.hasTag('failed') ? 'failed' : state.matches('tooMany') ? 'tooMany' : null
  const requestScreen = () => (
    <StepFrame title={t('sign-in:reset.title')} intro={<p>{t('sign-in:reset.intro')}</p>}>
      <MailForm
        flow="reset"
        email={state.context.email}
        isBusy={isBusy}
        problem={problem}
        onSubmit={(email) => send({ type: 'email.submitted', email })}
      />
      <p>
        <Link to="/login/{-$provider}" params={{}} search={onward}>
          {t('sign-in:reset.backToLogin')}
        </Link>
      </p>
    </StepFrame>
  )
  const newPasswordScreen = () => (
    <StepFrame title={t('sign-in:reset.newTitle')} intro={<p>{t('sign-in:reset.newIntro')}</p>}>
      <NewPasswordForm
        isCommon={state.matches('common')}
        isBusy={isBusy}
        problem={problem}
        onSubmit={(password) => send({ type: 'password.submitted', password })}
      />
    </StepFrame>
  )
  return showState(state.value, {
    arriving: null,
    request: requestScreen,
    sending: requestScreen,
    requestFailed: requestScreen,
    tooMany: requestScreen,
    sent: () => <MailSent flow="reset" email={state.context.email} onChange={() => send({ type: 'email.changed' })} />,
    newPassword: newPasswordScreen,
    saving: newPasswordScreen,
    saveFailed: newPasswordScreen,
    common: newPasswordScreen,
    success: () => (
      <Outcome scene="arrived" title={t('sign-in:reset.successTitle')} text={t('sign-in:reset.success')}>
        <div className={row}>
          <ButtonLink to="/login/{-$provider}" params={{}} search={onward}>
            {t('sign-in:submit')}
          </ButtonLink>
        </div>
      </Outcome>
    ),
    invalidLink: () => (
      <Outcome scene="expired" title={t('sign-in:reset.invalidTitle')} text={t('sign-in:reset.invalid')}>
        <div className={row}>
          <Button onClick={() => send({ type: 'link.asked' })}>{t('sign-in:reset.newLink')}</Button>
        </div>
      </Outcome>
    ),
  })
}
