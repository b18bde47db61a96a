import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields.tsx'
import { FormFrame, ruleSentence } from '#web/ui/form.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Progress, StepFrame } from '#web/ui/step-frame.tsx'
import { SummaryList, type SummaryRow } from '#web/ui/summary-list.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'

const loadTermsRules = lazyImport(
  async () => (await import('#contract/registration/cause-registration.rules.ts')).causeTermsRules,
)

interface Props {
  progress: Progress | null
  isBusy: boolean
  onBack: (() => void) | undefined
  rows: readonly SummaryRow[]
  /** What the server found fault with, by field. */
  refusals: Record<string, string>
  submit: string
  onConfirm(): void
}

/** Check-your-answers: nothing is made before the person has seen it whole and accepted the terms. */
export function CheckAnswers({ rows, refusals, submit, isBusy, onConfirm, ...frame }: Props) {
  const form = useRulesForm(loadTermsRules, { terms: false })
  const faults = Object.values(refusals)
  return (
    <StepFrame {...frame} title={t('registration-cause:check.title')} intro={<p>{t('registration-cause:check.intro')}</p>}>
      {faults.length > 0 && (
        <Panel tone="negative" isAlert>
          <p>{t('registration-cause:check.refused')}</p>
          <ul>
            {[...new Set(faults)].map((code) => (
              <li key={code}>{ruleSentence(code)}</li>
            ))}
          </ul>
        </Panel>
      )}
      <SummaryList rows={rows} />
      <p>
        <a href="/terms/cause" target="_blank" rel="noreferrer">
          {t('registration-cause:check.readTerms')}
        </a>
        <br />
        <a href="/terms/supporter" target="_blank" rel="noreferrer">
          {t('registration-cause:check.readSupporterTerms')}
        </a>
      </p>
      <FormFrame form={form} fields={['terms']} onSubmit={() => !isBusy && onConfirm()}>
        <CheckboxField registration={form.register('terms')} label={t('registration-cause:check.terms')} />
        <Button type="submit" isBusy={isBusy}>
          {submit}
        </Button>
      </FormFrame>
    </StepFrame>
  )
}

export function CouldNotRegister({ onBack, onRetry, progress }: { progress: Progress | null; onBack(): void; onRetry(): void }) {
  return (
    <StepFrame
      title={t('registration-cause:failed.title')}
      progress={progress}
      onBack={onBack}
      intro={<p>{t('registration-cause:failed.text')}</p>}
    >
      <div>
        <Button onClick={onRetry}>{t('common:tryAgain')}</Button>
      </div>
    </StepFrame>
  )
}
