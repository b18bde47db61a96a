import { afterAll, beforeAll, expect, describe as group, test } from 'vitest'
import { bothEngines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { acceptedTerms, newPersonOn, terms } from './registration.steps.ts'

const links = { website: '', facebook: '', twitter: '', instagram: '' }
const address = { line1: '18 Mill Lane', line2: '', town: 'Harrowden', postcode: 'zz47cd' }

group.each(bothEngines)('registering causes on %s', (engine) => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await newPerson('ada@example.org')).tokens.accessToken
  })
  afterAll(() => server.close())
  const newPerson = newPersonOn(() => server)
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
      'Harrowden Chess Club is registered with Farthing, and we’re checking it',
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

  test('A-106, F-055, G-019, H-002 the register answers for its numbers, however they are typed; a cause whose number, name and address it knows waits for the charity’s own code; a website proves nothing', async () => {
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
