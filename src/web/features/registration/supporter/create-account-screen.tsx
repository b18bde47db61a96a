import type { AccountFields, MarketingFields } from '#contract/registration/registration.rules.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField, PasswordField, TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'

const loadAccountRules = async () => (await import('#contract/registration/registration.rules.ts')).accountRules
const loadMarketingRules = async () => (await import('#contract/registration/registration.rules.ts')).marketingRules

interface StepProps {
  progress: string
  isBusy: boolean
  onBack: (() => void) | undefined
}

export function CreateAccountScreen({
  progress,
  isBusy,
  onBack,
  kept,
  causeName,
  isRefused,
  refusals,
  onSubmit,
}: StepProps & {
  kept: AccountFields | null
  causeName: string
  isRefused: boolean
  refusals: Record<string, string>
  onSubmit(fields: AccountFields): void
}) {
  const form = useRulesForm(loadAccountRules, kept ?? { firstName: '', lastName: '', email: '', password: '' })
  return (
    <StepFrame
      title={t('registration:account.title')}
      progress={progress}
      onBack={onBack}
      intro={<p>{t('registration:account.intro', { name: causeName })}</p>}
    >
      {isRefused && (
        <Panel tone="negative" isAlert>
          <p>{t('registration:account.refused')}</p>
        </Panel>
      )}
      <FormFrame
        form={form}
        serverFields={refusals}
        fields={['firstName', 'lastName', 'email', 'password']}
        onSubmit={(fields) => !isBusy && onSubmit(fields)}
      >
        <TextField
          registration={form.register('firstName')}
          label={t('registration:account.firstName')}
          autoComplete="given-name"
        />
        <TextField
          registration={form.register('lastName')}
          label={t('registration:account.lastName')}
          autoComplete="family-name"
        />
        <TextField
          registration={form.register('email')}
          label={t('registration:account.email')}
          hint={t('registration:account.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          registration={form.register('password')}
          label={t('registration:account.password')}
          hint={t('registration:account.passwordHint')}
          autoComplete="new-password"
        />
        <Button type="submit" isBusy={isBusy}>
          {t('registration:continue')}
        </Button>
      </FormFrame>
    </StepFrame>
  )
}

export function MarketingTermsScreen({
  progress,
  isBusy,
  onBack,
  kept,
  onSubmit,
}: StepProps & { kept: MarketingFields | null; onSubmit(fields: MarketingFields): void }) {
  const form = useRulesForm(loadMarketingRules, kept ?? { terms: false, news: false })
  return (
    <StepFrame
      title={t('registration:marketing.title')}
      progress={progress}
      onBack={onBack}
      intro={
        <p>
          <a href="/terms/supporter" target="_blank" rel="noreferrer">
            {t('registration:marketing.readTerms')}
          </a>
        </p>
      }
    >
      <FormFrame form={form} fields={['terms', 'news']} onSubmit={(fields) => !isBusy && onSubmit(fields)}>
        <CheckboxField registration={form.register('terms')} label={t('registration:marketing.terms')} />
        <CheckboxField
          registration={form.register('news')}
          label={t('registration:marketing.news')}
          hint={t('registration:marketing.newsHint')}
        />
        <Button type="submit" isBusy={isBusy}>
          {t('registration:marketing.submit')}
        </Button>
      </FormFrame>
    </StepFrame>
  )
}
