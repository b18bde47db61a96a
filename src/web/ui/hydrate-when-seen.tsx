import { type ComponentType, createElement, memo, Suspense, use } from 'react'

const parts: (() => Promise<void>)[] = []

/** Loads every part; the server does so before it renders its first page. */
export const loadParts = () => Promise.all(parts.map((load) => load()))

const margin = '300px'

/** Fulfilled when the server's element is nearly in sight, or somebody begins to use the page; at once where there is no such element. */
function isNeeded(id: string): Promise<void> {
  const element = globalThis.document?.getElementById(id)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && done(), { rootMargin: margin })
    const signs = ['pointerdown', 'keydown', 'popstate']
    function done(): void {
      seen.disconnect()
      for (const sign of signs) removeEventListener(sign, done, true)
      resolve()
    }
    seen.observe(element)
    for (const sign of signs) addEventListener(sign, done, true)
  })
}

/**
 * A part that the server renders with the page under this id, and that comes to life when it is nearly in sight. Until then its links and text are the
 * server's, and nothing moves. A part takes no properties: a change of them would have React show nothing until the script is there.
 */
export function hydrateWhenSeen(id: string, load: () => Promise<ComponentType>): ComponentType {
  let type: ComponentType | null = null
  let loading: Promise<void> | null = null
  const loaded = (): Promise<void> =>
    load().then(
      (found) => {
        type = found
      },
      // What the server has rendered stays as it is; there is another try when the network is back.
      () =>
        new Promise<void>((resolve) => {
          addEventListener('online', () => resolve(), { once: true })
        }).then(loaded),
    )
  const ready = (): Promise<void> => {
    loading ??= isNeeded(id).then(loaded)
    return loading
  }
  parts.push(ready)
  function Part() {
    if (!type) use(ready())
    return type && createElement(type)
  }
  // Without `memo` each render of the page around it would count as a change of the part.
  return memo(() => (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  ))
}
