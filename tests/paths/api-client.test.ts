import { expect, test } from 'vitest'
import { backEndFor } from '../../src/contract/bases.ts'
import { accountCalls } from '../../src/contract/calls/account.ts'
import { sessionCalls } from '../../src/contract/calls/session.ts'
import { createApi, type Incoming, type Outgoing } from '../../src/web/api/client.ts'
import { ApiFailure } from '../../src/web/api/failure.ts'
import { passwordRefusalIn, refusalIn } from '../../src/web/features/account/saving.ts'
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
    credentials: { admit: async () => ({ token: 'a.b.c', done: () => {} }) },
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

test('A-110 the one wrapper makes calls of every method, with a token, and knows which statuses are no error to a caller', async () => {
  const { api, sent, told } = openClient(({ url }) => refusal('badRequest', url.includes('/login-cookie') ? 401 : 400))
  const failures = await Promise.all(
    [
      api.ask(accountCalls.readUdo),
      api.ask(accountCalls.saveUdo, { body: { user_id: 1 } as never }),
      api.ask(sessionCalls.logIn, { body: { email: 'a@b.example', password: 'x', source: 'website' } as never }),
    ].map((asked) => asked.catch((error: unknown) => error)),
  )
  expect(failures.every((failure) => failure instanceof ApiFailure)).toBe(true)
  expect(sent.every(({ headers }) => headers.authorization === 'Bearer a.b.c')).toBe(true)
  // The wrong password is the login's own answer, and nobody is told of it.
  expect(told.map(([, status]) => status)).toEqual([400, 400])
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
  const failure = (status: number, error: object) => new ApiFailure('request', status, { error })
  const wrong = failure(422, { code: 'validation', fields: { email: 'alreadyAdmin' } })
  expect(refusalIn(wrong)).toEqual({ kind: 'refused', fields: { email: 'alreadyAdmin' } })
  expect(passwordRefusalIn(wrong)).toEqual(refusalIn(wrong))
  const tooMany = failure(429, { code: 'tooMany' })
  expect(passwordRefusalIn(tooMany)).toEqual({ kind: 'refused', fields: { password: 'passwordTries' } })
  for (const other of [tooMany, failure(500, { code: 'internal' }), new Error('lost')])
    expect(() => refusalIn(other)).toThrow(other.message)
})
