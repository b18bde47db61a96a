import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import { limits } from '../../contract/limits.ts'
import { tenants } from '../../contract/tenants.ts'
import type { Db } from '../db/open.ts'
import { Refusal } from '../gate/refusal.ts'
import { toCsv } from '../html/csv.ts'
import { compose } from '../mail/messages.ts'
import type { Services } from '../services.ts'
import { takeLink } from '../session/one-time-links.ts'
import { readMe } from './me.ts'

export const archivePath = '/user-archives'
const folderOf = ({ config }: Services) => join(config.dataDir, 'archives')

type Row = Record<string, unknown>

/** Everything that we know about a person, by what it is about. */
async function collect(db: Db, userId: number) {
  const rows = async (query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows
  const { user, cause, adminCauses, preferences } = await readMe(db, userId)
  return {
    account: { ...user, supports: cause?.name ?? null, runs: adminCauses.map(({ name }) => name), preferences },
    donations:
      await rows(sql<Row>`SELECT donation.id, coalesce(retailer.name, bonus_type) AS shop, cause.name AS cause, purchased_at, spent_pence, donation_pence, stage, decline_reason
      FROM donation LEFT JOIN retailer ON retailer.id = donation.retailer_id JOIN cause ON cause.id = donation.cause_id WHERE user_id = ${userId} ORDER BY purchased_at`),
    visits: await rows(
      sql<Row>`SELECT visit.id, retailer.name AS shop, visit.created_at FROM visit JOIN retailer ON retailer.id = visit.retailer_id WHERE user_id = ${userId} ORDER BY visit.created_at`,
    ),
    claims:
      await rows(sql<Row>`SELECT claim.id, type, status, retailer.name AS shop, visit_date, order_reference, spent_pence, comment, claim.created_at,
        (SELECT string_agg(path, ' ' ORDER BY claim_evidence.id) FROM claim_evidence WHERE claim_evidence.claim_id = claim.id) AS pictures
      FROM claim JOIN retailer ON retailer.id = claim.retailer_id WHERE user_id = ${userId} ORDER BY claim.created_at`),
    notices: await rows(sql<Row>`SELECT kind, detail, created_at, read_at FROM notice WHERE user_id = ${userId} ORDER BY id`),
    stampCards: await rows(
      sql<Row>`SELECT id, stamps, redeemed_at, created_at FROM stamp_card WHERE user_id = ${userId} ORDER BY created_at`,
    ),
    terms: await rows(
      sql<Row>`SELECT statement, path, version, kind, accepted_at FROM terms_acceptance WHERE user_id = ${userId} ORDER BY accepted_at`,
    ),
    connections: await rows(sql<Row>`SELECT provider, client_username FROM oauth_link WHERE user_id = ${userId}`),
    favourites: await rows(
      sql<Row>`SELECT retailer.name AS shop FROM favourite JOIN retailer ON retailer.id = favourite.retailer_id WHERE user_id = ${userId}`,
    ),
  }
}

/** Writes the archive of a person and answers its name. */
async function makeArchive(services: Services, userId: number): Promise<string> {
  const { account, ...tables } = await collect(services.db, userId)
  const files: Record<string, Uint8Array> = { 'account.json': strToU8(JSON.stringify(account, null, 2)) }
  for (const [name, rows] of Object.entries(tables)) {
    files[`${name}.json`] = strToU8(JSON.stringify(rows, null, 2))
    files[`${name}.csv`] = strToU8(toCsv(rows))
  }
  const name = `${randomBytes(16).toString('hex')}.zip`
  await mkdir(folderOf(services), { recursive: true })
  await writeFile(join(folderOf(services), name), zipSync(files))
  return name
}

/** Hands an archive over to its owner; false when another process has done so meanwhile. */
function handOver(db: Db, now: number, request: { id: number; user_id: number }, path: string): Promise<boolean> {
  return db.transaction().execute(async (both) => {
    const mine = await both
      .updateTable('data_request')
      .set({ done_at: new Date(now) })
      .where('id', '=', request.id)
      .where('done_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!mine) return false
    await both
      .insertInto('data_file')
      .values({
        id: randomBytes(12).toString('base64url'),
        user_id: request.user_id,
        created_at: new Date(now),
        expires_at: new Date(now + limits.archiveLife),
        path,
      })
      .execute()
    return true
  })
}

/** F-127: makes the archives that were asked for, tells their owners, and removes those that have expired. */
export async function makeArchives(services: Services): Promise<void> {
  const { db, clock, mail, config } = services
  const now = clock.now()
  const asked = await db.selectFrom('data_request').selectAll().where('done_at', 'is', null).orderBy('id').limit(20).execute()
  for (const request of asked) {
    const path = await makeArchive(services, request.user_id)
    if (!(await handOver(db, now, request, path))) {
      await rm(join(folderOf(services), path), { force: true })
      continue
    }
    const owner = await db
      .selectFrom('app_user')
      .select(['email', 'first_name'])
      .where('id', '=', request.user_id)
      .executeTakeFirstOrThrow()
    const values = {
      site: tenants[config.tenant].name,
      firstName: owner.first_name,
      address: `${config.publicUrl}/account/settings/download-data`,
    }
    await mail.send(compose(owner.email, 'archiveReady', values), now)
  }
  const expired = await db.deleteFrom('data_file').where('expires_at', '<=', new Date(now)).returning('path').execute()
  for (const { path } of expired) await rm(join(folderOf(services), path), { force: true })
}

/** Removes the archives of somebody who is gone. */
export async function dropArchives(services: Services, userId: number): Promise<void> {
  const files = await services.db.deleteFrom('data_file').where('user_id', '=', userId).returning('path').execute()
  for (const { path } of files) await rm(join(folderOf(services), path), { force: true })
}

/** Hands out an archive once to whoever has its short-lived address. */
export function serveArchives(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { secret: string } }>(`${archivePath}/:secret`, async (request, reply) => {
    const link = await takeLink(services.db, services.clock.now(), ['archive'], request.params.secret)
    const file = await services.db
      .selectFrom('data_file')
      .select('path')
      .where('id', '=', link?.detail ?? '')
      .executeTakeFirst()
    if (!file) throw new Refusal('notFound')
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="my-data.zip"')
      .header('cache-control', 'no-store')
      .send(createReadStream(join(folderOf(services), file.path)))
  })
}
