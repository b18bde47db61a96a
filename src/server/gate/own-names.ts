import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Names of this machine itself: no other site can be opened under them. */
const loopback = ['localhost', '127.0.0.1', '[::1]']

type Names = Pick<Config, 'publicUrl' | 'siteNames' | 'backEnds' | 'allowedOrigins'>

function namesOf({ publicUrl, siteNames, backEnds }: Names): Set<string> {
  const { hostname } = new URL(publicUrl)
  return new Set([
    hostname,
    ...siteNames,
    ...backEnds.flatMap(({ hosts }) => hosts),
    ...(loopback.includes(hostname) ? loopback : []),
  ])
}

/**
 * The origin that the browser sees us under, if it is one of ours; else the configured one. `Host` alone is no proof: whoever owns a name can lead it here,
 * and a page under it would look like our own.
 */
export function ownOrigin(config: Names, { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  const here = URL.parse(`${protocol}://${host}`)
  return here && namesOf(config).has(here.hostname) ? here.origin : new URL(config.publicUrl).origin
}

/** True for a page of ours, and for one of an origin that is allowed to call. */
export const isAllowedOrigin = (config: Names, request: Pick<FastifyRequest, 'protocol' | 'host'>, origin: string): boolean =>
  origin === new URL(config.publicUrl).origin || origin === ownOrigin(config, request) || config.allowedOrigins.includes(origin)
