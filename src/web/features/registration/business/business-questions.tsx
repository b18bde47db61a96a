import '../../../i18n/cause-registration.words.ts'
import { t } from '../../../i18n/i18n.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields.tsx'
import { FormFrame } from '../../../ui/form.tsx'
import { StepFrame } from '../../../ui/step-frame.tsx'
import { row } from '../../../ui/styles.ts'
import { useRulesForm } from '../../../ui/use-rules-form.ts'
import { Continue, type QuestionProps } from '../question.tsx'

const loadRules = () => import('../../../../contract/rules/cause-registration.ts')

export function BusinessName({ kept, onSubmit, isBusy: _, ...frame }: QuestionProps<string | null, string>) {
  const form = useRulesForm(async () => (await loadRules()).businessNameRules, { businessName: kept ?? '' })
  return (
    <StepFrame
      {...frame}
      title={t('cause-registration:business.nameTitle')}
      intro={<p>{t('cause-registration:business.nameIntro')}</p>}
    >
      <FormFrame form={form} fields={['businessName']} onSubmit={({ businessName }) => onSubmit(businessName)}>
        <TextField
          registration={form.register('businessName')}
          label={t('cause-registration:business.nameLabel')}
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
    <StepFrame {...frame} title={t('cause-registration:business.phoneTitle')}>
      <FormFrame form={form} fields={['contactNumber']} onSubmit={({ contactNumber }) => onSubmit(contactNumber)}>
        <TextField
          registration={form.register('contactNumber')}
          label={t('cause-registration:business.phoneLabel')}
          hint={t('cause-registration:business.phoneHint')}
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
    <StepFrame title={t('cause-registration:business.existsTitle')} intro={<p>{t('cause-registration:business.exists')}</p>}>
      <div className={row}>
        <ButtonLink to="/admin-dashboard">{t('cause-registration:next.dashboard')}</ButtonLink>
        <Button kind="secondary" onClick={onBack}>
          {t('cause-registration:business.otherName')}
        </Button>
      </div>
    </StepFrame>
  )
}
