import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { causeReviewDecision, causeReviewStages, founderEvent } from '#contract/causes/cause-review.ts'
import { nextTurn } from '#contract/giving/quarters.ts'
import { DAY, limits } from '#contract/limits.ts'
import { causeReviewAfter } from '#machines/causes/cause-review/cause-review.machine.ts'
import { mailNotices } from '#server/account/notices.job.ts'
import { isPayable } from '#server/causes/payable.ts'
import { askAgain } from '#server/causes/register-check.job.ts'
import { askRegister } from '#server/causes/register-check.ts'
import { carryCauses } from '#server/giving/payments.job.ts'
import { hashOf } from '#server/session/tokens.ts'
import { lineOf, payQuarter, prepared } from '#tests/kit/payment-run.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const terms = { path: '/terms/cause', statement: 'I accept the cause terms' }
const acceptedTerms = [{ Id: 'cause-1', Statement: terms.statement, Path: terms.path, Version: '1' }]
const links = { website: '', facebook: '', twitter: '', instagram: '' }
const addressOf = (postcode: string) => ({ line1: '18 Mill Lane', line2: '', town: 'Harrowden', postcode })

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
  const db = () => server.services.db

  const found = async (causeName: string, number: string | null, postcode = 'ZZ4 7CD', website = '') => {
    const answer = await server.call('POST', '/api/causes', {
      token: founder,
      body: {
        causeName,
        isRegisteredCharity: number !== null,
        isOrganisation: true,
        ...(number === null ? {} : { charity: { number } }),
        terms,
        acceptedTerms,
        details: {
          kind: number === null ? 'club' : 'charity',
          address: addressOf(postcode),
          links: { ...links, website },
          contactNumber: '07700 900 982',
          mayBeMarketed: false,
        },
      },
    })
    expect(answer.status).toBe(200)
    return answer.details.cause
  }
  const read = async (id: number, token?: string) =>
    (await server.call('GET', `/api/causes/id:${id}`, token ? { token } : {})).details.cause
  const review = async (id: number) =>
    (await server.call('GET', `/api/causes/id:${id}/review`, { token: founder })).details.review
  const say = (id: number, event: object, token = founder) =>
    server.call('POST', `/api/causes/id:${id}/review`, { body: event, token })
  const decide = (id: number, event: object, token = support) =>
    server.call('POST', `/api/support/causes/${id}`, { body: event, token })
  const queue = async () => (await server.call('GET', '/api/support/causes', { token: support })).details.causes
  const mailsTo = async (recipient: string) =>
    db().selectFrom('mail').select(['subject', 'text']).where('recipient', '=', recipient).orderBy('id').execute()
  const codeIn = (text = '') => /give them this code: (\w{4}) (\w{4})/.exec(text)?.slice(1).join('') ?? 'no code'
  const search = async (name: string) =>
    (await server.call('GET', `/api/search/cause/search?q=${encodeURIComponent(name)}`)).details.result.results

  test('a number that no register knows makes no charity: the cause is being checked everywhere, and never paid', async () => {
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

  test('the register confirms number, name and address together; any that differs is looked at, with what the register has', async () => {
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

  test('who copies the public entry of a real charity is not confirmed by it, nor shown as it, nor paid', async () => {
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
    await askAgain(server.services)
    expect(await review(id)).toMatchObject({ stage: 'waiting' })
    expect((await say(id, { type: 'code.wanted' })).error?.code).toBe('illegalMove')
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.confirmed', text: 'It was a mistake of names' })
    expect(await review(id)).toMatchObject({ stage: 'confirmed', isReopened: false })
    expect(await isPayable(db(), id)).toBe(true)
  })

  test('who supports a refused cause, or has raised for it, is told once what becomes of that, and again if it comes back', async () => {
    const { id } = await found('Pebblecross Band', null)
    const joined = await server.call('POST', '/api/user/me/cause', { body: { causeId: id }, token: support })
    expect(joined.status).toBe(200)
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.refused', text: 'Nobody knows the band' })
    const told = () =>
      db()
        .selectFrom('notice')
        .innerJoin('app_user', 'app_user.id', 'notice.user_id')
        .select(['email', 'kind', 'detail'])
        .where('subject', '=', String(id))
        .where('kind', 'in', ['causeRefused', 'causeRestored'])
        .orderBy('notice.id')
        .execute()
    expect(await told()).toMatchObject([
      { email: 'support@farthing.example', kind: 'causeRefused', detail: { cause: 'Pebblecross Band', causeId: id, pence: 0 } },
    ])
    await mailNotices(server.services)
    const mail = (await mailsTo('support@farthing.example')).at(-1)
    expect(mail?.subject).toBe('We couldn’t confirm Pebblecross Band')
    expect(mail?.text).toMatch(/stays with us[\s\S]*choose another cause[\s\S]*\/account\/settings\/my-cause/)
    await say(id, { type: 'decision.appealed', text: 'The hall knows us' })
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.confirmed', text: 'The hall lists it' })
    expect((await told()).map(({ kind }) => kind)).toEqual(['causeRefused', 'causeRestored'])
    await db().updateTable('app_user').set({ supported_cause_id: null }).where('email', '=', 'support@farthing.example').execute()
  })

  test('questions and their answers, evidence, a decision with its reason: each side moves it where the chart lets it, and is told', async () => {
    const { id } = await found('Mill Lane Rowers', null)
    expect((await decide(id, { type: 'cause.confirmed', text: 'early' })).error?.code).toBe('illegalMove')
    expect((await decide(id, { type: 'review.taken' }, founder)).error?.code).toBe('notAllowed')
    expect((await server.call('GET', '/api/support/causes', { token: founder })).error?.code).toBe('notAllowed')
    const treasurer = (await server.logIn('treasurer')).tokens.accessToken
    expect((await say(id, { type: 'evidence.added', text: 'mine' }, treasurer)).status).toBe(403)
    expect((await say(id, { type: 'evidence.added', text: ' ' })).error?.fields).toEqual({ text: 'reviewTextRequired' })
    expect((await say(id, { type: 'evidence.added', text: 'Our league: league.example' })).details.review.stage).toBe('waiting')
    expect((await decide(id, { type: 'review.taken' })).details.stage).toBe('inReview')
    expect((await decide(id, { type: 'question.asked', text: 'Who signs for the club?' })).details.stage).toBe('asked')
    expect(await review(id)).toMatchObject({ stage: 'asked', question: 'Who signs for the club?' })
    expect((await mailsTo('supporter@farthing.example')).at(-1)).toMatchObject({
      subject: 'A question about Mill Lane Rowers',
      text: expect.stringContaining('Who signs for the club?'),
    })
    expect((await queue()).some((one: { id: number }) => one.id === id)).toBe(false)
    expect((await say(id, { type: 'question.answered', text: 'Jo Penny, the treasurer' })).details.review.stage).toBe('waiting')
    const one = (await queue()).find((each: { id: number }) => each.id === id)
    expect(one.moves.map(({ by, text }: { by: string; text: string | null }) => [by, text])).toEqual([
      ['founder', 'Our league: league.example'],
      ['support', null],
      ['support', 'Who signs for the club?'],
      ['founder', 'Jo Penny, the treasurer'],
    ])
    await decide(id, { type: 'review.taken' })
    const both = await Promise.all([1, 2].map(() => decide(id, { type: 'cause.confirmed', text: 'The league lists it' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await read(id)).toMatchObject({ standing: 'confirmed', isRegisteredCharity: false })
    expect(await isPayable(db(), id)).toBe(true)
    expect((await mailsTo('supporter@farthing.example')).at(-1)).toMatchObject({
      subject: 'Mill Lane Rowers is confirmed',
      text: expect.stringContaining('The league lists it'),
    })
    const trail = await db().selectFrom('audit').select('action').where('subject', '=', `cause:${id}`).orderBy('id').execute()
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['causeReviewTaken', 'causeReviewAsked', 'causeReviewApproved']),
    )
  })

  test('a refused cause takes no new supporters, visits or guests, is not found, keeps what it has, and appeals once', async () => {
    const { id } = await found('Dapple Fishing Club', null)
    const choose = () => server.call('POST', '/api/user/me/cause', { body: { causeId: id }, token: support })
    const guest = () =>
      server.call('POST', '/api/raise-as-guest', { body: { causeId: id, retailerSlug: 'alder-home', email: 'g@example.org' } })
    const joined = await guest()
    expect(joined.status).toBe(200)
    await server.simulator.report({ type: 'sale', reference: 'REVIEW-1', visitId: joined.details.visit.id, spentPence: 50_000 })
    const held = (await review(id)).heldPence
    expect(held).toBeGreaterThan(0)
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.refused', text: 'The club is not known at this address' })
    expect(await read(id)).toMatchObject({ standing: 'refused' })
    expect(await search('Dapple Fishing')).toEqual([])
    expect((await guest()).status).toBe(404)
    expect((await choose()).status).toBe(404)
    expect(await review(id)).toMatchObject({
      stage: 'refused',
      reason: 'The club is not known at this address',
      heldPence: held,
      appeals: 0,
    })
    const told = (await mailsTo('supporter@farthing.example')).at(-1)
    expect(told?.subject).toBe('We could not confirm Dapple Fishing Club')
    expect(told?.text).toContain('The club is not known at this address')
    expect(told?.text).toContain(`£${(held / 100).toFixed(2)}`)
    expect((await say(id, { type: 'decision.appealed', text: 'We have moved' })).details.review.stage).toBe('appealed')
    expect((await guest()).status).toBe(404)
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.refused', text: 'Nor at the new one' })
    expect((await mailsTo('supporter@farthing.example')).at(-1)?.subject).toBe(
      'We could not confirm Dapple Fishing Club on a second look',
    )
    expect((await say(id, { type: 'decision.appealed', text: 'Again' })).error?.code).toBe('illegalMove')
    expect(await review(id)).toMatchObject({ stage: 'refused', appeals: 1, heldPence: held })
  })

  test('who goes shopping for a cause that was refused raises nothing for it', async () => {
    const { id } = await found('Cobalt Chess Club', null)
    const user = await db()
      .selectFrom('app_user')
      .selectAll()
      .where('email', '=', 'supporter@farthing.example')
      .executeTakeFirstOrThrow()
    await db().updateTable('app_user').set({ supported_cause_id: id }).where('id', '=', user.id).execute()
    const visit = async () =>
      (await server.call('POST', '/api/visits', { body: { retailerSlug: 'alder-home' }, token: founder })).details.visit.causeName
    expect(await visit()).toBe('Cobalt Chess Club')
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.refused', text: 'Unknown' })
    expect(await visit()).toBeNull()
    await db().updateTable('app_user').set({ supported_cause_id: 1 }).where('id', '=', user.id).execute()
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
    await askAgain(server.services)
    expect(await review(id)).toMatchObject({ stage: 'waiting', findings: ['registerAway'] })
    server.services.register = real
    await askAgain(server.services)
    expect(await review(id)).toMatchObject({ stage: 'unproven', findings: [] })
    expect(await isPayable(db(), id)).toBe(false)
    expect((await mailsTo('office@brackenfell-friends.example')).length).toBe(1)
  })

  test('every event of the chart in every stage, against the API: what the chart refuses is refused, and changes nothing', async () => {
    const { id } = await found('Every Event Club', null)
    const text = 'Said'
    const events = [...causeReviewDecision.def.options, ...founderEvent.def.options].map((option) => ({
      type: option.def.shape.type.def.values[0],
      text,
      code: 'K7M2Q9XB',
    }))
    expect(events).toHaveLength(11)
    const code_hash = hashOf(`contact ${id} K7M2Q9XB`)
    const code = { code_hash, sent_to: 'a@b.example', tries: 0, sent_at: new Date(0), expires_at: new Date('2030-01-01') }
    for (const stage of causeReviewStages)
      for (const [appeals, isReopened] of [
        [0, false],
        [limits.appeals, false],
        [0, true],
      ] as const)
        for (const event of events) {
          const reopened_at = isReopened ? new Date(0) : null
          await db().updateTable('cause_review').set({ reopened_at }).where('cause_id', '=', id).execute()
          await db()
            .insertInto('cause_contact_code')
            .values({ cause_id: id, ...code })
            .onConflict((conflict) => conflict.column('cause_id').doUpdateSet(code))
            .execute()
          await db().updateTable('cause').set({ review: stage }).where('id', '=', id).execute()
          await db().updateTable('cause_review').set({ appeals }).where('cause_id', '=', id).execute()
          await db().deleteFrom('rate_window').execute()
          const after = causeReviewAfter(stage, { appeals, isReopened }, event as Parameters<typeof causeReviewAfter>[2])
          const bySupport = causeReviewDecision.def.options.some((option) => option.def.shape.type.def.values[0] === event.type)
          const answer = await (bySupport ? decide(id, event) : say(id, event))
          expect([stage, event.type, answer.status]).toEqual([stage, event.type, after ? 200 : 409])
          const now = await db().selectFrom('cause').select('review').where('id', '=', id).executeTakeFirstOrThrow()
          expect(now.review).toBe(after?.stage ?? stage)
        }
  })

  test('a cause that is being checked keeps its money through the payment runs, and is paid once it is confirmed', async () => {
    const causeId = 1
    await db().deleteFrom('payment_run_line').execute()
    await db().deleteFrom('payment').execute()
    const one = await db()
      .selectFrom('donation')
      .select('id')
      .where('cause_id', '=', causeId)
      .where('stage', '!=', 'paid')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    // Few others are ready: each look at a run counts all of its lines.
    await db().updateTable('donation').set({ stage: 'paid' }).where('stage', '=', 'available').where('cause_id', '>', 8).execute()
    await db().updateTable('donation').set({ stage: 'available', donation_pence: 2500 }).where('id', '=', one.id).execute()
    const turn = nextTurn(server.clock.now())
    await db()
      .insertInto('donation_move')
      .values({ donation_id: one.id, stage: 'available', at: new Date(turn - DAY), moved_by: 'farthing', amount_pence: 2500 })
      .execute()
    await db().updateTable('cause').set({ review: 'inReview' }).where('id', '=', causeId).execute()
    server.clock.advance(turn + DAY - server.clock.now())
    const paid = () => db().selectFrom('payment').select('is_paid').where('cause_id', '=', causeId).execute()
    await carryCauses(server.services)
    expect(await paid()).toEqual([])
    expect(lineOf(await prepared(server), causeId)?.waits).toBe('beingChecked')
    await db().updateTable('cause').set({ review: 'confirmed' }).where('id', '=', causeId).execute()
    await payQuarter(server)
    expect(await paid()).toEqual([{ is_paid: true }])
  })
})
