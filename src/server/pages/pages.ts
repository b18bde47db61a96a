import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { providerNames } from '#contract/sign-in/providers.ts'
import type { Transport } from '#web/api/client.ts'
import type { PageRequest, RenderedPage } from '#web/entry-server.tsx'
import { partnerAt } from '../content/partners.ts'
import { sendError } from '../gate/errors.ts'
import { contentPolicy, reachable, trustedTypes } from '../gate/headers.ts'
import { HttpError } from '../gate/http-error.ts'
import { escapeHtml } from '../html/escape.ts'
import { html, page as plainPage } from '../html/html.ts'
import type { Services } from '../services.ts'
import type { Speaker } from '../words/server-words.ts'
import type { PageHead } from './assets.ts'
import { splitAtFirstView } from './first-view.ts'
import { installableHead } from './installable.ts'
import { type PackedPage, packPage } from './packed-page.ts'
import { createPageCache } from './page-cache.ts'
import { publicConfigAttribute, publicConfigOf } from './public-config.ts'
import { wordmarkElement } from './wordmark.ts'
import { serveWords, wordsElement } from './words.ts'

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/** Calls the API in this process, as an anonymous visitor. `onAway` is told when it could not answer for now. */
function ownTransport(app: FastifyInstance, language: string, onAway: () => void): Transport {
  return async ({ method, url, headers, body }) => {
    const asked = { method, url, headers: { ...headers, 'accept-language': language } }
    const answer = await app.inject({ ...asked, ...(body === undefined ? {} : { payload: body as object }) }) // calls declare objects or arrays
    if (answer.statusCode === 503) onAway()
    return { status: answer.statusCode, headers: new Headers(), body: answer.json() }
  }
}

/** Seconds after which whoever came while the database was away, or everybody was here, may try again. */
const soon = 5

/**
 * S-010: takes `fp` out of the address before any other script runs, and keeps it where only the session looks. And marks a page that comes over a line that
 * the browser calls slow (2G, 3G), over one on which an answer takes more than 100 ms unless a page of ours led here, or to somebody who saves data: it does not ask for our face, whose 18 kB would keep the scripts waiting only to come too
 * late for the first paint. `yet` wears it from the next page on. And paints the page light or dark, and with more contrast, where that was chosen on this device. And keeps the browser's offer to put the site on the device (see install-offer.ts), and what somebody answers before the page's script is there (see early-answers.ts).
 */
export const firstScript = `<script>(()=>{const u=new URL(location.href),f=u.searchParams.get('fp'),d=document.documentElement.dataset,c=navigator.connection;if(f!==null){u.searchParams.delete('fp');history.replaceState(history.state,'',u.pathname+u.search+u.hash);d.fp=f}if(c?.saveData)d.plain='always';else if(/[23]g/.test(c?.effectiveType)||c?.rtt>100&&!document.referrer.startsWith(u.origin))d.plain='yet';try{const{colourScheme:s,contrast:m}=localStorage;if(s)d.scheme=s;if(m)d.contrast=m}catch{};addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.installOffer=e});for(const n of['input','submit'])addEventListener(n,e=>{const t=e.target,f=t.form||t;if(d.ready||!f.noValidate)return;const w=window.early??={touched:[]};w.form=f;w.values=new FormData(f);if(n=='input')w.touched.push(t.name);else{e.preventDefault();w.isSent=true}},true)})()</script>`

function withoutFingerprint(address: string): { url: string; hasFingerprint: boolean } {
  // Behind an origin, not beside one: `//[` would be a host, and a wrong one throws.
  const url = new URL(`http://localhost${address}`)
  if (!url.searchParams.has('fp')) return { url: address, hasFingerprint: false }
  url.searchParams.delete('fp')
  return { url: url.pathname + url.search, hasFingerprint: true }
}

/** Whether the flag of F-068 may lead Sign up to a cause: then a page asks for its flags at once, and else with the first thing that needs them. */
const followsCause = ({ db }: Services): Promise<boolean> =>
  db
    .selectFrom('flag')
    .select('value')
    .where('name', '=', 'cause-sign-up-redirect')
    .executeTakeFirst()
    .then(
      (flag) => !!flag?.value,
      () => false, // while the database is away Sign up leads to an account, as it does with the flag off
    )

/** The hashes of what stands between the tags of a kind, as the content policy names them. */
const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\b(?:src=|type="application/json"))[^>]*>(.*?)</${tag}>`, 'gs'))].map(
    (match) =>
      `'sha256-${createHash('sha256')
        .update(match[1] ?? '')
        .digest('base64')}'`,
  )

/** E-054, for the case that not even the frame can be rendered. */
const sorryIn = ({ t, language }: Speaker) =>
  plainPage(
    t('common:serverErrorTitle'),
    html`<main><h1>${t('common:serverErrorTitle')}</h1><p>${t('common:serverError')}</p><p><a href="">${t('common:refresh')}</a></p></main>`,
    language,
  )

interface KeptPage {
  status: number
  /** Whether everything that it shows could be had. */
  isWhole: boolean
  packed: PackedPage
  policy: string
  /** Its address holds a secret, as its route says in the head: what the page asks for must not carry it, not even its first style. */
  isSecret: boolean
}

export interface PageServer {
  render: RenderPage
  head: PageHead
  /** Puts what a page shows of the site's drawings into it. */
  inlineDrawings?(markup: string): string
  /** While developing nothing is kept, and the content policy lets the hot reload through. */
  isDevelopment?: boolean
}

/** Serves every path that is not the API's: rendered pages, canonical addresses, and a plain page when rendering fails. */
export function servePages(app: FastifyInstance, services: Services, pages: PageServer): void {
  const { config, clock, words } = services
  serveWords(app, words)
  const cache = createPageCache<KeptPage | Response>()

  const otherOrigins = [
    ...new Set(
      config.backEnds
        .flatMap(({ bases }) => Object.values(bases))
        .filter((base) => URL.canParse(base))
        .map((base) => new URL(base).origin),
    ),
  ]
  const { consentManager } = config
  const providers = providerNames.filter((name) => services.providers[name])
  const outsideScripts = [...Object.values(config.vendors), URL.canParse(consentManager) ? consentManager : undefined]
  const vendorOrigins = outsideScripts.flatMap((address) => (address ? [new URL(address).origin] : []))
  const vendors = vendorOrigins.length > 0 ? ` data-vendors="${escapeHtml(JSON.stringify(config.vendors))}"` : ''
  const offered = providers.length > 0 ? ` data-providers="${providers.join(' ')}"` : ''
  const cookieDomain = config.cookieDomain ? ` data-cookie-domain="${escapeHtml(config.cookieDomain)}"` : ''
  const consent = consentManager === 'none' ? '' : ` data-consent="${escapeHtml(consentManager)}"`
  const publicConfig = publicConfigOf(config)
  const backEnds = config.backEnds.length > 0 ? ` data-back-ends="${escapeHtml(JSON.stringify(config.backEnds))}"` : ''

  async function makePage(path: string, language: string, now: number): Promise<KeptPage | Response> {
    let isWhole = true
    // On a partner's page nobody is asked what may be measured, so that nothing is.
    const partner = partnerAt(services.partners, path)
    const asks = partner === null && consentManager !== 'none'
    const transport = ownTransport(app, language, () => {
      isWhole = false
    })
    const { response, routeId, namespaces, hasMemberStyles } = await pages.render({
      url: `http://localhost${path}`,
      tenant: config.tenant,
      origin: new URL(config.publicUrl).origin,
      isDemo: services.isDemo,
      isPseudo: config.isPseudo,
      language,
      words: words.resources,
      providers,
      publicConfig,
      hasConsentManager: asks,
      now,
      transport,
    })
    if (response.status >= 300 && response.status < 400) return response
    const facts = `data-environment="${config.environment}" data-origin="${escapeHtml(new URL(config.publicUrl).origin)}" data-demo="${services.isDemo}" data-started-at="${now}"${partner ? ' data-framed' : consent}${offered}${publicConfigAttribute(publicConfig)}${config.isPseudo ? ' data-pseudo="true"' : ''}${(await followsCause(services)) ? ' data-follows-cause' : ''}${backEnds}${partner ? '' : vendors}${cookieDomain}`
    const answered = await response.text()
    const rendered = pages.inlineDrawings?.(answered) ?? answered
    const isSecret = /<meta name="referrer" content="no-referrer"/.test(rendered)
    const { head, rest } = pages.head({
      routeId,
      isSecret,
      hasMemberStyles,
      isDemo: services.isDemo && !partner,
      markup: rendered,
    })
    const html = `<!doctype html>${splitAtFirstView(rendered)
      .join(rest)
      .replace(/^<!doctype html>/i, '')
      .replace('<html ', () => `<html ${facts} `)
      .replace('</head>', () => `${firstScript}${partner ? '' : installableHead}${head}</head>`)
      .replace('</body>', () => `${wordmarkElement(config.tenant)}${wordsElement(words, language, namespaces)}</body>`)}`
    const scriptOrigins = partner ? [] : vendorOrigins
    const isTrusting = scriptOrigins.length > 0 || pages.isDevelopment
    const own = contentPolicy({
      isDevelopment: pages.isDevelopment ?? false,
      scripts: [...hashesOf(html, 'script'), ...scriptOrigins],
      styles: hashesOf(html, 'style'),
      connect: [...otherOrigins, ...scriptOrigins],
      framedBy: partner && response.status === 200 ? partner.origins : [],
    })
    const policy = isTrusting ? own : `${own}; ${trustedTypes}`
    // Nobody is at fault, and it will pass: not 500, which asks for somebody to look.
    const status = response.status === 500 && !isWhole ? 503 : response.status
    return { status, isWhole, packed: packPage(html), policy, isSecret }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const [path = '/', query = ''] = request.url.split('?', 2)
    if (path.length > 1 && path.endsWith('/')) {
      const canonical = path.replace(/\/+$/, '').replace(/^\/+/, '/') || '/'
      return reply.redirect(canonical + (query ? `?${query}` : ''), 308)
    }
    const now = clock.now()
    const { url, hasFingerprint } = withoutFingerprint(request.url)
    const speaker = words.preferred(request.headers['accept-language'])
    const { language } = speaker
    const key = `${language} ${url}`
    const before = cache.last(key, now)
    const make = async () => {
      const page = await makePage(url, language, now)
      if (page instanceof Response) return { page, outcome: 'gone' as const }
      if (!page.isWhole || page.status >= 500) return { page, outcome: 'failed' as const }
      if (page.status !== 200 || url.includes('?') || pages.isDevelopment) return { page, outcome: 'gone' as const }
      return { page, outcome: 'kept' as const }
    }
    const made = await cache.read(key, now, make).catch((error: unknown) => {
      console.error(`${path} could not be rendered:`, error)
      return null
    })
    if (!made) return reply.code(500).type('text/html; charset=utf-8').send(sorryIn(speaker))
    // While the database is away, the page of an hour ago is better than none.
    const page = made instanceof Response || made.isWhole ? made : (before ?? made)
    if (page instanceof Response) return reply.redirect(page.headers.get('location') ?? '/', page.status)
    if (page.status === 503) reply.header('retry-after', soon)
    // The secret of the link must not travel on as the page's address.
    if (hasFingerprint || page.isSecret) reply.header('referrer-policy', 'no-referrer')
    if (/^\/login\/\w+\?(.*&)?state=w\./.test(request.url)) reply.header(...reachable)
    const { encoding, body } = await page.packed.read(request.headers['accept-encoding'] ?? '', page === cache.last(key, now))
    if (encoding) reply.header('content-encoding', encoding)
    return (
      reply
        .code(page.status)
        .header('content-security-policy', page.policy)
        .headers(vendorOrigins.length > 0 ? { 'content-security-policy-report-only': trustedTypes } : {})
        .header('cache-control', 'no-store')
        .header('vary', words.languages.length > 1 ? 'accept-encoding, accept-language' : 'accept-encoding')
        // F-020: how wrong the device's clock is. In the page it would have to be compressed anew each time.
        .header('server-timing', `now;desc="${now}"`)
        .type('text/html; charset=utf-8')
        .send(body)
    )
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    handler: answer,
    // Whoever asked for a page is answered with one, also where nobody could be let in.
    errorHandler: (error, request, reply) => {
      if (!(error instanceof HttpError) || error.code !== 'unavailable') return sendError(words, error, request, reply)
      const page = reply.code(error.status).header('retry-after', error.retryAfterSeconds ?? soon)
      return page
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(sorryIn(words.preferred(request.headers['accept-language'])))
    },
  })
}
