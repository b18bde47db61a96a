import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'

/** One question of the cause and business wizards: what was answered before, and what to do with the answer. */
export interface QuestionProps<Kept, Answer> {
  progress: string
  isBusy: boolean
  onBack: (() => void) | undefined
  kept: Kept
  onSubmit(answer: Answer): void
}

export function Continue({ isBusy = false }: { isBusy?: boolean }) {
  return (
    <Button type="submit" isBusy={isBusy}>
      {t('registration-cause:continue')}
    </Button>
  )
}
