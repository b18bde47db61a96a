import type { NamesFields } from '#contract/registration/cause-registration.rules.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { usePerson } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField, PasswordField, TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { type Progress, StepFrame } from '#web/ui/step-frame.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'

/** One question of the cause and business wizards: what was answered before, and what to do with the answer. */
export interface QuestionProps<Kept, Answer> {
  progress: Progress | null
  isBusy: boolean
  onBack: (() => void) | undefined
  kept: Kept
  onSubmit(answer: Answer): void
}

export function Continue({ isBusy = false }: { isBusy?: boolean }) {
  return (
    <Button type="submit" isBusy={isBusy}>
      {t('registration-cause:continue')}
    </Button>
  )
}

const loadRules = lazyImport(() => import('#contract/registration/cause-registration.rules.ts'))

export function AccountEmail({ kept, onSubmit, isBusy, ...frame }: QuestionProps<string | null, string>) {
  const form = useRulesForm(async () => (await loadRules()).accountEmailRules, { email: kept ?? '' })
  return (
    <StepFrame {...frame} title={t('registration-cause:email.title')} intro={<p>{t('registration-cause:email.intro')}</p>}>
      <FormFrame form={form} fields={['email']} onSubmit={({ email }) => !isBusy && onSubmit(email)}>
        <EmailField registration={form.register('email')} label={t('registration-cause:email.label')} />
        <Continue isBusy={isBusy} />
      </FormFrame>
    </StepFrame>
  )
}

export function NewPassword({ onSubmit, isBusy: _, kept: __, ...frame }: QuestionProps<null, string>) {
  const form = useRulesForm(async () => (await loadRules()).accountPasswordRules, { password: '' })
  return (
    <StepFrame {...frame} title={t('registration-cause:password.title')}>
      <FormFrame form={form} fields={['password']} onSubmit={({ password }) => onSubmit(password)}>
        <PasswordField
          registration={form.register('password')}
          label={t('registration-cause:password.label')}
          hint={t('registration-cause:password.hint')}
          autoComplete="new-password"
        />
        <Continue />
      </FormFrame>
    </StepFrame>
  )
}

export function Names({ kept, onSubmit, isBusy: _, ...frame }: QuestionProps<NamesFields | null, NamesFields>) {
  const form = useRulesForm<NamesFields>(async () => (await loadRules()).namesRules, kept ?? { firstName: '', lastName: '' })
  return (
    <StepFrame {...frame} title={t('registration-cause:names.title')}>
      <FormFrame form={form} fields={['firstName', 'lastName']} onSubmit={onSubmit}>
        <TextField
          registration={form.register('firstName')}
          label={t('registration-cause:names.first')}
          autoComplete="given-name"
        />
        <TextField
          registration={form.register('lastName')}
          label={t('registration-cause:names.last')}
          autoComplete="family-name"
        />
        <Continue />
      </FormFrame>
    </StepFrame>
  )
}

export function Mobile({ kept, onSubmit, isBusy: _, ...frame }: QuestionProps<string | null, string>) {
  // Whoever has an account with a number needn’t type it again.
  const own = usePerson().me?.user.mobile
  const form = useRulesForm(async () => (await loadRules()).mobileRules, { mobile: kept ?? own ?? '' })
  return (
    <StepFrame {...frame} title={t('registration-cause:mobile.title')} intro={<p>{t('registration-cause:mobile.intro')}</p>}>
      <FormFrame form={form} fields={['mobile']} onSubmit={({ mobile }) => onSubmit(mobile)}>
        <TextField
          registration={form.register('mobile')}
          label={t('registration-cause:mobile.label')}
          hint={t('registration-cause:mobile.hint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <Continue />
      </FormFrame>
    </StepFrame>
  )
}
