import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import { buildApp } from './app.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { SeedSize } from './db/seed/sizes.ts'
import { startJobs } from './jobs/job-runner.ts'
import type { Simulator } from './network/simulator.ts'
import { openServices } from './open-services.ts'
import { readAssets } from './pages/assets.ts'
import { type RenderPage, servePages } from './pages/pages.ts'
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
  await app.register(compress, { globalCompression: true, encodings: ['br', 'gzip'] })
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
  servePages(app, services, { render: renderPage, head: readAssets(client) })
  await app.listen({ port: config.port, host: '::' }).catch(async (error: NodeJS.ErrnoException) => {
    await opened.close()
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${config.port} is taken. Stop what uses it, or set PORT.`) : error
  })
  const jobs = config.jobs === 'inside' ? await startJobs(services) : null
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : config.port
  return {
    address: `http://localhost:${port}`,
    isDemo: services.isDemo,
    services,
    simulator,
    close: async () => {
      await app.close()
      await jobs?.stop()
      await opened.close()
    },
  }
}
