import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeArchives } from '#server/account/data-download/archives.ts'
import { forgetFiles } from '#server/privacy/forgetting.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { accountSteps } from './account.steps.ts'

describe.each(engines)('archives of what we know about somebody on %s', (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'farthing-archives-'))
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine, { dataDir })
  })
  afterAll(async () => {
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const { db, post, newestMail, somebody } = accountSteps(() => ({ server, token: '' }))

  test('C-059 an archive that can’t be told of keeps nobody else’s waiting, and no attempt leaves a file behind', async () => {
    const people = [await somebody('first@example.org'), await somebody('second@example.org')]
    for (const of of people)
      await post('/data/data-requests', { request_time: '', request_type: 'archive', ticket_creation_time: '' }, of.token)
    const { mail } = server.services
    const queue: typeof mail.queue = async (all, message, at) => {
      if (message.to === 'first@example.org') throw new Error('There is no way to this address.')
      await mail.queue(all, message, at)
    }
    await expect(makeArchives({ ...server.services, mail: { ...mail, queue } })).rejects.toThrow('no way to this address')
    const { details } = await server.call('GET', '/api/user/me/data-files', { token: people[1]?.token ?? '' })
    expect(details).toMatchObject({ isPreparing: false, files: [{ id: expect.any(String) }] })
    expect(await newestMail('second@example.org')).toContain('/account/settings/download-data')
    // What nobody could be told of isn’t left lying there either.
    const inFolder = () => readdirSync(join(dataDir, 'archives')).toSorted()
    const kept = async () => (await db().selectFrom('data_file').select('path').execute()).map(({ path }) => path).toSorted()
    expect(inFolder()).toEqual(await kept())

    // A process that died before it could remove its file has left it there; it goes before the next attempt, and with the account.
    const left = async () =>
      (await db().selectFrom('data_request').select('path').where('done_at', 'is', null).execute()).map(({ path }) => path ?? '')
    const [first = ''] = await left()
    writeFileSync(join(dataDir, 'archives', first), 'half')
    await expect(makeArchives({ ...server.services, mail: { ...mail, queue } })).rejects.toThrow('no way to this address')
    expect(inFolder()).toEqual(await kept())
    const [second = ''] = await left()
    expect(second).not.toBe(first)
    writeFileSync(join(dataDir, 'archives', second), 'half')
    await forgetFiles(server.services, { id: people[0]?.id ?? 0, email: 'first@example.org', hash: '' })
    expect(inFolder()).toEqual(await kept())

    // Of two processes that make one at once, one hands it over.
    await Promise.all([makeArchives(server.services), makeArchives(server.services)])
    expect(await left()).toEqual([])
    expect(await kept()).toHaveLength(2)
    expect(inFolder()).toEqual(await kept())
  })
})
