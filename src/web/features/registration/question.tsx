import '../../i18n/cause-registration.words.ts'
import { t } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { pageBody, skeletonLine, soft, stack } from '../../ui/styles.ts'

/** One question of the cause and business wizards: what was answered before, and what to do with the answer. */
export interface QuestionProps<Kept, Answer> {
  progress: string
  isBusy: boolean
  onBack: (() => void) | undefined
  kept: Kept
  onSubmit(answer: Answer): void
}

/** While it is found out where an earlier visit left off. */
export function Resuming() {
  return (
    <div className={`${pageBody} ${stack}`} role="status">
      <p className={soft}>{t('cause-registration:resuming')}</p>
      <div className={skeletonLine} />
      <div className={skeletonLine} />
    </div>
  )
}

export function Continue({ isBusy = false }: { isBusy?: boolean }) {
  return (
    <Button type="submit" isBusy={isBusy}>
      {t('cause-registration:continue')}
    </Button>
  )
}
