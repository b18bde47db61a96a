import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { InviteFields } from '#contract/cause-admin/invitation.rules.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { EmailField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem, Saved } from '#web/ui/reading-parts.tsx'
import { SaveRow } from '#web/ui/save-row.tsx'
import { bullets, pageBody, row, stack } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { useActiveCause } from '../active-cause/active-cause.ts'
import { Faq } from './faq.tsx'
import { inviteAdminsWith } from './invite-admins.implementations.ts'
import { Invitations, People } from './team.tsx'

const loadRules = lazyImport(async () => (await import('#contract/cause-admin/invitation.rules.ts')).inviteRules)

// Whom one asks, and beside it who is there already.
const halves = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); align-items: start;
  & h2 { font-size: var(--size-l); }
  @media (min-width: 1152px) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`

function InviteAdmins({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => inviteAdminsWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const form = useRulesForm<InviteFields>(loadRules, { email: '' })
  const { team, email, refusals, adminId } = state.context
  const chosen = team?.admins.find(({ id }) => id === adminId)?.name ?? ''
  const canInvite = state.can({ type: 'invite.submitted', email: '' })
  const isSending = state.matches('sending')
  const isSent = state.matches('sent')
  // The next one is somebody else.
  useEffect(() => {
    if (isSent) form.reset()
  }, [isSent, form])
  const rights = (
    <ul className={bullets}>
      {(['1', '2', '3', '4'] as const).map((number) => (
        <li key={number}>{t(`cause-admin-invites:can.${number}`)}</li>
      ))}
    </ul>
  )
  return (
    <div className={`${pageBody} ${stack}`}>
      <PageHeading intro={t('cause-admin-invites:intro', { cause: cause.name })}>{t('cause-admin-invites:title')}</PageHeading>
      {state.matches('loading') && <Loading />}
      {state.matches('failed') && (
        <Problem words={t('cause-admin-invites:failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
      )}
      {showState(state.value, {
        loading: null,
        failed: null,
        editing: null,
        terms: null,
        sending: null,
        sendFailed: null,
        sent: null,
        revoking: null,
        revokeFailed: () => (
          <Problem
            words={t('cause-admin-invites:revokeFailed')}
            help={helpFor(why)}
            onRetry={() => send({ type: 'page.refreshed' })}
            retryWords={t('cause-admin-invites:look')}
          />
        ),
        revoked: () => <Saved words={t('cause-admin-invites:revokedNow')} />,
        confirmingRemoval: null,
        removing: null,
        removeFailed: () => (
          <Problem
            words={t('cause-admin-invites:removeFailed')}
            help={helpFor(why)}
            onRetry={() => send({ type: 'page.refreshed' })}
            retryWords={t('cause-admin-invites:look')}
          />
        ),
        removed: () => <Saved words={t('cause-admin-invites:removed')} />,
      })}
      <div className={halves}>
        {(canInvite || isSending || state.hasTag('asksTerms')) && (
          <section className={stack} aria-labelledby="invite">
            <h2 id="invite">{t('cause-admin-invites:form')}</h2>
            <FormFrame
              form={form}
              fields={['email']}
              serverFields={refusals}
              onSubmit={(fields) => canInvite && send({ type: 'invite.submitted', email: fields.email })}
            >
              <EmailField
                registration={form.register('email')}
                label={t('cause-admin-invites:email')}
                hint={t('cause-admin-invites:emailHint')}
                autoComplete="off"
              />
              <SaveRow
                isBusy={isSending}
                isDisabled={state.hasTag('asksTerms')}
                result={
                  isSent
                    ? { saved: t('cause-admin-invites:sent', { email }) }
                    : state.matches('sendFailed')
                      ? {
                          failed: t('cause-admin-invites:sendFailed'),
                          help: helpFor(why),
                          onRetry: () => send({ type: 'submission.retried' }),
                        }
                      : null
                }
              >
                {t('cause-admin-invites:send')}
              </SaveRow>
            </FormFrame>
            <Disclosure title={t('cause-admin-invites:termsTitle')}>{rights}</Disclosure>
          </section>
        )}
        {team && !state.matches('failed') && (
          <People
            cause={cause}
            admins={team.admins}
            onRemove={canInvite && !state.matches('sendFailed') ? (id) => send({ type: 'admin.removed', id }) : undefined}
          />
        )}
      </div>
      <Modal
        isOpen={state.hasTag('asksTerms')}
        title={t('cause-admin-invites:termsTitle')}
        onClose={() => send({ type: 'terms.declined' })}
      >
        <div className={stack}>
          {rights}
          <p>{t('cause-admin-invites:termsAsk', { email })}</p>
          <div className={row}>
            <Button onClick={() => send({ type: 'terms.accepted' })}>{t('cause-admin-invites:agree')}</Button>
            <Button kind="secondary" onClick={() => send({ type: 'terms.declined' })}>
              {t('cause-admin-invites:cancel')}
            </Button>
          </div>
        </div>
      </Modal>
      <Modal
        isOpen={state.hasTag('asksRemoval')}
        title={t('cause-admin-invites:removeTitle', { name: chosen })}
        onClose={() => send({ type: 'removal.left' })}
      >
        <div className={stack}>
          <p>{t('cause-admin-invites:removeText', { name: chosen, cause: cause.name })}</p>
          <div className={row}>
            <Button onClick={() => send({ type: 'removal.confirmed' })}>{t('cause-admin-invites:removeSure')}</Button>
            <Button kind="secondary" onClick={() => send({ type: 'removal.left' })}>
              {t('cause-admin-invites:removeLeave')}
            </Button>
          </div>
        </div>
      </Modal>
      {team && !state.matches('failed') && team.invitations.length > 0 && (
        <Invitations
          invitations={team.invitations}
          onRevoke={state.can({ type: 'invite.revoked', id: '' }) ? (id) => send({ type: 'invite.revoked', id }) : undefined}
        />
      )}
      <Faq />
    </div>
  )
}

/** R-118, F-154, U-063, X-021: about the cause that the dashboard is about, at whose head another one is chosen. */
export function InviteAdminsScreen() {
  const cause = useActiveCause()
  return cause ? <InviteAdmins key={cause.id} cause={cause} /> : null
}
