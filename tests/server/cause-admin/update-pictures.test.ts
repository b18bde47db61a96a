import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { deleteAccounts } from '#server/account/account-deletion/account-deletions.job.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const photo = async (background: string, width = 900) => {
  const png = await sharp({ create: { width, height: 900, channels: 3, background } })
    .png()
    .toBuffer()
  return png.toString('base64')
}

describe.each(engines)('pictures in updates, on %s', (engine) => {
  let server: TestServer
  let admin = ''
  let update = 0
  const path = '/api/causes/id:1/updates'
  beforeAll(async () => {
    server = await openTestServer(engine)
    admin = (await server.logIn('admin')).tokens.accessToken
    const body = { text: 'The garden room has its windows.' }
    const posted = await server.call('POST', path, { body, token: admin, headers: { 'idempotency-key': 'pictures-in-updates' } })
    update = posted.details.updates[0].id
  })
  afterAll(() => server.close())

  const save = (imagePayload: string, { alt = '', token = admin, to = `${path}/${update}/picture` } = {}) =>
    server.call('POST', to, { token, body: { imagePayload, alt } })
  const publicly = async () => (await server.call('GET', '/api/causes/id:1/story')).details.story.updates[0]
  const served = async (address: string) => server.app.inject(address)

  test('H-003 a picture stands with its update on the page: a JPEG of 1200 × 900, with what it shows; another takes its place, and the first file is gone', async () => {
    expect((await publicly()).picture).toBeNull()
    const first = (await save(await photo('#205080'), { alt: '  Three tall windows ' })).details.updates[0].picture
    expect(first.alt).toBe('Three tall windows')
    expect((await publicly()).picture).toEqual(first)
    const answer = await served(first.address)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 900 })
    const second = (await save(await photo('#a04020'))).details.updates[0].picture
    expect(second).toEqual({ address: expect.not.stringMatching(first.address), alt: '' })
    expect([(await served(first.address)).statusCode, (await served(second.address)).statusCode]).toEqual([404, 200])
  })

  test('the picture alone is removed, and so is its file; asking once more changes nothing', async () => {
    const { address } = (await save(await photo('#208050'))).details.updates[0].picture
    const remove = () => server.call('DELETE', `${path}/${update}/picture`, { token: admin })
    expect((await remove()).details.updates[0]).toMatchObject({ id: update, picture: null })
    expect((await served(address)).statusCode).toBe(404)
    expect((await remove()).status).toBe(200)
    const trail = await server.services.db
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('action', '=', 'causeUpdatePictureRemoved')
      .execute()
    expect(trail).toEqual([{ action: 'causeUpdatePictureRemoved', detail: { update } }])
  })

  test('what is no picture, or comes from somebody who doesn’t run the cause, is refused and nothing is kept', async () => {
    expect((await save(Buffer.from('GIF89a').toString('base64'))).error?.code).toBe('imageType')
    expect((await save(await photo('#205080'), { alt: 'x'.repeat(151) })).status).toBe(422)
    const treasurer = (await server.logIn('treasurer')).tokens.accessToken
    expect((await save(await photo('#205080'), { token: treasurer })).status).toBe(403)
    // By the address of a cause that they do run.
    const theirs = `/api/causes/id:4/updates/${update}/picture`
    expect((await save(await photo('#205080'), { token: treasurer, to: theirs })).status).toBe(404)
    expect((await server.call('DELETE', theirs, { token: treasurer })).status).toBe(404)
    expect((await publicly()).picture).toBeNull()
  })

  test('A17 what the support team takes down has no picture any more, and its file is gone; none can be put with it afterwards', async () => {
    const { address } = (await save(await photo('#502080'))).details.updates[0].picture
    const support = (await server.logIn('support')).tokens.accessToken
    const reason = { text: 'It shows a child’s face' }
    expect((await server.call('POST', `/api/support/updates/${update}`, { token: support, body: reason })).status).toBe(200)
    expect((await served(address)).statusCode).toBe(404)
    expect((await save(await photo('#502080'))).status).toBe(404)
    const row = await server.services.db
      .selectFrom('cause_update')
      .select(['picture', 'text'])
      .where('id', '=', update)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ picture: null, text: 'The garden room has its windows.' })
  })

  test('a picture stays the cause’s when the account of whoever wrote its update has gone', async () => {
    const { db } = server.services
    const { id } = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'supporter@farthing.example')
      .executeTakeFirstOrThrow()
    await db.insertInto('cause_admin').values({ cause_id: 1, user_id: id }).execute()
    const { accessToken: token } = (await server.logIn('supporter')).tokens
    const body = { text: 'The third of the windows came today.' }
    const posted = await server.call('POST', path, { body, token, headers: { 'idempotency-key': 'pictures-in-updates-3' } })
    const own = `${path}/${posted.details.updates[0].id}/picture`
    const { address } = (await save(await photo('#508020'), { to: own, token })).details.updates[0].picture
    await db.deleteFrom('cause_admin').where('user_id', '=', id).execute()
    await db
      .updateTable('app_user')
      .set({ disabled_at: new Date(server.clock.now() - 31 * DAY) })
      .where('id', '=', id)
      .execute()
    await deleteAccounts(server.services)
    const { deleted_at } = await db.selectFrom('app_user').select('deleted_at').where('id', '=', id).executeTakeFirstOrThrow()
    expect(deleted_at).not.toBeNull()
    expect([(await publicly()).picture.address, (await served(address)).statusCode]).toEqual([address, 200])
  })

  test('an update that is removed takes the file of its picture with it', async () => {
    const body = { text: 'The second of the windows came today.' }
    const posted = await server.call('POST', path, {
      body,
      token: admin,
      headers: { 'idempotency-key': 'pictures-in-updates-2' },
    })
    const own = `${path}/${posted.details.updates[0].id}`
    const { address } = (await save(await photo('#205080'), { to: `${own}/picture` })).details.updates[0].picture
    expect((await served(address)).statusCode).toBe(200)
    expect((await server.call('DELETE', own, { token: admin })).status).toBe(200)
    expect((await served(address)).statusCode).toBe(404)
  })
})
