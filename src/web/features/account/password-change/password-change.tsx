import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { PasswordChangeFields } from '#contract/account/account.rules.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { byState } from '#web/ui/by-state.ts'
import { ChangeCard } from '#web/ui/change-card.tsx'
import { PasswordField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { SaveRow } from '#web/ui/save-row.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { passwordChangeWith } from './password-change.implementations.ts'

const loadRules = lazyImport(async () => (await import('#contract/account/account.rules.ts')).passwordChangeRules)
const empty = { oldPassword: '', newPassword: '', newPasswordConfirm: '' }

/** F-124 */
export function PasswordChange() {
  const site = useSite()
  const machine = useMemo(() => passwordChangeWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const form = useRulesForm<PasswordChangeFields>(loadRules, empty)
  const isBusy = state.hasTag('busy')
  const isSaved = state.matches('saved')
  useEffect(() => {
    if (isSaved) form.reset(empty)
  }, [isSaved, form])
  return (
    <ChangeCard id="password" title={t('account:security.passwordTitle')} now={t('account:security.passwordText')}>
      <FormFrame
        form={form}
        fields={['oldPassword', 'newPassword', 'newPasswordConfirm']}
        serverFields={state.context.refusals}
        onSubmit={(fields) => !isBusy && send({ type: 'form.submitted', fields })}
      >
        <PasswordField
          registration={form.register('oldPassword')}
          label={t('account:security.old')}
          autoComplete="current-password"
        />
        <PasswordField
          registration={form.register('newPassword')}
          label={t('account:security.new')}
          hint={t('account:security.newHint')}
          autoComplete="new-password"
        />
        <PasswordField
          registration={form.register('newPasswordConfirm')}
          label={t('account:security.confirm')}
          autoComplete="new-password"
        />
        <SaveRow
          isBusy={isBusy}
          result={byState(state.value, {
            editing: null,
            saving: null,
            saved: { saved: t('account:security.passwordSaved'), toast: t('account:security.passwordToast') },
            failed: { failed: t('account:saveFailed'), help: helpFor(why), onRetry: () => send({ type: 'submission.retried' }) },
          })}
        >
          {t('account:security.passwordSave')}
        </SaveRow>
      </FormFrame>
    </ChangeCard>
  )
}
