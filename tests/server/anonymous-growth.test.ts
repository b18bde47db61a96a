import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import { isPersonal } from '#server/privacy/register/entry.ts'
import { register } from '#server/privacy/register.ts'
import { engines, openTestServer, type TestServer } from '../kit/server.ts'

/** How many calls of each kind, from as many addresses: `npm run heavy` makes 2,000 from 20. */
const calls = Number(process.env.ANONYMOUS_CALLS ?? 140)
const addresses = Math.max(2, calls / 100)

const event = { eventTime: '', property: '', category: '', event: 'x', level: '', eventData: {} }
const steps = Array.from({ length: 100 }, (_, at) => ({ chart: 'login', state: `made-up-${at}`, happened: 'entered' }))
const line = { service: '', msg: 'x', level: 'error', timestamp: 1, logger: '', medium: '' }
const draft = { kind: 'cause', version: 1, id: 'a-draft-of-a-cause', answers: { isCharity: 'no' } }
const nobody = (turn: number) => `nobody${turn}@growth.example`

interface Kind {
  name: string
  ask(turn: number): ['GET' | 'POST', string, object?]
  /** Rows that one address may add in an hour, by table; no other table grows. */
  each: Record<string, number>
  /** Rows that are everybody's, however many call. */
  shared?: Record<string, number>
}

const kinds: Kind[] = [
  {
    name: 'events, a hundred at a time',
    ask: () => ['POST', '/api/analytics/event/bulk', { events: Array(100).fill(event) }],
    each: { analytics_event: 3000, rate_window: 3 },
    shared: { rate_window: 1 },
  },
  {
    name: 'one long event',
    ask: () => ['POST', '/api/analytics/event', { ...event, eventData: { text: 'x'.repeat(60_000) } }],
    each: { analytics_event: 49, rate_window: 3 },
    shared: { rate_window: 1 },
  },
  {
    name: 'faults, a hundred at a time',
    ask: () => ['POST', '/api/logs/js', Array(100).fill(line)],
    each: { client_log: 600, rate_window: 3 },
    shared: { rate_window: 1 },
  },
  {
    name: 'steps of flows, a hundred at a time',
    ask: (turn) => [
      'POST',
      '/api/analytics/flows',
      { steps: [...steps.slice(1), { chart: 'login', state: turn % 2 ? 'editing' : 'problem', happened: 'left' }] },
    ],
    each: { rate_window: 2 },
    shared: { rate_window: 1, flow_count: 2 },
  },
  {
    name: 'visits',
    ask: () => ['POST', '/api/visits', { retailerSlug: 'alder-home', anonymous: true }],
    each: { visit: 300, rate_window: 1 },
  },
  {
    name: 'guests',
    ask: (turn) => ['POST', '/api/raise-as-guest', { causeId: 1, retailerSlug: 'alder-home', email: nobody(turn) }],
    each: { visit: 60, mail: 60, rate_window: 61 },
  },
  {
    name: 'referrals',
    ask: () => ['POST', '/api/referrals', { referrerEntityIdentifier: 'x' }],
    each: { referral: 50, rate_window: 1 },
  },
  { name: 'drafts', ask: () => ['POST', '/api/drafts', draft], each: { draft: 30, rate_window: 1 } },
  {
    name: 'drafts by mail',
    ask: (turn) => ['POST', '/api/drafts/made-up/mails', { email: nobody(turn) }],
    each: { rate_window: 11 },
  },
  {
    name: 'requests to run a cause',
    ask: (turn) => ['POST', '/api/causes/id:1/admin-requests', { emailAddress: nobody(turn), phoneNumber: '01632 960123' }],
    each: { admin_request: 20, mail: 20, rate_window: 21 },
  },
  {
    name: 'looks at a cause',
    ask: (turn) => ['POST', `/api/causes/${1 + (turn % 40)}/visits`],
    each: { rate_window: 1 },
    shared: { cause_visit: 40 },
  },
  {
    name: 'forgotten passwords',
    ask: (turn) => ['POST', '/api/password/forgot', { email: nobody(turn) }],
    each: { rate_window: 1 },
  },
  {
    name: 'forgotten passwords of one person',
    ask: () => ['POST', '/api/password/forgot', { email: 'supporter@farthing.example' }],
    each: { rate_window: 1 },
    shared: { rate_window: 2, mail: 5, one_time_link: 1 },
  },
  { name: 'links to log in', ask: (turn) => ['POST', '/api/login-links', { email: nobody(turn) }], each: { rate_window: 1 } },
  { name: 'guessed links', ask: (turn) => ['POST', `/api/login-links/made-up-${turn}`], each: { rate_window: 1 } },
  {
    name: 'addresses that may have an account',
    ask: (turn) => ['GET', `/api/users/email-exists?email=${nobody(turn)}`],
    each: { rate_window: 1 },
  },
  {
    name: 'devices that are recognised',
    ask: () => ['POST', '/api/auth/checksupporter-upgrade', { checkSupporter: 'made-up' }],
    each: { rate_window: 1 },
  },
  { name: 'sessions that are handed over', ask: (turn) => ['POST', `/api/auth/fingerprints/made-up-${turn}`], each: {} },
  {
    name: 'words about Donation Reminder',
    ask: () => [
      'POST',
      '/api/donation-reminder/uninstall-feedback',
      { firstName: '', lastName: '', email: '', reason: 'slow', text: 'x'.repeat(2000), mayContact: false },
    ],
    each: { uninstall_feedback: 20, rate_window: 1 },
  },
  {
    name: 'messages to us',
    ask: (turn) => [
      'POST',
      '/api/contact-messages',
      { topic: 'other', name: 'Nobody', email: nobody(turn), text: 'x'.repeat(2000) },
    ],
    each: { contact_message: 10, rate_window: 1 },
  },
  {
    name: 'mails that are stopped',
    ask: (turn) => ['POST', '/api/mail-opt-outs', { email: nobody(turn), proof: 'made-up' }],
    each: {},
    shared: { setting: 1 },
  },
  { name: 'invitations', ask: (turn) => ['POST', `/api/admin-invites/made-up-${turn}/opt-out`], each: {} },
  { name: 'reports of a network', ask: () => ['POST', '/api/network/postbacks', { type: 'sale' }], each: {} },
  { name: 'calls of somebody else', ask: () => ['GET', '/api/support/claims'], each: {} },
  { name: 'calls that there are none of', ask: (turn) => ['GET', `/api/made-up/${turn}`], each: {} },
  { name: 'logging out', ask: () => ['POST', '/api/logout', { sessionId: 'made-up' }], each: {} },
]

/** How long each of these is kept at most, in days; the rest is one row a day for each cause or each reason of a refusal. */
const kept: Record<string, number> = {
  ...{
    analytics_event: 366,
    client_log: 90,
    visit: 731,
    mail: 30,
    referral: 366,
    draft: 0,
    admin_request: 731,
    rate_window: 31,
    one_time_link: 30,
    uninstall_feedback: 366,
    contact_message: 731,
  },
}

describe.each(engines)('what anybody can make the database grow by, on %s', { timeout: 1_800_000 }, (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  async function sizes(): Promise<Map<string, number>> {
    const { db } = server.services
    await server.services.refusals.write()
    const { rows: tables } = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(db)
    const counts = tables.map(({ name }) => sql`SELECT ${name}::text AS name, count(*) AS count FROM ${sql.table(name)}`)
    const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` UNION ALL `)}`.execute(db)
    return new Map(rows.map(({ name, count }) => [name, Number(count)]))
  }

  async function ask(kind: Kind, count: number, network: number): Promise<void> {
    for (let turn = 0; turn < count; turn++) {
      const [method, url, body] = kind.ask(turn)
      await server.call(method, url, { ...(body ? { body } : {}), ip: `10.${network}.0.${turn % addresses}` })
    }
  }

  function grownSince(before: Map<string, number>, now: Map<string, number>): Record<string, number> {
    const grown = [...now].map(([name, size]) => [name, size - (before.get(name) ?? 0)] as const)
    return Object.fromEntries(grown.filter(([, more]) => more > 0))
  }

  test.each(kinds.map((kind, index) => ({ ...kind, index })))('$name', async ({ index, ...kind }) => {
    const before = await sizes()
    await ask(kind, calls, 100 + index)
    const bound = (table: string) => addresses * (kind.each[table] ?? 0) + (kind.shared?.[table] ?? 0)
    // Refused calls are one row a day for each call and reason.
    const bounds = (table: string) => (table === 'refusal_count' ? 3 : bound(table))
    // Links are mailed after the answer, and a newer one takes the place of the one before: for a moment both are there.
    await expect
      .poll(async () => Object.entries(grownSince(before, await sizes())).filter(([table, more]) => more > bounds(table)))
      .toEqual([])
  })

  test('wrong passwords: once an address has used up its tries of a day, nothing of further ones is kept', async () => {
    const { db } = server.services
    const own = { key: 'login-address:10.99.0.0', max: 100, window: DAY }
    for (let count = 0; count < 100; count++) await rateLimit(db, server.clock.now(), [own])
    const before = await sizes()
    for (let turn = 0; turn < 30; turn++) {
      const body = { email: nobody(turn), password: 'not it at all', source: 'website' }
      expect((await server.call('POST', '/api/login-cookie', { body, ip: '10.99.0.0' })).status).toBe(429)
    }
    const after = await sizes()
    expect(after.get('rate_window')).toBe(before.get('rate_window'))
    expect(after.get('audit')).toBe(before.get('audit'))
  })

  test('everybody together sends no more events in an hour than are kept', async () => {
    const { db } = server.services
    const everybody = { key: 'analytics-everybody', max: 1_000_000, window: 3_600_000, uses: 200_000 }
    await rateLimit(db, server.clock.now(), [everybody])
    const { status, error } = await server.call('POST', '/api/analytics/event', { body: event, ip: '10.98.0.1' })
    expect([status, error?.code]).toEqual([429, 'tooMany'])
    server.clock.advance(3_600_000)
    expect((await server.call('POST', '/api/analytics/event', { body: event, ip: '10.98.0.1' })).status).toBe(200)
  })

  test('each of these tables gives up its rows in time', () => {
    const named = new Set(kinds.flatMap(({ each, shared }) => [...Object.keys(each), ...Object.keys(shared ?? {})]))
    for (const table of ['cause_visit', 'flow_count', 'setting']) named.delete(table)
    for (const table of named) {
      const entry = register[table]
      if (!entry || !isPersonal(entry) || !('days' in entry.kept)) throw new Error(`“${table}” is kept for ever.`)
      expect(entry.kept.days, table).toBeLessThanOrEqual(kept[table] ?? 0)
    }
  })
})
