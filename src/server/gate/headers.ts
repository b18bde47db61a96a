import type { FastifyInstance, FastifyReply } from 'fastify'

/** The hashes of what stands in the markup itself, and other origins of scripts and calls. */
interface Allowed {
  scripts?: readonly string[]
  styles?: readonly string[]
  connect?: readonly string[]
  /** Whose pages may show this one in a frame: nobody's where none is named. */
  framedBy?: readonly string[]
  isDevelopment?: boolean
}

/**
 * What a page may load: everything is the site's own; a script or style in the markup only with the hash that it had when the page was made. So a page that
 * is the same for everybody is compressed once, as small as it gets. Reliability A23.
 */
export function contentPolicy({
  scripts = [],
  styles = [],
  connect = [],
  framedBy = [],
  isDevelopment = false,
}: Allowed = {}): string {
  const own = (...sources: string[]) => ["'self'", ...sources].join(' ')
  // A hash would switch 'unsafe-inline' off, which the hot reload of styles needs.
  const styleSources = isDevelopment ? own("'unsafe-inline'") : own(...styles)
  return `default-src 'none'; script-src ${own(...scripts)}; style-src ${styleSources}; img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src ${own(...connect, ...(isDevelopment ? ['ws:'] : []))}; form-action 'self'; base-uri 'none'; frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : "'none'"}; object-src 'none'; manifest-src 'self'`
}

/** No text becomes markup or script in the browser, and nobody makes a policy that would let it, but for the one that knows the address of the site's worker and no other. */
export const trustedTypes = "require-trusted-types-for 'script'; trusted-types site-worker"

/** Lets the page that opened a provider’s window see whether it is still open (see src/web/platform/dialog-window.ts). */
export const reachable = ['cross-origin-opener-policy', 'unsafe-none'] as const

/** Pictures that mails show: a mail program in a browser asks for them from its own origin. */
export const shownInMails = ['cross-origin-resource-policy', 'cross-origin'] as const

const isPart = (reply: FastifyReply) => /javascript|css|font/.test(String(reply.getHeader('content-type') ?? ''))

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
    // A policy is for what a person opens; a script, a style or a font is only ever a part of it.
    if (!reply.hasHeader('content-security-policy') && !isPart(reply)) reply.header('content-security-policy', contentPolicy())
  })
}
