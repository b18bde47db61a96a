import { Link } from '@tanstack/react-router'
import type { SnapshotFrom } from 'xstate'
import type { LoginEvent, loginMachine } from '#machines/sign-in/login/login.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { EmailField, PasswordField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { waitInWords } from '#web/ui/wait-in-words.ts'

const loadLoginRules = lazyImport(async () => (await import('#contract/sign-in/sign-in.rules.ts')).loginRules)

interface FieldsProps {
  /** The running chart, and how it stands; none once the page has gone on. */
  state: SnapshotFrom<typeof loginMachine> | undefined
  send(event: LoginEvent): void
  /** What is already known of the person; they may change it. */
  email?: string
  /** Where the person wants to go, for who has to choose a new password first. */
  forward?: string | null
}

/** F-035…F-038: address and password, and every way that signing in can fail. */
export function LoginFields({ state, send, email = '', forward = null }: FieldsProps) {
  const form = useRulesForm(loadLoginRules, { email, password: '' })
  const isBusy = !state || state.hasTag('busy') || state.status === 'done'
  return (
    <>
      {state &&
        showState(state.value, {
          editing: null,
          submitting: null,
          badCredentials: () => <Problem words={t('sign-in:badCredentials')} />,
          lockedOut: () => (
            <Panel tone="negative" isAlert>
              <p>{t('sign-in:lockedOut', { wait: waitInWords(state.context.wait) })}</p>
              <Link to="/password/forgot" search={forward ? { 'forward-url': forward } : {}}>
                {t('sign-in:forgot')}
              </Link>
            </Panel>
          ),
          problem: () => (
            <Problem
              words={t('sign-in:problem')}
              onRetry={() => void form.handleSubmit((fields) => send({ type: 'credentials.submitted', fields }))()}
            />
          ),
          success: null,
        })}
      <FormFrame
        form={form}
        fields={['email', 'password']}
        onSubmit={(fields) => !isBusy && send({ type: 'credentials.submitted', fields })}
      >
        <EmailField registration={form.register('email')} label={t('sign-in:email')} autoComplete="username" />
        <PasswordField registration={form.register('password')} label={t('sign-in:password')} autoComplete="current-password" />
        <Button type="submit" isBusy={isBusy}>
          {t('sign-in:submit')}
        </Button>
      </FormFrame>
    </>
  )
}
