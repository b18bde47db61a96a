import * as z from 'zod/mini'

/**
 * The name of a shop's own site, as browsers write it: in small letters, in ASCII (IDNA), of at least two labels, without a dot at its end. Everything below
 * it is the shop's too, so the name of a whole registry (`co.uk`) can't be one.
 */
export const shopHost = z.string().check(
  z.maxLength(253),
  z.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/),
  z.refine((host) => !/^(?:ac|co|com|edu|gov|ltd|me|net|nhs|org|plc|sch)\.[a-z]{2}$/.test(host) && !/^[\d.]+$/.test(host)),
)

/** The host of a page that a shop can be on, as `shopHost` has it; null for everything that is no page of the web. */
export function hostOf(address: string): string | null {
  const url = URL.parse(address)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  return url.hostname.replace(/\.$/, '').toLowerCase() || null
}

/**
 * Finds whose page an address is, label by label from the whole host on: the longest of the shops' names wins, and a name that only looks alike, or has a
 * shop's name in it, is nobody's. Made once for a list, which may have thousands.
 */
export function shopFinder<Shop extends { hosts: readonly string[] }>(shops: readonly Shop[]): (address: string) => Shop | null {
  const byHost = new Map(shops.flatMap((shop) => shop.hosts.map((host) => [host.replace(/^www\./, ''), shop] as const)))
  return (address) => {
    for (let host = hostOf(address); host?.includes('.'); host = host.slice(host.indexOf('.') + 1)) {
      const found = byHost.get(host)
      if (found) return found
    }
    return null
  }
}
