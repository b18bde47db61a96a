import { type ComponentType, createElement, type ReactNode, useCallback, useEffect, useState } from 'react'
import { allStyles } from '../platform/all-styles.ts'
import type { LazyImport } from '../site/lazy-import.ts'

/**
 * A part of the page that is loaded after the page has been shown; until then `before` stands there, or nothing, which takes no room. Without it the
 * page works. One that could not be loaded is asked for again as soon as there is a network, and stands as `failed` until then.
 */
export function lazyPart<Props extends object>(
  load: LazyImport<ComponentType<Props>>,
  before: () => ReactNode = () => null,
  failed: (retry: () => void) => ReactNode = before,
): (props: Props) => ReactNode {
  return function LazyPart(props) {
    const [part, setPart] = useState<{ type: ComponentType<Props> } | 'waiting' | 'failed'>('waiting')
    const retry = useCallback(() => setPart('waiting'), [])
    useEffect(() => {
      let isGone = false
      if (part === 'failed') addEventListener('online', retry)
      if (part === 'waiting')
        void Promise.all([load(), allStyles()]).then(
          ([type]) => isGone || setPart({ type }),
          () => isGone || setPart('failed'),
        )
      return () => {
        isGone = true
        removeEventListener('online', retry)
      }
    }, [part, retry])
    if (part === 'waiting') return before()
    return part === 'failed' ? failed(retry) : createElement(part.type, props)
  }
}
