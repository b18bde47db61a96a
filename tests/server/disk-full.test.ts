import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { makeArchives } from '#server/account/data-download/archives.ts'
import { buildApp } from '#server/app.ts'
import { createClock } from '#server/clock.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { openServices } from '#server/open-services.ts'
import { isWhole } from '../kit/matrix.ts'
import { startPostgres } from '../kit/postgres.ts'
import { engines, openTestServer } from '../kit/server.ts'
import { openSmallDisk, type SmallDisk } from '../kit/small-disk.ts'

const mayMount = (() => {
  const disk = openSmallDisk(1)
  disk?.remove()
  return disk !== null
})()
if (!mayMount) console.log('Full disks are not tried: this user may not mount one (that takes root).')

const disks: SmallDisk[] = []
function newDisk(megabytes: number): SmallDisk {
  const disk = openSmallDisk(megabytes)
  if (!disk) throw new Error('A disk could be mounted before, and now cannot.')
  disks.push(disk)
  return disk
}
afterEach(() => {
  for (const disk of disks.splice(0)) disk.remove()
})

/** What whoever runs the server was told, which no test is to hear unasked. */
function said(): string[] {
  const lines = vi.mocked(console.error).mock.calls.map((words) => words.join(' '))
  vi.mocked(console.error).mockClear()
  return lines
}

/** Has the log take a new part again and again, until there is no room for one: PostgreSQL ends itself there. */
async function fillLog(db: Db): Promise<void> {
  for (let parts = 0; parts < 20; parts++) {
    await sql`SELECT pg_logical_emit_message(false, 'log', repeat('x', 10000))`.execute(db)
    await sql`SELECT pg_switch_wal()`.execute(db)
  }
}

/** A site without demo data over a database on this disk, and people who write. */
async function openOn(config: Partial<ReturnType<typeof readConfig>>) {
  const { services, close } = await openServices({ ...readConfig({}), ...config }, createClock())
  const { app } = await buildApp(services)
  const acknowledged: string[] = []
  const write = async () => {
    const remoteAddress = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`
    const payload = { referrerEntityIdentifier: 'somebody' }
    const answer = await app.inject({ method: 'POST', url: '/api/referrals', payload, remoteAddress })
    if (answer.statusCode === 200) acknowledged.push(answer.json().body.details.referral.id)
    else expect([answer.statusCode, Number(answer.headers['retry-after']) >= 1]).toEqual([503, true])
    return answer.statusCode
  }
  return {
    db: services.db,
    write,
    /** Writes until somebody is told that it cannot be. */
    untilRefused: async () => {
      for (let tries = 0; (await write()) === 200; tries++) if (tries > 3000) throw new Error('The disk has never been full.')
    },
    lost: async () => {
      const kept = new Set((await services.db.selectFrom('referral').select('id').execute()).map(({ id }) => id))
      return acknowledged.filter((id) => !kept.has(id))
    },
    close: async () => {
      await app.close()
      await close()
    },
  }
}

describe.runIf(mayMount)('F5 a disk that is really full', () => {
  // It writes its log full, to its end and again: `npm run heavy`.
  test.runIf(isWhole)(
    'the embedded database: a start says it, calls answer 503, it ends when its log has no room and serves again when there is some',
    async () => {
      const disk = newDisk(130)
      const config = { ...readConfig({}), dataDir: disk.folder }
      const words = `The disk that holds the data folder ${disk.folder} is full. Make room on it, or set DATA_DIR to a folder on another disk.`
      disk.fill()
      await expect(openServices(config, createClock())).rejects.toEqual(new ConfigError(words))
      disk.free()
      const site = await openOn(config)
      disk.fill()
      await site.untilRefused()
      await expect(fillLog(site.db)).rejects.toMatchObject({ code: '57P02' })
      expect([await site.write(), await site.write()]).toEqual([503, 503])
      disk.free()
      await expect.poll(site.write, { timeout: 60_000 }).toBe(200)
      expect(await site.lost()).toEqual([])
      expect(said()).toEqual([
        expect.stringMatching(/^the embedded database has ended: .*No space left on device\. It is opened again/),
        expect.stringMatching(/^database connection lost: .*No space left on device$/),
        'the embedded database serves again.',
      ])
      await site.close()
      disk.fill()
      await expect(openServices(config, createClock())).rejects.toEqual(new ConfigError(words))
    },
    240_000,
  )

  test.runIf(engines.includes('postgres'))(
    'PostgreSQL: 503 while its disk is full, and nothing acknowledged is lost',
    async () => {
      const disk = newDisk(160)
      const postgres = await startPostgres(disk.folder)
      const site = await openOn({ databaseUrl: postgres.url })
      disk.fill()
      await site.untilRefused()
      // The whole server ends, and cannot start again before there is room.
      await expect(fillLog(site.db)).rejects.toThrow()
      expect([await site.write(), await site.write()]).toEqual([503, 503])
      disk.free()
      await postgres.revive()
      expect(await site.write()).toBe(200)
      expect(await site.lost()).toEqual([])
      expect(said()).toEqual([expect.stringMatching(/^database connection lost: /)])
      await site.close()
      postgres.stop()
    },
  )

  test.runIf(isWhole)('pictures and archives: 503 or later, nothing half is kept, and what was there stays', async () => {
    const disk = newDisk(2)
    const server = await openTestServer('embedded', { dataDir: disk.folder })
    const token = (await server.logIn('supporter')).tokens.accessToken
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const picture = await sharp({ create: { width: 268, height: 268, channels: 3, background: '#ffffff', noise } })
      .png()
      .toBuffer()
    const body = { imagePayload: picture.toString('base64'), terms: { path: '/terms/supporter', statement: 'I accept' } }
    const send = () => server.call('POST', '/api/user/me/images/avatar', { token, body })
    const avatar = async () => (await server.call('GET', '/api/user/me', { token })).details.user.avatar
    const filesIn = (name: string) => readdirSync(join(disk.folder, name))

    expect((await send()).status).toBe(200)
    const before = { avatar: await avatar(), files: filesIn('images') }
    const bytes = (await server.app.inject(before.avatar)).rawPayload
    await server.services.db
      .insertInto('data_request')
      .values({ user_id: 1, request_type: 'data_archive', requested_at: new Date() })
      .execute()
    disk.fill()
    const refused = await send()
    expect([refused.status, refused.error?.code, Number(refused.headers['retry-after']) >= 1]).toEqual([503, 'unavailable', true])
    expect({ avatar: await avatar(), files: filesIn('images') }).toEqual(before)
    expect((await server.app.inject(before.avatar)).rawPayload).toEqual(bytes)
    await expect(makeArchives(server.services)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(filesIn('archives')).toEqual([])
    disk.free()
    expect((await send()).status).toBe(200)
    await makeArchives(server.services)
    expect(filesIn('archives')).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.zip$/)])
    await server.close()
  })
})
