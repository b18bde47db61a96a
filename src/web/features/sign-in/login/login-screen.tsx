import { css } from '@linaria/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMachine, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import { t } from '#web/i18n/i18n.ts'
import type { DialogReturn } from '#web/platform/dialog-window.ts'
import { ProviderLinking } from '#web/shared/sign-in/linking-offer.ts'
import { LoginFields } from '#web/shared/sign-in/login-fields.tsx'
import { ProviderButtons } from '#web/shared/sign-in/provider-buttons.tsx'
import { usePerson, useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import type { ProviderLoginProps } from '../provider-login/provider-login.tsx'
import { loadProviderLogin, loginPageWith } from './login-page.implementations.ts'

const ProviderLogin = lazyPart<ProviderLoginProps>(async () => (await loadProviderLogin()).ProviderLogin)

const forgot = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s4); justify-content: space-between; max-inline-size: 30rem; margin-block-start: calc(-1 * var(--s4));
  & > a { display: inline-flex; align-items: center; min-block-size: 44px; }
`
const or = css`
  display: flex; align-items: center; gap: var(--s3); max-inline-size: 30rem; margin-block: calc(-1 * var(--s3)) calc(-1 * var(--s2)); color: var(--ink-soft);
  &::before, &::after { content: ''; flex: 1; border-block-start: 1px solid var(--line-soft); }
`
// With what comes after it, as one list, quieter than the one button above. The envelope comes with the page, and none of its script.
const mailed = css`
  display: grid; max-inline-size: 30rem;
  & + div { margin-block-start: calc(-1 * var(--s4)); }
  & > a, & + div > button { position: relative; padding-inline: calc(24px + 2 * var(--s4)); border: 1px solid var(--line); background: var(--surface-raised); color: var(--ink); font-weight: 500; }
  & > a::before, & + div > button > :first-child { position: absolute; inset-inline-start: var(--s4); }
  & > a::before { content: ''; inline-size: 24px; block-size: 24px; margin-block: -2px; flex: none; background: currentcolor; forced-color-adjust: none; clip-path: path(evenodd, 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM5 6l7 5 7-5zM4 7.8V18h16V7.8l-8 5.7z'); }
`
const fresh = css`
  border-block-start: 1px solid var(--line-soft); padding-block-start: var(--s4); max-inline-size: 30rem; text-align: center;
  & > a { display: inline-flex; align-items: center; min-block-size: 44px; font-weight: 650; }
`

interface Props {
  forward: string | null
  reason: string | undefined
  /** Named by the address: its dialog begins at once, or has just brought the person back. */
  provider: ProviderName | null
  returned: DialogReturn | null
}

/** Signing in leads on to `forward`, else to the panel (N-055). */
export function LoginScreen({ forward, reason, provider, returned }: Props) {
  const navigate = useNavigate()
  const site = useSite()
  const person = usePerson()
  const first = useRef<ReturnType<typeof loginPageWith> | null>(null)
  first.current ??= loginPageWith(site, { provider: site.providers.find((name) => name === provider) ?? null, returned, forward })
  const page = first.current
  const [state, send] = useMachine(page.machine, { input: page.input })
  const { login, providerLogin, linkingOffer } = state.children
  const form = useSelector(login, (now) => now)
  const asked = useSelector(providerLogin, (now) => now)
  const offer = useSelector(linkingOffer, (now) => now)
  const { forward: target, waitsFor } = state.context
  const isHere = person.isSettled && person.authState === 'authenticatedFull'
  const isReturned = returned !== null
  useEffect(() => {
    if (person.isSettled) send({ type: 'person.known', isHere, isReturned })
  }, [person.isSettled, isHere, isReturned, send])
  const isOver = state.matches({ entered: 'over' })
  useEffect(() => {
    if (isOver) void navigate({ href: target ?? '/panel', replace: true })
  }, [isOver, target, navigate])
  const isAsking = state.matches({ outside: 'asking' })
  const isUnasked = waitsFor !== null && state.matches({ outside: { asking: 'notLoaded' } })
  // What the provider brought back stays out of the history.
  useEffect(() => {
    if (isAsking && returned) void navigate({ href: '/login', replace: true })
  }, [isAsking, returned, navigate])
  // Who came from choosing a cause makes the account for this cause.
  const wizard = target?.startsWith('/support-a-good-cause/step-1') ? target : null
  // It stands until the next page is there: this one, shown again meanwhile, would begin anew and spend the provider's code a second time.
  if (page.found.held && offer?.hasTag('shown'))
    return <ProviderLinking held={page.found.held} onDone={() => linkingOffer?.send({ type: 'offer.finished' })} />
  return (
    <StepFrame title={t('sign-in:title')} intro={reason ? <p>{t('sign-in:anonymousReason')}</p> : undefined}>
      {providerLogin && <ProviderLogin actor={providerLogin} />}
      {isUnasked && <Problem words={t('sign-in:provider.fault.failed')} />}
      <LoginFields state={form} send={(event) => login?.send(event)} forward={target} />
      <p className={forgot}>
        <Link to="/password/forgot" search={target ? { 'forward-url': target } : {}}>
          {t('sign-in:forgot')}
        </Link>
        <Link to="/contact">{t('shell:wizard.help')}</Link>
      </p>
      <p className={or}>{t('sign-in:provider.or')}</p>
      <div className={mailed}>
        <ButtonLink
          to="/login/link/{-$token}"
          params={{ token: undefined }}
          search={target ? { 'forward-url': target } : {}}
          kind="secondary"
        >
          {t('sign-in:mailLink.choose')}
        </ButtonLink>
      </div>
      {site.providers.length > 0 && (
        <ProviderButtons
          providers={site.providers}
          busy={asked ? (asked.hasTag('busy') ? asked.context.provider : null) : isUnasked ? null : waitsFor}
          {...(isAsking ? { onChoose: (provider) => send({ type: 'provider.chosen', provider }) } : {})}
        />
      )}
      <p className={fresh}>
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
