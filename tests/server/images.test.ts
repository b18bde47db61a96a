import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../kit/server.ts'

let server: TestServer
let token = ''
const folder = mkdtempSync(join(tmpdir(), 'farthing-images-'))
beforeAll(async () => {
  server = await openTestServer('embedded', { dataDir: folder })
  token = (await server.logIn('admin')).tokens.accessToken
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const terms = { path: '/terms/supporter', statement: 'I accept' }
const send = (image: Buffer) =>
  server.call('POST', '/api/user/me/images/avatar', { token, body: { imagePayload: image.toString('base64'), terms } })
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 80, b: 60, alpha: 0.5 } } })
const padded = (image: Buffer, size: number) => Buffer.concat([image, Buffer.alloc(size - image.length)])

test('C-043, C-046 a picture becomes a 268 × 268 PNG on white without its metadata', async () => {
  const jpeg = await plain(400, 300)
    .flatten()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer()
  expect((await send(jpeg)).status).toBe(200)
  const { avatar } = (await server.call('GET', '/api/user/me', { token })).details.user
  const served = await server.app.inject(avatar)
  const facts = await sharp(served.rawPayload).metadata()
  expect(facts).toMatchObject({ format: 'png', width: 268, height: 268, hasAlpha: false })
  expect(facts.exif).toBeUndefined()
  expect(served.rawPayload.includes('secret place')).toBe(false)
  expect(served.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
})

test('V-047 five million bytes are taken, one more is not', async () => {
  const png = await plain(300, 300).png().toBuffer()
  expect((await send(padded(png, 5_000_000))).status).toBe(200)
  const over = await send(padded(png, 5_000_001))
  expect([over.status, over.error?.code]).toEqual([413, 'imageTooLarge'])
})

test('A16 a small file of very many pixels is refused', async () => {
  const flood = await sharp({
    create: { width: 6000, height: 6000, channels: 3, background: '#ffffff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect((await send(flood)).error?.code).toBe('imageTooLarge')
})

test('V-046 only PNG and JPEG, by their bytes and their decoder', async () => {
  const gif = await plain(20, 20).gif().toBuffer()
  const disguised = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47]),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ])
  for (const wrong of [
    gif,
    disguised,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.alloc(0),
    Buffer.from('<script>alert(1)</script>'),
  ]) {
    expect((await send(wrong)).error?.code).toBe('imageType')
  }
})

test('a script hidden behind a picture is gone after re-encoding', async () => {
  const jpeg = await plain(50, 50).flatten().jpeg().toBuffer()
  expect((await send(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]))).status).toBe(200)
  const { avatar } = (await server.call('GET', '/api/user/me', { token })).details.user
  expect((await server.app.inject(avatar)).rawPayload.includes('<script>')).toBe(false)
})

test('names that are no kept image lead nowhere', async () => {
  for (const name of ['../database/holder.sqlite', '..%2f..%2fpackage.json', 'x.png', `${'a'.repeat(32)}.png`])
    expect((await server.app.inject(`/user-images/${name}`)).statusCode).toBe(404)
})

test('A-048 a cause’s logo is set by those who run it', async () => {
  const png = (await plain(300, 300).png().toBuffer()).toString('base64')
  expect((await server.call('POST', '/api/causes/id:1/images/logo', { token, body: { imagePayload: png } })).status).toBe(200)
  expect((await server.call('GET', '/api/causes/id:1')).details.cause.logoHttps).toMatch(/^\/user-images\//)
  const other = (await server.logIn('treasurer')).tokens.accessToken
  expect((await server.call('POST', '/api/causes/id:1/images/logo', { token: other, body: { imagePayload: png } })).status).toBe(
    403,
  )
})
