import type { AnyRouter } from '@tanstack/react-router'

/** Links that ask for it (`viewTransition`) fade from one page to the next, but not for whom motion is too much. A transition that is overtaken or left is nobody's fault. */
export function installViewTransitions(router: AnyRouter): void {
  router.startViewTransition = (show) => {
    const isAsked = router.shouldViewTransition
    delete router.shouldViewTransition
    if (!isAsked || !('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return show()
    const transition = document.startViewTransition(show)
    transition.ready.catch(() => {})
    transition.finished.catch(() => {})
    return transition.updateCallbackDone
  }
}
