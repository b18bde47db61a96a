import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { EmailChangeFields, EmailCodeFields } from '#contract/account/account.rules.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { ChangeCard } from '#web/ui/change-card.tsx'
import { EmailField, TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Problem, Saved } from '#web/ui/reading-parts.tsx'
import { row } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { emailChangeWith } from './email-change.implementations.ts'

const loadRules = lazyImport(() => import('#contract/account/account.rules.ts'))

/** F-123, G-026 */
export function EmailChange({ email }: { email: string }) {
  const site = useSite()
  const machine = useMemo(() => emailChangeWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const form = useRulesForm<EmailChangeFields>(async () => (await loadRules()).emailChangeRules, { email: '', emailConfirm: '' })
  const code = useRulesForm<EmailCodeFields>(async () => (await loadRules()).emailCodeRules, { code: '' })
  const isBusy = state.hasTag('busy')
  const { context } = state
  useToast(state.matches('saved') ? { kind: 'success', words: t('account:security.emailToast'), isSaid: true } : null)
  const correct = () => {
    code.reset()
    send({ type: 'email.corrected' })
  }
  return (
    <ChangeCard id="email" title={t('account:security.emailTitle')} now={t('account:security.emailNow', { email })}>
      {showState(state.value, {
        editing: null,
        saving: null,
        failed: () => (
          <Problem
            words={t('account:security.emailFailed')}
            help={helpFor(why)}
            onRetry={() => send({ type: 'submission.retried' })}
          />
        ),
        confirming: null,
        checking: null,
        notChecked: () => <Problem words={t('account:security.notChecked')} help={helpFor(why)} />,
        expired: () => <Problem words={t('account:security.expired')} />,
        saved: () => <Saved words={t('account:security.emailSaved', { email: context.email })} />,
      })}
      {state.hasTag('asksCode') ? (
        <FormFrame
          form={code}
          fields={['code']}
          serverFields={context.refusals}
          onSubmit={(fields) => !isBusy && send({ type: 'code.submitted', code: fields.code })}
        >
          <p role="status">{t('account:security.codeText', { email: context.email })}</p>
          <TextField
            registration={code.register('code')}
            label={t('account:security.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <div className={row}>
            <Button type="submit" isBusy={isBusy}>
              {t('account:security.codeSend')}
            </Button>
            {!isBusy && (
              <Button kind="quiet" onClick={correct}>
                {t('account:security.otherEmail')}
              </Button>
            )}
          </div>
        </FormFrame>
      ) : state.matches('expired') || state.matches('saved') ? (
        <div>
          <Button kind="secondary" onClick={correct}>
            {t(state.matches('saved') ? 'account:security.emailAgain' : 'account:security.otherEmail')}
          </Button>
        </div>
      ) : (
        <FormFrame
          form={form}
          fields={['email', 'emailConfirm']}
          serverFields={context.refusals}
          onSubmit={(fields) => !isBusy && send({ type: 'email.submitted', fields })}
        >
          <EmailField registration={form.register('email')} label={t('account:security.email')} />
          <EmailField
            registration={form.register('emailConfirm')}
            label={t('account:security.emailConfirm')}
            autoComplete="off"
          />
          <Button type="submit" isBusy={isBusy}>
            {t('account:security.emailSend')}
          </Button>
        </FormFrame>
      )}
    </ChangeCard>
  )
}
