import './themes/colours.css'
import './themes/global.css'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server'
import type { i18n } from 'i18next'
import { ownBases } from '#contract/bases.ts'
import type { PublicConfig } from '#contract/shopping/public-config.ts'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import { type Tenant, tenants } from '#contract/tenants.ts'
import { createWords, type Resources } from '#words/create-words.ts'
import { toPseudo } from '#words/pseudo.ts'
import { frameWords } from '#words/words.ts'
import { createApi, type Transport } from './api/client.ts'
import { createAppRouter } from './app/router.tsx'
import { PlainScreen } from './features/content/article-screen.tsx'
import { provideI18n } from './i18n/i18n.ts'
import { pageTitles } from './i18n/page-titles.ts'
import { absentSession } from './site/session/person.ts'
import { loadParts } from './ui/hydrate-when-seen.tsx'

export interface PageRequest {
  url: string
  tenant: Tenant['id']
  /** Of the site's public address. */
  origin: string
  isDemo: boolean
  isPseudo: boolean
  /** One of those whose words are given. */
  language: string
  /** Every word of the site. */
  words: Resources
  hasConsentManager: boolean
  providers: readonly ProviderName[]
  publicConfig: PublicConfig
  /** Milliseconds. */
  now: number
  transport: Transport
}

export interface RenderedPage {
  response: Response
  /** Which route was shown, such as `/retailer/$retailerSlug/`; its scripts are preloaded. */
  routeId: string
  /** What it may say: the words that the browser needs to bring it to life. */
  namespaces: readonly string[]
  hasMemberStyles: boolean
}

// Many requests are answered at once, each in its own language.
const speaker = new AsyncLocalStorage<i18n>()
provideI18n(() => {
  const words = speaker.getStore()
  if (!words) throw new Error('Words are only known while a page is rendered.')
  return words
})

const absentStore = { read: () => null, write: () => {}, remove: () => {} }

/** Renders a page with the data that its loaders ask of the API. Personal pages come as their frame, for the server does not know who asks. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const api = createApi({
    transport: request.transport,
    backEnd: { environment: 'dev', hosts: [], bases: ownBases },
    credentials: { authorize: async () => ({ token: null, done: () => {} }), refuse: () => false },
  })
  const browser = {
    now: () => request.now,
    newId: () => 'server',
    withWebLock: <T,>(_: string, work: () => Promise<T>) => work(),
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
    origin: request.origin,
    bases: ownBases,
    language: request.language,
    pageTitle: pageTitles(tenant.name, null),
    browser,
    storage: absentStore,
    cookies: async () => absentStore,
    isServer: true,
    styles: async () => {},
    hasConsentManager: request.hasConsentManager,
    followsCause: false,
    providers: request.providers,
    ...request.publicConfig,
    isDemo: request.isDemo,
    startedAt: request.now,
  }
  const router = createAppRouter(site, PlainScreen)
  const handle = createRequestHandler({
    request: new Request(request.url),
    createRouter: () => router,
  })
  const words = createWords({
    language: request.language,
    resources: request.words,
    change: request.isPseudo ? toPseudo : null,
    onMissing: (key) => console.error(`There are no words for ${key}`),
  })
  const response = await speaker.run(words, () =>
    handle(async (context) => {
      // The page's own code has come by now, and its parts with it: one that is still to come can't be rendered here.
      await loadParts()
      return defaultRenderHandler(context)
    }),
  )
  const leaf = router.state.matches.at(-1)
  const { words: own = [], hasMemberStyles = false } = leaf?.staticData ?? {}
  return { response, routeId: leaf?.routeId ?? '', namespaces: [...frameWords, ...own], hasMemberStyles }
}
