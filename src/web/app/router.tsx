import { createRouter, type RouteComponent } from '@tanstack/react-router'
import { ErrorScreen, NotFoundScreen } from '../features/shell/error-screens.tsx'
import { routeTree } from '../routeTree.gen.ts'
import type { Site } from '../site/site.ts'
import { moveBetweenPages } from './moving.ts'

/** `plain` is shown by pages without a screen of their own. */
export function createAppRouter(site: Site, plain: RouteComponent) {
  const router = createRouter({
    routeTree,
    context: site,
    trailingSlash: 'never',
    caseSensitive: false,
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    scrollRestoration: true,
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
  if (!site.isServer) moveBetweenPages(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
