import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, describe as group, test } from 'vitest'
import { commissionRegister } from '#server/causes/charity-register.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const links = { website: '', facebook: '', twitter: '', instagram: '' }
const address = { line1: '18 Mill Lane', line2: '', town: 'Harrowden', postcode: 'zz47cd' }
const terms = { path: '/terms/cause', statement: 'I accept the cause terms' }
const acceptedTerms = [{ Id: 'cause-1', Statement: terms.statement, Path: terms.path, Version: '1' }]

group.each(engines)('registering causes on %s', (engine) => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await newPerson('ada@example.org')).tokens.accessToken
  })
  afterAll(() => server.close())

  async function newPerson(email: string, more: object = {}) {
    const answer = await server.call('POST', '/api/user', {
      body: {
        firstName: 'Ada',
        lastName: 'Quill',
        email,
        password: 'three blue boats',
        userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
        marketingPreferences: [],
        ...more,
      },
    })
    expect(answer.status).toBe(200)
    return answer.details
  }
  const details = { kind: 'club', address, links, contactNumber: '+44 7700 900 982', mayBeMarketed: true }
  const body = (causeName: string, more: object = {}) => ({
    causeName,
    isRegisteredCharity: false,
    isOrganisation: true,
    terms,
    acceptedTerms,
    details,
    ...more,
  })
  const create = (causeName: string, more: object = {}, options: { key?: string; as?: string } = {}) =>
    server.call('POST', '/api/causes', {
      body: body(causeName, more),
      token: options.as ?? token,
      ...(options.key ? { headers: { 'idempotency-key': options.key } } : {}),
    })
  const causesCalled = async (name: string) =>
    server.services.db.selectFrom('cause').selectAll().where('name', '=', name).execute()

  test('A-050, F-059, V-095 a cause, its administrator and the cause that they support are made together, normalised, and noted', async () => {
    const made = await create('Harrowden Chess Club')
    expect(made.status).toBe(200)
    expect(made.details.cause).toMatchObject({
      name: 'Harrowden Chess Club',
      uri: 'harrowden-chess-club',
      kind: 'club',
      place: 'Harrowden',
    })
    const [row] = await causesCalled('Harrowden Chess Club')
    expect(row).toMatchObject({
      postcode: 'ZZ4 7CD',
      phone_number: '07700900982',
      review: 'waiting',
      may_be_marketed: true,
      supporters_count: 1,
    })
    const me = await server.call('GET', '/api/user/me', { token })
    expect(me.details.user.adminCauses).toEqual([row?.id])
    expect(me.details.cause.id).toBe(row?.id)
    const ledger = await server.services.db
      .selectFrom('terms_acceptance')
      .select('terms_id')
      .where('user_id', '=', me.details.user.id)
      .orderBy('id')
      .execute()
    expect(ledger.map(({ terms_id }) => terms_id)).toEqual(['supporter-1', 'cause-1'])
    const mails = await server.services.db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', 'ada@example.org')
      .execute()
    expect(mails.map(({ subject }) => subject)).toContain(
      'Harrowden Chess Club is registered with Farthing, and is being checked',
    )
  })

  test('F-058, E-028 a cause that exists is told so, in the words of the specification: by name and postcode, or by number', async () => {
    const again = await create('HARROWDEN chess club', {}, { as: (await newPerson('bo@example.org')).tokens.accessToken })
    expect([again.status, again.error?.code, again.error?.message]).toEqual([409, 'causeExists', 'This cause already exists.'])
    const charity = await create('Another name', { isRegisteredCharity: true, charity: { number: '1000000' } })
    expect(charity.error?.code).toBe('causeExists')
    const elsewhere = { ...details, address: { ...address, postcode: 'ZZ9 3EF' } }
    const other = await create(
      'Harrowden Chess Club',
      { details: elsewhere },
      { as: (await newPerson('cy@example.org')).tokens.accessToken },
    )
    expect(other.details.cause.uri).toBe('harrowden-chess-club-2')
  })

  test('F2 twenty-five parallel registrations make one cause: one key gives equal answers, other keys are told that it exists', async () => {
    const same = await Promise.all(
      Array.from({ length: 25 }, () => create('Otter Rowers', {}, { key: 'one-key-for-all-of-them' })),
    )
    expect(new Set(same.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const others = await Promise.all(
      Array.from({ length: 25 }, (_, index) => create('Otter Swimmers', {}, { key: `a-key-of-its-own-${index}` })),
    )
    expect(others.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 24 }, () => 409)])
    expect([(await causesCalled('Otter Rowers')).length, (await causesCalled('Otter Swimmers')).length]).toEqual([1, 1])
  })

  test('V-023, V-024, V-026, V-027, V-036, V-012 the server repeats every rule, with the code of each fault', async () => {
    const faults = async (more: object, name = 'Rule Club') => (await create(name, more)).error?.fields
    expect(await faults({}, ' ')).toMatchObject({ causeName: 'causeNameRequired' })
    expect(await faults({}, 'x'.repeat(255))).toMatchObject({ causeName: 'causeNameTooLong' })
    expect((await create('y'.repeat(254))).status).toBe(200)
    expect(await faults({ isRegisteredCharity: true })).toEqual({ charityNumber: 'charityNumberRequired' })
    expect(await faults({ isRegisteredCharity: true, charity: { number: '12' } })).toEqual({
      'charity.number': 'charityNumberFormat',
    })
    expect(await faults({ details: { ...details, address: { ...address, line1: ' ' } } })).toEqual({
      'details.address.line1': 'addressRequired',
    })
    expect(await faults({ details: { ...details, links: { ...links, website: 'javascript:alert(1)' } } })).toEqual({
      'details.links.website': 'linkFormat',
    })
    for (const wrong of ['0207 946 0000', '-7700900982', '07700 90.0982', '7700', '+1 202 555 0100'])
      expect(await faults({ details: { ...details, contactNumber: wrong } })).toEqual({ 'details.contactNumber': 'mobileFormat' })
    expect(await faults({ acceptedTerms: [] })).toEqual({ terms: 'causeTermsRequired' })
    expect(await causesCalled('Rule Club')).toEqual([])
  })

  test('A-106, F-055, G-019 the register answers for its numbers, however they are typed; a cause whose number, name and address it knows waits for the charity’s own code; a website proves nothing', async () => {
    const found = await server.call('GET', '/api/charities/2000002')
    expect(found.details.charity).not.toHaveProperty('contactEmail')
    expect(found.details.charity).toMatchObject({ name: 'The Lantern Trust', address: { town: 'Harrowden' } })
    expect((await server.call('GET', '/api/charities/sc012345')).details.charity.name).toBe('Glenmore Mountain Rescue')
    expect((await server.call('GET', '/api/charities/9999999')).error?.code).toBe('notFound')
    expect((await server.call('GET', `/api/charities/${encodeURIComponent("1' OR 1=1")}`)).error?.code).toBe('notFound')
    const made = await create('The Lantern Trust', { isRegisteredCharity: true, charity: { number: '2000002' } })
    expect(made.details.cause).toMatchObject({ kind: 'charity', isRegisteredCharity: false })
    expect((await causesCalled('The Lantern Trust'))[0]?.review).toBe('unproven')
    const site = { ...details, links: { ...links, website: 'www.otter-anglers.example' } }
    await create('Otter Anglers', { details: site })
    expect((await causesCalled('Otter Anglers'))[0]).toMatchObject({
      review: 'waiting',
      website: 'https://www.otter-anglers.example',
    })
  })

  test('A-103, X-055, G-016 what a guest buys counts for the cause; whoever proves to own the address sees it', async () => {
    const email = 'Guest@example.org'
    const body = { causeId: 1, retailerSlug: 'alder-home', email }
    const guest = await server.call('POST', '/api/raise-as-guest', { body })
    expect(guest.status).toBe(200)
    expect(guest.details.visit).toMatchObject({ retailerName: 'Alder Home', causeName: expect.any(String) })
    const total = async () =>
      (await server.services.db.selectFrom('cause').select('donations_total').where('id', '=', 1).executeTakeFirstOrThrow())
        .donations_total
    const before = Number(await total())
    const sale = { type: 'sale' as const, reference: 'GUEST-1', visitId: guest.details.visit.id, spentPence: 10_000 }
    expect(await server.simulator.report(sale)).toBe(200)
    expect(Number(await total())).toBeGreaterThan(before)
    const made = await server.call('POST', '/api/user', {
      body: {
        firstName: 'Guest',
        lastName: 'Person',
        email: email.toLowerCase(),
        password: 'three blue boats',
        userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
        marketingPreferences: [],
      },
    })
    const seen = async (token: string) =>
      (await server.call('GET', '/api/user/me/transactions?page=1', { token })).details.transactions.length
    expect(await seen(made.details.tokens.accessToken)).toBe(0)
    const mails = () =>
      server.services.db.selectFrom('mail').select('text').where('recipient', 'ilike', email).orderBy('id').execute()
    await server.call('POST', '/api/login-links', { body: { email } })
    await expect.poll(async () => (await mails()).at(-1)?.text).toMatch(/login\/link\//)
    const secret = /\/login\/link\/([\w-]+)/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? ''
    const entered = await server.call('POST', `/api/login-links/${secret}`)
    expect(await seen(entered.details.tokens.accessToken)).toBe(1)
  })

  test('A-103 a guest’s wrong shop, cause or address is refused; one address gets three mails a day', async () => {
    const raise = (changes: object) =>
      server.call('POST', '/api/raise-as-guest', {
        body: { causeId: 1, retailerSlug: 'alder-home', email: 'often@example.org', ...changes },
      })
    expect((await raise({ causeId: 999_999 })).status).toBe(404)
    expect((await raise({ retailerSlug: 'no-such-shop' })).status).toBe(404)
    expect((await raise({ email: 'nobody' })).error?.fields).toEqual({ email: 'emailFormat' })
    for (let index = 0; index < 5; index++) expect((await raise({})).status).toBe(200)
    const mails = server.services.db.selectFrom('mail').select('id').where('recipient', '=', 'often@example.org')
    expect(await mails.execute()).toHaveLength(3)
    const [first] = await mails.select('text').execute()
    expect(first?.text).toContain('/support-a-good-cause/step-1?cause=1')
  })

  test('F-087, A-096 a place narrows a search for causes, and only narrows it', async () => {
    const find = async (query: string) =>
      (await server.call('GET', `/api/search/cause/search?${query}`)).details.result.results as { name: string; place: string }[]
    const all = await find('q=hospice&perPage=50')
    const place = all[0]?.place ?? ''
    const there = await find(`q=hospice&perPage=50&location=${encodeURIComponent(place.toUpperCase())}`)
    expect(there.length).toBeGreaterThan(0)
    expect(new Set(there.map((cause) => cause.place))).toEqual(new Set([place]))
    expect(new Set(all.map((cause) => cause.place)).size).toBeGreaterThan(1)
    expect(await find('q=hospice&location=Nowhere')).toEqual([])
  })

  test('F-057 matches: the same number or name and postcode is taken, likely names are offered, others are not', async () => {
    const ask = async (query: string) => (await server.call('GET', `/api/cause-matches?${query}`)).details
    const taken = await ask('name=Harrowden%20chess%20club&postcode=ZZ4%207CD')
    expect([taken.isTaken, taken.causes[0].name]).toEqual([true, 'Harrowden Chess Club'])
    expect(await ask('name=Whatever&charityNumber=1000000')).toMatchObject({ isTaken: true })
    const like = await ask('name=Harrowden%20Ches%20Club')
    expect([like.isTaken, like.causes.length > 0]).toEqual([false, true])
    expect(await ask('name=Quixotic%20Zeppelins')).toEqual({ causes: [], isTaken: false })
  })

  test('A-054, V-025, V-015 a business raises as a cause of its own kind, with or without a number', async () => {
    const business = (businessName: string, phoneNumber?: string) =>
      server.call('POST', '/api/businesses', {
        token,
        body: { businessName, terms, acceptedTerms, ...(phoneNumber === undefined ? {} : { phoneNumber }) },
      })
    expect((await business('Mill Lane Bakery')).details.cause.kind).toBe('business')
    expect((await business('Mill Lane Motors', '01632 960 001')).status).toBe(200)
    expect((await business('')).error?.fields).toMatchObject({ businessName: 'businessNameRequired' })
    expect((await business('Mill Lane Toys', '12')).error?.fields).toEqual({ phoneNumber: 'phoneFormat' })
    expect((await business('mill lane bakery')).error?.code).toBe('causeExists')
  })

  test('A-053, F-061, M-014 a request for rights gets a reference, a mail and a place in the queue, once', async () => {
    const ask = (more: object = {}) =>
      server.call('POST', '/api/causes/id:1/admin-requests', {
        body: { emailAddress: 'dee@example.org', phoneNumber: '01632 960 001', evidence: 'I chair the board', ...more },
        headers: { 'idempotency-key': 'the-request-of-dee' },
      })
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()))
    const references = new Set(answers.map((answer) => answer.details?.ticketReference))
    expect([...references]).toEqual([expect.stringMatching(/^AR-[A-Z2-9]{8}$/)])
    const rows = await server.services.db.selectFrom('admin_request').selectAll().where('email', '=', 'dee@example.org').execute()
    expect(rows).toMatchObject([{ cause_id: 1, status: 'received', phone_number: '01632960001', evidence: 'I chair the board' }])
    const mails = await server.services.db.selectFrom('mail').select('text').where('recipient', '=', 'dee@example.org').execute()
    expect(mails.length).toBe(1)
    expect(mails[0]?.text).toContain([...references][0])
    const wrong = await server.call('POST', '/api/causes/id:1/admin-requests', { body: { emailAddress: 'x', phoneNumber: 'y' } })
    expect(wrong.error?.fields).toEqual({ emailAddress: 'emailFormat', phoneNumber: 'phoneFormat' })
    const none = await server.call('POST', '/api/causes/id:999999/admin-requests', {
      body: { emailAddress: 'dee@example.org', phoneNumber: '01632 960 001' },
    })
    expect(none.error?.code).toBe('notFound')
  })

  test('A-107, F-062, P-010, P-016, R-145 support reviews as the chart says, on both sides, and everybody concerned is told', async () => {
    const support = (await server.logIn('support')).tokens.accessToken
    const ask = async (email: string, cause = 1) =>
      (
        await server.call('POST', `/api/causes/id:${cause}/admin-requests`, {
          body: { emailAddress: email, phoneNumber: '01632 960 001' },
        })
      ).details.ticketReference
    const move = (reference: string, event: object, as = support) =>
      server.call('POST', `/api/support/admin-requests/${reference}`, { body: event, token: as })
    await newPerson('eve@example.org')
    const reference = await ask('Eve@example.org')
    const queue = (await server.call('GET', '/api/support/admin-requests', { token: support })).details.requests
    expect(queue.find((one: { reference: string }) => one.reference === reference)).toMatchObject({
      status: 'received',
      causeName: 'Abbotsmere Hospice',
      hasAccount: true,
    })
    expect((await move(reference, { type: 'review.taken' }, token)).error?.code).toBe('notAllowed')
    for (const early of [{ type: 'request.approved' }, { type: 'request.refused', reason: 'no' }, { type: 'review.returned' }])
      expect((await move(reference, early)).error?.code).toBe('illegalMove')
    expect((await move(reference, { type: 'request.refused', reason: ' ' })).error?.fields).toEqual({ reason: 'reasonRequired' })
    expect((await move(reference, { type: 'review.taken' })).details.status).toBe('underReview')
    const both = await Promise.all([move(reference, { type: 'request.approved' }), move(reference, { type: 'request.approved' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await move(reference, { type: 'request.refused', reason: 'late' })).error?.code).toBe('illegalMove')
    const admins = await server.services.db
      .selectFrom('cause_admin')
      .innerJoin('app_user', 'app_user.id', 'user_id')
      .select('email')
      .where('cause_id', '=', 1)
      .execute()
    expect(admins.map(({ email }) => email)).toContain('eve@example.org')
    const stranger = await ask('nobody@example.org')
    await move(stranger, { type: 'review.taken' })
    expect((await move(stranger, { type: 'request.approved' })).error?.code).toBe('illegalMove')
    expect((await move(stranger, { type: 'request.refused', reason: 'The hospice does not know you' })).status).toBe(200)
    const mails = await server.services.db.selectFrom('mail').select(['recipient', 'subject', 'text']).execute()
    const subjectsTo = (recipient: string) => mails.filter((mail) => mail.recipient === recipient).map(({ subject }) => subject)
    expect(subjectsTo('Eve@example.org')).toContain('You can run Abbotsmere Hospice now')
    expect(subjectsTo('admin@farthing.example')).toContain('Abbotsmere Hospice has a new administrator')
    expect(mails.some(({ recipient, text }) => recipient === 'nobody@example.org' && text.includes('does not know you'))).toBe(
      true,
    )
    const trail = await server.services.db.selectFrom('audit').select('action').where('action', 'like', 'adminRequest%').execute()
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['adminRequestTaken', 'adminRequestApproved', 'adminRequestRefused']),
    )
    expect((await move('AR-NOTHING1', { type: 'review.taken' })).error?.code).toBe('notFound')
  })

  test('F-067 a registration that came with a referral uses it; a made-up one counts for nothing', async () => {
    const { details: made } = await server.call('POST', '/api/referrals', { body: { referrerEntityIdentifier: 'letter' } })
    const { user } = await newPerson('ref@example.org', { referralId: made.referral.id })
    await newPerson('fake@example.org', { referralId: 'made-up' })
    const row = await server.services.db
      .selectFrom('referral')
      .select('used_by')
      .where('id', '=', made.referral.id)
      .executeTakeFirst()
    expect(row?.used_by).toBe(user.id)
  })
})

group('A-106 the Charity Commission’s register, played by a local server', () => {
  let played: Server
  let base = ''
  const seen: { url: string | undefined; key: unknown }[] = []
  beforeAll(async () => {
    played = createServer((request, response) => {
      seen.push({ url: request.url, key: request.headers['ocp-apim-subscription-key'] })
      if (request.url?.startsWith('/allcharitydetails/500')) return void response.writeHead(500).end()
      if (!request.url?.startsWith('/allcharitydetails/202918')) return void response.writeHead(404).end()
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          charity_name: 'A CHARITY',
          reg_status: request.url.endsWith('/1') ? 'RM' : 'R',
          web: 'www.a-charity.example',
          email: 'hello@a-charity.example',
          address_line_one: '1 High Street',
          address_line_two: 'Upper Town',
          address_line_three: 'Harrowden',
          address_line_four: null,
          address_post_code: 'ZZ1 1AA',
        }),
      )
    })
    await new Promise<void>((resolve) => played.listen(0, '127.0.0.1', resolve))
    const bound = played.address()
    base = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
  })
  afterAll(() => played.close())

  test('is asked with the key, and its answer becomes ours', async () => {
    expect(await commissionRegister(base, 'secret-key').find('202918')).toEqual({
      number: '202918',
      name: 'A CHARITY',
      website: 'www.a-charity.example',
      contactEmail: 'hello@a-charity.example',
      address: { line1: '1 High Street', line2: 'Upper Town', town: 'Harrowden', postcode: 'ZZ1 1AA' },
    })
    expect(seen).toEqual([{ url: '/allcharitydetails/202918/0', key: 'secret-key' }])
  })

  test('a removed, unknown or foreign charity is none; a register that fails says so', async () => {
    const register = commissionRegister(base, 'secret-key')
    expect([await register.find('202918-1'), await register.find('7'), await register.find('SC012345')]).toEqual([
      null,
      null,
      null,
    ])
    await expect(register.find('500')).rejects.toThrow('answered 500')
  })

  test('without the register a cause is still registered, and looked at by hand', async () => {
    const server = await openTestServer('embedded', { charityRegister: { base: 'http://127.0.0.1:9', key: '' } })
    expect((await server.call('GET', '/api/charities/2000002')).error?.code).toBe('unavailable')
    const { tokens } = await server.logIn('supporter')
    const made = await server.call('POST', '/api/causes', {
      token: tokens.accessToken,
      body: {
        causeName: 'The Lantern Trust',
        isRegisteredCharity: true,
        isOrganisation: true,
        charity: { number: '2000002' },
        terms,
        acceptedTerms,
      },
    })
    expect(made.status).toBe(200)
    const row = await server.services.db
      .selectFrom('cause')
      .select('review')
      .where('charity_number', '=', '2000002')
      .executeTakeFirst()
    expect(row?.review).toBe('waiting')
    await server.close()
  })
})
