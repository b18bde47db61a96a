import { lazyImport } from '../site/lazy-import.ts'
import { Button } from './button.tsx'
import { PasswordField } from './fields.tsx'
import { FormFrame } from './form.tsx'
import { row } from './styles.ts'
import { useRulesForm } from './use-rules-form.ts'

const loadRules = lazyImport(async () => (await import('#contract/account/account.rules.ts')).deletionRules)

interface PasswordAskProps {
  label: string
  hint?: string
  send: string
  /** What the server said of it, at the field. */
  refusals: Record<string, string>
  isBusy: boolean
  /** True while another way is under way: what is typed stays, but can't be sent. */
  isOff?: boolean
  onSubmit(password: string): void
  /** For who has none, or doesn't want to type it. */
  otherWay?: { words: string; onChosen(): void }
}

/** The password again, before what only its person may do. What was typed stays when it is refused; the button keeps the focus while it is looked at. */
export function PasswordAsk({ label, hint, send, refusals, isBusy, isOff = false, onSubmit, otherWay }: PasswordAskProps) {
  const form = useRulesForm(loadRules, { password: '' })
  return (
    <>
      <FormFrame
        form={form}
        fields={['password']}
        serverFields={refusals}
        onSubmit={({ password }) => !isBusy && !isOff && onSubmit(password)}
      >
        <PasswordField
          registration={form.register('password')}
          label={label}
          {...(hint === undefined ? {} : { hint })}
          autoComplete="current-password"
        />
        <Button type="submit" isBusy={isBusy} isDisabled={isOff}>
          {send}
        </Button>
      </FormFrame>
      {otherWay && (
        <div className={row}>
          <Button kind="quiet" isDisabled={isBusy} onClick={otherWay.onChosen}>
            {otherWay.words}
          </Button>
        </div>
      )}
    </>
  )
}
