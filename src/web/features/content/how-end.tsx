import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CallBand } from '#web/ui/call-band.tsx'

/** After all of it is said, the way to begin. */
export function HowEnd() {
  return (
    <div id="how-end">
      <CallBand title={t('content-how:end')}>
        <ButtonLink to="/support-a-good-cause/step-1" kind="highlight">
          {t('content-how:start')}
        </ButtonLink>
      </CallBand>
    </div>
  )
}
