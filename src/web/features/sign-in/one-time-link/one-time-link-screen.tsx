import { Link, useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Outcome } from '#web/ui/outcome.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { row } from '#web/ui/styles.ts'
import { MailForm, type MailProblem, MailProblemPanel, MailSent } from '../mail-form.tsx'
import { oneTimeLinkWith } from './one-time-link.implementations.ts'

interface Props {
  /** The secret of the mail's address; null asks for a mail. */
  link: string | null
  forward: string | null
}

/** R-140, F-044. */
export function OneTimeLinkScreen({ link, forward }: Props) {
  const site = useSite()
  const navigate = useNavigate()
  const { current: secret } = useRef(link)
  const machine = useMemo(() => oneTimeLinkWith(site, forward, secret ?? ''), [site, forward, secret])
  const [state, send] = useMachine(machine, { input: { hasLink: secret !== null, email: '' } })
  const isEntered = state.matches('entered')
  const { passwordReset } = state.context
  const isChoosing = state.matches('choosing')
  // The secret stays in memory only: not in the address, the history or a referrer (reliability A5).
  useEffect(() => {
    const query = forward === null ? '' : `?forward-url=${encodeURIComponent(forward)}`
    if (link !== null) void navigate({ href: `/login/link${query}`, replace: true })
  }, [link, forward, navigate])
  useEffect(() => {
    if (isEntered) void navigate({ href: forward ?? '/panel', replace: true })
  }, [isEntered, forward, navigate])
  useEffect(() => {
    if (isChoosing)
      void navigate({ to: '/password/reset/{-$passwordResetId}', params: { passwordResetId: passwordReset }, replace: true })
  }, [isChoosing, passwordReset, navigate])
  const isBusy = state.hasTag('busy') || isEntered || isChoosing
  const problem: MailProblem = state.hasTag('failed') ? 'failed' : state.matches('tooMany') ? 'tooMany' : null
  const request = () => (
    <StepFrame title={t('sign-in:mailLink.title')} intro={<p>{t('sign-in:mailLink.intro')}</p>}>
      <MailForm
        flow="mailLink"
        email={state.context.email}
        isBusy={isBusy}
        problem={problem}
        onSubmit={(email) => send({ type: 'email.submitted', email })}
      />
      <p>
        <Link to="/login/{-$provider}" params={{ provider: undefined }} search={forward ? { 'forward-url': forward } : {}}>
          {t('sign-in:mailLink.withPassword')}
        </Link>
      </p>
    </StepFrame>
  )
  const landing = () => (
    <StepFrame title={t('sign-in:mailLink.landingTitle')} intro={<p>{t('sign-in-proof:landing')}</p>}>
      <MailProblemPanel flow="mailLink" problem={problem} />
      <div className={row}>
        <Button isBusy={isBusy} onClick={() => send({ type: 'link.followed' })}>
          {t('sign-in:mailLink.enter')}
        </Button>
      </div>
    </StepFrame>
  )
  const renewed = () => (
    <StepFrame title={t('sign-in-proof:renewedTitle')} intro={<p>{t('sign-in-proof:renewed')}</p>}>
      <p>{t('sign-in-proof:renewedHelp')}</p>
      <div className={row}>
        <Button isBusy={isBusy} onClick={() => send({ type: 'password.wanted' })}>
          {t('sign-in-proof:choose')}
        </Button>
        {!isBusy && (
          <Button kind="secondary" onClick={() => send({ type: 'password.left' })}>
            {t('sign-in-proof:later')}
          </Button>
        )}
      </div>
    </StepFrame>
  )
  const elsewhere = () => (
    <StepFrame title={t('sign-in-proof:elsewhereTitle')} intro={<p>{t('sign-in-proof:elsewhere')}</p>}>
      <p>{t('sign-in-proof:elsewhereHelp')}</p>
      <div className={row}>
        <Button onClick={() => send({ type: 'link.asked' })}>{t('sign-in:mailLink.choose')}</Button>
      </div>
      <p>
        <Link to="/login/{-$provider}" params={{ provider: undefined }}>
          {t('sign-in:mailLink.withPassword')}
        </Link>
      </p>
    </StepFrame>
  )
  const over = (fault: 'expired' | 'used' | 'invalid') => (
    <Outcome scene="expired" title={t(`sign-in:mailLink.${fault}Title`)} text={t(`sign-in:mailLink.${fault}`)}>
      <div className={row}>
        <Button onClick={() => send({ type: 'link.asked' })}>{t('sign-in:mailLink.newLink')}</Button>
      </div>
    </Outcome>
  )
  return showState(state.value, {
    arriving: null,
    request,
    sending: request,
    requestFailed: request,
    tooMany: request,
    sent: () => <MailSent flow="mailLink" email={state.context.email} onChange={() => send({ type: 'email.changed' })} />,
    landing,
    entering: landing,
    enteringFailed: landing,
    entered: landing,
    renewed,
    choosing: renewed,
    elsewhere,
    expired: () => over('expired'),
    used: () => over('used'),
    invalid: () => over('invalid'),
  })
}
