import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextQuarterStart } from '#contract/giving/quarters.ts'
import { DAY, limits } from '#contract/limits.ts'
import { serveSearchEngines } from '#server/pages/search-engines.routes.ts'
import { isPayable } from '#server/shared/cause-conditions.ts'
import { lineOf, prepared, supportTeam } from '#tests/kit/payment-run.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { causeReviewSteps } from '../causes/cause-review.steps.ts'

describe.each(engines)('H-004 every field that registration asks for is edited by its rules, on %s', (engine) => {
  let server: TestServer
  let founder = ''
  let support = ''
  beforeAll(async () => {
    server = await openTestServer(engine)
    founder = (await server.logIn('supporter')).tokens.accessToken
    support = (await server.logIn('support')).tokens.accessToken
  })
  afterAll(() => server.close())
  const { db, found, read, review, say, decide, queue, mailsTo, codeIn, search } = causeReviewSteps(() => ({
    server,
    founder,
    support,
  }))

  const identify = (id: number, causeName: string, kind: string, charityNumber = '', token = founder) =>
    server.call('POST', `/api/causes/id:${id}/identity`, { token, body: { causeName, kind, charityNumber } })
  const save = (id: number, body: object, token = founder) => server.call('POST', `/api/causes/id:${id}`, { token, body })
  const auditOf = (id: number, action: string) =>
    db().selectFrom('audit').select('detail').where('subject', '=', `cause:${id}`).where('action', '=', action).execute()
  const confirmed = async (name: string) => {
    const { id } = await found(name, null)
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.confirmed', text: 'The league lists it' })
    return id as number
  }

  test('another name of a confirmed cause begins its check anew: it collects, and is told to everybody who runs it and to support with what it was', async () => {
    const id = await confirmed('Thistledown Rowers')
    expect(await isPayable(db(), id)).toBe(true)
    expect((await identify(id, 'Thistledown Rowing Club', 'club')).details).toEqual({ stage: 'waiting' })
    expect(await read(id)).toMatchObject({ name: 'Thistledown Rowing Club', standing: 'beingChecked' })
    expect(await isPayable(db(), id)).toBe(false)
    expect((await search('Thistledown Rowing')).map((cause: { id: number }) => cause.id)).toEqual([id])
    const one = (await queue()).find((each: { id: number }) => each.id === id)
    expect(one).toMatchObject({ isReopened: true, name: 'Thistledown Rowing Club' })
    const text = 'The name was “Thistledown Rowers”, and is now “Thistledown Rowing Club”.'
    expect(one.moves.at(-1)).toMatchObject({ type: 'identity.changed', by: 'founder', text })
    expect((await mailsTo('supporter@farthing.example')).at(-1)).toMatchObject({
      subject: 'Thistledown Rowing Club has changed its name or charity number',
      text: expect.stringContaining(text),
    })
    expect(await auditOf(id, 'causeIdentityChanged')).toEqual([
      { detail: { nameBefore: 'Thistledown Rowers', name: 'Thistledown Rowing Club' } },
    ])
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.confirmed', text: 'The league knows the new name' })
    expect(await isPayable(db(), id)).toBe(true)
  })

  test('what is the same, and another kind, need no check; a business stays one, and nothing else becomes one', async () => {
    const id = await confirmed('Quillfeather Chess')
    expect((await identify(id, 'Quillfeather Chess', 'club')).details).toEqual({ stage: 'confirmed' })
    expect(await auditOf(id, 'causeIdentityChanged')).toEqual([])
    expect((await identify(id, 'Quillfeather Chess', 'group', '1000007')).details).toEqual({ stage: 'confirmed' })
    // What is no charity has no number, whatever was sent.
    expect(await read(id)).toMatchObject({ kind: 'group', isRegisteredCharity: false, standing: 'confirmed' })
    expect(await auditOf(id, 'causeIdentityChanged')).toEqual([{ detail: { kindBefore: 'club', kind: 'group' } }])
    expect((await identify(id, 'Quillfeather Chess', 'business')).error?.fields).toEqual({ kind: 'kindRequired' })
  })

  test('what another cause has, and what no rule allows, is named by its field, and nothing is changed', async () => {
    const id = await confirmed('Bramblewick Singers')
    await found('Bramblewick Players', null)
    const taken = await db().selectFrom('cause').select('charity_number').where('id', '=', 1).executeTakeFirstOrThrow()
    const number = taken.charity_number ?? ''
    expect((await identify(id, 'Bramblewick Singers', 'charity', number)).error?.fields).toEqual({
      charityNumber: 'charityNumberTaken',
    })
    expect((await identify(id, 'bramblewick players', 'club')).error?.fields).toEqual({ causeName: 'causeNameTaken' })
    expect((await identify(id, ' ', 'club')).error?.fields).toEqual({ causeName: 'causeNameNeeded' })
    expect((await identify(id, 'A', 'charity')).error?.fields).toEqual({ charityNumber: 'charityNumberRequired' })
    expect((await identify(id, 'A', 'charity', '12')).error?.fields).toEqual({ charityNumber: 'charityNumberFormat' })
    const treasurer = (await server.logIn('treasurer')).tokens.accessToken
    expect((await identify(id, 'Mine', 'club', '', treasurer)).status).toBe(403)
    expect(await read(id)).toMatchObject({ name: 'Bramblewick Singers', standing: 'confirmed' })
    expect((await queue()).some((each: { id: number }) => each.id === id)).toBe(false)
  })

  test('two that want one number at the same moment: one has it', async () => {
    const ids = [await confirmed('Sandpiper One'), await confirmed('Sandpiper Two')]
    const answers = await Promise.all(ids.map((id, index) => identify(id, `Sandpiper ${index}`, 'charity', '1999999')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('the code of one charity confirms nobody who has become another; that one’s code goes to that one', async () => {
    const { id } = await found('The Lantern Trust', '2000002')
    expect(await review(id)).toMatchObject({ stage: 'unproven' })
    const first = codeIn((await mailsTo('office@lantern-trust.example')).at(-1)?.text)
    expect(first).not.toBe('no code')
    expect((await identify(id, 'Glenmore Mountain Rescue', 'charity', 'sc012345')).details).toEqual({ stage: 'waiting' })
    expect((await say(id, { type: 'code.entered', code: first })).status).toBe(410)
    expect(await review(id)).toMatchObject({ findings: ['addressDiffers'], contact: null })
    // With the postcode that the register has, it is asked again, and the right charity gets a code.
    const address = { line1: 'The Old Forge', line2: '', town: 'Glenmore', postcode: 'zz201gh' }
    expect((await save(id, { address })).status).toBe(200)
    expect(await review(id)).toMatchObject({ findings: ['notAsked'] })
    expect((await identify(id, 'Glenmore Mountain Rescuers', 'charity', 'SC012345')).details).toEqual({ stage: 'waiting' })
    expect((await identify(id, 'Glenmore Mountain Rescue', 'charity', 'SC012345')).details).toEqual({ stage: 'unproven' })
    const second = codeIn((await mailsTo('office@glenmore-rescue.example')).at(-1)?.text)
    expect((await say(id, { type: 'code.entered', code: second })).details.review.stage).toBe('confirmed')
    // Once it was confirmed and has become another, no code and no register is enough.
    expect((await identify(id, 'The Lantern Trust', 'charity', '2000002')).details).toEqual({ stage: 'waiting' })
    expect(await review(id)).toMatchObject({ isReopened: true, contact: null })
  })

  test('what was refused can’t become another; who looks at one that does is told that it has moved', async () => {
    const { id } = await found('Mossgate Runners', null)
    await decide(id, { type: 'review.taken' })
    expect((await identify(id, 'Mossgate Harriers', 'club')).details).toEqual({ stage: 'waiting' })
    expect((await decide(id, { type: 'cause.confirmed', text: 'Seen' })).error?.code).toBe('illegalMove')
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.refused', text: 'Nobody knows it' })
    const refused = await identify(id, 'Mossgate Striders', 'club')
    expect([refused.status, refused.error?.code]).toEqual([409, 'illegalMove'])
    expect(await read(id)).toMatchObject({ name: 'Mossgate Harriers', standing: 'refused' })
  })

  test('a few changes a day, and no more', async () => {
    const { id } = await found('Kestrel Walkers', null)
    for (let time = 0; time < limits.identityChangesPerDay; time++)
      expect((await identify(id, `Kestrel Walkers ${time}`, 'club')).status).toBe(200)
    expect((await identify(id, 'Kestrel Walkers', 'club')).status).toBe(429)
  })

  test('address, and whether people can find it: V-028 what is found only by its link is in no search, list, map or partner’s page', async () => {
    const id = await confirmed('Zephyr Hill Allotments')
    const address = { line1: '2 Hill Road', line2: '', town: 'Harrowden', postcode: 'zz1 2ab' }
    expect((await save(id, { address: { ...address, line1: '' } })).error?.fields).toEqual({ 'address.line1': 'addressRequired' })
    await save(id, { address })
    await save(id, { address })
    const own = (await server.call('GET', `/api/causes/id:${id}`, { token: founder })).details.cause
    expect(own.address).toEqual({ ...address, postcode: 'ZZ1 2AB' })
    // Only who runs it reads where it is.
    expect(await read(id)).not.toHaveProperty('address')
    expect(await auditOf(id, 'causeAddressChanged')).toEqual([{ detail: {} }])
    const listed = async () =>
      (await server.call('GET', '/api/cause-directory/z')).details.causes.some((each: { id: number }) => each.id === id)
    /** As search engines are told; nothing of it is kept from one to the next. */
    const mapped = async () => {
      const app = fastify()
      serveSearchEngines(app, server.services)
      const { payload } = await app.inject('/sitemaps/causes-1.xml')
      await app.close()
      return payload.includes(`/causes/${own.uri}<`)
    }
    expect([await listed(), (await search('Zephyr Hill')).length, await mapped()]).toEqual([true, 1, true])
    expect((await save(id, { mayBeMarketed: false })).status).toBe(200)
    server.clock.advance(DAY)
    founder = (await server.logIn('supporter')).tokens.accessToken
    support = (await server.logIn('support')).tokens.accessToken
    expect([await listed(), (await search('Zephyr Hill')).length, await mapped()]).toEqual([false, 0, false])
    // Its link leads to it, and whoever has it can choose the cause.
    expect(await read(id)).toMatchObject({ mayBeMarketed: false })
    expect((await server.call('POST', '/api/user/me/cause', { body: { causeId: id }, token: support })).status).toBe(200)
    expect(await auditOf(id, 'causeFindingChanged')).toEqual([{ detail: { mayBeMarketed: false } }])
    await save(id, { mayBeMarketed: true })
    server.clock.advance(DAY)
    founder = (await server.logIn('supporter')).tokens.accessToken
    support = (await server.logIn('support')).tokens.accessToken
    expect([await listed(), (await search('Zephyr Hill')).length]).toEqual([true, 1])
  })

  test('a payment that was prepared is off once the cause has another name, and is made once that is confirmed', async () => {
    server.clock.advance(nextQuarterStart(server.clock.now()) - server.clock.now() + DAY)
    const admin = (await server.logIn('admin')).tokens.accessToken
    support = (await server.logIn('support')).tokens.accessToken
    const before = await prepared(server)
    const line = before.lines.find(({ causeId, waits }) => causeId <= 3 && waits === null)
    const causeId = line?.causeId ?? 0
    expect(causeId).toBeGreaterThan(0)
    const row = await db()
      .selectFrom('cause')
      .select(['name', 'kind', 'charity_number'])
      .where('id', '=', causeId)
      .executeTakeFirstOrThrow()
    const renamed = (name: string) => identify(causeId, name, row.kind, row.charity_number ?? '', admin)
    expect((await renamed(`${row.name} of Old`)).details).toEqual({ stage: 'waiting' })
    const { second } = await supportTeam(server)
    const approved = await server.call('POST', `/api/support/payment-runs/${before.id}`, {
      token: second,
      body: { type: 'run.approved' },
    })
    expect(approved.details.run.stage).not.toBe('approved')
    expect(lineOf(await prepared(server), causeId)).toMatchObject({ pence: line?.pence, waits: 'beingChecked' })
    await decide(causeId, { type: 'review.taken' })
    await decide(causeId, { type: 'cause.confirmed', text: 'The register has the new name' })
    expect(lineOf(await prepared(server), causeId)).toMatchObject({ pence: line?.pence, waits: null })
  })
})
