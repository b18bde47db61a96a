import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { row } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { Continue, type QuestionProps } from '../person-questions.tsx'

const loadRules = lazyImport(() => import('#contract/registration/cause-registration.rules.ts'))

export function BusinessName({ kept, onSubmit, isBusy: _, ...frame }: QuestionProps<string | null, string>) {
  const form = useRulesForm(async () => (await loadRules()).businessNameRules, { businessName: kept ?? '' })
  return (
    <StepFrame {...frame} title={t('registration-business:nameTitle')} intro={<p>{t('registration-business:nameIntro')}</p>}>
      <FormFrame form={form} fields={['businessName']} onSubmit={({ businessName }) => onSubmit(businessName)}>
        <TextField
          registration={form.register('businessName')}
          label={t('registration-business:nameLabel')}
          autoComplete="organization"
        />
        <Continue />
      </FormFrame>
    </StepFrame>
  )
}

export function ContactNumber({ kept, onSubmit, isBusy: _, ...frame }: QuestionProps<string | null, string>) {
  const form = useRulesForm(async () => (await loadRules()).contactNumberRules, { contactNumber: kept ?? '' })
  return (
    <StepFrame {...frame} title={t('registration-business:phoneTitle')}>
      <FormFrame form={form} fields={['contactNumber']} onSubmit={({ contactNumber }) => onSubmit(contactNumber)}>
        <TextField
          registration={form.register('contactNumber')}
          label={t('registration-business:phoneLabel')}
          hint={t('registration-business:phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <Continue />
      </FormFrame>
    </StepFrame>
  )
}

export function AlreadyRegistered({ onBack }: { onBack(): void }) {
  return (
    <StepFrame title={t('registration-business:existsTitle')} intro={<p>{t('registration-business:exists')}</p>}>
      <div className={row}>
        <ButtonLink to="/admin-dashboard">{t('registration-done:next.dashboard')}</ButtonLink>
        <Button kind="secondary" onClick={onBack}>
          {t('registration-business:otherName')}
        </Button>
      </div>
    </StepFrame>
  )
}
