import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { networkOf } from '#server/gate/network-of.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import { openImageServer } from './images.steps.ts'

const { server, token, folder, close } = await openImageServer()
afterAll(close)

const photograph = readFileSync(new URL('../../src/server/db/seed/covers/hospice.jpg', import.meta.url))
const imagePayload = photograph.toString('base64')
const saveCover = async () =>
  (await server.call('POST', '/api/causes/id:1/images/cover', { token, body: { imagePayload } })).details.coverHttps as string
const get = (address: string) => server.app.inject(address)
type Answer = Awaited<ReturnType<typeof get>>

test('a kept picture is got as WebP, as wide as it’s shown or as a square of its middle, and only ever as a picture', async () => {
  const cover = await saveCover()
  const whole = await get(cover)
  const found: [string, number, number][] = []
  for (const size of ['face', 'large-face', '320', '480', '768', '1152', '1536']) {
    const small = await get(`${cover}/${size}.webp`)
    expect(small.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const { format, width, height } = await sharp(small.rawPayload).metadata()
    expect(format).toBe('webp')
    expect(small.rawPayload.byteLength).toBeLessThan(whole.rawPayload.byteLength)
    found.push([size, width, height])
  }
  expect(found).toEqual([
    ['face', 128, 128],
    ['large-face', 256, 256],
    ['320', 320, 107],
    ['480', 480, 160],
    ['768', 768, 256],
    ['1152', 1152, 384],
    ['1536', 1536, 512],
  ])
})

test('a picture that is smaller isn’t made larger', async () => {
  await server.call('POST', '/api/causes/id:1/images/logo', { token, body: { imagePayload } })
  const { logoHttps } = (await server.call('GET', '/api/causes/id:1')).details.cause
  expect(await sharp((await get(`${logoHttps}/1536.webp`)).rawPayload).metadata()).toMatchObject({ width: 268, height: 268 })
})

test('a picture that was taken away is gone in every size in which it was looked at', async () => {
  const cover = await saveCover()
  expect((await get(`${cover}/480.webp`)).statusCode).toBe(200)
  // The one before can be put back, the one before that is gone.
  await saveCover()
  await saveCover()
  expect((await get(cover)).statusCode).toBe(404)
  for (const size of ['face', '480', '768']) expect((await get(`${cover}/${size}.webp`)).statusCode).toBe(404)
})

test('no other size is made, and nothing beside the pictures is led to', async () => {
  const cover = await saveCover()
  for (const end of ['481.webp', '480.png', 'constructor', '__proto__', '..%2f..%2fdatabase', '']) {
    expect([end, (await get(`${cover}/${end}`)).statusCode]).toEqual([end, 404])
  }
  for (const name of ['..%2fdatabase', `${'a'.repeat(32)}.jpg`, '%2e%2e'])
    expect((await get(`/user-images/${name}/480.webp`)).statusCode).toBe(404)
})

test('where too many wait to be made, however long each takes, a picture is sent as it is, and not kept by the browser', async () => {
  const addresses = [...'abcdef01'].flatMap((digit) => {
    const name = `${digit.repeat(32)}.jpg`
    writeFileSync(join(folder, name), photograph)
    return ['face', '480', '768', '1152', '1536'].map((size) => `/user-images/${name}/${size}.webp`)
  })
  const answers: Answer[] = []
  let asked: Promise<unknown>[] = []
  // The database is busy: those who have a place wait for it, at most two, with thirty behind them; the others don’t.
  const prompt = addresses.length - 32
  await server.services.db.transaction().execute(async () => {
    asked = addresses.map(async (address) => answers.push(await get(address)))
    await expect.poll(() => answers.length).toBeGreaterThanOrEqual(prompt)
    expect(prompt).toBeGreaterThan(5)
    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', 'no-store'])
    }
  })
  await Promise.all(asked)
  expect(answers.some(({ headers }) => headers['content-type'] === 'image/webp')).toBe(true)
  // Later each is got as it was asked for.
  for (const address of addresses) expect((await get(address)).headers['content-type']).toBe('image/webp')
})

test('a network that has had very many made gets them as they are, and those that are kept as before', async () => {
  const cover = await saveCover()
  expect((await get(`${cover}/480.webp`)).headers['content-type']).toBe('image/webp')
  const { db, clock } = server.services
  await rateLimit(db, clock.now(), [{ key: `sized-image:${networkOf('127.0.0.1')}`, max: 5000, window: 3_600_000, uses: 1000 }])
  expect((await get(`${cover}/768.webp`)).headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
  expect((await get(`${cover}/480.webp`)).headers['content-type']).toBe('image/webp')
  server.clock.advance(3_600_001)
  expect((await get(`${cover}/768.webp`)).headers['content-type']).toBe('image/webp')
})

test('a file that can’t be made smaller is sent as it is', async () => {
  const name = `${'2'.repeat(32)}.jpg`
  writeFileSync(join(folder, name), 'no picture')
  const answer = await get(`/user-images/${name}/480.webp`)
  expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, 'no picture', 'image/jpeg'])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a size that is asked for by many at once is made once', async () => {
  const cover = await saveCover()
  const answers = await Promise.all(Array.from({ length: 30 }, () => get(`${cover}/1536.webp`)))
  expect(new Set(answers.map(({ headers }) => headers['content-type']))).toEqual(new Set(['image/webp']))
})
