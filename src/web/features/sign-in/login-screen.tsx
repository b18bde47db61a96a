import '../../i18n/sign-in.words.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { t } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/fields.tsx'
import { FormFrame } from '../../ui/form.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StepFrame } from '../../ui/step-frame.tsx'
import { useRulesForm } from '../../ui/use-rules-form.ts'
import { usePerson, useSite } from '../session/site.ts'
import { loginWith } from './login.implementations.ts'

const loadLoginRules = async () => (await import('../../../contract/rules/sign-in.ts')).loginRules

/** R-009, F-035…F-038. Signing in leads on to `forward`, else to the panel (N-055). */
export function LoginScreen({ forward, reason }: { forward: string | null; reason: string | undefined }) {
  const site = useSite()
  const navigate = useNavigate()
  const machine = useMemo(() => loginWith(site), [site])
  const [state, send] = useMachine(machine)
  const form = useRulesForm(loadLoginRules, { email: '', password: '' })
  const person = usePerson()
  // who is signed in, now or already, goes on to where they were going.
  const isDone = state.matches('success') || (person.isSettled && person.authState === 'authenticatedFull')
  useEffect(() => {
    if (isDone) void navigate({ href: forward ?? '/panel', replace: true })
  }, [isDone, forward, navigate])
  const isBusy = state.hasTag('busy') || isDone
  return (
    <StepFrame title={t('sign-in:title')} intro={reason ? <p>{t('sign-in:anonymousReason')}</p> : undefined}>
      {state.matches('badCredentials') && (
        <Panel tone="negative" isAlert>
          <p>{t('sign-in:badCredentials')}</p>
        </Panel>
      )}
      {state.matches('lockedOut') && (
        <Panel tone="negative" isAlert>
          <p>{t('sign-in:lockedOut')}</p>
          <Link to="/password/forgot">{t('sign-in:forgot')}</Link>
        </Panel>
      )}
      {state.matches('problem') && (
        <Panel tone="negative" isAlert>
          <p>{t('sign-in:problem')}</p>
          <Button
            kind="secondary"
            onClick={() => void form.handleSubmit((fields) => send({ type: 'credentials.submitted', fields }))()}
          >
            {t('common:tryAgain')}
          </Button>
        </Panel>
      )}
      <FormFrame
        form={form}
        fields={['email', 'password']}
        onSubmit={(fields) => !isBusy && send({ type: 'credentials.submitted', fields })}
      >
        <TextField
          registration={form.register('email')}
          label={t('sign-in:email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField registration={form.register('password')} label={t('sign-in:password')} autoComplete="current-password" />
        <Button type="submit" isBusy={isBusy}>
          {t('sign-in:submit')}
        </Button>
      </FormFrame>
      <p>
        <Link to="/password/forgot">{t('sign-in:forgot')}</Link>
      </p>
      <p>
        {t('sign-in:newHere')} <Link to="/create-an-account">{t('sign-in:create')}</Link>
      </p>
    </StepFrame>
  )
}
