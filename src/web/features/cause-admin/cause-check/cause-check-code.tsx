import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { row, soft, tightStack } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'

const loadRules = lazyImport(async () => (await import('#contract/support/support.rules.ts')).contactCodeRules)

interface CodeProps {
  /** Where the code went; null where none has gone yet. */
  contact: string | null
  mayEnter: boolean
  mayAsk: boolean
  isBusy: boolean
  onSend(code: string): void
  onAsk(): void
}

/** The code that went to the charity's own address: who enters it acts for the charity. */
export function CharityCode({ contact, mayEnter, mayAsk, isBusy, onSend, onAsk }: CodeProps) {
  const form = useRulesForm(loadRules, { code: '' })
  return (
    <section className={tightStack} aria-labelledby="charity-code">
      <h3 id="charity-code">{t('cause-admin-check:code.title')}</h3>
      <p>{contact === null ? t('cause-admin-check:code.notSent') : t('cause-admin-check:code.sent', { contact })}</p>
      {mayEnter && (
        <FormFrame form={form} fields={['code']} onSubmit={({ code }) => !isBusy && onSend(code)}>
          <TextField
            registration={form.register('code')}
            label={t('cause-admin-check:code.label')}
            hint={t('cause-admin-check:code.hint')}
            autoComplete="one-time-code"
          />
          <div>
            <Button type="submit" isBusy={isBusy}>
              {t('cause-admin-check:code.enter')}
            </Button>
          </div>
        </FormFrame>
      )}
      {mayAsk && (
        <div className={row}>
          <Button kind="quiet" isBusy={isBusy} onClick={onAsk}>
            {t('cause-admin-check:code.again')}
          </Button>
        </div>
      )}
      <p className={soft}>{t('cause-admin-check:code.else')}</p>
    </section>
  )
}
