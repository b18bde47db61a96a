import type { BankDetails } from '#contract/cause-admin/bank-details.ts'
import type { Why } from '#web/api/why-failed.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { CheckboxField, TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { PasswordAsk } from '#web/ui/password-ask.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor } from '#web/ui/why.ts'

const loadRules = lazyImport(async () => (await import('#contract/cause-admin/bank-details.rules.ts')).bankDetailsRules)

const blank: BankDetails = { accountName: '', sortCode: '', accountNumber: '', isBuildingSociety: false, rollNumber: '' }
const inPairs = (sortCode: string) => sortCode.replace(/(\d\d)(?=\d)/g, '$1-')

interface FormProps {
  typed: BankDetails | null
  refusals: Record<string, string>
  onBack(): void
  onSubmit(fields: BankDetails): void
}

/** The account as it is typed. */
export function BankForm({ typed, refusals, onBack, onSubmit }: FormProps) {
  const form = useRulesForm<BankDetails>(loadRules, typed ?? blank)
  const isBuildingSociety = form.watch('isBuildingSociety')
  return (
    <StepFrame title={t('cause-admin:bank.formTitle')} onBack={onBack}>
      <FormFrame
        form={form}
        fields={['accountName', 'isNameAccepted', 'sortCode', 'accountNumber', 'isBuildingSociety', 'rollNumber']}
        serverFields={refusals}
        onSubmit={onSubmit}
      >
        <TextField
          registration={form.register('accountName')}
          label={t('cause-admin:bank.accountName')}
          hint={t('cause-admin:bank.nameHint')}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          registration={form.register('sortCode')}
          label={t('cause-admin:bank.sortCode')}
          hint={t('cause-admin:bank.sortCodeHint')}
          autoComplete="off"
          inputMode="numeric"
        />
        <TextField
          registration={form.register('accountNumber')}
          label={t('cause-admin:bank.accountNumber')}
          hint={t('cause-admin:bank.accountNumberHint')}
          autoComplete="off"
          inputMode="numeric"
        />
        {(refusals.accountName === 'accountNameNoMatch' || typed?.isNameAccepted) && (
          <CheckboxField registration={form.register('isNameAccepted')} label={t('cause-admin:bank.useAnyway')} />
        )}
        <CheckboxField registration={form.register('isBuildingSociety')} label={t('cause-admin:bank.isBuildingSociety')} />
        {isBuildingSociety && (
          <TextField registration={form.register('rollNumber')} label={t('cause-admin:bank.rollNumber')} autoComplete="off" />
        )}
        <Button type="submit">{t('cause-admin:bank.goOn')}</Button>
      </FormFrame>
    </StepFrame>
  )
}

interface ReviewProps {
  fields: BankDetails
  refusals: Record<string, string>
  isBusy: boolean
  /** Why it could not be saved. */
  failed: Why | null
  onBack(): void
  onSubmit(password: string): void
  onOtherWay(): void
}

/** What was typed, to be compared, and the password (3.3.4). */
export function BankReview({ fields, refusals, isBusy, failed, onBack, onSubmit, onOtherWay }: ReviewProps) {
  return (
    <StepFrame
      title={t('cause-admin:bank.reviewTitle')}
      onBack={isBusy ? undefined : onBack}
      intro={<p>{t('cause-admin:bank.reviewIntro')}</p>}
    >
      {failed && <Problem words={t('cause-admin:bank.saveFailed')} help={helpFor(failed)} />}
      <Facts
        rows={[
          [t('cause-admin:bank.accountName'), fields.accountName],
          [t('cause-admin:bank.sortCode'), inPairs(fields.sortCode)],
          [t('cause-admin:bank.accountNumber'), fields.accountNumber],
          [
            t('cause-admin:bank.kind'),
            t(fields.isBuildingSociety ? 'cause-admin:bank.buildingSociety' : 'cause-admin:bank.bankAccount'),
          ],
          [t('cause-admin:bank.rollNumber'), fields.isBuildingSociety ? fields.rollNumber : null],
        ]}
      />
      <PasswordAsk
        label={t('cause-admin:bank.password')}
        hint={t('cause-admin:bank.passwordHint')}
        send={t('cause-admin:bank.save')}
        refusals={refusals}
        isBusy={isBusy}
        onSubmit={onSubmit}
        otherWay={{ words: t('cause-admin:bank.otherWay'), onChosen: onOtherWay }}
      />
    </StepFrame>
  )
}
