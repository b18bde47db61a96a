import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import type { Arrival } from '#machines/sign-in/provider-login/provider-login.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { type DialogReturn, isForWindow, takeKept } from '#web/platform/dialog-window.ts'
import { ProviderLinking, useLinkingOffer } from '#web/shared/sign-in/linking-offer.ts'
import { LoginForm } from '#web/shared/sign-in/login-form.tsx'
import { ProviderButtons } from '#web/shared/sign-in/provider-buttons.tsx'
import { later } from '#web/site/later.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import type { ProviderLoginProps } from '../provider-login/provider-login.tsx'

const ProviderLogin = lazyPart<ProviderLoginProps>(
  later(async () => (await import('../provider-login/provider-login.tsx')).ProviderLogin),
)

interface Props {
  forward: string | null
  reason: string | undefined
  /** Named by the address: its dialog begins at once, or has just brought the person back. */
  provider: ProviderName | null
  returned: DialogReturn | null
}

interface Arrived {
  arrival: Arrival
  forward: string | null
}

/** What the address means. An answer counts only for the device that asked, and once. */
function arrive(provider: ProviderName | null, returned: DialogReturn | null, forward: string | null): Arrived {
  if (!provider) return { arrival: { kind: 'choice' }, forward }
  if (!returned) return { arrival: { kind: 'start', provider }, forward }
  if (isForWindow(returned.state)) return { arrival: { kind: 'window', provider }, forward }
  const kept = takeKept(returned.state)
  const answer =
    kept === null
      ? { kind: 'forged' as const }
      : returned.code
        ? { kind: 'code' as const, code: returned.code }
        : { kind: 'cancelled' as const }
  return { arrival: { kind: 'answer', provider, answer }, forward: kept || forward }
}

/** Signing in leads on to `forward`, else to the panel (N-055). */
export function LoginScreen({ forward, reason, provider, returned }: Props) {
  const navigate = useNavigate()
  const site = useSite()
  const person = usePerson()
  const [isSignedIn, setIsSignedIn] = useState(false)
  // Of a service that is not offered here the address says nothing.
  const [first] = useState({ provider: site.providers.find((name) => name === provider) ?? null, returned, forward })
  const [arrived, setArrived] = useState<Arrived | null>(first.provider ? null : { arrival: { kind: 'choice' }, forward })
  const isHere = person.isSettled && person.authState === 'authenticatedFull'
  // who is signed in, now or already, goes on to where they were going; a window of a provider only hands over.
  const isDone = isSignedIn || (isHere && !returned)
  const [early, setEarly] = useState<ProviderName | null>(null)
  const [waitsFor, setWaitsFor] = useState<ProviderName | null>(first.provider)
  const choose = useRef<((provider: ProviderName) => void) | null>(null)
  const { held, isOver, finish } = useLinkingOffer(isDone)
  const target = arrived?.forward ?? forward
  useEffect(() => {
    if (isOver) void navigate({ href: target ?? '/panel', replace: true })
  }, [isOver, target, navigate])
  // Where the address itself says something, it is settled first who is here: a dialog must not begin for somebody who is logged in.
  useEffect(() => {
    const isKnown = person.isSettled && (!isHere || first.returned !== null)
    if (arrived === null && isKnown) setArrived(arrive(first.provider, first.returned, first.forward))
  }, [arrived, person.isSettled, isHere, first])
  // What the provider brought back stays out of the history.
  useEffect(() => {
    if (arrived && returned) void navigate({ href: '/login', replace: true })
  }, [arrived, returned, navigate])
  // Who came from choosing a cause makes the account for this cause.
  const wizard = target?.startsWith('/support-a-good-cause/step-1') ? target : null
  if (held) return <ProviderLinking held={held} onDone={finish} />
  return (
    <StepFrame title={t('sign-in:title')} intro={reason ? <p>{t('sign-in:anonymousReason')}</p> : undefined}>
      {site.providers.length > 0 && (
        <>
          {arrived && (
            <ProviderLogin
              arrival={arrived.arrival}
              returned={first.returned}
              kept={target ?? ''}
              early={early}
              choose={choose}
              onBusy={setWaitsFor}
              onSignedIn={() => setIsSignedIn(true)}
            />
          )}
          <ProviderButtons
            providers={site.providers}
            busy={waitsFor}
            {...(arrived
              ? {
                  onChoose(chosen) {
                    if (choose.current) choose.current(chosen)
                    else {
                      setEarly(chosen)
                      setWaitsFor(chosen)
                    }
                  },
                }
              : {})}
          />
        </>
      )}
      <LoginForm isLeaving={isDone} forward={target} onSignedIn={() => setIsSignedIn(true)} />
      <p>
        <Link to="/login/link/{-$token}" params={{ token: undefined }} search={target ? { 'forward-url': target } : {}}>
          {t('sign-in:mailLink.choose')}
        </Link>
      </p>
      <p>
        <Link to="/password/forgot" search={target ? { 'forward-url': target } : {}}>
          {t('sign-in:forgot')}
        </Link>
      </p>
      <p>
        {t('sign-in:newHere')}{' '}
        {wizard ? (
          <a href={wizard}>{t('sign-in:create')}</a>
        ) : (
          <Link to="/create-an-account" search={target ? { 'forward-url': target } : {}}>
            {t('sign-in:create')}
          </Link>
        )}
      </p>
    </StepFrame>
  )
}
