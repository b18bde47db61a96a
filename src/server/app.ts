import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import Fastify, { type FastifyInstance } from 'fastify'
import { errorCatalogue } from '#contract/errors.ts'
import { serveArchives } from './account/data-download/archives.ts'
import { csvHandlers, handlers } from './all-handlers.ts'
import { serveCausePictures } from './causes/pictures/pictures.routes.ts'
import type { Config } from './config.ts'
import { limitStatements } from './db/read-timeouts.ts'
import { serveDemoCards } from './dev/demo-card.routes.ts'
import { serveDemoShops } from './dev/demo-shop.routes.ts'
import { serveDevPages } from './dev/dev.routes.ts'
import { handleErrors } from './gate/errors.ts'
import { guardHeaders } from './gate/headers.ts'
import { HttpError } from './gate/http-error.ts'
import { registerLanes } from './gate/lanes.ts'
import { isAllowedOrigin } from './gate/own-names.ts'
import { readableAddress, sanitizeInput } from './gate/sanitize.ts'
import { serveCalls } from './gate/serve.ts'
import { serveImages } from './images/images.ts'
import { serveSizedImages } from './images/sized-images.ts'
import { serveOptOuts } from './mail/opt-out.routes.ts'
import { serveWordmark } from './mail/wordmark-picture.ts'
import { servePostbacks } from './network/postback.routes.ts'
import { createSimulator, type Simulator } from './network/simulator.ts'
import { openApiDocument } from './openapi.ts'
import type { Services } from './services.ts'
import { serveShopMarks } from './shopping/shop-mark.routes.ts'
import { demoProviderPath, serveDemoProvider } from './sign-in/provider-login/demo-provider.ts'
import { serveProviderDialogs } from './sign-in/provider-login/identity.routes.ts'
import { proveByPassword } from './sign-in/recent-proof/prove.ts'
import { version } from './version.ts'

/** A state-changing call that a browser sends from another site is refused: `Origin` must be ours, by a name that is configured, or a named one (A20). */
function refuseCrossSite(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers
    if (request.method === 'GET' || request.method === 'HEAD' || origin === undefined) return
    if (request.routeOptions.config.isOutside) return
    if (!isAllowedOrigin(config, request, origin)) throw new HttpError('crossSite')
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Plays somebody else's site, which has a form of its own: a demo shop. */
    isOutside?: boolean
  }
}

export interface BuiltApp {
  app: FastifyInstance
  simulator: Simulator
}

/** The whole server without its pages: API, postbacks, and with demo data the demo shops and /dev pages. */
export async function buildApp(services: Services): Promise<BuiltApp> {
  const app = Fastify({
    bodyLimit: 65_536,
    requestTimeout: 10_000,
    connectionTimeout: 15_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    trustProxy: (_address: string, hop: number) => hop < services.config.trustedProxies,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
  })
  app.removeContentTypeParser('text/plain')
  limitStatements(app)
  handleErrors(app, services.words)
  sanitizeInput(app)
  guardHeaders(app, services.config.publicUrl.startsWith('https:'))
  const { allowedOrigins } = services.config
  refuseCrossSite(app, services.config)
  // A21: exact origins, and never with cookies: the API goes by tokens in headers.
  await app.register(cors, {
    origin: allowedOrigins,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['segmentation', 'searchtype', 'x-auth-type', 'retry-after'],
    maxAge: 600,
  })
  await app.register(cookie)
  registerLanes(app)
  const kind = services.isDemo ? 'demo' : 'live'
  app.get('/api/health', async () => ({ body: { details: { status: 'ok', kind, version } } }))
  app.get('/api/error-codes', async () => ({ body: { details: { errors: errorCatalogue } } }))
  app.get('/api/openapi.json', async () => openApiDocument(services.config.publicUrl))
  // Mails that a call has written down, once it is answered.
  app.addHook('onResponse', async () => services.mail.sendSoon(services.clock.now()))
  serveCalls(app, services, { handlers, csvHandlers, proveByPassword })
  serveImages(app, services.imageFolder)
  serveSizedImages(app, services)
  serveCausePictures(app, services)
  serveShopMarks(app, services)
  serveWordmark(app, services.config.tenant)
  serveArchives(app, services)
  serveProviderDialogs(app, services)
  await serveOptOuts(app, services)
  await servePostbacks(app, services)
  const simulator = await createSimulator(app, services)
  if (services.isDemo) {
    await serveDemoShops(app, services, simulator)
    await serveDemoCards(app, simulator)
    await serveDevPages(app, services, simulator)
  }
  const { demoProvider } = services
  if (demoProvider) await app.register((scope) => serveDemoProvider(scope, demoProvider), { prefix: demoProviderPath })
  app.all('/api/*', async () => {
    throw new HttpError('notFound')
  })
  return { app, simulator }
}
