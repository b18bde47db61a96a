import type { PublicConfig } from '#contract/shopping/public-config.ts'
import { providerNames } from '#contract/sign-in/providers.ts'
import { buildApp } from '#server/app.ts'
import { createClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { sizes } from '#server/db/seed/sizes.ts'
import { openServices } from '#server/open-services.ts'
import { publicConfigOf } from '#server/pages/public-config.ts'
import { newName } from '../server.ts'
import { copiedDatabase, templateOf } from '../templates.ts'
import type { Backend } from './network.ts'

export interface NearServer {
  backend: Backend
  publicConfig: PublicConfig
  providers: (typeof providerNames)[number][]
  close(): Promise<void>
}

/** The site's server in this process with demo data and a running clock, asked without a line: for what a screen asks besides its chart. */
export async function openNearServer(): Promise<NearServer> {
  const postgres = process.env.TEST_DATABASE_URL
  const databaseUrl = postgres && (await copiedDatabase(postgres, newName(), 'running'))
  const config = { ...readConfig({}), databaseUrl }
  const { services, close } = await openServices(config, createClock(), {
    inMemory: true,
    size: sizes.demo,
    copyOf: databaseUrl ? undefined : await templateOf('running'),
  })
  const { app } = await buildApp(services)
  return {
    publicConfig: publicConfigOf(config),
    providers: providerNames.filter((name) => services.providers[name]),
    async backend({ method, url, headers, body }) {
      const answer = await app.inject({
        method: method as 'GET', // any that the API has
        url: url.pathname + url.search,
        headers: { ...headers, host: url.host },
        ...(body === undefined ? {} : { payload: body }),
      })
      const said = Object.entries(answer.headers).flatMap(([name, value]) =>
        value === undefined || name === 'set-cookie' ? [] : [[name, String(value)]],
      )
      return {
        status: answer.statusCode,
        headers: Object.fromEntries(said),
        cookies: [answer.headers['set-cookie'] ?? []].flat(),
        body: answer.body,
      }
    },
    close: async () => {
      await app.close()
      await close()
    },
  }
}
