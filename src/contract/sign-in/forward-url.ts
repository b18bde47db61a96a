/** Where a person may be sent on to: a path of this site, and none that acts by being opened (A14). Anything else becomes null. */
export function safeForward(value: unknown): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (typeof value !== 'string' || value.length > 2000 || !/^\/(?![/\\])/.test(value) || /[\u0000-\u001f\u007f\\]/.test(value))
    return null
  const origin = 'https://site.invalid'
  if (!URL.canParse(value, origin)) return null
  const url = new URL(value, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return null
  const path = decoded(url.pathname)
  if (path === null || /^\/log(out|in)(\/|$)/i.test(path) || /\/visit\/?$/i.test(path)) return null
  return url.pathname + url.search + url.hash
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
