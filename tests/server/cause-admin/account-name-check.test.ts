import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '#server/db/seed/seed.ts'
import { isPayable } from '#server/shared/cause-conditions.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const typed = { accountName: 'Friends', sortCode: '01-02-03', isBuildingSociety: false, rollNumber: '' }

describe.each(engines)('the name of an account is checked with its bank, on %s', (engine) => {
  let server: TestServer
  let token = ''
  let support = ''
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('admin')).tokens.accessToken
    support = (await server.logIn('support')).tokens.accessToken
  })
  afterAll(() => server.close())
  const path = '/api/causes/id:2/payment-methods'
  const current = async () => (await server.call('GET', path, { token })).details.methods[0]
  const save = async (accountNumber: string, more: object = {}) => {
    // More passwords are typed here than anybody may type in a quarter of an hour.
    await server.services.db.deleteFrom('rate_window').execute()
    const { proof } = (await server.call('POST', '/api/user/me/verify-password', { body: { password: demoPassword }, token }))
      .details
    const { id } = await current()
    return server.call('PUT', `${path}/${id}`, { body: { ...typed, accountNumber, proof, ...more }, token })
  }
  const held = async () => (await server.call('GET', '/api/support/accounts', { token: support })).details.accounts
  const decide = (id: number, event: object, as = support) =>
    server.call('POST', `/api/support/accounts/${id}`, { body: event, token: as })
  const payable = () => isPayable(server.services.db, 2)

  test('a name that matches, or nearly does, is saved and shown with what the bank said', async () => {
    expect((await save('87654321')).details.methods[0]).toMatchObject({
      nameCheck: { result: 'match', name: null },
      waitsForSupport: false,
    })
    expect((await save('10000001')).details.methods[0]).toMatchObject({
      nameCheck: { result: 'closeMatch', name: 'Friends Fund' },
      waitsForSupport: false,
    })
    expect(await payable()).toBe(true)
    expect(await held()).toEqual([])
  })

  test('another name has to be wanted, and is held until the support team accepts it', async () => {
    const before = await current()
    const refused = await save('10000002')
    expect([refused.status, refused.error?.fields]).toEqual([422, { accountName: 'accountNameNoMatch' }])
    expect(await current()).toEqual(before)
    const wanted = await save('10000002', { isNameAccepted: true })
    expect(wanted.details.methods[0]).toMatchObject({ nameCheck: { result: 'noMatch', name: null }, waitsForSupport: true })
    expect(await payable()).toBe(false)
    const [one] = await held()
    expect(one).toMatchObject({ accountName: 'Friends', lastFour: '0002', result: 'noMatch', stage: 'waiting' })
    expect((await decide(one.id, { type: 'account.accepted', text: 'ok' }, token)).error?.code).toBe('notAllowed')
    expect((await decide(one.id, { type: 'account.accepted', text: ' ' })).error?.fields).toEqual({ text: 'reviewTextRequired' })
    expect((await decide(one.id, { type: 'account.accepted', text: 'Seen on a statement' })).details.stage).toBe('accepted')
    expect((await decide(one.id, { type: 'account.refused', text: 'late' })).error?.code).toBe('illegalMove')
    expect(await payable()).toBe(true)
    expect(await held()).toEqual([])
  })

  test('a bank that cannot be asked holds the account too; one that is refused gives way to the one before, and everybody is told', async () => {
    const before = await current()
    expect((await save('10000003')).details.methods[0]).toMatchObject({
      nameCheck: { result: 'unavailable', name: null },
      waitsForSupport: true,
    })
    const [one] = await held()
    expect((await decide(one.id, { type: 'account.refused', text: 'It is somebody’s own account' })).details.stage).toBe(
      'refused',
    )
    expect((await current()).id).toBe(before.id)
    const mails = await server.services.db.selectFrom('mail').select(['subject', 'text']).orderBy('id', 'desc').execute()
    expect(mails[0]?.subject).toMatch(/^We couldn’t accept .+’s new account$/)
    expect(mails[0]?.text).toContain('It is somebody’s own account')
    server.services.nameCheck = { check: () => Promise.reject(new Error('away')) }
    expect((await save('87654321')).details.methods[0].nameCheck.result).toBe('unavailable')
    expect((await decide(999_999, { type: 'account.accepted', text: 'x' })).status).toBe(404)
  })
})
