import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createStoppedClock } from '#server/clock.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { durability } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { openServices } from '#server/open-services.ts'
import { buildIfStale } from '#server/pages/build.ts'
import { startMailServer } from '../kit/mail-server.ts'
import { isWhole } from '../kit/matrix.ts'
import { newPerson } from '../kit/new-person.ts'
import { killProcesses, startProcess } from '../kit/processes.ts'
import { engines, freshDatabase, openTestServer } from '../kit/server.ts'

const root = resolve(import.meta.dirname, '../..')
const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'farthing-test-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  killProcesses()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('npm start', () => {
  beforeAll(() => buildIfStale(root))
  const shared = newFolder()
  /** Each test goes on with the process that the one before has left: a start takes seconds. */
  let running: Awaited<ReturnType<typeof startProcess>>

  test('C-047 serves the site with its files under /static-www, names the people to log in as, keeps the data, and drains on SIGTERM', async () => {
    const first = await startProcess({ DATA_DIR: shared })
    expect(first.output()).toContain('supporter@farthing.example')
    const home = await fetch(first.address)
    expect(home.status).toBe(200)
    const files = [...(await home.text()).matchAll(/(?:src|href)="([^"]+\.(?:js|css|svg|woff2))"/g)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(2)
    expect(files.filter((path) => !path.startsWith('/static-www/'))).toEqual([])
    for (const path of files) expect([path, (await fetch(first.address + path)).status]).toEqual([path, 200])
    const registered = await fetch(`${first.address}/api/user`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'kept@example.org',
        password: 'three blue boats',
        userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
        marketingPreferences: [],
      }),
    })
    expect(registered.status).toBe(200)
    const asked = performance.now()
    first.child.kill('SIGTERM')
    expect(await first.exit).toBe(0)
    expect(performance.now() - asked).toBeLessThan(10_000)
    running = await startProcess({ DATA_DIR: shared })
    expect(
      (await (await fetch(`${running.address}/api/users/email-exists?email=kept@example.org`)).json()).body.details.exists,
    ).toBe(true)
  })

  // It starts twice more: `npm run heavy`.
  test.runIf(isWhole)(
    'F4 a second process on the same data refuses and names the first; after a kill the lock is taken over',
    async () => {
      const asked = performance.now()
      const second = await startProcess({ DATA_DIR: shared })
      expect(await second.exit).toBe(1)
      expect(second.output()).toContain(`in use by process ${running.child.pid}`)
      const refused = performance.now() - asked
      running.child.kill('SIGKILL')
      await running.exit
      const begun = performance.now()
      running = await startProcess({ DATA_DIR: shared })
      // On a machine that is busy with something else: in less time than a whole start takes there.
      expect(refused).toBeLessThan(Math.max(2000, performance.now() - begun))
      expect((await fetch(`${running.address}/api/health`)).status).toBe(200)
    },
  )

  test('F3 no acknowledged write is lost when the process is killed', async () => {
    const acknowledged: string[] = []
    for (let round = 0; round < (isWhole ? 3 : 1); round++) {
      if (round > 0) running = await startProcess({ DATA_DIR: shared })
      const server = running
      const write = async (index: number) => {
        const email = `round${round}-${index}@example.org`
        const answer = await fetch(`${server.address}/api/referrals`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ referrerEntityIdentifier: email }),
        })
        if (answer.ok)
          acknowledged.push(
            ((await answer.json()) as { body: { details: { referral: { id: string } } } }).body.details.referral.id,
          )
      }
      const writes = Array.from({ length: 45 }, (_, index) => write(index).catch(() => {}))
      await Promise.all(writes.slice(0, 15))
      server.child.kill('SIGKILL')
      await server.exit
      await Promise.all(writes)
    }
    const { db, close } = await openDatabase({ folder: join(shared, 'database') })
    const kept = new Set((await db.selectFrom('referral').select('id').execute()).map((row) => row.id))
    await close()
    expect(acknowledged.length).toBeGreaterThan(isWhole ? 15 : 10)
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  })

  test.runIf(isWhole)(
    'F3 a mail whose process is killed while the mail server has it comes from the next process, once and under the same name',
    async () => {
      const isFirst = () => mails.received.length === 1
      const mails = await startMailServer(0, () => isFirst() && first.child.kill('SIGKILL'))
      const first = await startProcess({ DATA_DIR: shared, SMTP_URL: mails.url })
      const body = JSON.stringify({ ...newPerson('killed@example.org'), causeId: undefined })
      const json = { 'content-type': 'application/json' }
      await fetch(`${first.address}/api/user`, { method: 'POST', headers: json, body }).catch(() => {})
      await first.exit
      const next = await startProcess({ DATA_DIR: shared, SMTP_URL: mails.url })
      // By then nobody else is taken to be at it.
      const pass = () =>
        fetch(`${next.address}/dev/clock`, { method: 'POST', body: new URLSearchParams({ days: '1' }), redirect: 'manual' })
      const mine = () => mails.received.filter((mail) => mail.includes('To: killed@example.org'))
      await pass()
      expect(mine()).toHaveLength(2)
      expect(new Set(mine().map((mail) => /^Message-ID: (\S+)/im.exec(mail)?.[1])).size).toBe(1)
      await pass()
      expect(mine()).toHaveLength(2)
      next.child.kill('SIGTERM')
      expect(await next.exit).toBe(0)
      await mails.close()
    },
  )

  test('a wrong setting stops it with the variable, the fault and the remedy', async () => {
    const server = await startProcess({ PORT: 'abc', DATA_DIR: newFolder() })
    expect(await server.exit).toBe(1)
    expect(server.output()).toMatch(/PORT is not a number \(it is "abc"\)\. Correct it or unset it/)
  })
})

test('configuration: every wrong variable is named at once', () => {
  const read = () => readConfig({ PORT: '70000', DATABASE_URL: 'mysql://x', APP_ENV: 'prod', PUBLIC_URL: 'nonsense' })
  expect(read).toThrow(ConfigError)
  for (const name of [
    'PORT is above 65535',
    'DATABASE_URL is not an address',
    'APP_ENV is none of',
    'PUBLIC_URL is not an address',
  ])
    expect(read).toThrow(name)
  expect(readConfig({ PORT: '' }).port).toBe(3000)
})

test.runIf(isWhole)('the embedded database syncs its files, so that a power cut loses nothing', async () => {
  const { db, close } = await openDatabase({ folder: newFolder() })
  await migrate(db)
  const before = durability.syncs
  for (let index = 0; index < 20; index++)
    await db
      .insertInto('setting')
      .values({ key: `k${index}`, value: 'v' })
      .execute()
  expect(durability.syncs - before).toBeGreaterThanOrEqual(20)
  await close()
})

describe.runIf(engines.includes('postgres'))('on PostgreSQL', () => {
  test('a database gets no demo data, no demo people and no /dev pages unless asked', async () => {
    const config = { ...readConfig({}), databaseUrl: await freshDatabase() }
    const { services, close } = await openServices(config, createStoppedClock(Date.now()))
    const { app } = await buildApp(services)
    expect(await services.db.selectFrom('app_user').selectAll().execute()).toEqual([])
    for (const url of ['/dev/mail', '/dev/network', '/demo-shop/alder-home']) expect((await app.inject(url)).statusCode).toBe(404)
    // An empty database is whole all the same: people can register in it.
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user',
      payload: {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'first@example.org',
        password: 'three blue boats',
        userTerms: [(await app.inject('/api/terms/supporter')).json().body.details.terms],
        marketingPreferences: [],
      },
    })
    expect(answer.statusCode).toBe(200)
    await app.close()
    await close()
  })

  test('two processes on one database count tries and keep idempotent answers together', async () => {
    const url = await freshDatabase()
    const one = await openTestServer('postgres', { url })
    const two = await openTestServer('postgres', { url })
    const wrong = (server: typeof one) =>
      server.call('POST', '/api/login-cookie', {
        body: { email: 'admin@farthing.example', password: 'no', source: 'website' },
        ip: '10.5.0.1',
      })
    const tries = await Promise.all(Array.from({ length: 20 }, (_, index) => wrong(index % 2 ? one : two)))
    expect(tries.filter((answer) => answer.status === 401)).toHaveLength(5)
    const body = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'both@example.org',
      password: 'three blue boats',
      userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
      marketingPreferences: [],
    }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? one : two).call('POST', '/api/user', { body, headers: { 'idempotency-key': 'both-processes-0001' } }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    const token = answers[0]?.details.tokens.accessToken
    expect([
      (await one.call('GET', '/api/user/me', { token })).status,
      (await two.call('GET', '/api/user/me', { token })).status,
    ]).toEqual([200, 200])
    await one.close()
    await two.close()
  })

  test('migrations that run twice at once leave one whole schema', async () => {
    const url = await freshDatabase()
    const opened = await Promise.all([openDatabase({ url }), openDatabase({ url })])
    await Promise.all(opened.map(({ db }) => migrate(db)))
    // One secret of its own, however often it was begun.
    expect(await opened[0].db.selectFrom('setting').select('key').execute()).toEqual([{ key: 'hash-secret' }])
    await Promise.all(opened.map(({ close }) => close()))
  })
})
