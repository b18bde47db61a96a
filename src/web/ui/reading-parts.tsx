import { t } from '../i18n/i18n.ts'
import { skeletonLine, stack } from './styles.ts'

export function Loading() {
  return (
    <div role="status" aria-busy="true" className={stack}>
      <p>{t('common:loading')}</p>
      <div className={skeletonLine} />
      <div className={skeletonLine} />
    </div>
  )
}
