import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CauseRecord, PersonRecord, RecordLine } from '#contract/support/records.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('what support may know of a person and of a cause, on %s', (engine) => {
  let server: TestServer
  let support: string
  const db = () => server.services.db
  beforeAll(async () => {
    server = await openTestServer(engine)
    support = (await server.logIn('support')).tokens.accessToken
  })
  afterAll(() => server.close())

  const idOf = async (email: string) =>
    (await db().selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  const readPerson = async (id: number, page = 1): Promise<PersonRecord> =>
    (await server.call('GET', `/api/support/people/${id}?page=${page}`, { token: support })).details.record
  const readCause = async (id: number, page = 1): Promise<CauseRecord> =>
    (await server.call('GET', `/api/support/causes/${id}/record?page=${page}`, { token: support })).details.record
  async function allLines(read: (page: number) => Promise<{ lines: RecordLine[]; hasMore: boolean }>) {
    const lines: RecordLine[] = []
    for (let page = 1; ; page += 1) {
      const found = await read(page)
      expect(found.lines.length).toBeLessThanOrEqual(50)
      lines.push(...found.lines)
      if (!found.hasMore) return lines
      expect(found.lines).toHaveLength(50)
    }
  }
  const isByDate = (lines: RecordLine[]) => lines.every(({ at }, index) => index === 0 || at <= (lines[index - 1]?.at ?? ''))

  test('a person’s donations, claims, messages, requests and audit lines stand in one record, the newest first, and no page leaves one out', async () => {
    const email = 'supporter@farthing.example'
    const id = await idOf(email)
    const sent = { topic: 'other', name: 'Hazel', email: 'SUPPORTER@farthing.example', text: 'Where is my donation?' }
    const { reference } = (await server.call('POST', '/api/contact-messages', { body: sent, ip: '10.53.0.1' })).details
    const asked = { emailAddress: email, phoneNumber: '01632 960 001', evidence: 'I keep the books' }
    const request = (await server.call('POST', '/api/causes/id:1/admin-requests', { body: asked })).details.ticketReference
    const lines = await allLines((page) => readPerson(id, page))
    expect(isByDate(lines)).toBe(true)
    const of = (kind: RecordLine['kind']) => lines.filter((line) => line.kind === kind)
    // The demo has one of theirs, which is older.
    expect(of('message').slice(0, -1)).toMatchObject([{ reference, topic: 'other', text: sent.text }])
    expect(of('request')).toMatchObject([{ reference: request, email, status: 'received', text: asked.evidence }])
    expect(of('began')).toHaveLength(1)
    const donations = await db().selectFrom('donation').select(['id', 'stage', 'net_pence']).where('user_id', '=', id).execute()
    expect(
      of('donation')
        .map((line) => 'id' in line && line.id)
        .sort(),
    ).toEqual(donations.map((one) => one.id).sort())
    const moves = await db()
      .selectFrom('claim_move')
      .innerJoin('claim', 'claim.id', 'claim_move.claim_id')
      .select('claim_move.id')
      .where('claim.user_id', '=', id)
      .execute()
    expect(moves.length).toBeGreaterThan(0)
    expect(of('claim')).toHaveLength(moves.length)

    const record = await readPerson(id)
    expect(record).toMatchObject({ id, email, isDeleted: false, closedAt: null })
    expect(record.donations.reduce((sum, { count }) => sum + count, 0)).toBe(donations.length)
    expect(record.donations.reduce((sum, { pence }) => sum + pence, 0)).toBe(
      donations.reduce((sum, one) => sum + one.net_pence, 0),
    )
    expect(record.waiting).toContainEqual({ queue: 'messages', reference, name: 'Hazel' })
    expect(record.waiting.map(({ queue }) => queue)).toContain('requests')
  })

  test('a cause’s payments, check, bank details, calls and audit lines stand in one record', async () => {
    const { id } = await db().selectFrom('payment').select('cause_id as id').orderBy('cause_id').executeTakeFirstOrThrow()
    const payments = await db().selectFrom('payment').select('reference').where('cause_id', '=', id).execute()
    await db()
      .insertInto('audit')
      .values({
        at: new Date(server.clock.now()),
        user_id: await idOf('admin@farthing.example'),
        action: 'bankDetailsChanged',
        subject: `cause:${id}`,
        detail: '{"reason":"A new bank"}',
      })
      .execute()
    const lines = await allLines((page) => readCause(id, page))
    expect(isByDate(lines)).toBe(true)
    const paid = lines.flatMap((line) => (line.kind === 'payment' ? [line.reference] : []))
    expect(paid.sort()).toEqual(payments.map(({ reference }) => reference).sort())
    expect(lines).toContainEqual(
      expect.objectContaining({ kind: 'audit', action: 'bankDetailsChanged', by: 'admin@farthing.example', text: 'A new bank' }),
    )
    const record = await readCause(id)
    const cause = await db().selectFrom('cause').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(record).toMatchObject({ id, name: cause.name, uri: cause.slug, review: cause.review, lifecycle: cause.lifecycle })
    const admins = await db().selectFrom('cause_admin').select('user_id').where('cause_id', '=', id).execute()
    expect(record.people.map((person) => person.id).sort()).toEqual(admins.map((one) => one.user_id).sort())
  })

  test('H-003 what a cause has posted stands in its record with who wrote it, the newest first, and what was taken down doesn’t', async () => {
    const author = await idOf('admin@farthing.example')
    const { first_name, last_name } = await db()
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', author)
      .executeTakeFirstOrThrow()
    const before = (await readCause(1)).updates
    expect(before.length).toBeGreaterThan(1)
    const long = 'Two new night sitters began on Monday, and both of them know the house and its garden well.'
    const at = new Date(server.clock.now())
    const posted = { cause_id: 1, author_id: author, created_at: at }
    const { id } = await db()
      .insertInto('cause_update')
      .values({ ...posted, text: long, picture: '/user-images/a.webp', picture_alt: 'Two sitters' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db()
      .insertInto('cause_update')
      .values({ ...posted, text: 'Taken down at once.', taken_down_at: at, taken_down_by: author })
      .execute()
    expect((await readCause(1)).updates).toEqual([
      {
        id,
        postedAt: at.toISOString(),
        text: long,
        opening: 'Two new night sitters began on Monday, and both of them know the house and its…',
        picture: { address: '/user-images/a.webp', alt: 'Two sitters' },
        author: { id: author, name: `${first_name} ${last_name}` },
      },
      ...before,
    ])
    await db().updateTable('app_user').set({ deleted_at: at }).where('id', '=', author).execute()
    expect((await readCause(1)).updates[0]?.author).toEqual({ id: author, name: '' })
    await db().updateTable('app_user').set({ deleted_at: null }).where('id', '=', author).execute()
  })

  test('A29 the record of a cause says whether who looks runs it, and so decides nothing about it', async () => {
    expect((await readCause(1)).isMine).toBe(false)
    const mine = { cause_id: 1, user_id: await idOf('support@farthing.example') }
    await db().insertInto('cause_admin').values(mine).execute()
    expect((await readCause(1)).isMine).toBe(true)
    await db().deleteFrom('cause_admin').where('cause_id', '=', 1).where('user_id', '=', mine.user_id).execute()
  })

  test('P-016 each look is in the audit trail under whom it was at, and moves no line of the record', async () => {
    const [me, id] = [await idOf('support@farthing.example'), await idOf('treasurer@farthing.example')]
    await readPerson(id)
    await readCause(2)
    const looks = await db()
      .selectFrom('audit')
      .select(['user_id', 'subject'])
      .where('action', '=', 'supportLooked')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(looks).toEqual([
      { user_id: me, subject: 'cause:2' },
      { user_id: me, subject: `user:${id}` },
    ])
    const before = (await readPerson(id)).lines
    expect((await readPerson(id)).lines).toEqual(before)
  })

  test('nobody is named where an account is deleted, and who was never there is not found', async () => {
    const id = await idOf('founder@farthing.example')
    await db()
      .updateTable('app_user')
      .set({ deleted_at: new Date(server.clock.now()) })
      .where('id', '=', id)
      .execute()
    expect(await readPerson(id)).toMatchObject({ name: '', email: '', isDeleted: true })
    await db().updateTable('app_user').set({ deleted_at: null }).where('id', '=', id).execute()
    for (const path of ['people/99999999', 'causes/99999999/record'])
      expect((await server.call('GET', `/api/support/${path}`, { token: support })).status).toBe(404)
  })

  test('A-107, P-016 visitors, supporters and administrators of causes are refused, also for what is their own', async () => {
    for (const [token, status] of [
      ['', 401],
      [(await server.logIn('supporter')).tokens.accessToken, 403],
      [(await server.logIn('admin')).tokens.accessToken, 403],
    ] as const) {
      const answers = [
        await server.call('GET', `/api/support/people/${await idOf('supporter@farthing.example')}`, { token }),
        await server.call('GET', '/api/support/causes/1/record', { token }),
      ]
      expect(answers.map((answer) => answer.status)).toEqual([status, status])
    }
  })
})
