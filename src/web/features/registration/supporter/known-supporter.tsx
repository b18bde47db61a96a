import { t } from '#web/i18n/i18n.ts'
import { LoginForm } from '#web/shared/sign-in/login-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { type Progress, StepFrame } from '#web/ui/step-frame.tsx'
import { row } from '#web/ui/styles.ts'

interface KnownProps {
  email: string
  progress: Progress | null
  isBusy: boolean
  hasFailed: boolean
  onBack(): void
  onLink(): void
}

/** F-047: whoever has an account logs in inside the wizard, or has a link mailed. */
export function KnownSupporter({ email, progress, isBusy, hasFailed, onBack, onLink }: KnownProps) {
  return (
    <StepFrame title={t('registration:known.title')} progress={progress} intro={<p>{t('registration:known.text')}</p>}>
      {hasFailed && <Problem words={t('registration:known.linkFailed')} />}
      <LoginForm email={email} />
      <div className={row}>
        <Button kind="secondary" isBusy={isBusy} onClick={onLink}>
          {t('registration:known.link')}
        </Button>
        {!isBusy && (
          <Button kind="quiet" onClick={onBack}>
            {t('registration:known.other')}
          </Button>
        )}
      </div>
    </StepFrame>
  )
}

export function LinkSent({ email, onBack }: { email: string; onBack(): void }) {
  return (
    <StepFrame title={t('registration:linkNotice.title')} intro={<p>{t('registration:linkNotice.text', { email })}</p>}>
      <p>{t('registration:linkNotice.help')}</p>
      <div>
        <Button kind="secondary" onClick={onBack}>
          {t('registration:linkNotice.password')}
        </Button>
      </div>
    </StepFrame>
  )
}

interface SwitchProps {
  /** The cause that the person supports now; null when they support none. */
  from: string | null
  to: string
  isBusy: boolean
  hasFailed: boolean
  onConfirm(): void
  onDecline(): void
  onReopen(): void
}

/** what was donated so far stays with the cause before. */
export function ConfirmSwitch({ from, to, isBusy, hasFailed, onConfirm, onDecline, onReopen }: SwitchProps) {
  return (
    <StepFrame
      title={from ? t('registration:switch.title', { to }) : t('registration:switch.titleFirst', { to })}
      intro={<p>{from ? t('registration:switch.text', { from, to }) : t('registration:switch.textFirst', { to })}</p>}
    >
      {hasFailed && <Problem words={t('registration:switch.failed')} />}
      <div className={row}>
        <Button isBusy={isBusy} onClick={onConfirm}>
          {t('registration:switch.yes', { to })}
        </Button>
        {!isBusy && (
          <Button kind="secondary" onClick={onDecline}>
            {from ? t('registration:switch.no', { from }) : t('registration:switch.noNone')}
          </Button>
        )}
        {hasFailed && (
          <Button kind="quiet" onClick={onReopen}>
            {t('registration:switch.reopen')}
          </Button>
        )}
      </div>
    </StepFrame>
  )
}
