import { createRouter, type RouteComponent } from '@tanstack/react-router'
import { ErrorScreen, NotFoundScreen } from '../features/shell/error-screens.tsx'
import { routeTree } from '../routeTree.gen.ts'
import type { Site } from '../site/site.ts'

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
