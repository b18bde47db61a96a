import type { ComponentType, ReactNode } from 'react'
import { t } from '../i18n/i18n.ts'
import type { LazyImport } from '../site/lazy-import.ts'
import { lazyPart } from './lazy-part.tsx'
import { Problem } from './reading-parts.tsx'
import { skeletonLine } from './styles.ts'

/** A part that the page is nothing without, loaded when it is come to: it is seen to be loading, and a failure stands there with its way on. */
export function lazyScreen<Props extends object>(load: LazyImport<ComponentType<Props>>): (props: Props) => ReactNode {
  return lazyPart(
    load,
    () => <div className={skeletonLine} role="status" aria-busy="true" aria-label={t('common:loading')} />,
    (retry) => <Problem words={t('common:partFailed')} onRetry={retry} />,
  )
}
