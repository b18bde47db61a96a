import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '#contract/limits.ts'
import type { SupportItem, SupportItemsFound } from '#contract/support/support-queue.ts'
import { supportQueues } from '#contract/support/support-queue-names.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('everything that waits for support, on %s', (engine) => {
  let server: TestServer
  let tokens: Record<'support' | 'finance', string>
  const db = () => server.services.db
  async function logIn() {
    tokens = {
      support: (await server.logIn('support')).tokens.accessToken,
      finance: (await server.logIn('finance')).tokens.accessToken,
    }
  }
  const sent: { reference: string; name: string }[] = []
  beforeAll(async () => {
    server = await openTestServer(engine)
    await logIn()
    // What the demo has waiting would stand among them.
    await db().deleteFrom('contact_message').execute()
    // Thirty messages, a minute apart.
    for (let index = 0; index < 30; index += 1) {
      const name = `Rowan ${String.fromCharCode(65 + index)}sh`
      const body = { topic: 'other', name, email: `rowan${index}@items.example`, text: `Question ${index} of 100%_ ours` }
      const { details } = await server.call('POST', '/api/contact-messages', { body, ip: `10.52.0.${index}` })
      sent.push({ reference: details.reference, name })
      server.clock.advance(60_000)
    }
    await logIn()
  })
  afterAll(() => server.close())

  const list = async (query: Record<string, string> = {}, by: keyof typeof tokens = 'support'): Promise<SupportItemsFound> => {
    const answer = await server.call('GET', `/api/support/items?${new URLSearchParams(query)}`, { token: tokens[by] })
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.details
  }
  const assign = (body: object, by: keyof typeof tokens = 'support') =>
    server.call('POST', '/api/support/assignments', { body, token: tokens[by] })
  const idOf = async (email: string) =>
    (await db().selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  const one = async (item: string, by: keyof typeof tokens = 'support') => (await list({ item }, by)).selected
  const lastLine = (action: string) =>
    db().selectFrom('audit').selectAll().where('action', '=', action).orderBy('id', 'desc').executeTakeFirst()

  test('every queue is in it, each thing once, and the totals are those of the queues', async () => {
    const counts: [string, number][] = []
    const seen: SupportItem[] = []
    const { totals, total } = await list()
    for (const queue of supportQueues) {
      const found: SupportItem[] = []
      const first = await list({ queue })
      for (let page = 1; page <= first.pages; page += 1) found.push(...(await list({ queue, page: `${page}` })).items)
      expect(found.every((item) => item.queue === queue)).toBe(true)
      counts.push([queue, found.length])
      seen.push(...found)
    }
    expect(totals).toEqual(Object.fromEntries(counts))
    expect(seen).toHaveLength(total)
    expect(new Set(seen.map(({ queue, reference }) => `${queue} ${reference}`)).size).toBe(total)
    const waiting = async (path: string, name: string) =>
      (await server.call('GET', `/api/support/${path}`, { token: tokens.support })).details[name].length as number
    expect(totals.causes).toBe(await waiting('causes', 'causes'))
    expect(totals.accounts).toBe(await waiting('accounts', 'accounts'))
    expect(totals.closed).toBe(await waiting('closed-causes', 'causes'))
    expect(totals.requests).toBe(await waiting('admin-requests', 'requests'))
    expect(totals.claims).toBe(await waiting('claims', 'claims'))
    expect(totals.reports).toBe(await waiting('reports', 'reports'))
    expect([totals.messages, totals.calls > 0, totals.causes > 0, totals.payments > 0]).toEqual([30, true, true, true])
  })

  test('pages leave nothing out: 30 messages are 25 and 5, from either end, and a page that is no more is the last one', async () => {
    const references = sent.map(({ reference }) => reference)
    const first = await list({ queue: 'messages' })
    const second = await list({ queue: 'messages', page: '2' })
    expect([first.items.length, first.pages, first.total, second.items.length]).toEqual([25, 2, 30, 5])
    expect([...first.items, ...second.items].map(({ reference }) => reference)).toEqual(references)
    expect(await list({ queue: 'messages', page: '9' })).toMatchObject({ page: 2, items: second.items })
    const newest = await list({ queue: 'messages', order: 'newest' })
    expect(newest.items.map(({ reference }) => reference)).toEqual(references.toReversed().slice(0, 25))
  })

  test('what is due first stands first, whatever it is; or what waits longest, or what has just come', async () => {
    const all = async (query: Record<string, string>) => {
      const { pages } = await list(query)
      const found: SupportItem[] = []
      for (let page = 1; page <= pages; page += 1) found.push(...(await list({ ...query, page: `${page}` })).items)
      return found
    }
    const dues = (await all({})).map(({ dueAt }) => dueAt ?? '')
    expect(dues.length).toBeGreaterThan(40)
    expect(dues).toEqual(dues.toSorted())
    const [oldest, newest] = [await all({ order: 'oldest' }), await all({ order: 'newest' })]
    expect(oldest.map(({ since }) => since)).toEqual(oldest.map(({ since }) => since).toSorted())
    expect(newest.map(({ since }) => since)).toEqual(
      oldest
        .map(({ since }) => since)
        .toSorted()
        .toReversed(),
    )
  })

  test('a search finds what was written, names, addresses and numbers, in any case and as it is typed', async () => {
    const [message] = sent
    for (const q of [message?.reference.toLowerCase(), 'ROWAN ASH', 'rowan0@items', 'question 0 of 100%_'])
      expect((await list({ q: q ?? '' })).items.map(({ reference }) => reference)).toEqual([message?.reference])
    const none = await list({ q: '%ours%' })
    expect([none.items, none.total, none.totals.messages]).toEqual([[], 0, 0])
    const cause = (await list({ queue: 'causes' })).items[0]
    expect((await list({ q: 'founder@farthing.example', queue: 'causes' })).items).toContainEqual(cause)
    // A claim says by name whose it is, and is found by their address too.
    const claim = (await list({ queue: 'claims' })).items[0]
    const person = await db()
      .selectFrom('app_user')
      .select(['first_name', 'last_name', 'email'])
      .where('id', '=', claim?.personId ?? 0)
      .executeTakeFirstOrThrow()
    expect(claim?.who).toBe(`${person.first_name} ${person.last_name}`)
    for (const q of [person.email, claim?.who ?? '']) expect((await list({ q, queue: 'claims' })).items).toContainEqual(claim)
  })

  test('what is asked for by name is told whatever the filter says, as long as it waits', async () => {
    const item = `messages.${sent[29]?.reference}`
    const { items, selected } = await list({ item, queue: 'claims' })
    expect(items.every(({ queue }) => queue === 'claims')).toBe(true)
    expect(selected).toMatchObject({
      queue: 'messages',
      reference: sent[29]?.reference,
      who: 'rowan29@items.example',
      opening: 'Question 29 of 100%_ ours',
    })
    expect(await one('messages.CM-NOBODY22')).toBeNull()
    const odd = await server.call('GET', '/api/support/items?item=nothing', { token: tokens.support })
    expect(odd.status).toBe(422)
  })

  test('a message is answered within two working days, then it is overdue', async () => {
    const before = await one(`messages.${sent[1]?.reference}`)
    const since = Date.parse(before?.since ?? '')
    const days = (Date.parse(before?.dueAt ?? '') - since) / DAY
    const weekday = new Date(since).getUTCDay()
    expect(days).toBe(weekday === 4 || weekday === 5 ? 4 : weekday === 6 ? 3 : 2)
    expect(before?.isOverdue).toBe(false)
    server.clock.advance(days * DAY + HOUR)
    await logIn()
    expect(await one(`messages.${sent[1]?.reference}`)).toMatchObject({ isOverdue: true })
  })

  test('it is assigned to oneself, to a colleague and to nobody, and the trail says so', async () => {
    const thing = { queue: 'messages', reference: sent[2]?.reference ?? '' }
    const [me, colleague] = [await idOf('support@farthing.example'), await idOf('finance@farthing.example')]
    const { team } = await list()
    expect(team.map(({ id, isMe }) => [id, isMe])).toEqual(
      expect.arrayContaining([
        [me, true],
        [colleague, false],
      ]),
    )
    const steps = [
      [null, me],
      [me, colleague],
      [colleague, null],
    ] as const
    for (const [from, to] of steps) {
      const answer = await assign({ ...thing, from, to })
      expect([answer.status, answer.details.item.assignee?.id ?? null]).toEqual([200, to])
      const line = await lastLine(to === null ? 'supportItemReleased' : 'supportItemAssigned')
      expect(line).toMatchObject({ user_id: me, subject: `message:${thing.reference}`, detail: { ...thing, from, to } })
    }
    await assign({ ...thing, from: null, to: colleague })
    const theirs = await list({ assignee: 'me', queue: 'messages' }, 'finance')
    expect(theirs.items.map(({ reference }) => reference)).toEqual([thing.reference])
    expect(theirs.totals).toMatchObject({ messages: 1, causes: 0 })
    expect((await list({ assignee: 'me', queue: 'messages' })).items).toEqual([])
    expect((await list({ assignee: 'nobody', queue: 'messages' })).total).toBe(29)
  })

  test('of ten who take it at once one has it; the others are told, and change nothing', async () => {
    const thing = { queue: 'messages', reference: sent[3]?.reference ?? '' }
    const [me, colleague] = [await idOf('support@farthing.example'), await idOf('finance@farthing.example')]
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        assign({ ...thing, from: null, to: index % 2 ? colleague : me }, index % 2 ? 'finance' : 'support'),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ error }) => error?.code)).toEqual(Array.from({ length: 9 }, () => 'assignedMeanwhile'))
    const kept = (await one(`messages.${thing.reference}`))?.assignee?.id
    expect(kept).toBe(answers.find(({ status }) => status === 200)?.details.item.assignee.id)
    const lines = await db()
      .selectFrom('audit')
      .select('id')
      .where('action', '=', 'supportItemAssigned')
      .where('subject', '=', `message:${thing.reference}`)
      .execute()
    expect(lines).toHaveLength(1)
    // Who thinks that another had it is told too, also where nothing would change.
    const other = kept === me ? colleague : me
    expect((await assign({ ...thing, from: other, to: null })).error?.code).toBe('assignedMeanwhile')
    expect((await assign({ ...thing, from: other, to: other })).error?.code).toBe('assignedMeanwhile')
  })

  test('nothing is given to who is none of the team, and nothing that waits no more', async () => {
    const thing = { queue: 'messages', reference: sent[4]?.reference ?? '' }
    const supporter = await idOf('supporter@farthing.example')
    expect((await assign({ ...thing, from: null, to: supporter })).status).toBe(404)
    const me = await idOf('support@farthing.example')
    expect((await assign({ ...thing, reference: 'CM-NOBODY22', from: null, to: me })).status).toBe(404)
    expect((await one(`messages.${thing.reference}`))?.assignee).toBeNull()
  })

  test('who picks something up has it, and what is put back or decided is nobody’s', async () => {
    const me = await idOf('support@farthing.example')
    const decide = (path: string, body: object) => server.call('POST', `/api/support/${path}`, { body, token: tokens.support })
    const { items } = await list({ queue: 'causes' })
    const cause = items.find(({ standing }) => standing === 'new')
    const key = `causes.${cause?.reference}`
    expect((await decide(`causes/${cause?.reference}`, { type: 'review.taken' })).status).toBe(200)
    expect(await one(key)).toMatchObject({ standing: 'inHand', assignee: { id: me } })
    expect((await decide(`causes/${cause?.reference}`, { type: 'review.returned' })).status).toBe(200)
    expect(await one(key)).toMatchObject({ standing: 'new', assignee: null })
    const reference = sent[5]?.reference ?? ''
    await assign({ queue: 'messages', reference, from: null, to: me })
    await decide(`messages/${reference}`, { type: 'message.closed' })
    expect(await one(`messages.${reference}`)).toBeNull()
    const left = await db().selectFrom('support_assignment').selectAll().where('reference', '=', reference).execute()
    expect(left).toEqual([])
  })

  test('A-107, P-016 visitors, supporters and administrators of causes are refused, and nothing of it is theirs to change', async () => {
    for (const [token, status] of [
      ['', 401],
      [(await server.logIn('supporter')).tokens.accessToken, 403],
      [(await server.logIn('admin')).tokens.accessToken, 403],
    ] as const) {
      const body = { queue: 'messages', reference: sent[6]?.reference, from: null, to: await idOf('support@farthing.example') }
      const answers = [
        await server.call('GET', '/api/support/items', { token }),
        await server.call('POST', '/api/support/assignments', { body, token }),
      ]
      expect(answers.map((answer) => answer.status)).toEqual([status, status])
    }
    expect((await one(`messages.${sent[6]?.reference}`))?.assignee).toBeNull()
  })
})
