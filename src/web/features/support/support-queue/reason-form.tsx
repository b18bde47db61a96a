import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { row } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { type ReadyAnswer, ReadyAnswers } from '../ready-answers.tsx'
import type { DecisionMail } from './decision-mails.ts'

const loadReasonRules = lazyImport(async () => (await import('#contract/support/support.rules.ts')).refusalRules)
const MailPreview = lazyPart(lazyImport(async () => (await import('./mail-preview.tsx')).MailPreview, 'mail'))

/** Every decision says why; the person reads it. */
export function ReasonForm(props: {
  label: string
  hint?: string
  send: string
  /** What leaves everything as it is; “Cancel” where that can’t be misread. */
  keep?: string
  /** What is often answered here. */
  answers?: readonly ReadyAnswer[]
  /** What is mailed with it. */
  mail?: DecisionMail
  /** True while it's on its way. */
  isBusy?: boolean
  onSend(reason: string): void
  onCancel(): void
}) {
  const { isBusy = false } = props
  const form = useRulesForm(loadReasonRules, { reason: '' })
  const insert = (text: string) => {
    const typed = form.getValues('reason').trimEnd()
    form.setValue('reason', typed ? `${typed}\n\n${text}` : text)
    form.setFocus('reason')
  }
  return (
    <FormFrame form={form} fields={['reason']} onSubmit={({ reason }) => !isBusy && props.onSend(reason)}>
      {props.answers && <ReadyAnswers offered={props.answers} isOff={isBusy} onInsert={insert} />}
      <TextArea
        registration={form.register('reason')}
        label={props.label}
        hint={props.hint ?? t('support:reasonHint')}
        readOnly={isBusy}
      />
      {props.mail && <MailPreview mail={props.mail} words={form.watch('reason')} />}
      <div className={row}>
        <Button type="submit" isBusy={isBusy}>
          {props.send}
        </Button>
        <Button kind="quiet" isDisabled={isBusy} onClick={props.onCancel}>
          {props.keep ?? t('support:keep')}
        </Button>
      </div>
    </FormFrame>
  )
}
