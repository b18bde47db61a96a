import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { AdminRequestFields } from '#contract/registration/cause-registration.rules.ts'
import { type AdminRequestOutcome, adminRequestMachine } from '#machines/registration/admin-request/admin-request.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { t } from '#web/i18n/i18n.ts'
import { digest } from '#web/platform/digest.ts'
import { later } from '#web/site/later.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { row } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'

const loadRegistrationCauseCalls = later(
  async () => (await import('#contract/registration/cause.calls.ts')).registrationCauseCalls,
)

const loadRules = later(async () => (await import('#contract/registration/cause-registration.rules.ts')).adminRequestRules)
/** The call's names of the fields. */
const names: Record<string, keyof AdminRequestFields> = { emailAddress: 'email', phoneNumber: 'phone', evidence: 'evidence' }

function adminRequestWith({ api }: Pick<Site, 'api'>, causeId: number, key: string) {
  return adminRequestMachine.provide({
    actors: {
      sendRequest: fromPromise(async ({ input: { fields } }): Promise<AdminRequestOutcome> => {
        const registrationCauseCalls = await loadRegistrationCauseCalls()
        const body = { emailAddress: fields.email, phoneNumber: fields.phone, evidence: fields.evidence }
        try {
          const idempotencyKey = `${key}-request-${digest(JSON.stringify(body))}`
          const { details } = await api.ask(registrationCauseCalls.requestAdmin, { path: { id: causeId }, body, idempotencyKey })
          return { kind: 'received', reference: details.ticketReference }
        } catch (error) {
          if (!(error instanceof ApiFailure) || error.status !== 422) throw error
          const faults = Object.entries(error.fields).map(([name, code]) => [names[name] ?? name, code])
          return { kind: 'refused', fields: Object.fromEntries(faults) }
        }
      }),
    },
  })
}

interface Props {
  cause: { id: number; name: string }
  /** Tells this request from every other. */
  requestKey: string
  email: string
  phone: string
  onBack(): void
}

/** F-060, F-061, U-068 */
export function AdminRequestScreen({ cause, requestKey, email, phone, onBack }: Props) {
  const site = useSite()
  const machine = useMemo(() => adminRequestWith(site, cause.id, requestKey), [site, cause.id, requestKey])
  const [state, send] = useMachine(machine)
  const form = useRulesForm<AdminRequestFields>(loadRules, { email, phone, evidence: '' })
  const isBusy = state.hasTag('busy')
  const ticket = () => {
    const { reference, fields } = state.context
    return (
      <StepFrame
        title={t('registration-done:admin.ticketTitle')}
        intro={<p>{t('registration-done:admin.ticket', { reference })}</p>}
      >
        <p>{t('registration-done:admin.reply', { email: fields?.email ?? '' })}</p>
        <div className={row}>
          <ButtonLink to="/">{t('registration-done:admin.home')}</ButtonLink>
        </div>
      </StepFrame>
    )
  }
  const couldNotSend = () => (
    <StepFrame title={t('registration-done:admin.failedTitle')} intro={<p>{t('registration-done:admin.failed')}</p>}>
      <div>
        <Button onClick={() => send({ type: 'request.retried' })}>{t('common:tryAgain')}</Button>
      </div>
    </StepFrame>
  )
  const request = () => (
    <StepFrame
      title={t('registration-done:admin.title', { name: cause.name })}
      onBack={isBusy ? undefined : onBack}
      intro={<p>{t('registration-done:admin.intro')}</p>}
    >
      <FormFrame
        form={form}
        fields={['email', 'phone', 'evidence']}
        serverFields={state.context.refusals}
        onSubmit={(fields) => !isBusy && send({ type: 'request.submitted', fields })}
      >
        <TextField
          registration={form.register('email')}
          label={t('registration-done:admin.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
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
  return showState(state.value, { editing: request, submitting: request, couldNotSend, ticketShown: ticket })
}
