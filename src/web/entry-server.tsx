import './themes/global.css'
import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server'
import { ownBases } from '#contract/bases.ts'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import { type Tenant, tenants } from '#contract/tenants.ts'
import { createApi, type Transport } from './api/client.ts'
import { createAppRouter } from './app/router.tsx'
import { PlainScreen } from './features/content/article-screen.tsx'
import { showThrough } from './i18n/i18n.ts'
import { pageTitles } from './i18n/page-titles.ts'
import { toPseudo } from './i18n/pseudo.ts'
import { absentSession } from './site/session/person.ts'
import { loadParts } from './ui/hydrate-when-seen.tsx'

export interface PageRequest {
  url: string
  tenant: Tenant['id']
  isDemo: boolean
  isPseudo: boolean
  hasConsentManager: boolean
  providers: readonly ProviderName[]
  /** Milliseconds. */
  now: number
  signal: AbortSignal
  transport: Transport
}

export interface RenderedPage {
  response: Response
  /** Which route was shown, such as `/retailer/$retailerSlug/`; its scripts are preloaded. */
  routeId: string
}

const absentStore = { read: () => null, write: () => {}, remove: () => {} }

/** Renders a page with the data that its loaders ask of the API. Personal pages come as their frame, for the server does not know who asks. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  await loadParts()
  showThrough(request.isPseudo ? toPseudo : null)
  const api = createApi({
    transport: request.transport,
    backEnd: { environment: 'dev', hosts: [], bases: ownBases },
    credentials: { admit: async () => ({ token: null, done: () => {} }), refuse: () => false },
  })
  const browser = {
    now: () => request.now,
    newId: () => 'server',
    exclusively: <T,>(_: string, work: () => Promise<T>) => work(),
    onKeptElsewhere: () => () => {},
    onNetworkReturned: () => () => {},
    onHidden: () => () => {},
    onActed: () => () => {},
    beacon: () => {},
    print: () => {},
  }
  const tenant = tenants[request.tenant]
  const site = {
    api,
    services: () => Promise.reject(new Error('The page server has no services of a browser.')),
    session: absentSession,
    tenant,
    pageTitle: pageTitles(tenant.name, null),
    browser,
    storage: absentStore,
    cookies: async () => absentStore,
    isServer: true,
    styles: async () => {},
    hasConsentManager: request.hasConsentManager,
    providers: request.providers,
    isDemo: request.isDemo,
    startedAt: request.now,
  }
  const router = createAppRouter(site, PlainScreen)
  const handle = createRequestHandler({
    request: new Request(request.url, { signal: request.signal }),
    createRouter: () => router,
  })
  const response = await handle(defaultRenderHandler)
  return { response, routeId: router.state.matches.at(-1)?.routeId ?? '' }
}
