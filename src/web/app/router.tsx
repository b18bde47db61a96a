import { createRouter } from '@tanstack/react-router'
import type { Site } from '../features/session/site.ts'
import { ErrorScreen, NotFoundScreen } from '../features/shell/error-screens.tsx'
import { routeTree } from '../routeTree.gen.ts'

export function createAppRouter(site: Site, nonce?: string) {
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
    defaultNotFoundComponent: NotFoundScreen,
    ...(nonce ? { ssr: { nonce } } : {}),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
