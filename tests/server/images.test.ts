import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openImageServer } from './images.steps.ts'

const { server, token, close } = await openImageServer()
afterAll(close)

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

test('A16, A17 a script hidden behind a picture is gone after re-encoding, and what is served can only ever be a picture', async () => {
  const jpeg = await plain(50, 50).flatten().jpeg().toBuffer()
  expect((await send(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]))).status).toBe(200)
  const { avatar } = (await server.call('GET', '/api/user/me', { token })).details.user
  const served = await server.app.inject(avatar)
  expect(served.rawPayload.includes('<script>')).toBe(false)
  expect(served.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
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

test('A-048 a cause’s wide picture: a JPEG of 1536 × 512, changed, taken away and put back; nobody else can, and what is of no use any more is gone', async () => {
  const path = '/api/causes/id:1/images/cover'
  const picture = async (background: string) => {
    const png = await sharp({ create: { width: 900, height: 900, channels: 3, background } })
      .png()
      .toBuffer()
    return png.toString('base64')
  }
  const save = async (background: string, by = token) =>
    server.call('POST', path, { token: by, body: { imagePayload: await picture(background) } })
  const cover = async () => (await server.call('GET', '/api/causes/id:1')).details.cause.coverHttps
  const card = async () => (await server.app.inject('/causes/abbotsmere-hospice/card.png')).rawPayload
  // As most causes are, without one of its own.
  await server.call('DELETE', path, { token })
  const plainCard = await card()
  const first = (await save('#205080')).details.coverHttps
  expect(await cover()).toBe(first)
  const served = await server.app.inject(first)
  expect(served.headers['content-type']).toBe('image/jpeg')
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1536, height: 512 })
  // The picture that other sites show has it too.
  const { data, info } = await sharp(await card())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (100 * info.width + 600) * info.channels
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
  expect([Math.abs(red - 0x20), Math.abs(green - 0x50), Math.abs(blue - 0x80)].every((apart) => apart < 12)).toBe(true)
  const second = (await save('#802050')).details.coverHttps
  expect((await server.call('POST', `${path}/undo`, { token, body: {} })).details.coverHttps).toBe(first)
  expect((await server.call('DELETE', path, { token })).details.coverHttps).toBeNull()
  expect(await cover()).toBeNull()
  expect((await card()).equals(plainCard)).toBe(true)
  // What was changed away from before that can't be put back any more.
  expect((await server.app.inject(second)).statusCode).toBe(404)
  expect((await server.call('POST', `${path}/undo`, { token, body: {} })).details.coverHttps).toBe(first)
  expect((await server.app.inject(first)).statusCode).toBe(200)
  const other = (await server.logIn('treasurer')).tokens.accessToken
  expect((await save('#000000', other)).status).toBe(403)
  expect((await server.call('POST', `${path}/undo`, { token: other, body: {} })).status).toBe(403)
  const gif = (await plain(20, 20).gif().toBuffer()).toString('base64')
  expect((await server.call('POST', path, { token, body: { imagePayload: gif } })).error?.code).toBe('imageType')
})
