import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import { buildApp } from './app.ts'
import type { Clock } from './clock.ts'
import { type Config, ConfigError } from './config.ts'
import type { SeedSize } from './db/seed/sizes.ts'
import { createDrain } from './drain.ts'
import { type JobsState, serveHealth } from './health.routes.ts'
import { type RunningJobs, startJobs } from './jobs/job-runner.ts'
import type { Simulator } from './network/simulator.ts'
import { openServices } from './open-services.ts'
import { readAssets } from './pages/assets.ts'
import { inlineDrawings } from './pages/inline-drawings.ts'
import { serveInstallable } from './pages/installable.ts'
import { type RenderPage, servePages } from './pages/pages.ts'
import { serveSearchEngines } from './pages/search-engines.routes.ts'
import type { Services } from './services.ts'

export interface RunningServer {
  address: string
  isDemo: boolean
  services: Services
  simulator: Simulator
  close(): Promise<void>
}

/** Opens everything and listens. The built site must be there (see pages/build.ts). */
export async function runServer(
  config: Config,
  clock: Clock,
  options: { root: string; size?: SeedSize | undefined; inMemory?: boolean; copyOf?: Blob | undefined },
): Promise<RunningServer> {
  const opened = await openServices(config, clock, {
    ...(options.size ? { size: options.size } : {}),
    inMemory: options.inMemory ?? false,
    copyOf: options.copyOf,
  })
  const { services } = opened
  const { app, simulator } = await buildApp(services)
  const client = join(options.root, '.build/client')
  await app.register(compress, { globalCompression: true, encodings: ['br', 'gzip'], syncThreshold: 65_536 })
  await app.register(fastifyStatic, {
    root: join(client, 'static-www'),
    prefix: '/static-www/',
    wildcard: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  })
  const { renderPage } = (await import(pathToFileURL(join(options.root, '.build/server/entry-server.js')).href)) as {
    renderPage: RenderPage
  } // our own build
  const drain = createDrain(app)
  let jobs: RunningJobs | null = null
  const jobsState = (): JobsState => {
    if (config.jobs === 'apart') return 'apart'
    if (!jobs) return 'starting'
    return jobs.areKept() ? 'ok' : 'stuck'
  }
  serveHealth(app, { aside: services.aside, jobs: jobsState, isDraining: drain.isDraining })
  serveSearchEngines(app, services)
  serveInstallable(app, services, client)
  servePages(app, services, { render: renderPage, head: readAssets(client), inlineDrawings: inlineDrawings(client) })
  await app.listen({ port: config.port, host: '::' }).catch(async (error: NodeJS.ErrnoException) => {
    await opened.close()
    throw error.code === 'EADDRINUSE' ? new ConfigError(`Port ${config.port} is taken. Stop what uses it, or set PORT.`) : error
  })
  if (config.jobs === 'inside') jobs = await startJobs(services)
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : config.port
  return {
    address: `http://localhost:${port}`,
    isDemo: services.isDemo,
    services,
    simulator,
    close: async () => {
      await Promise.all([drain.finish(), jobs?.stop()])
      await app.close()
      await opened.close()
    },
  }
}
