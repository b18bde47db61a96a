import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const draft = { kind: 'cause', version: 1, id: 'a-draft-of-a-cause', answers: { email: 'rowan@example.org', isCharity: 'no' } }

describe.each(engines)('drafts that travel between devices on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  let askers = 0
  const keep = (body: object = draft) => server.call('POST', '/api/drafts', { body, ip: `10.9.0.${++askers}` })
  const read = (code: string) => server.call('POST', `/api/drafts/${code}`, { ip: '10.9.1.1' })

  test('F-053 what one device kept another reads, as often as it likes, for 7 days', async () => {
    const { code } = (await keep()).details
    expect(Buffer.from(code, 'base64url').length).toBeGreaterThanOrEqual(16)
    expect((await read(code)).details.draft).toEqual(draft)
    server.clock.advance(7 * DAY - 1)
    expect((await read(code)).details.draft).toEqual(draft)
    server.clock.advance(1)
    expect((await read(code)).error?.code).toBe('linkExpired')
    expect((await read('made-up')).error?.code).toBe('linkInvalid')
    await keep()
    expect((await read(code)).error?.code).toBe('linkInvalid')
  })

  test('A5 at rest there is neither the code nor anything that was typed', async () => {
    const { code } = (await keep()).details
    const rows = JSON.stringify(await server.services.db.selectFrom('draft').selectAll().execute())
    expect(rows).not.toContain(code)
    expect(rows).not.toContain('rowan')
  })

  test('passwords and bank data are refused, wherever they stand; so is what is no draft', async () => {
    for (const answers of [
      { password: 'three blue boats' },
      { bank: { sortCode: '01-02-03' } },
      { bank: { accountNumber: '1' } },
    ])
      expect((await keep({ ...draft, answers })).error?.fields).toEqual({ answers: 'draftSecret' })
    expect((await keep({ ...draft, kind: 'payment' })).status).toBe(422)
    expect((await keep({ ...draft, answers: { text: 'x'.repeat(70_000) } })).status).toBe(413)
    expect((await keep({ ...draft, id: 'short' })).status).toBe(422)
  })

  test('A6 the mail leads to the wizard, behind the part of the address that no server sees; three a day', async () => {
    const { code } = (await keep()).details
    const mail = (to: string, of = code) =>
      server.call('POST', `/api/drafts/${of}/mails`, { body: { email: to }, ip: `10.9.2.${++askers}` })
    expect((await mail('rowan@example.org')).details).toEqual({ sent: true })
    const sent = await server.services.db.selectFrom('mail').select('text').where('recipient', '=', 'rowan@example.org').execute()
    expect(sent.at(-1)?.text).toContain(`/register-your-good-cause/create#draft=${code}`)
    expect((await mail('rowan@example.org')).status).toBe(200)
    expect((await mail('ROWAN@example.org')).status).toBe(200)
    expect((await mail('rowan@example.org')).status).toBe(429)
    expect((await mail('other@example.org', 'made-up')).status).toBe(410)
    expect((await mail('nobody')).error?.fields).toEqual({ email: 'emailFormat' })
  })

  test('one address keeps at most thirty a day', async () => {
    const many = () => server.call('POST', '/api/drafts', { body: draft, ip: '10.9.3.1' })
    for (let index = 0; index < 30; index++) expect((await many()).status).toBe(200)
    expect((await many()).status).toBe(429)
  })
})
