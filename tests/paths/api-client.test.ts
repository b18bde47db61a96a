import '../kit/speak-english.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { accountCalls } from '#contract/account/account.calls.ts'
import { settingsCalls } from '#contract/account/settings.calls.ts'
import { backEndFor } from '#contract/bases.ts'
import { defineCall } from '#contract/call.ts'
import { transactionCalls } from '#contract/giving/transactions.calls.ts'
import { signInCalls } from '#contract/sign-in/sign-in.calls.ts'
import { createApi, type Incoming, type Outgoing } from '#web/api/client.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { type LogLine, onReport, report } from '#web/platform/report.ts'
import { passwordRefusalIn, refusalIn } from '#web/ui/saving.ts'
import { waitInWords } from '#web/ui/wait-in-words.ts'
import { answer, refusal } from '../kit/web-session.ts'

function openClient(respond: (outgoing: Outgoing) => Incoming) {
  const sent: Outgoing[] = []
  const told: [string, number][] = []
  const api = createApi({
    transport: async (outgoing) => {
      sent.push(outgoing)
      return respond(outgoing)
    },
    backEnd: backEndFor('localhost', [], 'dev'),
    credentials: { authorize: async () => ({ token: 'a.b.c', done: () => {} }), refuse: () => false },
    onFailure: (call, failure) => told.push([call.id, failure.status]),
  })
  return { api, sent, told }
}

test('A-111, C-028 every request has a short random id of four characters', async () => {
  const { api, sent } = openClient(() => answer({ UDO: { user_id: 1 } }))
  for (let count = 0; count < 200; count++) await api.ask(accountCalls.readUdo)
  const ids = sent.map(({ headers }) => headers['x-request-id'] ?? '')
  expect(ids.filter((id) => !/^[a-z0-9]{4}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBeGreaterThan(190)
})

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'A-110 the one wrapper makes calls with %s: what goes along, the token where one is needed, and the statuses that are no error',
  async (method) => {
    const call = defineCall({
      id: 'A-110',
      method,
      path: '/things/:id',
      access: 'full',
      ignoredStatuses: [409],
      ...(method === 'GET' ? { query: z.object({ page: z.number() }) } : { body: z.object({ page: z.number() }) }),
      details: z.object({ name: z.string() }),
    })
    const asking = { path: { id: 7 }, ...(method === 'GET' ? { query: { page: 2 } } : { body: { page: 2 } }) } as never // one of both
    const good = openClient(() => answer({ name: 'Ada' }))
    expect((await good.api.ask(call, asking)).details).toEqual({ name: 'Ada' })
    expect(good.sent).toMatchObject([
      {
        method,
        url: `/api/things/7${method === 'GET' ? '?page=2' : ''}`,
        ...(method === 'GET' ? {} : { body: { page: 2 } }),
        headers: { authorization: 'Bearer a.b.c' },
      },
    ])
    for (const [status, told] of [
      [409, []],
      [400, [['A-110', 400]]],
    ] as const) {
      const bad = openClient(() => refusal('badRequest', status))
      await expect(bad.api.ask(call, asking)).rejects.toMatchObject({ status })
      expect(bad.told).toEqual(told)
    }
  },
)

test('A-110 the one wrapper makes calls of every method, with a token, and knows which statuses are no error to a caller', async () => {
  const { api, sent, told } = openClient(({ url }) => refusal('badRequest', url.includes('/login-cookie') ? 401 : 400))
  const failures = await Promise.all(
    [
      api.ask(accountCalls.readUdo),
      api.ask(accountCalls.saveUdo, { body: { user_id: 1 } as never }),
      api.ask(signInCalls.logIn, { body: { email: 'a@b.example', password: 'x', source: 'website' } as never }),
    ].map((asked) => asked.catch((error: unknown) => error)),
  )
  expect(failures.every((failure) => failure instanceof ApiFailure)).toBe(true)
  expect(sent.every(({ headers }) => headers.authorization === 'Bearer a.b.c')).toBe(true)
  // The wrong password is the login's own answer, and nobody is told of it.
  expect(told.map(([, status]) => status)).toEqual([400, 400])
})

test('E-070, A-108 a list as a file that is given up is told as no failure; one that fails is', async () => {
  const given = new AbortController()
  const client = openClient(() => {
    given.abort()
    throw new Error('aborted')
  })
  const file = (signal: AbortSignal) => client.api.download(transactionCalls.listTransactions, { query: {} }, signal)
  await expect(file(given.signal)).rejects.toMatchObject({ kind: 'system' })
  expect(client.told).toEqual([])
  await expect(file(new AbortController().signal)).rejects.toMatchObject({ kind: 'system' })
  expect(client.told).toEqual([['A-037', 0]])
  expect(client.sent.map(({ headers }) => headers.accept)).toEqual(['text/csv', 'text/csv'])
})

test('a failure keeps what caused it, for the log: the fault of the line, or where the answer was not as the contract says', async () => {
  const fault = new TypeError('the line is cut')
  const cut = openClient(() => {
    throw fault
  })
  await expect(cut.api.ask(accountCalls.readUdo)).rejects.toMatchObject({ kind: 'system', cause: fault, issues: [] })
  const wrong = openClient(() => answer({ UDO: { user_id: 'Ada' } }))
  const failure = await wrong.api.ask(accountCalls.readUdo).catch((error: unknown) => error)
  expect(failure).toMatchObject({
    kind: 'system',
    message: 'There was an error processing your details, please check and try again',
    issues: [{ code: 'invalid_type', path: 'body.details.UDO.user_id' }],
  })
  // What somebody is called stays out of the log.
  expect(JSON.stringify((failure as ApiFailure).issues)).not.toContain('Ada')
})

test('a log line says what a failure came from', () => {
  const lines: LogLine[] = []
  const stop = onReport((line) => lines.push(line))
  report('error', 'a page could not be shown', new ApiFailure('system', { cause: new TypeError('the line is cut') }))
  stop()
  expect(lines.at(-1)?.stack).toContain('Caused by: TypeError: the line is cut')
})

test('E-003, E-006 a refusal carries its status, its fields and the server’s own sentence; without one the shared sentence stands in', async () => {
  const { api } = openClient(() => ({
    status: 422,
    headers: new Headers(),
    body: { error: { code: 'validation', message: 'The date is wrong', fields: { dateOfBirth: 'birthFormat' } } },
  }))
  await expect(api.ask(accountCalls.readUdo)).rejects.toMatchObject({
    kind: 'request',
    status: 422,
    message: 'The date is wrong',
    fields: { dateOfBirth: 'birthFormat' },
  })
  const silent = openClient(() => ({ status: 500, headers: new Headers(), body: '<html>' }))
  await expect(silent.api.ask(accountCalls.readUdo)).rejects.toMatchObject({
    message: 'There was an error processing your details, please check and try again',
  })
})

test('X-046 what is wrong with a field is told there, a password that was tried too often too; nothing else is', () => {
  const failure = (status: number, error: object) => new ApiFailure('request', { status, body: { error } })
  const wrong = failure(422, { code: 'validation', fields: { email: 'alreadyAdmin' } })
  expect(refusalIn(wrong)).toEqual({ kind: 'refused', fields: { email: 'alreadyAdmin' } })
  expect(passwordRefusalIn(wrong)).toEqual(refusalIn(wrong))
  const tooMany = failure(429, { code: 'tooMany' })
  expect(passwordRefusalIn(tooMany)).toEqual({ kind: 'refused', fields: { password: 'passwordTries' } })
  for (const other of [tooMany, failure(500, { code: 'internal' }), new Error('lost')])
    expect(() => refusalIn(other)).toThrow(other.message)
})

test.each([
  ['confirmed', true, [403, 200], 2],
  ['declined', false, [403, 200], 1],
  ['confirmed and refused again', true, [403, 403], 2],
] as const)(
  'X-046 a call that wants proof of the person, %s, is sent at most once more, with all that was given',
  async (_, isProven, statuses, count) => {
    const sent: Outgoing[] = []
    const told: string[] = []
    let asked = 0
    const api = createApi({
      transport: async (outgoing) => {
        sent.push(outgoing)
        return statuses[sent.length - 1] === 200 ? answer({}) : refusal('proofRequired', 403)
      },
      backEnd: backEndFor('localhost', [], 'dev'),
      credentials: { authorize: async () => ({ token: 'a.b.c', done: () => {} }), refuse: () => false },
      prove: async () => {
        asked += 1
        return isProven
      },
      onFailure: (call) => told.push(call.id),
    })
    const body = { email: 'new@example.org', terms: { path: '/', statement: 'Save' } }
    const outcome = await api.ask(settingsCalls.saveEmail, { body }).then(
      () => 'answered',
      (error: ApiFailure) => error.code,
    )
    expect([outcome, sent.length, asked]).toEqual([
      statuses[count - 1] === 200 && isProven ? 'answered' : 'proofRequired',
      count,
      1,
    ])
    expect(sent.map((one) => one.body)).toEqual(Array(count).fill(body))
    expect(told).toEqual([])
  },
)

test.each([
  ['15', 15],
  ['900', 900],
  ['soon', null],
  ['0', null],
  [null, null],
])('X-008 a refusal that comes with Retry-After %s says how long to wait', async (header, wait) => {
  const headers = new Headers(header === null ? {} : { 'retry-after': header })
  const { api } = openClient(() => ({ ...refusal('tooMany', 429), headers }))
  expect(await api.ask(accountCalls.readUdo).catch((error: unknown) => error)).toMatchObject({ status: 429, wait })
})

test.each([
  [1, '1 second'],
  [15, '15 seconds'],
  [59.2, '60 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [3600, '1 hour'],
  [3601, '2 hours'],
  [null, 'a few minutes'],
])('X-008 %s seconds are said as %s, and never as less', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})
