import { css } from '@linaria/core'
import { useId } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFrame, ruleSentence } from '#web/ui/form.tsx'
import { row, tightStack } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'

const loadRules = lazyImport(async () => (await import('#contract/support/support.rules.ts')).reviewTextRules)
const sentenceOf = (code: string) => (code === 'reviewTextRequired' ? t('support-records:updates.whyNeeded') : ruleSentence(code))
const sure = css`
  & > h3 { font-size: var(--size-m); }
  & > blockquote { margin: 0 0 var(--s3); padding-inline-start: var(--s3); border-inline-start: 3px solid var(--line-soft); white-space: pre-line; overflow-wrap: anywhere; }
`

interface FormProps {
  refusals: Record<string, string>
  onGive(text: string): void
  onCancel(): void
}

/** Why an update is taken down: those who run the cause read it. */
export function TakedownForm({ refusals, onGive, onCancel }: FormProps) {
  const form = useRulesForm(loadRules, { text: '' })
  return (
    <FormFrame
      form={form}
      fields={['text']}
      serverFields={refusals}
      sentenceOf={sentenceOf}
      onSubmit={({ text }) => onGive(text)}
    >
      <TextArea
        registration={form.register('text')}
        label={t('support-records:updates.why')}
        hint={t('support-records:updates.whyHint')}
      />
      <div className={row}>
        <Button type="submit">{t('support-records:updates.next')}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('support:keep')}
        </Button>
      </div>
    </FormFrame>
  )
}

interface SureProps {
  reason: string
  isBusy: boolean
  onConfirm(): void
  onChange(): void
}

/** What it means, and what those who run the cause will read, before it happens. */
export function Sure({ reason, isBusy, onConfirm, onChange }: SureProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing is filled in here
    <div role="group" className={`${tightStack} ${sure}`} aria-labelledby={id} aria-describedby={`${id}-means`}>
      <h3 id={id}>{t('support-records:updates.sure')}</h3>
      <p id={`${id}-means`}>{t('support-records:updates.sureText')}</p>
      <blockquote>{reason}</blockquote>
      <div className={row}>
        <Button isBusy={isBusy} onClick={onConfirm}>
          {t('support-records:updates.yes')}
        </Button>
        <Button kind="quiet" isDisabled={isBusy} onClick={onChange}>
          {t('support-records:updates.change')}
        </Button>
      </div>
    </div>
  )
}
