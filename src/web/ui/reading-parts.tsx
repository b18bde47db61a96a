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

interface ProblemProps {
  words: string
  /** Where one sentence is not enough: `words` says what happened, this what to do. */
  help?: string | undefined
  /** Left out where another button of the page tries again. */
  onRetry?: (() => void) | undefined
  /** What its button says, where "Try again" would be wrong. */
  retryWords?: string
  /** What came too late is nobody's fault. */
  tone?: 'negative' | 'waiting'
}

/** Something could not be loaded, sent or done: what happened and the way on, said aloud when it comes. */
export function Problem({ words, help, onRetry, retryWords, tone = 'negative' }: ProblemProps) {
  return (
    <Panel tone={tone} isAlert>
      <p>{help ? <b>{words}</b> : words}</p>
      {help && <p>{help}</p>}
      {onRetry && (
        <Button kind="secondary" onClick={onRetry}>
          {retryWords ?? t('common:tryAgain')}
        </Button>
      )}
    </Panel>
  )
}

/** Said aloud when it comes. */
export function Saved({ words }: { words: string }) {
  return (
    <div role="status">
      <Panel tone="positive">
        <p>{words}</p>
      </Panel>
    </div>
  )
}
