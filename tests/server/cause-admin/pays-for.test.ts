import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaysForFields } from '#contract/cause-admin/pays-for.rules.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const nothing: PaysForFields = { amount1: '', text1: '', amount2: '', text2: '', amount3: '', text3: '' }

describe.each(engines)('what donations to a cause pay for on %s', (engine) => {
  let server: TestServer
  let token = ''
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('admin')).tokens.accessToken
  })
  afterAll(() => server.close())
  const send = (fields: object) => server.call('POST', '/api/causes/id:2', { token, body: { paysFor: fields } })
  const shown = async () => (await server.call('GET', '/api/causes/id:2')).details.cause.paysFor

  test('H-003 up to three lines are kept in their order for everybody, empty ones are none, and what is there is taken away whole', async () => {
    const typed = { ...nothing, amount1: '£1,200.00', text1: ' a  van ', amount3: '5', text3: 'Pays for a week of nappies' }
    expect((await send(typed)).status).toBe(200)
    const lines = [
      { pounds: 1200, text: 'a van' },
      { pounds: 5, text: 'a week of nappies' },
    ]
    expect(await shown()).toEqual(lines)
    // Another part that is saved leaves them as they are.
    expect((await server.call('POST', '/api/causes/id:2', { token, body: { target: '500' } })).status).toBe(200)
    expect(await shown()).toEqual(lines)
    expect((await send(nothing)).status).toBe(200)
    expect(await shown()).toEqual([])
  })

  test.each([
    [{ amount1: '0', text1: 'a card' }, 'amount1', 'payAmountFormat'],
    [{ amount1: '2.50', text1: 'a card' }, 'amount1', 'payAmountFormat'],
    [{ amount2: '10001', text2: 'a card' }, 'amount2', 'payAmountTooHigh'],
    [{ amount3: '10000' }, 'text3', 'payTextRequired'],
    [{ amount1: '10', text1: 'pays for' }, 'text1', 'payTextRequired'],
    [{ text2: 'a card' }, 'amount2', 'payAmountRequired'],
    [{ amount1: '10', text1: 'x'.repeat(81) }, 'text1', 'payTextTooLong'],
  ])('H-003 %j is refused at %s: %s', async (differs, field, fault) => {
    const before = await shown()
    const { status, error } = await send({ ...nothing, ...differs })
    expect([status, error?.fields]).toEqual([422, { [`paysFor.${field}`]: fault }])
    expect(await shown()).toEqual(before)
  })

  test('H-003 the longest line and the highest amount are taken', async () => {
    expect((await send({ ...nothing, amount1: '10000', text1: 'x'.repeat(80) })).status).toBe(200)
    expect(await shown()).toEqual([{ pounds: 10_000, text: 'x'.repeat(80) }])
  })
})
