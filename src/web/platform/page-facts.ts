import type { Environment } from '../../contract/limits.ts'
import type { Tenant } from '../../contract/tenants.ts'

/** What the page server writes on the page for the browser: settings, never anything personal. */
export interface PageFacts {
  environment: Environment
  tenant: Tenant['id']
  cookieDomain: string | undefined
  /** JSON: the list of BACK_ENDS. */
  backEnds: string
  isPseudo: boolean
  isDemo: boolean
  /** Milliseconds. */
  startedAt: number
  /** The page's own, as it arrived. */
  title: string
  host: string
  isSecure: boolean
}

export function readPageFacts(): PageFacts {
  const facts = document.documentElement.dataset
  return {
    environment: (facts.environment ?? 'dev') as Environment, // written by our own server
    tenant: (facts.tenant ?? 'farthing') as Tenant['id'], // written by our own server
    cookieDomain: facts.cookieDomain,
    backEnds: facts.backEnds ?? '[]',
    isPseudo: facts.pseudo === 'true',
    isDemo: facts.demo === 'true',
    startedAt: Number(facts.startedAt) || Date.now(),
    title: document.title,
    host: location.hostname,
    isSecure: location.protocol === 'https:',
  }
}
