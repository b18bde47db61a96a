import { openAsBlob } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { dayInLondon } from '#contract/london.ts'
import { type Clock, createClock, createStoppedClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { sizes } from '#server/db/seed/sizes.ts'
import { openServices } from '#server/open-services.ts'
import { keptTemplate } from './kept-templates.ts'

/** When the clock of the server's tests stands. */
export const start = Date.parse('2026-11-21T10:00:00.000Z')

/** Demo data by the clock that it was made for: one that stands at `start`, or the running one. */
export type Template = 'standing' | 'running'
const clocks: Record<Template, () => Clock> = { standing: () => createStoppedClock(start), running: createClock }

const postgresTemplates: Record<Template, string> = { standing: 'seeded', running: 'seeded_running' }
const fileOf = (folder: string, name: Template) => join(folder, `${name}.tar`)

async function makeTemplate(name: Template): Promise<Blob> {
  const { dump, close } = await openServices(readConfig({}), clocks[name](), { inMemory: true, size: sizes.demo })
  const copy = await dump?.()
  await close()
  if (!copy) throw new Error('An embedded database can be dumped.')
  return copy
}

/** Makes the demo data once for the whole run: every test's database is a copy, which costs a tenth of making it. The environment that tells the tests so. */
export async function makeTemplates(folder: string, postgresUrl: string): Promise<Record<string, string>> {
  await mkdir(folder, { recursive: true })
  const config = readConfig({})
  for (const name of ['standing', 'running'] as const) await writeFile(fileOf(folder, name), (await makeTemplate(name)).stream())
  for (const name of ['standing', 'running'] as const) {
    const databaseUrl = await createDatabase(postgresUrl, postgresTemplates[name])
    const { close } = await openServices({ ...config, databaseUrl }, clocks[name](), { inMemory: true, size: sizes.demo })
    await close()
  }
  return { TEST_TEMPLATES: folder }
}

/**
 * The demo data of the run. Without a whole run those that an earlier test has kept, which costs a fifth of making them; those by the running clock are made anew each day, as what they say is.
 */
export async function templateOf(name: Template): Promise<Blob> {
  const folder = process.env.TEST_TEMPLATES
  if (folder) return openAsBlob(fileOf(folder, name))
  return keptTemplate(name, name === 'running' ? `-${dayInLondon(new Date().toISOString())}` : '', () => makeTemplate(name))
}

/** Creates a database on the PostgreSQL server and answers its address. */
export async function createDatabase(server: string, name: string, template?: string): Promise<string> {
  const url = new URL(server)
  const admin = await openDatabase({ url: url.href, connections: 1 })
  await sql`CREATE DATABASE ${sql.id(name)}${template ? sql` TEMPLATE ${sql.id(template)}` : sql``}`.execute(admin.db)
  await admin.close()
  url.pathname = `/${name}`
  return url.href
}

/** A new database on the server that `npm test` has started, with the run's demo data. */
export const copiedDatabase = (server: string, name: string, template: Template = 'standing') =>
  createDatabase(server, name, process.env.TEST_TEMPLATES ? postgresTemplates[template] : undefined)
