import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postbackPath } from '#server/network/postback.routes.ts'
import { type NetworkEvent, signatureOf } from '#server/network/postback.ts'
import { sharedSecret } from '#server/settings.ts'
import { newSecret } from '#server/shared/secrets.ts'
import { encoded, placesIn, withAt } from '../kit/bad-input.ts'
import { badTexts, badValues, written } from '../kit/bad-values.ts'
import { engines, openTestServer, type TestServer } from '../kit/server.ts'

/** What is no call: `@` stands for what is put in. */
const gets = [
  '/user-images/@',
  '/user-images/@.png',
  '/user-images/@/480.webp',
  '/user-images/00000000000000000000000000000000.png/@',
  '/user-archives/@',
  '/login/@/dialog',
  '/login/facebook/dialog?state=@',
  '/login/facebook/dialog?state=@&state=2',
  '/demo-shop/@',
  '/demo-shop/alder-home?visit=@',
  '/demo-shop/alder-home?visit=1&visit=@',
  '/dev/mail?page=@',
  '/dev/clock?days=@',
  '/dev/network?a=@',
  '/dev/identity/facebook/dialog/oauth?client_id=@&redirect_uri=@&state=@',
  '/dev/identity/facebook/graph/oauth/access_token?client_id=@&client_secret=@&code=@',
  '/dev/identity/facebook/graph/me?access_token=@',
  '/dev/identity/facebook/graph/debug_token?access_token=@%7C@&input_token=@',
  '/api/@',
  '/api/causes/@',
  '/api/health?x=@',
]
const forms: [string, readonly string[]][] = [
  ['/demo-shop/alder-home/purchases', ['visit', 'pence']],
  ['/demo-shop/@/purchases', ['visit', 'pence']],
  ['/dev/clock', ['days']],
  ['/dev/network', ['report', 'reference', 'pounds', 'reason']],
  ['/dev/identity/facebook/dialog/oauth', ['client_id', 'redirect_uri', 'state', 'answer', 'name']],
  ['/dev/identity/apple/auth/token', ['client_id', 'client_secret', 'grant_type', 'code', 'refresh_token']],
]

describe.each(engines)('bad input beside the calls, on %s', { timeout: 240_000 }, (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  test('pages and files of ours that are no calls', async () => {
    const wrong: string[] = []
    for (const pattern of gets)
      for (const text of badTexts) {
        const url = pattern.replaceAll('@', encoded(text))
        const { statusCode } = await server.app.inject(url)
        if (statusCode >= 500) wrong.push(`${statusCode} ${url.slice(0, 100)}`)
      }
    for (const raw of [
      '/causes/%',
      '/api/causes/%ff',
      '/demo-shop/%E0%A4%A',
      '/user-images/%2e%2e%2f%2e%2e%2fpackage.json',
      '/api/causes/id:',
    ])
      if ((await server.app.inject(raw)).statusCode >= 500) wrong.push(raw)
    expect(wrong).toEqual([])
  })

  test('forms of pages that are no part of the site, whole, with a part missing, and as another kind', async () => {
    const wrong: string[] = []
    for (const [address, names] of forms)
      for (const text of badTexts.filter((_, index) => index % 8 === 0))
        for (const name of ['none', ...names]) {
          const url = address.replace('@', encoded(text))
          const payload = names.map((one) => `${one}=${one === name ? encoded(text) : 'adjusted'}`).join('&')
          const headers = { 'content-type': 'application/x-www-form-urlencoded' }
          const sent = [
            { payload, headers },
            { payload: '', headers },
            {},
            { payload: [text] },
            { payload: { [name]: [text, { a: text }] } },
          ]
          for (const one of sent) {
            const { statusCode } = await server.app.inject({ method: 'POST', url, ...one })
            // What is no form is told as such: nothing is done in answer to it.
            if (statusCode >= 500 || statusCode < 400)
              wrong.push(`${statusCode} ${url.slice(0, 80)} ${JSON.stringify(one).slice(0, 120)}`)
          }
        }
    expect(wrong).toEqual([])
  })

  test('reports of a network that are signed, and say what can’t be', async () => {
    const { services, app } = server
    const secret = await sharedSecret(services.db, 'network-secret')
    let reports = 0
    // Each a second after the one before.
    const next = () => ({ eventId: newSecret(), at: new Date(services.clock.now() + 1000 * reports++).toISOString() })
    const base = { ...next(), reference: 'ORDER-1' }
    const { id: visitId } = await services.db.selectFrom('visit').select('id').executeTakeFirstOrThrow()
    const events: NetworkEvent[] = [
      { ...base, type: 'sale', visitId, spentPence: 1000 },
      { ...base, type: 'adjusted', spentPence: 900 },
      { ...base, type: 'confirmed' },
      { ...base, type: 'declined', reason: 'returned' },
      { ...base, type: 'funded' },
      { ...base, type: 'claimAnswered', isFound: true, reason: 'Found' },
    ]
    const wrong: string[] = []
    for (const event of events)
      for (const place of placesIn(event))
        for (const value of badValues.filter((_, index) => (index + place.length) % 3 === 0)) {
          const body = written(withAt({ ...event, ...next() }, place, value))
          const signed = { timestamp: String(services.clock.now()), nonce: newSecret(), body }
          const headers = {
            'content-type': 'application/json',
            'x-network-timestamp': signed.timestamp,
            'x-network-nonce': signed.nonce,
            'x-network-signature': signatureOf(secret, signed),
          }
          const { statusCode } = await app.inject({ method: 'POST', url: postbackPath, payload: body, headers })
          if (statusCode >= 500) wrong.push(`${statusCode} ${event.type} ${place.join('.')}: ${body.slice(0, 200)}`)
        }
    expect(wrong).toEqual([])
  })

  test('headers of any form', async () => {
    const { tokens } = await server.logIn('supporter')
    const wrong: string[] = []
    const names = [
      'x-visit-session',
      'x-phpsessid',
      'x-channel',
      'idempotency-key',
      'authorization',
      'cookie',
      'x-request-id',
      'accept',
      'origin',
      'content-type',
      'x-forwarded-for',
    ]
    for (const name of names)
      for (const text of badTexts)
        for (const [method, url] of [
          ['GET', '/api/user/me'],
          ['GET', '/api/auth/logged-in'],
          ['POST', '/api/visits'],
          ['POST', '/api/referrals'],
        ] as const) {
          const headers = { authorization: `Bearer ${tokens.accessToken}`, [name]: text }
          const payload = { retailerSlug: 'alder-home', referrerEntityIdentifier: 'x' }
          const { statusCode } = await server.app.inject({ method, url, headers, ...(method === 'POST' ? { payload } : {}) })
          if (statusCode >= 500) wrong.push(`${statusCode} ${name} ${JSON.stringify(text).slice(0, 40)} ${url}`)
        }
    expect(wrong).toEqual([])
  })
})
