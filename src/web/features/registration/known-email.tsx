import '../../i18n/cause-registration.words.ts'
import { t } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { StepFrame } from '../../ui/step-frame.tsx'
import { LoginForm } from '../sign-in/login-form.tsx'

/** F-047: signing in here keeps the wizard. */
export function KnownEmail({
  email,
  onBack,
  onSignedIn,
  progress,
}: {
  email: string
  progress: string
  onBack(): void
  onSignedIn(): void
}) {
  return (
    <StepFrame
      title={t('cause-registration:known.title')}
      progress={progress}
      intro={<p>{t('cause-registration:known.text')}</p>}
    >
      <LoginForm email={email} onSignedIn={onSignedIn} />
      <div>
        <Button kind="quiet" onClick={onBack}>
          {t('cause-registration:known.other')}
        </Button>
      </div>
    </StepFrame>
  )
}
