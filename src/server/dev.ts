import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { createServer } from 'vite'
import { buildApp } from './app.ts'
import { createClock } from './clock.ts'
import { readConfig } from './config.ts'
import { sizes } from './db/seed/sizes.ts'
import { startJobs } from './jobs/job-runner.ts'
import { openServices } from './open-services.ts'
import { watchScript } from './pages/assets.ts'
import { type RenderPage, servePages } from './pages/pages.ts'

/**
 * `npm run dev`: the same server with Vite in its middle. Screens reload in place; a change of the server, the contract or the charts restarts it (node --watch).
 */
const root = resolve(import.meta.dirname, '../..')
const config = readConfig(process.env)
const vite = await createServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true, ws: { port: 24_678 } },
  logLevel: 'warn',
})
const opened = await openServices(config, createClock(), config.databaseUrl ? {} : { size: sizes.demo })
const jobs = config.jobs === 'inside' ? await startJobs(opened.services) : null
const { app } = await buildApp(opened.services)
await app.register(fastifyStatic, {
  root: join(root, 'public/static-www'),
  prefix: '/static-www/',
  wildcard: false,
  index: false,
  decorateReply: false,
})

// Vite answers its own addresses; everything else is the site's.
app.addHook('onRequest', async (request, reply) => {
  if (!/^\/(@|src\/|machines\/|locales\/|node_modules\/)/.test(request.url)) return
  await new Promise<void>((done) => {
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => done())
    reply.raw.once('finish', () => done())
  })
})

const preamble = `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type</script>`
const head = `${preamble}<script type="module" src="/@vite/client"></script><script type="module" src="/src/web/start.tsx"></script>`
const render: RenderPage = async (request) => {
  const entry: { renderPage: RenderPage } = (await vite.ssrLoadModule(
    pathToFileURL(join(root, 'src/web/entry-server.tsx')).pathname,
  )) as { renderPage: RenderPage } // our own entry
  return entry.renderPage(request)
}
// Vite injects style sheets as elements while developing; the built site has none.
servePages(app, opened.services, {
  render,
  head: ({ isDemo }) => ({ head: `${isDemo ? watchScript('/src/web/watch-entry.ts') : ''}${head}`, rest: '' }),
  isDevelopment: true,
})
// Vite makes a page's modules when it's first asked for, which may take longer than a slow client is given.
app.server.setTimeout(0)
await app.listen({ port: config.port, host: '::' })
console.log(`Farthing is at http://localhost:${config.port}, reloading as you edit`)
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(
    signal,
    () =>
      void Promise.all([app.close(), vite.close(), jobs?.stop()])
        .then(opened.close)
        .then(() => process.exit(0)),
  )
