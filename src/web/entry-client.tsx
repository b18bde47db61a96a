import './themes/global.css'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { backEndFor } from '../contract/bases.ts'
import { type Environment, refreshThresholds } from '../contract/limits.ts'
import { type Tenant, tenants } from '../contract/tenants.ts'
import { createApi } from './api/client.ts'
import { createAppRouter } from './app/router.tsx'
import { createSession } from './features/session/session.ts'
import { createVault } from './features/session/vault.ts'
import { showPseudoLocale } from './i18n/i18n.ts'
import { browser } from './platform/browser.ts'
import { createCookies } from './platform/cookies.ts'
import { createStorage } from './platform/storage.ts'

const facts = document.documentElement.dataset
const environment = (facts.environment ?? 'dev') as Environment // written by our own server
const tenant = tenants[(facts.tenant ?? 'farthing') as Tenant['id']] // written by our own server
const storage = createStorage(() => localStorage)
const cookies = createCookies(facts.cookieDomain, location.protocol === 'https:')
const backEnd = backEndFor(location.hostname, JSON.parse(facts.backEnds ?? '[]'), environment)
const { session, api } = createSession({
  vault: createVault(storage, cookies),
  browser,
  thresholds: refreshThresholds(backEnd.environment),
  // The client of the network is loaded with the first call, not with the page.
  makeApi: (credentials) =>
    createApi({
      transport: async (outgoing) => (await import('./api/browser-transport.ts')).browserTransport(outgoing),
      backEnd,
      credentials,
    }),
})
showPseudoLocale(facts.pseudo === 'true')
if (!storage.read('installationId')) storage.write('installationId', browser.newId())
session.start(!/^\/logout\/?$/.test(location.pathname))

const router = createAppRouter({
  api,
  session,
  tenant,
  browser,
  storage,
  cookies,
  isServer: false,
  isDemo: facts.demo === 'true',
  startedAt: Number(facts.startedAt) || browser.now(),
})
startTransition(() => {
  // What a boundary caught has its screen, which reports it; the console is the person's.
  hydrateRoot(document, <RouterClient router={router} />, { onCaughtError: () => {} })
})
