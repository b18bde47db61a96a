import { t } from '#web/i18n/i18n.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Outcome } from '#web/ui/outcome.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { row } from '#web/ui/styles.ts'

/** What could not be sent goes out by itself when the network is back. */
export function Saved({ onSend }: { onSend(): void }) {
  return (
    <Outcome
      scene="offline"
      title={t('giving-claims:missingDonation.savedTitle')}
      text={t('giving-claims:missingDonation.saved')}
      isSpoken
    >
      <div>
        <Button onClick={onSend}>{t('giving-claims:missingDonation.sendNow')}</Button>
      </div>
    </Outcome>
  )
}

export function NotTaken({ title, text, onRetry, onBack }: { title: string; text: string; onRetry(): void; onBack(): void }) {
  return (
    <StepFrame title={title} intro={<p>{text}</p>} onBack={onBack}>
      <div>
        <Button onClick={onRetry}>{t('giving-claims:missingDonation.sendAgain')}</Button>
      </div>
    </StepFrame>
  )
}

export function Taken({ title, reference, text }: { title: string; reference: string; text: string }) {
  return (
    <Outcome scene="sent" title={title} text={t('giving-claims:missingDonation.reference', { reference })}>
      <p>{text}</p>
      <div className={row}>
        <ButtonLink to="/account/claims/$claimId" params={{ claimId: reference }}>
          {t('giving-claims:missingDonation.seeClaim')}
        </ButtonLink>
      </div>
    </Outcome>
  )
}
