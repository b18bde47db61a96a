import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { BackEnd } from '#contract/bases.ts'
import type { PublicConfig } from '#contract/shopping/public-config.ts'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Api } from '../api/client.ts'
import type { PageTitles } from '../i18n/page-titles.ts'
import type { Browser } from '../platform/browser.ts'
import type { KeptCookies } from '../platform/cookies.ts'
import type { KeptValues } from '../platform/storage.ts'
import { nobody, type Person, type Session } from './session/person.ts'
import type { Services } from './telemetry/services.ts'

/** What every route and screen is given, made once: by the browser's entry, or by the page server for each request. */
export interface Site extends PublicConfig {
  api: Api
  session: Session
  /** Consent, flags, analytics and experiments, loaded after the page has been shown. */
  services(): Promise<Services>
  tenant: Tenant
  /** Of the site's public address, such as `https://www.farthing.example`; search engines and other sites are told whole addresses. */
  origin: string
  /** The one that the page speaks, such as `en-GB`. */
  language: string
  browser: Browser
  /** Where the back end of this page answers. */
  bases: BackEnd['bases']
  storage: KeptValues
  pageTitle: PageTitles
  /** Loaded when first asked for. */
  cookies(): Promise<KeptCookies>
  isServer: boolean
  /** Fulfilled when every page's styles are here, also those of members' pages where they are needed; the first page brings its own. Ahead of a page they are not applied yet. */
  styles(hasMemberStyles?: boolean, isAhead?: boolean): Promise<unknown>
  hasConsentManager: boolean
  /** F-068: whether Sign up may lead to a cause, as the flag says. */
  followsCause: boolean
  /** Services whose accounts people can log in with here. */
  providers: readonly ProviderName[]
  /** True where demo data and its /dev pages exist. */
  isDemo: boolean
  /** Milliseconds; the render's own time, equal on server and in hydration. */
  startedAt: number
}

export function useSite(): Site {
  return useRouter().options.context
}

export function usePerson(): Person {
  const { session } = useSite()
  return useSyncExternalStore(session.subscribe, session.person, () => nobody)
}
