import type { LookupAddress, LookupOptions } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that lead to no host of the public internet (IANA's registries of special addresses). */
const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  special.addSubnet(network, prefix, 'ipv6')
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && unicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

const ownNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid|example)$/

/**
 * Whether the server may ever call this address, which a browser has named: https on its usual port, at a host with a public name. What the name leads to is
 * looked at when it is called (`publicOnly`). Configured origins are taken as they are.
 */
export function isPushEndpoint(address: string, services: readonly string[]): boolean {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '') return false
  if (services.includes(url.origin)) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  const host = url.hostname.replace(/\.$/, '')
  return host.includes('.') && !host.startsWith('[') && isIP(host) === 0 && !ownNames.test(host)
}

/** A name that leads into a network of our own: nobody's push service. */
export class PrivateAddress extends Error {}

type Resolve = (
  host: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** What a request looks a name up with: the address that is called is the one that has been looked at, so that no second answer of a name server leads elsewhere. */
export const publicOnly =
  (resolve: Resolve): LookupFunction =>
  (host: string, options: LookupOptions, done) =>
    resolve(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error(`${host} has no address`), [])
      if (!addresses.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(host), [])
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
