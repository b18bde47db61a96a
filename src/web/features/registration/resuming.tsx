import { t } from '#web/i18n/i18n.ts'
import { pageBody, skeletonLine, stack } from '#web/ui/styles.ts'

/** While it is found out where an earlier visit left off. */
export function Resuming() {
  return (
    <div className={`${pageBody} ${stack}`} role="status">
      <h1 tabIndex={-1}>{t('common:resuming')}</h1>
      <div className={skeletonLine} />
      <div className={skeletonLine} />
    </div>
  )
}
