import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { buildApp } from '#server/app.ts'
import { type Clock, createStoppedClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { openServices } from '#server/open-services.ts'
import { beginSession } from '#server/session/tokens.ts'
import { beginDevice } from '#server/shared/session/devices.ts'
import { networkOf } from '../network.ts'
import type { Engine } from '../server.ts'
import { createDatabase, start } from '../templates.ts'

const postgresServer = () => process.env.TEST_DATABASE_URL ?? ''
const payerAccount = { name: 'Farthing Client Account', sortCode: '010203', accountNumber: '00112233' }

export interface MoneyServer {
  services: Awaited<ReturnType<typeof openServices>>['services']
  app: Awaited<ReturnType<typeof buildApp>>['app']
  clock: Clock
  report: Awaited<ReturnType<typeof networkOf>>
  /** The two people of the support team. */
  support: readonly [number, number]
  call(userId: number, method: 'GET' | 'POST', url: string, body?: object): Promise<{ status: number; details: Details }>
  /** Another process's server over the same database, at the same time of the clock. */
  beside(): Promise<MoneyServer>
  close(): Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
type Details = any

/** A shop with two rates of a percentage and a fixed one, and the support team. Nothing that money has ever moved for. */
async function plant(services: MoneyServer['services']): Promise<void> {
  const { db } = services
  await sql`INSERT INTO retailer (slug, name, category, sector, description, tracking_amount, tracking_unit, confirmation_amount, confirmation_unit, terms, popularity)
    VALUES ('shop', 'Shop', 'home', 'goods', '', 1, 'days', 1, 'weeks', '[]', 1)`.execute(db)
  await sql`INSERT INTO rate (retailer_id, name, kind, value, is_increased, position)
    VALUES (1, 'Most', 'percent', 1000, false, 0), (1, 'Some', 'percent', 333, false, 1), (1, 'Contracts', 'fixed', 1375, false, 2)`.execute(
    db,
  )
  for (const name of ['first', 'second'])
    await sql`INSERT INTO app_user (hash, email, first_name, last_name, is_support, created_at) VALUES (${name}, ${`${name}@farthing.example`}, ${name}, 'Support', true, ${new Date(start)})`.execute(
      db,
    )
}

interface Place {
  databaseUrl?: string
  copyOf?: Blob | undefined
}

async function open(
  engine: Engine,
  place: Place,
  clock: Clock = createStoppedClock(start),
): Promise<MoneyServer & { dump?: () => Promise<Blob> }> {
  const config = { ...readConfig({}), payerAccount, databaseUrl: engine === 'postgres' ? place.databaseUrl : undefined }
  const { services, dump, close } = await openServices(config, clock, { inMemory: true, copyOf: place.copyOf })
  const { app } = await buildApp(services)
  const tokenOf = async (userId: number) => {
    const now = clock.now()
    const device = await beginDevice(services.db, { userId, userAgent: 'Test', now })
    // Whoever calls has just logged in, so that they have shown who they are.
    return (await beginSession(services.db, { keys: services.keys, now, provenAt: now }, device, 'full')).accessToken
  }
  return {
    services,
    app,
    clock,
    report: await networkOf({ services, clock, app }),
    support: [1, 2],
    async call(userId, method, url, body) {
      const headers = { authorization: `Bearer ${await tokenOf(userId)}` }
      const answer = await app.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload: body ?? {} }) })
      return { status: answer.statusCode, details: answer.json().body?.details }
    },
    beside: () => open(engine, place, clock),
    close: async () => {
      await app.close()
      await close()
    },
    ...(dump ? { dump } : {}),
  }
}

/** Opens servers over databases of their own, each as it was planted; the first one costs a second, the others a tenth. */
export async function moneyServers(engine: Engine): Promise<() => Promise<MoneyServer>> {
  const newName = () => `money_${randomBytes(6).toString('hex')}`
  const template = newName()
  const first = await open(engine, engine === 'postgres' ? { databaseUrl: await createDatabase(postgresServer(), template) } : {})
  await plant(first.services)
  const copyOf = await first.dump?.()
  await first.close()
  return async () =>
    open(
      engine,
      engine === 'postgres' ? { databaseUrl: await createDatabase(postgresServer(), newName(), template) } : { copyOf },
    )
}
