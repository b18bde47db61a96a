import type { AccountFields, MarketingFields } from '#contract/registration/registration.rules.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { CheckboxField, EmailField, PasswordField, TextField } from '#web/ui/fields.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import type { Progress } from '#web/ui/step-frame.tsx'
import { FormQuestion } from '../form-question.tsx'

const loadAccountRules = lazyImport(async () => (await import('#contract/registration/registration.rules.ts')).accountRules)
const loadMarketingRules = lazyImport(async () => (await import('#contract/registration/registration.rules.ts')).marketingRules)

interface StepProps {
  progress: Progress | null
  isBusy: boolean
  onBack: (() => void) | undefined
}

interface CreateAccountProps extends StepProps {
  kept: AccountFields | null
  causeName: string
  isRefused: boolean
  refusals: Record<string, string>
  onSubmit(fields: AccountFields): void
}

export function CreateAccountScreen({ kept, causeName, isRefused, ...step }: CreateAccountProps) {
  return (
    <FormQuestion
      {...step}
      title={t('registration:account.title')}
      intro={
        <>
          <p>{t('registration:account.intro', { name: causeName })}</p>
          {isRefused && <Problem words={t('registration:account.refused')} />}
        </>
      }
      loadRules={loadAccountRules}
      kept={kept ?? { firstName: '', lastName: '', email: '', password: '' }}
      fields={['firstName', 'lastName', 'email', 'password']}
    >
      {(form) => (
        <>
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
          <EmailField
            registration={form.register('email')}
            label={t('registration:account.email')}
            hint={t('registration:account.emailHint')}
          />
          <PasswordField
            registration={form.register('password')}
            label={t('registration:account.password')}
            hint={t('registration:account.passwordHint')}
            autoComplete="new-password"
          />
        </>
      )}
    </FormQuestion>
  )
}

interface MarketingTermsProps extends StepProps {
  kept: MarketingFields | null
  onSubmit(fields: MarketingFields): void
}

export function MarketingTermsScreen({ kept, ...step }: MarketingTermsProps) {
  return (
    <FormQuestion
      {...step}
      title={t('registration:marketing.title')}
      intro={
        <p>
          <a href="/terms/supporter" target="_blank" rel="noreferrer">
            {t('registration:marketing.readTerms')}
          </a>
        </p>
      }
      loadRules={loadMarketingRules}
      kept={kept ?? { terms: false, news: false }}
      fields={['terms', 'news']}
      submit={t('registration:marketing.submit')}
    >
      {(form) => (
        <>
          <CheckboxField registration={form.register('terms')} label={t('registration:marketing.terms')} />
          <CheckboxField
            registration={form.register('news')}
            label={t('registration:marketing.news')}
            hint={t('registration:marketing.newsHint')}
          />
        </>
      )}
    </FormQuestion>
  )
}
