import { t } from '#web/i18n/i18n.ts'
import { LoginForm } from '#web/shared/sign-in/login-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Progress, StepFrame } from '#web/ui/step-frame.tsx'

/** F-047: signing in here keeps the wizard, which hears who is here by itself. */
export function KnownEmail({ email, onBack, progress }: { email: string; progress: Progress | null; onBack(): void }) {
  return (
    <StepFrame title={t('registration-done:known.title')} progress={progress} intro={<p>{t('registration-done:known.text')}</p>}>
      <LoginForm email={email} />
      <div>
        <Button kind="quiet" onClick={onBack}>
          {t('registration-done:known.other')}
        </Button>
      </div>
    </StepFrame>
  )
}
