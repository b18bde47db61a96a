import { createRouter, type RouteComponent } from '@tanstack/react-router'
import { ErrorScreen, NotFoundScreen } from '../features/shell/error-screens.tsx'
import { routeTree } from '../routeTree.gen.ts'
import type { Site } from '../site/site.ts'
import { installViewTransitions } from './view-transitions.ts'

/**
 * Whether the router may scroll after a rendering. A served page has put itself where it was already, before any script; who has scrolled it since then, while it came to
 * life, stays there at the first rendering. At its end it may have been too short for where somebody was.
 */
function maySetScroll(site: Site): () => boolean {
  let isFirst = !site.isServer
  return () => {
    const wasFirst = isFirst
    isFirst = false
    return !wasFirst || scrollY === 0 || scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  }
}

/** `plain` is shown by pages without a screen of their own. */
export function createAppRouter(site: Site, plain: RouteComponent) {
  const router = createRouter({
    routeTree,
    context: site,
    trailingSlash: 'never',
    caseSensitive: false,
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    scrollRestoration: maySetScroll(site),
    defaultPendingMs: 200,
    defaultErrorComponent: ({ error }) => <ErrorScreen error={error} />,
    defaultComponent: plain,
    defaultNotFoundComponent: NotFoundScreen,
  })
  // The script of the page that is gone to is asked for at once, beside the words and styles that it waits for: one round trip less on a slow line.
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    const [routes] = router.getMatchedRoutes(toLocation.pathname)
    // What could not be loaded is asked for again by the navigation itself, which says so.
    for (const route of routes) router.loadRouteChunk(route)?.catch(() => {})
  })
  if (!site.isServer) installViewTransitions(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
