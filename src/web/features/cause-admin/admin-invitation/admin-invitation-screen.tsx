import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Outcome } from '#web/ui/outcome.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { row } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { adminInvitationWith } from './admin-invitation.implementations.ts'

/** Until it is known what the invitation says, and to whom. */
function Waiting() {
  return (
    <StepFrame title={t('cause-admin-invites:received.plainTitle')}>
      <Loading />
    </StepFrame>
  )
}

interface Props {
  token: string
  isSignedIn: boolean
}

function Invitation({ token, isSignedIn }: Props) {
  const site = useSite()
  const navigate = useNavigate()
  const machine = useMemo(() => adminInvitationWith(site, token), [site, token])
  const [state, send, actor] = useMachine(machine, { input: { isSignedIn } })
  const why = useWhy(actor)
  const isLoggingIn = state.matches('loggingIn')
  useEffect(() => {
    if (isLoggingIn) void navigate({ href: `/login?forward-url=${encodeURIComponent(`/admin-invites/${token}`)}` })
  }, [isLoggingIn, navigate, token])
  const { invitation } = state.context
  const cause = invitation?.causeName ?? ''
  const failed = () => (
    <StepFrame title={t('cause-admin-invites:received.plainTitle')}>
      <Problem
        words={t('cause-admin-invites:received.failed')}
        help={helpFor(why)}
        onRetry={() => send({ type: 'page.refreshed' })}
      />
    </StepFrame>
  )
  const over = () => (
    <Outcome
      scene="expired"
      title={t('cause-admin-invites:received.overTitle')}
      text={t(
        `cause-admin-invites:received.over.${invitation && invitation.status !== 'pending' ? invitation.status : 'unknown'}`,
      )}
    >
      <div>
        <ButtonLink to="/">{t('cause-admin-invites:received.home')}</ButtonLink>
      </div>
    </Outcome>
  )
  const accepted = () => (
    <Outcome
      scene="registered"
      title={t('cause-admin-invites:received.acceptedTitle', { cause })}
      text={t('cause-admin-invites:received.acceptedText')}
    >
      <div>
        <ButtonLink to="/admin-dashboard">{t('cause-admin-invites:received.dashboard')}</ButtonLink>
      </div>
    </Outcome>
  )
  const declined = () => (
    <Outcome
      scene="sent"
      title={t('cause-admin-invites:received.declinedTitle')}
      text={t('cause-admin-invites:received.declinedText')}
    >
      <div>
        <ButtonLink to="/">{t('cause-admin-invites:received.home')}</ButtonLink>
      </div>
    </Outcome>
  )
  const day = invitation ? formatDay(invitation.expiresAt) : ''
  const hasAcceptFailed = state.matches('acceptFailed')
  const hasDeclineFailed = state.matches('declineFailed')
  const question = () => (
    <StepFrame
      title={t(invitation?.isHandover ? 'cause-admin-invites:received.handoverTitle' : 'cause-admin-invites:received.title', {
        cause,
      })}
      intro={
        <p>
          {invitation?.isHandover
            ? t('cause-admin-invites:received.handoverText', { by: invitation.invitedBy, cause, day })
            : invitation?.invitedBy
              ? t('cause-admin-invites:received.text', { by: invitation.invitedBy, cause, day })
              : t('cause-admin-invites:received.textPlain', { cause, day })}
        </p>
      }
    >
      {hasAcceptFailed && <Problem words={t('cause-admin-invites:received.acceptFailed')} help={helpFor(why)} />}
      {hasDeclineFailed && <Problem words={t('cause-admin-invites:received.declineFailed')} help={helpFor(why)} />}
      <div className={row}>
        {!isSignedIn && !hasDeclineFailed && !state.matches('declining') && (
          <Button onClick={() => send({ type: 'login.chosen' })}>{t('cause-admin-invites:received.login')}</Button>
        )}
        {isSignedIn && !hasDeclineFailed && !state.matches('declining') && (
          <Button isBusy={state.matches('accepting')} onClick={() => send({ type: 'invitation.accepted' })}>
            {t(invitation?.isHandover ? 'cause-admin-invites:received.handoverAccept' : 'cause-admin-invites:received.accept')}
          </Button>
        )}
        {!hasAcceptFailed && !state.matches('accepting') && (
          <Button kind="secondary" isBusy={state.matches('declining')} onClick={() => send({ type: 'invitation.declined' })}>
            {t('cause-admin-invites:received.decline')}
          </Button>
        )}
      </div>
      {!isSignedIn && (
        <p>
          {t('cause-admin-invites:received.register')}{' '}
          <a href="/create-an-account">{t('cause-admin-invites:received.registerLink')}</a>
        </p>
      )}
    </StepFrame>
  )
  return showState(state.value, {
    loading: <Waiting />,
    failed,
    pending: question,
    accepting: question,
    acceptFailed: question,
    declining: question,
    declineFailed: question,
    accepted,
    declined,
    loggingIn: question,
    over,
  })
}

/** R-144, F-154, G-005, P-015: whoever is here has to be known before the invitation can say what comes next. */
export function AdminInvitationScreen({ token }: { token: string }) {
  const { isSettled, authState } = usePerson()
  const isSignedIn = authState === 'authenticatedFull'
  // Accepting reads the person anew, and must not begin the invitation again.
  const [known, setKnown] = useState(isSettled ? isSignedIn : null)
  if (known === null && isSettled) setKnown(isSignedIn)
  return known === null ? <Waiting /> : <Invitation token={token} isSignedIn={known} />
}
