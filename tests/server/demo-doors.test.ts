import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createStoppedClock } from '#server/clock.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { sizes } from '#server/db/seed/sizes.ts'
import { openServices } from '#server/open-services.ts'
import { makeSupportPerson } from '#server/support/support-person.ts'
import { isWhole } from '../kit/matrix.ts'
import { openTestServer } from '../kit/server.ts'

const folders: string[] = []
const now = Date.parse('2026-11-21T10:00:00.000Z')
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'farthing-doors-'))
  folders.push(folder)
  return folder
}
const bankKey = Buffer.alloc(32, 7).toString('base64')
/** What `npm start` does with this environment, but for listening. */
const open = (environment: Record<string, string>) =>
  openServices(
    readConfig({ BANK_DETAILS_KEY: bankKey, SMTP_URL: 'smtp://mail.example:587', ...environment }),
    createStoppedClock(now),
    {
      size: { ...sizes.demo, supporters: 10, donations: 1 },
    },
  )

/** What only a demo has, by an address of each. */
const demoDoors = [
  '/dev/mail',
  '/dev/clock',
  '/dev/network',
  '/dev/charts/charts.json',
  '/dev/charts/file/claim.svg',
  '/demo-shop/alder-home',
  '/dev/identity/facebook/dialog',
]

async function doorsOf({ services }: Awaited<ReturnType<typeof open>>) {
  const { app } = await buildApp(services)
  const statuses = await Promise.all(demoDoors.map(async (url) => (await app.inject(url)).statusCode))
  const { details } = (await app.inject('/api/health')).json().body
  await app.close()
  return { statuses, kind: details.kind, people: await services.db.selectFrom('app_user').select('email').execute() }
}

/** Each of them is a database of its own: `npm run heavy` opens all. */
const live = isWhole ? ['review', 'staging', 'production'] : ['production']

test.each(live)('%s: an empty folder gets no demo people, and no door below /dev is open', async (name) => {
  const opened = await open({ DATA_DIR: newFolder(), APP_ENV: name })
  expect(await doorsOf(opened)).toEqual({ statuses: demoDoors.map(() => 404), kind: 'live', people: [] })
  await opened.close()
})

test.runIf(isWhole)(
  'a folder of demo data does not open in production, with one sentence and the remedy, unless DEMO=1 wishes for it',
  async () => {
    const folder = newFolder()
    await (await open({ DATA_DIR: folder })).close()
    for (const environment of [{ APP_ENV: 'production' }, { DEMO: '0' }]) {
      const refused = open({ DATA_DIR: folder, ...environment })
      await expect(refused).rejects.toThrow(ConfigError)
      await expect(refused).rejects.toThrow(/holds demo data.*DEMO=1.*DATA_DIR or DATABASE_URL/)
    }
    const wished = await open({ DATA_DIR: folder, APP_ENV: 'production', DEMO: '1' })
    expect((await doorsOf(wished)).kind).toBe('demo')
    await wished.close()
  },
)

test('the first of the support team is made by a command: a link chooses the password, and nobody who had the account keeps a way in', async () => {
  const server = await openTestServer('embedded')
  const { services, call } = server
  const before = await server.logIn('treasurer')
  const chosen = 'nine grey herons'
  for (const email of ['new@helpers.example', 'treasurer@farthing.example']) {
    const address = await makeSupportPerson(services, email, server.clock.now())
    const [, link = ''] = /\/password\/reset\/([\w-]{22,})$/.exec(address) ?? []
    expect((await call('POST', `/api/password/reset/${link}`, { body: { newPassword: chosen } })).status).toBe(200)
    expect((await call('POST', `/api/password/reset/${link}`, { body: { newPassword: chosen } })).status).toBe(410)
    const { details } = await call('POST', '/api/login-cookie', { body: { email, password: chosen, source: 'website' } })
    const token = details.tokens.accessToken
    expect((await call('GET', '/api/user/me', { token })).details.user.isSupport).toBe(true)
  }
  expect((await call('GET', '/api/user/me', { token: before.tokens.accessToken })).status).toBe(401)
  await server.close()
})
