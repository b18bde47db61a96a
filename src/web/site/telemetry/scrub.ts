/** What may leave the page in an address: the path without anything personal, and the campaign's own words (S-016). */
const campaign = /^utm_(source|medium|campaign|term|content)$/
const secretPaths = [/^(\/password\/reset\/)[^/]+/, /^(\/login\/link\/)[^/]+/, /^(\/admin-invites\/)[^/]+/]

/** A path with the secrets of one-time links taken out. Reliability A26. */
export const scrubPath = (path: string): string => secretPaths.reduce((text, secret) => text.replace(secret, '$1…'), path)

export function scrubAddress(address: string): string {
  if (!URL.canParse(address)) return ''
  const url = new URL(address)
  const kept = [...url.searchParams].filter(([name]) => campaign.test(name))
  const query = new URLSearchParams(kept).toString()
  return `${url.origin}${scrubPath(url.pathname)}${query ? `?${query}` : ''}`
}

/** T-002: the campaign of the address, by name without the prefix. */
export function campaignOf(address: string): Record<string, string> {
  return URL.canParse(address)
    ? Object.fromEntries([...new URL(address).searchParams].filter(([name]) => campaign.test(name)))
    : {}
}

const tokens = /\b[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}\b/g
const emails = /[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g
const secrets = /([?&](?:fp|token|code|password)=)[^&\s]+/gi
const postcodes = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/gi

/** A line of the log without tokens, addresses of people and secrets of links. */
export const scrubText = (text: string): string =>
  text
    .replace(tokens, '[token]')
    .replace(emails, '[email]')
    .replace(secrets, '$1…')
    .replace(postcodes, '[postcode]')
    .slice(0, 4000)
