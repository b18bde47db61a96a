import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { AdminRequestFields } from '#contract/registration/cause-registration.rules.ts'
import type { adminRequestMachine, SentRequest } from '#machines/registration/admin-request/admin-request.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { EmailField, TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { row } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'

const loadRules = lazyImport(async () => (await import('#contract/registration/cause-registration.rules.ts')).adminRequestRules)
interface Props {
  /** The wizard's own, as long as it asks for the rights. */
  actor: ActorRefFrom<typeof adminRequestMachine>
  /** The cause's. */
  name: string
  email: string
  phone: string
  onBack(): void
}

/** F-060 */
export function AdminRequestScreen({ actor, name, email, phone, onBack }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const form = useRulesForm<AdminRequestFields>(loadRules, { email, phone, evidence: '' })
  const isBusy = state.hasTag('busy')
  const couldNotSend = () => (
    <StepFrame title={t('registration-done:admin.failedTitle')} intro={<p>{t('registration-done:admin.failed')}</p>}>
      <div>
        <Button onClick={() => actor.send({ type: 'request.retried' })}>{t('common:tryAgain')}</Button>
      </div>
    </StepFrame>
  )
  const request = () => (
    <StepFrame
      title={t('registration-done:admin.title', { name })}
      onBack={isBusy ? undefined : onBack}
      intro={<p>{t('registration-done:admin.intro')}</p>}
    >
      <FormFrame
        form={form}
        fields={['email', 'phone', 'evidence']}
        serverFields={state.context.refusals}
        onSubmit={(fields) => !isBusy && actor.send({ type: 'request.submitted', fields })}
      >
        <EmailField registration={form.register('email')} label={t('registration-done:admin.email')} />
        <TextField
          registration={form.register('phone')}
          label={t('registration-done:admin.phone')}
          hint={t('registration-done:admin.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <TextArea
          registration={form.register('evidence')}
          label={t('registration-done:admin.evidence')}
          hint={t('registration-done:admin.evidenceHint')}
        />
        <Button type="submit" isBusy={isBusy}>
          {t('registration-done:admin.send')}
        </Button>
      </FormFrame>
    </StepFrame>
  )
  return showState(state.value, { editing: request, submitting: request, couldNotSend, ticketShown: null })
}

/** F-061, U-068 */
export function RequestReceived({ reference, email }: SentRequest) {
  return (
    <StepFrame
      title={t('registration-done:admin.ticketTitle')}
      intro={<p>{t('registration-done:admin.ticket', { reference })}</p>}
    >
      <p>{t('registration-done:admin.reply', { email })}</p>
      <div className={row}>
        <ButtonLink to="/">{t('registration-done:admin.home')}</ButtonLink>
      </div>
    </StepFrame>
  )
}
