import '#web/i18n/business-registration.words.ts'
import '#web/i18n/registered.words.ts'
import '#web/i18n/cause-registration.words.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { row } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { Continue, type QuestionProps } from '../question.tsx'

const loadRules = () => import('#contract/registration/cause-registration.rules.ts')

export function BusinessName({ kept, onSubmit, isBusy: _, ...frame }: QuestionProps<string | null, string>) {
  const form = useRulesForm(async () => (await loadRules()).businessNameRules, { businessName: kept ?? '' })
  return (
    <StepFrame {...frame} title={t('business-registration:nameTitle')} intro={<p>{t('business-registration:nameIntro')}</p>}>
      <FormFrame form={form} fields={['businessName']} onSubmit={({ businessName }) => onSubmit(businessName)}>
        <TextField
          registration={form.register('businessName')}
          label={t('business-registration:nameLabel')}
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
    <StepFrame {...frame} title={t('business-registration:phoneTitle')}>
      <FormFrame form={form} fields={['contactNumber']} onSubmit={({ contactNumber }) => onSubmit(contactNumber)}>
        <TextField
          registration={form.register('contactNumber')}
          label={t('business-registration:phoneLabel')}
          hint={t('business-registration:phoneHint')}
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
    <StepFrame title={t('business-registration:existsTitle')} intro={<p>{t('business-registration:exists')}</p>}>
      <div className={row}>
        <ButtonLink to="/admin-dashboard">{t('registered:next.dashboard')}</ButtonLink>
        <Button kind="secondary" onClick={onBack}>
          {t('business-registration:otherName')}
        </Button>
      </div>
    </StepFrame>
  )
}
