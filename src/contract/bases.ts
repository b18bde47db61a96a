import type { Base } from './call.ts'
import type { Environment } from './limits.ts'

/** Where each base lies on the site's own server. */
export const ownBases: Record<Base, string> = {
  api: '/api',
  search: '/api/search',
  statistics: '/api/stats',
  supporterList: '/api/supporter-list',
  adminDashboardStats: '/api/admin-dashboard-stats',
  experiment: '/api/experiment',
}

/** One environment's back end, found by the host name that the page was opened under. */
export interface BackEnd {
  environment: Environment
  /** Host names, exact. */
  hosts: readonly string[]
  bases: Record<Base, string>
  /** Sent as x-authorization when configured (S-018). */
  authorizationKey?: string | undefined
}

/** Picks the back end whose hosts contain `host`; without one the site speaks to its own server. */
export function backEndFor(host: string, backEnds: readonly BackEnd[], environment: Environment): BackEnd {
  return backEnds.find((candidate) => candidate.hosts.includes(host)) ?? { environment, hosts: [], bases: ownBases }
}
