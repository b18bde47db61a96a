import '../../i18n/fields.words.ts'
import { t } from '../../i18n/i18n.ts'
import { pageBody, skeletonLine, soft, stack } from '../../ui/styles.ts'

/** While it is found out where an earlier visit left off. */
export function Resuming() {
  return (
    <div className={`${pageBody} ${stack}`} role="status">
      <p className={soft}>{t('fields:resuming')}</p>
      <div className={skeletonLine} />
      <div className={skeletonLine} />
    </div>
  )
}
