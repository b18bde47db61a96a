import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepPictures } from '#server/db/seed/cause-pictures.ts'
import { openTestServer, type TestServer } from '#tests/kit/server.ts'

let server: TestServer
let folder = ''
beforeAll(async () => {
  server = await openTestServer('embedded')
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** What the demo’s causes with a logo are called, and where that lies. */
const withLogo = () =>
  server.services.db.selectFrom('cause').select(['name', 'logo']).where('logo', 'is not', null).orderBy('id').execute()

test('U-052 nine causes of the demo have logos of their own, each what its name says, and none of the fourth that can be tried', async () => {
  const found = await withLogo()
  expect(found.map(({ name }) => name)).toEqual([
    expect.stringMatching(/ Hospice$/),
    expect.stringMatching(/ Food Bank$/),
    expect.stringMatching(/ Air Ambulance$/),
    expect.stringMatching(/ Wildlife Trust$/),
    expect.stringMatching(/ Lifeboat$/),
    expect.stringMatching(/ Primary School PTA$/),
    expect.stringMatching(/ Cricket Club$/),
    expect.stringMatching(/ Scouts$/),
    expect.stringMatching(/ Brass Band$/),
  ])
  expect(new Set(found.map(({ logo }) => logo)).size).toBe(9)
  const pictures = await Promise.all(found.map(async ({ logo }) => server.app.inject({ url: logo ?? '' })))
  for (const { statusCode, headers, rawPayload } of pictures) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    const { width, height } = await sharp(rawPayload).metadata()
    // As an uploaded logo’s (C-043).
    expect([width, height]).toEqual([268, 268])
  }
})

/** The demo’s causes with a photograph at the head of their page. */
const withCover = () =>
  server.services.db.selectFrom('cause').select(['name', 'cover']).where('cover', 'is not', null).orderBy('name').execute()

test('H-003 three causes of the demo have a photograph at the head of their page, as wide as an uploaded one; the others are drawn', async () => {
  const found = await withCover()
  expect(found.map(({ name }) => name)).toEqual([
    'Abbotsmere Hospice',
    'Ardleigh Cross St Peter’s Animal Rescue',
    'Inverlyn Bridge High School Parents',
  ])
  const pictures = await Promise.all(found.map(async ({ cover }) => server.app.inject({ url: cover ?? '' })))
  for (const { statusCode, headers, rawPayload } of pictures) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
    const { width, height } = await sharp(rawPayload).metadata()
    expect([width, height]).toEqual([1536, 512])
    // No more than a photograph of this size needs, in bytes.
    expect(rawPayload.length).toBeLessThan(100_000)
  }
})

/** What an update of the demo shows. */
const inUpdates = () =>
  server.services.db.selectFrom('cause_update').select(['picture', 'picture_alt']).where('picture', 'is not', null).execute()

test('H-003 the newest update of the hospice has a photograph, which says what it shows', async () => {
  const [found, ...others] = await inUpdates()
  expect([found?.picture_alt, others]).toEqual([
    'An old photograph of two boys in caps, walking along a river in the evening',
    [],
  ])
  const { rawPayload } = await server.app.inject({ url: found?.picture ?? '' })
  const { width = 0, height = 0 } = await sharp(rawPayload).metadata()
  // As an uploaded one’s, four to three.
  expect(width / height).toBeCloseTo(4 / 3, 1)
  expect(rawPayload.length).toBeLessThan(50_000)
})

test('a folder gets the pictures that it doesn’t have, and what lies there stays', async () => {
  await keepPictures(folder)
  const kept = [
    ...(await withLogo()).map(({ logo }) => logo),
    ...(await withCover()).map(({ cover }) => cover),
    ...(await inUpdates()).map(({ picture }) => picture),
  ]
  const names = kept.map((path) => (path ?? '').split('/').at(-1) ?? '').sort()
  expect((await readdir(folder)).sort()).toEqual(names)
  const [first = '', second = ''] = names
  await writeFile(join(folder, first), 'mine')
  await rm(join(folder, second))
  await keepPictures(folder)
  expect(await readFile(join(folder, first), 'utf8')).toBe('mine')
  expect((await readdir(folder)).sort()).toEqual(names)
})
