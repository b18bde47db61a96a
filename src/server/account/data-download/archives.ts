import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { toCsv } from '#server/html/csv.ts'
import { keepFile } from '#server/keep-file.ts'
import { composeMail } from '#server/mail/messages.ts'
import { collect, type Row } from '#server/privacy/collecting.ts'
import { dropFiles } from '#server/privacy/kept-files.ts'
import type { Services } from '#server/services.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { redeemLinkOf } from '#server/shared/sign-in/one-time-links.ts'

export const archivePath = '/user-archives'
const folderOf = ({ config }: Services) => join(config.dataDir, 'archives')

/** Writes the archive of a person by a name: each table as JSON and as CSV, the account as one object, and pictures as they are. */
async function makeArchive(services: Services, userId: number, name: string): Promise<void> {
  const person = await services.db
    .selectFrom('app_user')
    .select(['id', 'email', 'hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { tables, pictures } = await collect(services, person)
  const files: Record<string, Uint8Array> = {}
  for (const [name, rows] of tables) {
    files[`${name}.json`] = strToU8(JSON.stringify(name === 'account' ? rows[0] : rows, null, 2))
    files[`${name}.csv`] = strToU8(toCsv(rows.map(flat)))
  }
  for (const [name, bytes] of pictures) files[`pictures/${name}`] = bytes
  await keepFile(join(folderOf(services), name), zipSync(files))
}

/** A cell holds words: what has parts is written as JSON. */
const flat = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
    ]),
  )

interface DataRequest {
  id: number
  user_id: number
  /** The file of an attempt that hasn't ended. */
  path: string | null
}

/** Writes down which file is made for a request before there is one, so that what a process that died has left is known and goes. Null when another process is making it. */
async function beginFile(services: Services, request: DataRequest): Promise<string | null> {
  const path = `${randomBytes(16).toString('hex')}.zip`
  const mine = await services.db
    .updateTable('data_request')
    .set({ path })
    .where('id', '=', request.id)
    .where('done_at', 'is', null)
    .where(sql<boolean>`path IS NOT DISTINCT FROM ${request.path}`)
    .returning('id')
    .executeTakeFirst()
  if (!mine) return null
  await dropFiles(services, { column: 'path', folder: 'archives' }, [request.path])
  return path
}

/** Hands an archive over to its owner and tells them; false when another process has taken the request over meanwhile. */
function handOver(services: Services, now: number, request: DataRequest, path: string): Promise<boolean> {
  return services.db.transaction().execute(async (transaction) => {
    const mine = await transaction
      .updateTable('data_request')
      .set({ done_at: new Date(now), path: null })
      .where('id', '=', request.id)
      .where('done_at', 'is', null)
      .where('path', '=', path)
      .returning('id')
      .executeTakeFirst()
    if (!mine) return false
    await transaction
      .insertInto('data_file')
      .values({
        id: randomBytes(12).toString('base64url'),
        user_id: request.user_id,
        created_at: new Date(now),
        expires_at: new Date(now + limits.archiveLife),
        path,
      })
      .execute()
    await tellOwner({ ...services, db: transaction }, now, request.user_id)
    return true
  })
}

async function tellOwner({ db, mail, config, words }: Services, now: number, userId: number): Promise<void> {
  const owner = await db.selectFrom('app_user').select(['email', 'first_name']).where('id', '=', userId).executeTakeFirstOrThrow()
  const values = {
    site: tenants[config.tenant].name,
    firstName: owner.first_name,
    address: `${config.publicUrl}/account/settings/download-data`,
  }
  await mail.queue(db, composeMail(words.own, owner.email, 'archiveReady', values), now)
}

async function answer(services: Services, request: DataRequest): Promise<void> {
  const path = await beginFile(services, request)
  if (path === null) return
  let isKept = false
  try {
    await makeArchive(services, request.user_id, path)
    isKept = await handOver(services, services.clock.now(), request, path)
  } finally {
    if (!isKept) await rm(join(folderOf(services), path), { force: true })
  }
}

/** F-127, C-059: makes the archives that were asked for, and tells their owners; one that can't be made keeps no other waiting, and those of closed accounts wait until they are open again. Those that have expired go by the register of personal data. */
export async function makeArchives(services: Services): Promise<void> {
  const { db } = services
  const asked = await db
    .selectFrom('data_request')
    .innerJoin('app_user', 'app_user.id', 'data_request.user_id')
    .select(['data_request.id', 'user_id', 'path'])
    .where('done_at', 'is', null)
    .where('disabled_at', 'is', null)
    .orderBy('data_request.id')
    .limit(20)
    .execute()
  const failures: unknown[] = []
  for (const request of asked) await answer(services, request).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Hands out an archive once to whoever has its short-lived address. */
export function serveArchives(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { secret: string } }>(`${archivePath}/:secret`, async (request, reply) => {
    const now = services.clock.now()
    const file = await services.db.transaction().execute(async (db) => {
      const link = await redeemLinkOf(db, now, ['archive'], request.params.secret)
      const found = await db
        .selectFrom('data_file')
        .select('path')
        .where('id', '=', link?.detail ?? '')
        .executeTakeFirst()
      if (!found || !link) throw new HttpError('notFound')
      const subject = `user:${link.user_id}` as const
      await recordAudit(db, { action: 'archiveDownloaded', userId: link.user_id, subject, at: now })
      return found
    })
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="my-data.zip"')
      .header('cache-control', 'no-store')
      .send(createReadStream(join(folderOf(services), file.path)))
  })
}
