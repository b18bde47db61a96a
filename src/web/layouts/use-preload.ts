import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { loadWords } from '../i18n/i18n.ts'

/** Somebody who pays for each byte, as the page's first script has found (`src/server/pages/pages.ts`). */
const savesData = (): boolean => document.documentElement.dataset.plain === 'always'

/** Fulfilled when the page is here and the processor has nothing to do, or hasn't rested for ten seconds. */
async function quiet(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve, { timeout: 10_000 }) : setTimeout(resolve, 2000),
  )
}

/**
 * How links to these pages are loaded ahead: by a hand that comes near, and once the page has nothing else to do, as soon as they are in view, so that a click
 * finds script, words and styles here. Never for who saves data. Their words come in one file, as each request costs a slow line 150 ms.
 */
export function usePreload(paths: readonly string[]): 'intent' | 'viewport' {
  const { routesByPath } = useRouter()
  const [isQuiet, setQuiet] = useState(false)
  const asked = paths.join(' ')
  useEffect(() => {
    let isGone = false
    const words = asked
      .split(' ')
      .flatMap((path) => [...((path in routesByPath && routesByPath[path as '/'].options.staticData?.words) || [])]) // a path of the tree, looked up as any other
    if (savesData()) return
    quiet()
      .then(() => loadWords(...new Set(words)))
      .then(
        () => !isGone && setQuiet(true),
        () => {}, // a line that has gone: a click asks again
      )
    return () => {
      isGone = true
    }
  }, [asked, routesByPath])
  return isQuiet ? 'viewport' : 'intent'
}
