import '../../i18n/sign-in.words.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { t } from '../../i18n/i18n.ts'
import { StepFrame } from '../../ui/step-frame.tsx'
import { usePerson } from '../session/site.ts'
import { LoginForm } from './login-form.tsx'

/** Signing in leads on to `forward`, else to the panel (N-055). */
export function LoginScreen({ forward, reason }: { forward: string | null; reason: string | undefined }) {
  const navigate = useNavigate()
  const person = usePerson()
  const [isSignedIn, setIsSignedIn] = useState(false)
  // who is signed in, now or already, goes on to where they were going.
  const isDone = isSignedIn || (person.isSettled && person.authState === 'authenticatedFull')
  useEffect(() => {
    if (isDone) void navigate({ href: forward ?? '/panel', replace: true })
  }, [isDone, forward, navigate])
  return (
    <StepFrame title={t('sign-in:title')} intro={reason ? <p>{t('sign-in:anonymousReason')}</p> : undefined}>
      <LoginForm isLeaving={isDone} onSignedIn={() => setIsSignedIn(true)} />
      <p>
        <Link to="/login/link/{-$token}" params={{ token: undefined }} search={forward ? { 'forward-url': forward } : {}}>
          {t('sign-in:mailLink.choose')}
        </Link>
      </p>
      <p>
        <Link to="/password/forgot">{t('sign-in:forgot')}</Link>
      </p>
      <p>
        {t('sign-in:newHere')} <Link to="/create-an-account">{t('sign-in:create')}</Link>
      </p>
    </StepFrame>
  )
}
