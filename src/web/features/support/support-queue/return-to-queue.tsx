import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'

interface ReturnProps {
  isBusy: boolean
  isDisabled?: boolean
  onReturn(): void
}

/** Puts something back, so that nobody has it. */
export const ReturnToQueue = ({ isBusy, isDisabled = false, onReturn }: ReturnProps) => (
  <Button kind="quiet" isBusy={isBusy} isDisabled={isDisabled} onClick={onReturn}>
    {t('support:returnToQueue')}
  </Button>
)
