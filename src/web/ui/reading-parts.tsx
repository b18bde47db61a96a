import '../i18n/rewards.words.ts'
import { t } from '../i18n/i18n.ts'
import { Button } from './button.tsx'
import { Panel } from './panel.tsx'
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

export function ReadAgain({ onRetry }: { onRetry(): void }) {
  return (
    <Panel tone="negative" isAlert>
      <p>{t('rewards:failed')}</p>
      <Button kind="secondary" onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
    </Panel>
  )
}
