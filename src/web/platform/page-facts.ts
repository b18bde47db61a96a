import type { Environment } from '#contract/limits.ts'
import type { PublicConfig } from '#contract/shopping/public-config.ts'
import { type ProviderName, providerNames } from '#contract/sign-in/providers.ts'
import type { Tenant } from '#contract/tenants.ts'

/** What the page server writes on the page for the browser: settings, never anything personal. */
export interface PageFacts {
  environment: Environment
  tenant: Tenant['id']
  /** Of the site's public address. */
  origin: string
  cookieDomain: string | undefined
  /** JSON: the list of BACK_ENDS. */
  backEnds: string
  isPseudo: boolean
  /** The one that the page speaks. */
  language: string
  isDemo: boolean
  /** Milliseconds. */
  startedAt: number
  /** The server's clock when it answered, and this device's when the page was read. Milliseconds. */
  serverNow: number
  arrivedAt: number
  /** What stood behind `fp=`, taken out of the address before anything else ran. */
  fingerprint: string | null
  /** Whether the address carries something that only the session understands: who somebody is, or who has invited them. */
  isExpected: boolean
  /** The page's own, as it arrived. */
  title: string
  hasConsentManager: boolean
  /** Whether it's the page for a partner's frame, which opens no session and sends nothing. */
  isFramed: boolean
  /** Whether the flag of F-068 is on; another back end has its own, which is asked for. */
  followsCause: boolean
  /** Services whose accounts people can log in with. */
  providers: ProviderName[]
  /** What the configuration offers and claims. */
  publicConfig: PublicConfig
  /** The script of an outside consent manager; null with our own or none. */
  consentScript: string | null
  /** JSON: the scripts of VENDORS. */
  vendors: string
  host: string
  isSecure: boolean
}

/** The server's clock when it answered, as it said in a header; null in a browser that hands none out. */
function serverNow(): number | null {
  const [page] = performance.getEntriesByType('navigation')
  const said = page instanceof PerformanceNavigationTiming ? page.serverTiming?.find(({ name }) => name === 'now') : undefined
  return Number(said?.description) || null
}

const minute = 60_000

/** A page is kept for a minute: what is further away than two is a wrong clock, and the middle of that minute right enough. */
const roughly = (startedAt: number, arrivedAt: number) =>
  Math.abs(startedAt - arrivedAt) > 2 * minute ? startedAt + minute / 2 : arrivedAt

/** Whether this device keeps any of these cookies; what they hold is for `cookies.ts`. */
export function hasCookie(...names: string[]): boolean {
  try {
    return document.cookie.split('; ').some((cookie) => names.some((name) => cookie.startsWith(`${name}=`)))
  } catch {
    return false
  }
}

export function readPageFacts(): PageFacts {
  const facts = document.documentElement.dataset
  const fingerprint = facts.fp ?? null
  delete facts.fp
  const arrivedAt = Date.now()
  const startedAt = Number(facts.startedAt) || arrivedAt
  return {
    environment: (facts.environment ?? 'dev') as Environment, // written by our own server
    tenant: (facts.tenant ?? 'farthing') as Tenant['id'], // written by our own server
    origin: facts.origin ?? location.origin,
    cookieDomain: facts.cookieDomain,
    backEnds: facts.backEnds ?? '[]',
    language: document.documentElement.lang,
    isPseudo: facts.pseudo === 'true',
    isDemo: facts.demo === 'true',
    startedAt,
    serverNow: serverNow() ?? roughly(startedAt, arrivedAt),
    arrivedAt,
    fingerprint,
    isExpected: fingerprint !== null || new URLSearchParams(location.search).has('invite'),
    title: document.title,
    vendors: facts.vendors ?? '{}',
    providers: providerNames.filter((name) => facts.providers?.split(' ').includes(name)),
    publicConfig: JSON.parse(facts.config as string), // written by our own server
    followsCause: facts.followsCause !== undefined || facts.backEnds !== undefined,
    isFramed: facts.framed !== undefined,
    hasConsentManager: facts.consent !== undefined,
    consentScript: facts.consent === undefined || facts.consent === 'own' ? null : facts.consent,
    host: location.hostname,
    isSecure: location.protocol === 'https:',
  }
}
