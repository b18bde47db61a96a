import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, limits } from '#contract/limits.ts'
import { dayInLondon } from '#contract/london.ts'
import { runJobs } from '#server/jobs/jobs.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('claims and what shops say of them on %s', (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'farthing-evidence-'))
  /** Of the demo’s causes, in the same folder. */
  let logos: string[]
  let server: TestServer
  let token = ''
  beforeAll(async () => {
    server = await openTestServer(engine, { dataDir })
    logos = readdirSync(join(dataDir, 'images'))
    token = (await server.logIn('supporter')).tokens.accessToken
  })
  afterAll(async () => {
    await server.close()
    rmSync(dataDir, { recursive: true })
  })
  const db = () => server.services.db

  let claims = 0
  /** A claim about a purchase of a visit ten days ago, received by us. */
  async function claim(): Promise<{ id: string; visitId: string }> {
    const shop = await db()
      .selectFrom('retailer')
      .select('id')
      .where('sector', '=', 'goods')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await db().updateTable('retailer').set({ tracking_amount: 1, tracking_unit: 'days' }).where('id', '=', shop.id).execute()
    const at = new Date(server.clock.now() - (20 + ++claims) * DAY)
    const visitId = `evidence-${claims}`
    await db()
      .insertInto('visit')
      .values({
        id: visitId,
        user_id: 1,
        cause_id: 1,
        retailer_id: shop.id,
        rate_id: null,
        deal_id: null,
        visit_session: null,
        search_session: null,
        guest_email: null,
        created_at: at,
      })
      .execute()
    const day = dayInLondon(at.toISOString())
    const order = {
      purchaseDate: day,
      orderReference: `ORD-${claims}`,
      totalSpend: '80.00',
      priorShopping: 'no',
      comment: '',
      travelType: '',
      travelDate: '',
      insuranceType: '',
    }
    const { details } = await server.call('POST', '/api/user/me/enquiries/missing-donation', {
      token,
      body: { retailerId: shop.id, visitDate: day, order, isAnother: true },
    })
    expect(details.kind).toBe('received')
    return { id: details.submissionId, visitId }
  }
  const read = async (id: string) => (await server.call('GET', `/api/user/me/claims/${id}`, { token })).details.claim
  const receipt = async (width = 2400, height = 1200) =>
    (
      await sharp({ create: { width, height, channels: 3, background: '#d8d8d0' } })
        .withExif({ IFD0: { Copyright: 'Where I live' } })
        .jpeg()
        .toBuffer()
    ).toString('base64')
  const add = (id: string, imagePayload: string, as = token) =>
    server.call('POST', `/api/user/me/claims/${id}/evidence`, { token: as, body: { imagePayload } })
  const kept = () => readdirSync(join(dataDir, 'images')).filter((name) => !logos.includes(name))

  test('G-001, A16 up to three pictures go with an open claim, whole, smaller and without what cameras write into them', async () => {
    const { id } = await claim()
    const [first] = (await add(id, await receipt())).details.evidence
    const shown = await server.app.inject(first)
    const facts = await sharp(shown.rawPayload).metadata()
    expect([facts.width, facts.height, facts.format, facts.exif]).toEqual([1600, 800, 'png', undefined])
    expect(shown.headers['content-security-policy']).toContain('sandbox')
    // Ten at once leave three, and no file besides.
    // F2: the same one, sent six times at once, is there once.
    const same = await receipt(60, 20)
    const again = await Promise.all(Array.from({ length: 6 }, () => add(id, same)))
    expect(again.map(({ details }) => details?.evidence.length)).toEqual(Array(6).fill(2))
    const many = await Promise.all(Array.from({ length: 5 }, async (_, index) => add(id, await receipt(40 + index, 30))))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(limits.evidencePictures - 2)
    expect(many.filter(({ error }) => error?.code === 'illegalMove')).toHaveLength(4)
    expect((await read(id)).evidence).toHaveLength(limits.evidencePictures)
    expect(kept()).toHaveLength(limits.evidencePictures)
    const support = (await server.logIn('support')).tokens.accessToken
    const queue = (await server.call('GET', '/api/support/claims', { token: support })).details.claims
    expect(queue.find((one: { id: string }) => one.id === id).evidence).toHaveLength(limits.evidencePictures)
  })

  test('A9, V-046 nobody adds to another’s claim or to one that is decided, and only pictures are taken', async () => {
    const { id } = await claim()
    const other = (await server.logIn('admin')).tokens.accessToken
    const files = kept().length
    expect((await add(id, await receipt(20, 20), other)).status).toBe(404)
    expect((await add(id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'))).error?.code).toBe(
      'imageType',
    )
    await db().updateTable('claim').set({ status: 'declined' }).where('id', '=', id).execute()
    expect((await add(id, await receipt(20, 20))).error?.code).toBe('illegalMove')
    expect(kept()).toHaveLength(files)
  })

  test('G-031 the network’s answer decides a claim: found books the donation, not found says why; each is told and mailed once', async () => {
    const found = await claim()
    const missing = await claim()
    const answer = (reference: string, isFound: boolean, reason: string) =>
      server.simulator.report({ type: 'claimAnswered', reference, isFound, reason })
    expect(await answer(found.id, true, 'We have found the order.')).toBe(200)
    expect(await answer(missing.id, false, 'We have no such order.')).toBe(200)
    const accepted = await read(found.id)
    expect(accepted).toMatchObject({ stage: 'accepted', transactionId: expect.stringMatching(/^D/) })
    expect(accepted.timeline.map((move: { stage: string; by: string }) => [move.stage, move.by])).toEqual([
      ['received', 'supporter'],
      ['inProgress', 'farthing'],
      ['accepted', 'farthing'],
    ])
    const declined = await read(missing.id)
    expect(declined).toMatchObject({ stage: 'declined', transactionId: null, mayAppeal: true })
    expect(declined.timeline.at(-1).note).toBe('We have no such order.')
    const mails = await db().selectFrom('mail').select('text').where('text', 'like', `%${missing.id}%`).execute()
    expect(mails.filter(({ text }) => text.includes('We have no such order.'))).toHaveLength(1)
    const told = await db()
      .selectFrom('notice')
      .select('subject')
      .where('kind', '=', 'claimMoved')
      .where('subject', 'like', `${missing.id}%`)
      .execute()
    expect(told.map(({ subject }) => subject)).toEqual([`${missing.id}#inProgress-0`, `${missing.id}#declined-0`])
    // What is decided is not decided again, and an unknown claim is none.
    expect(await answer(found.id, false, 'Changed our mind.')).toBe(409)
    expect(await answer('CL-NOTHING0', true, 'Found.')).toBe(404)
    expect((await read(found.id)).stage).toBe('accepted')
    await runJobs(server.services)
    expect((await read(missing.id)).stage).toBe('declined')
  })
})
