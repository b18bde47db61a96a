import { createRouter, type RouteComponent } from '@tanstack/react-router'
import type { Site } from '../features/session/site.ts'
import { ErrorScreen, NotFoundScreen } from '../features/shell/error-screens.tsx'
import { routeTree } from '../routeTree.gen.ts'

/** `plain` is shown by pages without a screen of their own. */
export function createAppRouter(site: Site, plain: RouteComponent) {
  return createRouter({
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
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
