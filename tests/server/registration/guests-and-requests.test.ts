import { afterAll, beforeAll, expect, describe as group, test } from 'vitest'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { newPersonOn } from './registration.steps.ts'

group.each(engines)('registering causes on %s', (engine) => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await newPerson('ada@example.org')).tokens.accessToken
  })
  afterAll(() => server.close())
  const newPerson = newPersonOn(() => server)

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
    await expect.poll(async () => (await mails()).at(-1)?.text).toMatch(/within 15 minutes/)
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

  test('A-053, C-058, F-061, M-014 a request for rights gets a reference, a mail and a place in the queue, once', async () => {
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
    expect(mails[0]?.text).toContain('Our support team will reply within 2 working days')
    const wrong = await server.call('POST', '/api/causes/id:1/admin-requests', { body: { emailAddress: 'x', phoneNumber: 'y' } })
    expect(wrong.error?.fields).toEqual({ emailAddress: 'emailFormat', phoneNumber: 'phoneFormat' })
    const none = await server.call('POST', '/api/causes/id:999999/admin-requests', {
      body: { emailAddress: 'dee@example.org', phoneNumber: '01632 960 001' },
    })
    expect(none.error?.code).toBe('notFound')
  })

  test('A31, A-107, F-062, P-010, P-016, X-031, R-145 support reviews as the chart says, on both sides, and everybody concerned is told', async () => {
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
    // somebody else may have made the account: who runs the cause is who reads the mail to that address.
    const admins = async () =>
      (
        await server.services.db
          .selectFrom('cause_admin')
          .innerJoin('app_user', 'app_user.id', 'user_id')
          .select('email')
          .where('cause_id', '=', 1)
          .execute()
      ).map(({ email }) => email)
    expect(await admins()).not.toContain('eve@example.org')
    const mail = server.services.db
      .selectFrom('mail')
      .select('text')
      .where('recipient', '=', 'Eve@example.org')
      .orderBy('id', 'desc')
    const link = /\/admin-invites\/([\w-]+)/.exec((await mail.executeTakeFirstOrThrow()).text)?.[1]
    const login = { email: 'eve@example.org', password: 'three blue boats', source: 'website' }
    const eve = (await server.call('POST', '/api/login-cookie', { body: login })).details.tokens.accessToken
    expect((await server.call('POST', `/api/admin-invites/${link}/accept`, { token: eve })).status).toBe(200)
    expect(await admins()).toContain('eve@example.org')
    const stranger = await ask('nobody@example.org')
    await move(stranger, { type: 'review.taken' })
    expect((await move(stranger, { type: 'request.approved' })).error?.code).toBe('illegalMove')
    expect((await move(stranger, { type: 'request.refused', reason: 'The hospice does not know you' })).status).toBe(200)
    const mails = await server.services.db.selectFrom('mail').select(['recipient', 'subject', 'text']).execute()
    const subjectsTo = (recipient: string) => mails.filter((mail) => mail.recipient === recipient).map(({ subject }) => subject)
    expect(subjectsTo('Eve@example.org')).toContain('Your request to run Abbotsmere Hospice is approved')
    expect(subjectsTo('admin@farthing.example')).toEqual(
      expect.arrayContaining([
        'We’ve invited Eve@example.org to run Abbotsmere Hospice',
        'Abbotsmere Hospice has a new administrator',
      ]),
    )
    expect(mails.some(({ recipient, text }) => recipient === 'nobody@example.org' && text.includes('does not know you'))).toBe(
      true,
    )
    const trail = await server.services.db.selectFrom('audit').select('action').where('action', 'like', 'adminRequest%').execute()
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['adminRequestTaken', 'adminRequestApproved', 'adminRequestRefused']),
    )
    expect((await move('AR-NOTHING1', { type: 'review.taken' })).error?.code).toBe('notFound')
  })
})
