import { type ComponentType, createElement, memo, Suspense, use } from 'react'

const parts: (() => Promise<void>)[] = []

/** Loads every part; the server does so before it renders its first page. */
export const loadParts = () => Promise.all(parts.map((load) => load()))

/**
 * A part that the server renders with the page and that comes to life once its script is there, after the page answers. Until then its links and text are
 * the server's, and nothing moves. A part takes no properties: a change of them would have React show nothing until the script is there.
 */
export function hydrateWhenSeen(load: () => Promise<ComponentType>): ComponentType {
  let type: ComponentType | null = null
  let loading: Promise<void> | null = null
  const ready = (): Promise<void> => {
    loading ??= load().then(
      (loaded) => {
        type = loaded
      },
      // What the server has rendered stays as it is; there is another try when the network is back.
      () =>
        new Promise<void>((resolve) => {
          addEventListener('online', () => resolve(), { once: true })
        }).then(() => {
          loading = null
          return ready()
        }),
    )
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
