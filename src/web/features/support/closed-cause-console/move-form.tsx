import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { row } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'

const loadRules = lazyImport(async () => (await import('#contract/support/support.rules.ts')).recallRules)

interface Props {
  /** True while it's on its way. */
  isBusy: boolean
  onSend(fields: { cause: string; text: string }): void
  onCancel(): void
}

/** To which cause the money goes, and why. */
export function MoveForm({ isBusy, onSend, onCancel }: Props) {
  const form = useRulesForm(loadRules, { cause: '', text: '' })
  return (
    <FormFrame form={form} fields={['cause', 'text']} onSubmit={(fields) => !isBusy && onSend(fields)}>
      <TextField
        registration={form.register('cause')}
        label={t('support-closing:to')}
        hint={t('support-closing:toHint')}
        readOnly={isBusy}
      />
      <TextArea
        registration={form.register('text')}
        label={t('support-closing:why')}
        hint={t('support-closing:whyHint')}
        readOnly={isBusy}
      />
      <div className={row}>
        <Button type="submit" isBusy={isBusy}>
          {t('support-closing:send.propose')}
        </Button>
        <Button kind="quiet" isDisabled={isBusy} onClick={onCancel}>
          {t('support:keep')}
        </Button>
      </div>
    </FormFrame>
  )
}
