import type { FastifyInstance } from 'fastify'

/** What a page may load: everything is the site's own; scripts and styles in the markup need the answer's nonce. Reliability A23. */
export function contentPolicy(
  nonce: string | null,
  { isDevelopment = false, connect = [] as readonly string[], scripts = [] as readonly string[] } = {},
): string {
  const own = nonce ? `'self' 'nonce-${nonce}'` : `'self'`
  // A nonce would switch 'unsafe-inline' off, which the hot reload of styles needs.
  return `default-src 'none'; script-src ${[own, ...scripts].join(' ')}; style-src ${isDevelopment ? "'self'" : own}${isDevelopment ? " 'unsafe-inline'" : ''}; img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src ${["'self'", ...connect, ...(isDevelopment ? ['ws:'] : [])].join(' ')}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; manifest-src 'self'`
}

/** Lets the page that opened a provider’s window see whether it is still open (see src/web/platform/dialog-window.ts). */
export const reachable = ['cross-origin-opener-policy', 'unsafe-none'] as const

/** Reliability A25: on every answer, errors included. */
export function guardHeaders(app: FastifyInstance, isSecure: boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    const headers: Record<string, string> = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      // With `same-origin` a provider's window (F-039) would look closed the moment it leaves our origin; those who open us stay cut off.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    }
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', contentPolicy(null))
  })
}
