import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, describe as group, test } from 'vitest'
import { charityCommissionRegister } from '#server/causes/register-check/charity-register.ts'
import { openTestServer } from '#tests/kit/server.ts'
import { acceptedTerms, terms } from '../registration/registration.steps.ts'

group('A-106 the Charity Commission’s register, played by a local server', () => {
  let played: Server
  let base = ''
  const seen: { url: string | undefined; key: unknown }[] = []
  beforeAll(async () => {
    played = createServer((request, response) => {
      seen.push({ url: request.url, key: request.headers['ocp-apim-subscription-key'] })
      if (request.url?.startsWith('/allcharitydetails/500')) return void response.writeHead(500).end()
      if (!request.url?.startsWith('/allcharitydetails/202918')) return void response.writeHead(404).end()
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          charity_name: 'A CHARITY',
          reg_status: request.url.endsWith('/1') ? 'RM' : 'R',
          web: 'www.a-charity.example',
          email: 'hello@a-charity.example',
          address_line_one: '1 High Street',
          address_line_two: 'Upper Town',
          address_line_three: 'Harrowden',
          address_line_four: null,
          address_post_code: 'ZZ1 1AA',
        }),
      )
    })
    await new Promise<void>((resolve) => played.listen(0, '127.0.0.1', resolve))
    const bound = played.address()
    base = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
  })
  afterAll(() => played.close())

  test('is asked with the key, and its answer becomes ours', async () => {
    expect(await charityCommissionRegister(base, 'secret-key').find('202918')).toEqual({
      number: '202918',
      name: 'A CHARITY',
      website: 'www.a-charity.example',
      contactEmail: 'hello@a-charity.example',
      address: { line1: '1 High Street', line2: 'Upper Town', town: 'Harrowden', postcode: 'ZZ1 1AA' },
    })
    expect(seen).toEqual([{ url: '/allcharitydetails/202918/0', key: 'secret-key' }])
  })

  test('a removed, unknown or foreign charity is none; a register that fails says so', async () => {
    const register = charityCommissionRegister(base, 'secret-key')
    expect([await register.find('202918-1'), await register.find('7'), await register.find('SC012345')]).toEqual([
      null,
      null,
      null,
    ])
    await expect(register.find('500')).rejects.toThrow('answered 500')
  })

  test('without the register a cause is still registered, and looked at by hand', async () => {
    const server = await openTestServer('embedded', { charityRegister: { base: 'http://127.0.0.1:9', key: '' } })
    expect((await server.call('GET', '/api/charities/2000002')).error?.code).toBe('unavailable')
    const { tokens } = await server.logIn('supporter')
    const made = await server.call('POST', '/api/causes', {
      token: tokens.accessToken,
      body: {
        causeName: 'The Lantern Trust',
        isRegisteredCharity: true,
        isOrganisation: true,
        charity: { number: '2000002' },
        terms,
        acceptedTerms,
      },
    })
    expect(made.status).toBe(200)
    const row = await server.services.db
      .selectFrom('cause')
      .select('review')
      .where('charity_number', '=', '2000002')
      .executeTakeFirst()
    expect(row?.review).toBe('waiting')
    await server.close()
  })
})
