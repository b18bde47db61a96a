import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recheckRegister } from '#server/causes/register-check/register-check.job.ts'
import { askRegister } from '#server/causes/register-check/register-check.ts'
import { isPayable } from '#server/shared/cause-conditions.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { causeReviewSteps } from './cause-review.steps.ts'

describe.each(engines)('causes are reviewed before they are paid, on %s', (engine) => {
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

  test('H-001, H-002 a number that no register knows makes no charity: the cause is being checked everywhere, and never paid', async () => {
    const made = await found('Quillfeather Trust', '7654321', 'ZZ4 7CD', 'www.quillfeather.example')
    expect(made).toMatchObject({ isRegisteredCharity: false, standing: 'beingChecked' })
    expect(await read(made.id)).toMatchObject({ isRegisteredCharity: false, standing: 'beingChecked', charityNumber: null })
    expect(await read(made.id, founder)).toMatchObject({ standing: 'beingChecked', charityNumber: '7654321' })
    expect(await search('Quillfeather')).toMatchObject([{ standing: 'beingChecked', isRegisteredCharity: false }])
    expect(await review(made.id)).toMatchObject({ stage: 'waiting', findings: ['numberUnknown'], question: null, reason: null })
    expect(await isPayable(db(), made.id)).toBe(false)
    const one = (await queue()).find(({ id }: { id: number }) => id === made.id)
    expect(one).toMatchObject({
      name: 'Quillfeather Trust',
      charityNumber: '7654321',
      website: 'https://www.quillfeather.example',
      phoneNumber: '07700900982',
      people: [{ email: 'supporter@farthing.example' }],
      registerEntry: null,
    })
    // It collects all the same.
    expect((await server.call('POST', '/api/user/me/cause', { body: { causeId: made.id }, token: founder })).status).toBe(200)
  })

  test('H-002 the register confirms number, name and address together; any that differs is looked at, with what the register has', async () => {
    const { register } = server.services
    const says = async (name: string, charityNumber: string | null, postcode: string | null) =>
      (await askRegister(register, { name, charityNumber, postcode })).findings
    expect(await says('The Lantern Trust', '2000002', 'ZZ4 7CD')).toEqual([])
    expect(await says('LANTERN TRUST', '2000002', 'zz47cd')).toEqual([])
    expect(await says('Lantern Holdings', '2000002', 'ZZ4 7CD')).toEqual(['nameDiffers'])
    expect(await says('The Lantern Trust', '2000002', 'ZZ4 7CE')).toEqual(['addressDiffers'])
    expect(await says('The Lantern Trust', '2000002', null)).toEqual(['addressDiffers'])
    expect(await says('The Lantern Trust', '2999999', 'ZZ4 7CD')).toEqual(['numberUnknown'])
    expect(await says('The Lantern Trust', null, 'ZZ4 7CD')).toEqual(['noNumber'])
    const away = { find: () => Promise.reject(new Error('away')) }
    expect((await askRegister(away, { name: 'A', charityNumber: '2000002', postcode: null })).findings).toEqual(['registerAway'])
    expect(await says('Otterbourne Community Kitchen', '2000003', 'ZZ9 3EF')).toEqual(['noContact'])
    const other = await found('Glenmore Rescue Shop', 'SC012345')
    expect(await review(other.id)).toMatchObject({ stage: 'waiting', findings: ['nameDiffers', 'addressDiffers'] })
    expect((await queue()).find(({ id }: { id: number }) => id === other.id).registerEntry.name).toBe('Glenmore Mountain Rescue')
  })

  test('H-002 who copies the public entry of a real charity is not confirmed by it, nor shown as it, nor paid', async () => {
    const copied = await found('The Lantern Trust', '2000002')
    expect(copied).toMatchObject({ isRegisteredCharity: false, standing: 'beingChecked' })
    expect(await isPayable(db(), copied.id)).toBe(false)
    expect(await read(copied.id)).toMatchObject({ isRegisteredCharity: false, standing: 'beingChecked', charityNumber: null })
    expect(await review(copied.id)).toMatchObject({ stage: 'unproven', findings: [], contact: 'o…@lantern-trust.example' })
    // The charity hears of it, at the address that the register has; the founder never sees the code.
    const [asked] = await mailsTo('office@lantern-trust.example')
    expect(asked?.text).toMatch(/Rowan Ellis has registered The Lantern Trust \(charity number 2000002\)/)
    expect(JSON.stringify(await mailsTo('supporter@farthing.example'))).not.toContain(codeIn(asked?.text))
    // Guesses are few, and none of them moves anything.
    for (const guess of ['AAAA AAAA', 'BBBB BBBB', 'CCCC CCCC', 'DDDD DDDD', 'EEEE EEEE'])
      expect((await say(copied.id, { type: 'code.entered', code: guess })).error?.fields).toEqual({ code: 'codeWrong' })
    expect((await say(copied.id, { type: 'code.entered', code: codeIn(asked?.text) })).error?.code).toBe('linkExpired')
    expect(await isPayable(db(), copied.id)).toBe(false)
    // Not even with an account whose bank knows the charity's name: anybody can open one.
    expect((await decide(copied.id, { type: 'cause.confirmed', text: 'early' })).error?.code).toBe('illegalMove')
    expect((await queue()).some(({ id }: { id: number }) => id === copied.id)).toBe(false)
  })

  test('the code from the charity’s own address confirms its cause once; a new one voids the one before, and a few a day go out', async () => {
    const { id } = await db().selectFrom('cause').select('id').where('charity_number', '=', '2000002').executeTakeFirstOrThrow()
    const codes = async () => (await mailsTo('office@lantern-trust.example')).map(({ text }) => codeIn(text))
    const [first = ''] = await codes()
    await say(id, { type: 'code.wanted' })
    const [, second = ''] = await codes()
    expect(second).not.toBe(first)
    expect((await say(id, { type: 'code.entered', code: first })).error?.fields).toEqual({ code: 'codeWrong' })
    await say(id, { type: 'code.wanted' })
    expect((await say(id, { type: 'code.wanted' })).status).toBe(429)
    const [, , third = ''] = await codes()
    const treasurer = (await server.logIn('treasurer')).tokens.accessToken
    expect((await say(id, { type: 'code.entered', code: third }, treasurer)).status).toBe(403)
    const spelt = `${third.slice(0, 4)}-${third.slice(4)}`.toLowerCase()
    const both = await Promise.all([1, 2].map(() => say(id, { type: 'code.entered', code: spelt })))
    expect(both.map(({ status }) => status)[0]).toSatisfy((status: number) => status === 200 || status === 409 || status === 410)
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await read(id)).toMatchObject({ isRegisteredCharity: true, standing: 'confirmed' })
    expect(await isPayable(db(), id)).toBe(true)
    expect((await mailsTo('supporter@farthing.example')).at(-1)?.subject).toBe('The Lantern Trust is confirmed')
    expect((await say(id, { type: 'code.entered', code: third })).status).toBe(410)
  })

  test('a cause that was confirmed is taken back: nothing is paid from then on, its people are told why, and its supporters nothing', async () => {
    const { id, uri } = await read(
      (await db().selectFrom('cause').select('id').where('charity_number', '=', '2000002').executeTakeFirstOrThrow()).id,
    )
    const recall = (body: object, token = support) => server.call('POST', '/api/support/recalled-causes', { body, token })
    const text = 'The charity has told us that these people are strangers'
    expect((await recall({ cause: '2000002', text }, founder)).error?.code).toBe('notAllowed')
    expect((await recall({ cause: 'nowhere', text })).status).toBe(404)
    expect((await recall({ cause: '2000002', text: ' ' })).error?.fields).toEqual({ text: 'reviewTextRequired' })
    const notices = () => db().selectFrom('notice').select('id').execute()
    const before = (await notices()).length
    const both = await Promise.all(
      ['2000002', `https://farthing.example/causes/${uri}?x=1`].map((cause) => recall({ cause, text })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await isPayable(db(), id)).toBe(false)
    expect(await read(id)).toMatchObject({ standing: 'beingChecked', isRegisteredCharity: false })
    expect(await review(id)).toMatchObject({ stage: 'inReview', isReopened: true, reason: text })
    expect((await mailsTo('supporter@farthing.example')).at(-1)).toMatchObject({
      subject: 'We’re checking The Lantern Trust again',
      text: expect.stringContaining(text),
    })
    expect((await notices()).length).toBe(before)
    const trail = await db().selectFrom('audit').select('action').where('subject', '=', `cause:${id}`).orderBy('id').execute()
    expect(trail.at(-1)?.action).toBe('causeReviewReopened')
    // Neither a code nor the register takes the decision from the support team.
    await decide(id, { type: 'review.returned' })
    await db().updateTable('cause_review').set({ findings: '["notAsked"]' }).where('cause_id', '=', id).execute()
    await recheckRegister(server.services)
    expect(await review(id)).toMatchObject({ stage: 'waiting' })
    expect((await say(id, { type: 'code.wanted' })).error?.code).toBe('illegalMove')
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.confirmed', text: 'It was a mistake of names' })
    expect(await review(id)).toMatchObject({ stage: 'confirmed', isReopened: false })
    expect(await isPayable(db(), id)).toBe(true)
  })

  test('a number given up by a refused cause goes to the charity whose it is, and an appeal does not take it back', async () => {
    const { id } = await found('Carrick Bay Traders', 'NIC100200')
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.refused', text: 'Not the charity of this number' })
    const owner = await found('Carrick Bay Lifeguards', 'NIC100200', 'ZZ30 5JK')
    expect(owner.standing).toBe('beingChecked')
    await db().updateTable('cause').set({ review: 'confirmed' }).where('id', '=', owner.id).execute()
    await say(id, { type: 'decision.appealed', text: 'It is ours' })
    await decide(id, { type: 'review.taken' })
    expect((await decide(id, { type: 'cause.confirmed', text: 'Fine' })).error?.code).toBe('causeExists')
    expect(await review(id)).toMatchObject({ stage: 'secondLook' })
  })

  test('a number that another cause waits with is decided there first: the appeal of who had given it up is told so', async () => {
    const { id } = await found('Quarry Lane Players', 'NIC100300')
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.refused', text: 'Not the charity of this number' })
    const other = await found('Quarry Lane Choir', 'NIC100300')
    expect(other.standing).toBe('beingChecked')
    await say(id, { type: 'decision.appealed', text: 'It is ours' })
    await decide(id, { type: 'review.taken' })
    const refused = await decide(id, { type: 'cause.confirmed', text: 'Fine' })
    expect([refused.status, refused.error?.code]).toEqual([409, 'causeExists'])
    expect(await review(id)).toMatchObject({ stage: 'secondLook' })
    await decide(other.id, { type: 'review.taken' })
    await decide(other.id, { type: 'cause.refused', text: 'The players have it' })
    expect((await decide(id, { type: 'cause.confirmed', text: 'Fine' })).details.stage).toBe('confirmed')
  })

  test('the register is asked again about what it could not answer', async () => {
    const real = server.services.register
    server.services.register = { find: () => Promise.reject(new Error('away')) }
    const { id } = await found('Brackenfell Hospice Friends', '2000001', 'ZZ1 2AB')
    expect(await review(id)).toMatchObject({ stage: 'waiting', findings: ['registerAway'] })
    await recheckRegister(server.services)
    expect(await review(id)).toMatchObject({ stage: 'waiting', findings: ['registerAway'] })
    server.services.register = real
    await recheckRegister(server.services)
    expect(await review(id)).toMatchObject({ stage: 'unproven', findings: [] })
    expect(await isPayable(db(), id)).toBe(false)
    expect((await mailsTo('office@brackenfell-friends.example')).length).toBe(1)
  })
})
