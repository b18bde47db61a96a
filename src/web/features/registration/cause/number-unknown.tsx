import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { type Progress, StepFrame } from '#web/ui/step-frame.tsx'

/** A number that the register does not know is mended, or kept and looked at by hand. */
export function NumberUnknown({
  number,
  onKeep,
  ...frame
}: {
  number: string
  progress: Progress | null
  onBack(): void
  onKeep(): void
}) {
  return (
    <StepFrame
      {...frame}
      title={t('registration-done:numberUnknown.title', { number })}
      intro={<p>{t('registration-done:numberUnknown.text')}</p>}
    >
      <div>
        <Button onClick={onKeep}>{t('registration-done:numberUnknown.keep')}</Button>
      </div>
    </StepFrame>
  )
}
