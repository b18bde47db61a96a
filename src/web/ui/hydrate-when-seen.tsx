import { type ComponentType, createElement, memo, Suspense, use, useEffect } from 'react'
import type { LazyImport } from '../site/lazy-import.ts'

const parts: (() => Promise<void>)[] = []

/** Loads every part of the code that has come; the server does so before it renders a page. */
export const loadParts = () => Promise.all(parts.map((load) => load()))

/** Fulfilled when the element is nearly in sight, or somebody begins to use the page. */
function isNeeded(element: Element, rootMargin: string): Promise<void> {
  return new Promise((resolve) => {
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && done(), { rootMargin })
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

/** The last button in the element that was pressed before its script was there; links lead on by themselves. */
function keepPress(element: Element): () => HTMLElement | null {
  let kept: HTMLElement | null = null
  const keep = ({ target }: Event) => {
    if (target instanceof Element && element.contains(target)) kept = target.closest('button')
  }
  // Before React, which stops what it cannot deliver yet.
  addEventListener('click', keep, true)
  return () => {
    removeEventListener('click', keep, true)
    return kept
  }
}

/**
 * A part that the server renders with the page under this id, and that comes to life when it is nearly in sight. Until then its links and text are the
 * server's, nothing moves, and the press of a button is kept for it. Without such an element it is loaded at once. What has nothing but links, and is in the first screenful, can have a `margin` that waits until somebody scrolls to it. A part takes no properties: a change of them would have React show nothing until the script is there.
 */
export function hydrateWhenSeen(id: string, load: LazyImport<ComponentType>, margin = '300px'): ComponentType {
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
  let pressed: (() => HTMLElement | null) | null = null
  const ready = (): Promise<void> => {
    const element = globalThis.document?.getElementById(id)
    if (element && !loading) pressed = keepPress(element)
    loading ??= element ? isNeeded(element, margin).then(loaded) : loaded()
    return loading
  }
  parts.push(ready)
  // Apart from what waits for it: React knows no hooks beside a `use` that is not always called.
  function Live() {
    useEffect(() => {
      pressed?.()?.click()
      pressed = null
    }, [])
    return type && createElement(type)
  }
  function Part() {
    if (!type) use(ready())
    return <Live />
  }
  // Without `memo` each render of the page around it would count as a change of the part.
  return memo(() => (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  ))
}
