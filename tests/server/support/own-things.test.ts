import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const text = 'We have looked'

describe.each(engines)('what is of the support team’s own, on %s', (engine) => {
  let server: TestServer
  let mine = ''
  let colleague = ''
  let me = { id: 0, email: 'support@farthing.example' }
  const db = () => server.services.db
  beforeAll(async () => {
    server = await openTestServer(engine)
    mine = (await server.logIn('support')).tokens.accessToken
    colleague = (await server.logIn('finance')).tokens.accessToken
    me = await db().selectFrom('app_user').select(['id', 'email']).where('email', '=', me.email).executeTakeFirstOrThrow()
  })
  afterAll(() => server.close())

  const ask = (path: string, token: string, body?: object) =>
    server.call(body ? 'POST' : 'GET', `/api/support/${path}`, { token, ...(body ? { body } : {}) })
  /** What each of the two sees, and what comes of the decision: first of whose it is, then of somebody else. */
  async function decidedBy(list: string, path: string, body: object) {
    const reference = path.split('/').at(-1)
    const isMine = []
    for (const token of [mine, colleague]) {
      const { details } = await ask(`${list}?reference=${reference}`, token)
      isMine.push((Object.values(details)[0] as { isMine: boolean }[])[0]?.isMine)
    }
    const refused = await ask(path, mine, body)
    const done = await ask(path, colleague, body)
    return { isMine, answers: [refused.status, refused.error?.code, done.status] }
  }
  const run = (causeId: number) =>
    db()
      .insertInto('cause_admin')
      .values({ cause_id: causeId, user_id: me.id })
      .onConflict((row) => row.doNothing())
      .execute()
  const someoneElse = { isMine: [true, false], answers: [403, 'secondPerson', 200] }

  test('A29 a claim of one’s own is decided by somebody else', async () => {
    const claim = await db()
      .selectFrom('claim')
      .select('id')
      .where('status', 'in', ['received', 'inProgress'])
      .executeTakeFirstOrThrow()
    await db().updateTable('claim').set({ user_id: me.id, status: 'inProgress' }).where('id', '=', claim.id).execute()
    expect(await decidedBy('claims', `claims/${claim.id}`, { type: 'claim.declined', text })).toEqual(someoneElse)
  })

  test('A29 neither is one that raises something for a cause that one runs', async () => {
    await run(4)
    const somebodys = (table: 'visit' | 'donation') =>
      db().selectFrom(table).select('id').where('user_id', 'is not', null).where('user_id', '!=', me.id).limit(1)
    const about = { visit_id: null, donation_id: null, status: 'inProgress' } as const
    for (const [table, column] of [
      ['visit', 'visit_id'],
      ['donation', 'donation_id'],
    ] as const) {
      const { id } = await db()
        .updateTable(table)
        .set({ cause_id: 4 })
        .where('id', 'in', somebodys(table))
        .returning('id')
        .executeTakeFirstOrThrow()
      const claim = await db()
        .updateTable('claim')
        .set({ ...about, [column]: id })
        .where('id', 'in', (of) => of.selectFrom('claim').select('id').where('user_id', '!=', me.id).limit(1))
        .returning('id')
        .executeTakeFirstOrThrow()
      expect(await decidedBy('claims', `claims/${claim.id}`, { type: 'claim.declined', text })).toEqual(someoneElse)
    }
  })

  test('A29 a request to run a cause isn’t looked at by who made it', async () => {
    await server.call('POST', '/api/causes/id:1/admin-requests', {
      body: { emailAddress: me.email, phoneNumber: '01225 123456', evidence: text },
    })
    const request = await db()
      .selectFrom('admin_request')
      .select('reference')
      .where('email', '=', me.email)
      .executeTakeFirstOrThrow()
    expect(await decidedBy('admin-requests', `admin-requests/${request.reference}`, { type: 'review.taken' })).toEqual(
      someoneElse,
    )
  })

  test('A29 neither is a cause that one runs, nor its account', async () => {
    await run(2)
    await db().updateTable('cause').set({ review: 'inReview' }).where('id', '=', 2).execute()
    expect(await decidedBy('causes', 'causes/2', { type: 'cause.confirmed', text })).toEqual(someoneElse)
    const account = await db()
      .updateTable('bank_details')
      .set({ name_check: 'noMatch', checked_at: null })
      .where('cause_id', '=', 2)
      .where('undone_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await decidedBy('accounts', `accounts/${account.id}`, { type: 'account.accepted', text })).toEqual(someoneElse)
  })

  test('A29 a cause that one runs is neither woken by oneself nor, once it has closed, is its money decided about', async () => {
    await run(3)
    await db().updateTable('cause').set({ is_dormant: true }).where('id', '=', 3).execute()
    const { slug } = await db().selectFrom('cause').select('slug').where('id', '=', 3).executeTakeFirstOrThrow()
    const wake = async (token: string) => (await ask('reactivated-causes', token, { cause: slug, text })).status
    expect([await wake(mine), await wake(colleague)]).toEqual([403, 200])
    const at = new Date(server.clock.now())
    const closed = { stage: 'closed', reason: text, asked_at: at, closes_at: at, closed_at: at, payable_until: at } as const
    await db()
      .insertInto('cause_closing')
      .values({ cause_id: 3, ...closed })
      .execute()
    await db().updateTable('cause').set({ lifecycle: 'closed' }).where('id', '=', 3).execute()
    const keep = async (token: string) => (await ask('closed-causes/3', token, { type: 'money.kept', text })).error?.code
    expect(await keep(mine)).toBe('secondPerson')
    expect(await keep(colleague)).not.toBe('secondPerson')
  })

  test('A29 a purchase that a shop reported late is decided about by somebody else than whose it is, or who runs the cause that it counts for', async () => {
    let late = 0
    const kept = async (reason: 'maybeClaimed' | 'cardUnknown', about: { donation_id?: string; event?: object }) => {
      const reference = `LATE-${++late}`
      const { id } = await db()
        .insertInto('kept_report')
        .values({
          event_id: reference,
          network: 'demo',
          reference,
          reason,
          received_at: new Date(server.clock.now()),
          ...about,
          event: JSON.stringify(about.event ?? {}),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return `reports/${id}`
    }
    const handled = { type: 'report.handled' }
    const donation = await db()
      .selectFrom('donation')
      .selectAll()
      .where('user_id', '!=', me.id)
      .where('cause_id', 'not in', [2, 3])
      .executeTakeFirstOrThrow()
    const bought = { donation_id: donation.id }
    expect((await ask(await kept('maybeClaimed', bought), mine, handled)).status).toBe(200)
    await db().updateTable('donation').set({ user_id: me.id }).where('id', '=', donation.id).execute()
    expect(await decidedBy('reports', await kept('maybeClaimed', bought), handled)).toEqual(someoneElse)
    // Joining what a claim had booked with what was reported is a decision about money.
    expect(
      (await ask(await kept('maybeClaimed', { ...bought, event: { joined: true } }), mine, { type: 'report.joined' })).error
        ?.code,
    ).toBe('secondPerson')
    // The report may say nothing but the order's number, where its purchase is booked.
    const byNumber = await kept('cardUnknown', {})
    const number = { network: 'demo', network_reference: `LATE-${late}` }
    await db().updateTable('donation').set(number).where('id', '=', donation.id).execute()
    expect(await decidedBy('reports', byNumber, handled)).toEqual(someoneElse)
    const visit = await db()
      .selectFrom('visit')
      .select('id')
      .where('user_id', 'is not', null)
      .where('user_id', '!=', me.id)
      .executeTakeFirstOrThrow()
    await run(2)
    await db().updateTable('visit').set({ cause_id: 2 }).where('id', '=', visit.id).execute()
    expect(await decidedBy('reports', await kept('maybeClaimed', { event: { visitId: visit.id } }), handled)).toEqual(someoneElse)
    await db()
      .insertInto('linked_card')
      .values({ token_hash: 'card-of-mine', user_id: me.id, last_four: '4242', linked_at: new Date(server.clock.now()) })
      .execute()
    expect(await decidedBy('reports', await kept('cardUnknown', { event: { card: 'card-of-mine' } }), handled)).toEqual(
      someoneElse,
    )
  })

  test('A29 nobody proposes, or agrees to, that the money of a closed cause goes to one that they run', async () => {
    await run(4)
    await db().deleteFrom('cause_admin').where('cause_id', '=', 3).where('user_id', '=', me.id).execute()
    const { slug } = await db().selectFrom('cause').select('slug').where('id', '=', 4).executeTakeFirstOrThrow()
    const decide = async (token: string, body: object) => (await ask('closed-causes/3', token, { text, ...body })).error?.code
    expect(await decide(mine, { type: 'move.proposed', cause: slug })).toBe('secondPerson')
    const at = new Date(server.clock.now())
    const finance = await db()
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'finance@farthing.example')
      .executeTakeFirstOrThrow()
    const proposal = {
      cause_id: 3,
      kind: 'moved',
      stage: 'proposed',
      pence: 100,
      reason: text,
      to_cause_id: 4,
      decided_by: finance.id,
    } as const
    await db()
      .insertInto('held_decision')
      .values({ ...proposal, decided_at: at })
      .execute()
    expect(await decide(mine, { type: 'move.approved' })).toBe('secondPerson')
    expect(await decide(mine, { type: 'move.declined' })).toBeUndefined()
  })
})
