import { createRootRouteWithContext, notFound } from '@tanstack/react-router'
import { redirectFor } from '../app/guard.ts'
import { RootDocument, RootNotFound } from '../app/root-screen.tsx'
import { loadWords, t } from '../i18n/i18n.ts'
import { page } from '../layouts/page-rules.ts'
import { yieldToPaint } from '../platform/yield-to-paint.ts'
import type { Site } from '../site/site.ts'

export const Route = createRootRouteWithContext<Site>()({
  staticData: page('R-001'),
  // F-006…F-014. The page server knows nobody and renders the frame; here, in the browser, the chart decides.
  beforeLoad: async ({ matches, location, context, preload }) => {
    const leaf = matches.at(-1)
    if (!context.isServer && !preload) await yieldToPaint()
    await Promise.all([context.styles(leaf?.staticData.hasMemberStyles, preload), loadWords(...(leaf?.staticData.words ?? []))])
    // {product} in a path is the tenant's own.
    if (leaf && 'product' in leaf.params && leaf.params.product !== context.tenant.product) throw notFound()
    if (!leaf || context.isServer || leaf.staticData.access === 'unauthenticated') return
    const person = await context.session.settled()
    if (person.isDegraded) return
    const away = redirectFor(context.session.verdict(leaf.staticData, leaf.params), location.href)
    if (away) throw away
  },
  head: async ({ matches, match }) => {
    const leaf = matches.at(-1)
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { title: await match.context.pageTitle(leaf?.staticData.id ?? 'R-002') },
        { name: 'description', content: t('shell:description') },
        { property: 'og:image', content: '/static-www/social.svg' },
        { name: 'theme-color', content: '#14523b' },
      ],
      links: [{ rel: 'icon', href: '/static-www/icon.svg', type: 'image/svg+xml' }],
    }
  },
  component: RootDocument,
  notFoundComponent: RootNotFound,
})
