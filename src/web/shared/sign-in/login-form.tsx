import { useMachine } from '@xstate/react'
import { type ComponentProps, useEffect, useMemo } from 'react'
import { useSite } from '#web/site/site.ts'
import { loginWith } from './login.implementations.ts'
import { LoginFields } from './login-fields.tsx'

interface Props extends Pick<ComponentProps<typeof LoginFields>, 'email'> {
  /** For who doesn't watch who is here anyway. */
  onSignedIn?(): void
}

/** Logging in where a page goes on meanwhile: with a chart of its own. */
export function LoginForm({ email, onSignedIn }: Props) {
  const site = useSite()
  const machine = useMemo(() => loginWith(site), [site])
  const [state, send] = useMachine(machine)
  const isDone = state.matches('success')
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it happens
  useEffect(() => {
    if (isDone) onSignedIn?.()
  }, [isDone])
  return <LoginFields state={state} send={send} {...(email === undefined ? {} : { email })} />
}
