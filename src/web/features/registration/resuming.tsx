import { t } from '#web/i18n/i18n.ts'
import { Problem } from '#web/ui/reading-parts.tsx'
import { pageBody, skeletonLine, stack } from '#web/ui/styles.ts'

interface Props {
  /** When what is kept couldn't be read: nothing is begun over it. */
  onRetry?: (() => void) | undefined
}

/** While it is found out where an earlier visit left off. */
export function Resuming({ onRetry }: Props) {
  if (onRetry)
    return (
      <div className={`${pageBody} ${stack}`}>
        <h1 tabIndex={-1}>{t('common:resuming')}</h1>
        <Problem words={t('common:partFailed')} onRetry={onRetry} />
      </div>
    )
  return (
    <div className={`${pageBody} ${stack}`} role="status">
      <h1 tabIndex={-1}>{t('common:resuming')}</h1>
      <div className={skeletonLine} />
      <div className={skeletonLine} />
    </div>
  )
}
