import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Outcome } from '#web/ui/outcome.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { row } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'

const loadEmailRules = lazyImport(async () => (await import('#contract/sign-in/password.rules.ts')).forgotPasswordRules)

/** Flows that begin with a mail; their words have the same names. */
export type MailFlow = 'reset' | 'mailLink'
export type MailProblem = 'failed' | 'tooMany' | null

interface ProblemProps {
  flow: MailFlow
  problem: MailProblem
  /** Left out where the page's own button tries again. */
  onRetry?(): void
}

export function MailProblemPanel({ flow, problem, onRetry }: ProblemProps) {
  return problem && <Problem words={t(`sign-in:${flow}.${problem}`)} onRetry={onRetry} />
}

interface MailFormProps {
  flow: MailFlow
  email: string
  isBusy: boolean
  problem: MailProblem
  onSubmit(email: string): void
}

/** Which address the mail should go to. */
export function MailForm({ flow, email, isBusy, problem, onSubmit }: MailFormProps) {
  const form = useRulesForm(loadEmailRules, { email })
  const submit = (fields: { email: string }) => !isBusy && onSubmit(fields.email)
  return (
    <>
      <MailProblemPanel flow={flow} problem={problem} onRetry={() => void form.handleSubmit(submit)()} />
      <FormFrame form={form} fields={['email']} onSubmit={submit}>
        <EmailField registration={form.register('email')} label={t('sign-in:email')} autoComplete="username" />
        <Button type="submit" isBusy={isBusy}>
          {t(`sign-in:${flow}.send`)}
        </Button>
      </FormFrame>
    </>
  )
}

/** The same whether the address has an account or not. */
export function MailSent({ flow, email, onChange }: { flow: MailFlow; email: string; onChange(): void }) {
  return (
    <Outcome scene="sent" title={t(`sign-in:${flow}.sentTitle`)} text={t(`sign-in:${flow}.sent`, { email })}>
      <p>{t(`sign-in:${flow}.sentHelp`)}</p>
      <div className={row}>
        <Button kind="secondary" onClick={onChange}>
          {t(`sign-in:${flow}.otherEmail`)}
        </Button>
      </div>
    </Outcome>
  )
}
