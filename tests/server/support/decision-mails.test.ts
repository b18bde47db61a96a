import '#tests/kit/speak-english.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import * as mails from '#web/features/support/support-queue/decision-mails.ts'
import { linesOf } from '#web/features/support/support-queue/mail-lines.ts'

const words = 'We asked the shop.\nIt can’t find {{reason}} or $t(this).'

describe.each(engines)('what the support team sees of a mail before it decides, on %s', (engine) => {
  let server: TestServer
  let token = ''
  const db = () => server.services.db
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('support')).tokens.accessToken
  })
  afterAll(() => server.close())

  const ask = (path: string, body?: object) =>
    server.call(body ? 'POST' : 'GET', `/api/support/${path}`, { token, ...(body ? { body } : {}) })
  /** What waits under a number, as the support team’s screen reads it. */
  async function waiting<Item>(list: string, reference: string | number): Promise<Item> {
    const { details } = await ask(`${list}?reference=${reference}`)
    return Object.values<Item[]>(details)[0]?.[0] as Item
  }
  /** Decides, and holds every mail that comes of it to what was shown before. */
  async function holdsTo(mail: mails.DecisionMail, path: string, body: object) {
    const before = await db().selectFrom('mail').select('id').execute()
    expect((await ask(path, body)).status).toBe(200)
    const sent = await db()
      .selectFrom('mail')
      .select(['recipient', 'subject', 'text'])
      .where('id', 'not in', [-1, ...before.map(({ id }) => id)])
      .orderBy('id')
      .execute()
    const { tenant, publicUrl } = { tenant: 'Farthing', publicUrl: server.services.config.publicUrl }
    const shown = mail.to.map((one) => {
      const { subject, lines } = linesOf({ ...mail, to: [one] }, { name: tenant, origin: publicUrl }, words)
      // Each line of what somebody else says stands apart in the mail.
      const quoted = lines.map((line) => (line.startsWith('> ') ? line.replaceAll('\n', '\n> ') : line))
      return { recipient: one.email, subject, text: quoted.join('\n\n') }
    })
    // Below each mail stands who we are.
    expect(sent.map(({ text, ...mail }) => ({ ...mail, text: text.split('\n\n--\n')[0] }))).toEqual(shown)
    return shown.length
  }
  const waitingClaim = () =>
    db()
      .updateTable('claim')
      .set({ status: 'inProgress' })
      .where('id', 'in', (of) =>
        of.selectFrom('claim').select('id').where('status', 'in', ['received', 'inProgress']).orderBy('id').limit(1),
      )
      .returning(['id', 'user_id'])
      .executeTakeFirstOrThrow()
  type Claim = Parameters<typeof mails.mailOfClaim>[0]

  test.each(['claim.accepted', 'claim.declined'] as const)('a claim: %s', async (type) => {
    const { id } = await waitingClaim()
    const mail = mails.mailOfClaim(await waiting<Claim>('claims', id), type)
    expect(await holdsTo(mail, `claims/${id}`, { type, text: words })).toBe(1)
  })

  test('who has closed their account is mailed nothing, and that is said before', async () => {
    const { id, user_id } = await waitingClaim()
    const close = (at: Date | null) => db().updateTable('app_user').set({ disabled_at: at }).where('id', '=', user_id).execute()
    await close(new Date(server.clock.now()))
    const mail = mails.mailOfClaim(await waiting<Claim>('claims', id), 'claim.declined')
    expect(await holdsTo(mail, `claims/${id}`, { type: 'claim.declined', text: words })).toBe(0)
    await close(null)
  })

  test('a claim says when what happened to it, and what became of the other claims of whose it is', async () => {
    const { id, user_id } = await waitingClaim()
    // One of theirs, at least, was declined.
    await db()
      .updateTable('claim')
      .set({ user_id, status: 'declined' })
      .where('id', '=', (of) =>
        of
          .selectFrom('claim')
          .select((max) => max.fn.max('id').as('id'))
          .where('id', '!=', id),
      )
      .execute()
    const claim = await waiting<Claim>('claims', id)
    const moves = await db().selectFrom('claim_move').select(['stage', 'at']).where('claim_id', '=', id).orderBy('id').execute()
    expect(claim.timeline.map(({ stage, at }) => [stage, at])).toEqual(moves.map(({ stage, at }) => [stage, at.toISOString()]))
    const others = await db().selectFrom('claim').select('status').where('user_id', '=', user_id).where('id', '!=', id).execute()
    const count = (...stages: string[]) => others.filter(({ status }) => stages.includes(status)).length
    expect(claim.others).toEqual({
      open: count('held', 'received', 'inProgress'),
      accepted: count('accepted', 'settled'),
      declined: count('declined'),
    })
    expect(claim.others.declined).toBeGreaterThan(0)
  })

  test('a refused request', async () => {
    const asked = { emailAddress: 'chair@club.example', phoneNumber: '01632 960 001', evidence: 'I chair the board' }
    const { ticketReference } = (await server.call('POST', '/api/causes/id:1/admin-requests', { body: asked })).details
    await ask(`admin-requests/${ticketReference}`, { type: 'review.taken' })
    const request = await waiting<Parameters<typeof mails.mailOfRefusal>[0]>('admin-requests', ticketReference)
    const refused = { type: 'request.refused', reason: words }
    expect(await holdsTo(mails.mailOfRefusal(request), `admin-requests/${ticketReference}`, refused)).toBe(1)
  })

  test.each([
    ['question.asked', 0],
    ['cause.confirmed', 0],
    ['cause.refused', 0],
    ['cause.refused', 1],
  ] as const)('a cause: %s, after %i appeals', async (type, appeals) => {
    await db()
      .updateTable('cause')
      .set({ review: appeals ? 'secondLook' : 'inReview' })
      .where('id', '=', 2)
      .execute()
    await db()
      .insertInto('cause_review')
      .values({ cause_id: 2, appeals, findings: '[]', register_entry: null, opened_at: new Date(server.clock.now()) })
      .onConflict((row) => row.column('cause_id').doUpdateSet({ appeals }))
      .execute()
    const mail = mails.mailOfReview(await waiting('causes', 2), type)
    expect(await holdsTo(mail, 'causes/2', { type, text: words })).toBeGreaterThan(0)
  })

  test.each(['account.accepted', 'account.refused'] as const)('a bank account: %s', async (type) => {
    const { id } = await db()
      .updateTable('bank_details')
      .set({ name_check: 'noMatch', checked_at: null })
      .where('cause_id', '=', type === 'account.accepted' ? 3 : 4)
      .where('undone_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow()
    const mail = mails.mailOfAccount(await waiting('accounts', id), type)
    expect(await holdsTo(mail, `accounts/${id}`, { type, text: words })).toBeGreaterThan(0)
  })

  test('an answer to a message', async () => {
    const body = { topic: 'other', name: 'Rowan {{answer}}', email: 'rowan@contact.example', text: 'Where is it: {{site}}?' }
    const { reference } = (await server.call('POST', '/api/contact-messages', { body })).details
    const mail = mails.mailOfAnswer(await waiting('messages', reference))
    expect(await holdsTo(mail, `messages/${reference}`, { type: 'message.answered', text: words })).toBe(1)
  })
})
