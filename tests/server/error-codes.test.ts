import { expect, test } from 'vitest'
import errorWords from '#locales/en-GB/errors.json' with { type: 'json' }
import { openTestServer } from '#tests/kit/server.ts'

interface Entry {
  status: number
  messageKey: string
  retryable: boolean
}

test('E-018, G-024 the server publishes its catalogue: each code with its status, the key of its sentence, and whether trying again can help', async () => {
  const server = await openTestServer('embedded')
  const errors: Record<string, Entry> = (await server.call('GET', '/api/error-codes')).details.errors
  expect(Object.keys(errors).length).toBeGreaterThan(35)
  for (const [code, { status, messageKey, retryable }] of Object.entries(errors)) {
    expect([code, status >= 400 && status < 600, typeof retryable]).toEqual([code, true, 'boolean'])
    expect(errorWords).toHaveProperty(messageKey)
  }
  expect(errors.emailTaken).toEqual({ status: 409, messageKey: 'emailTaken', retryable: false })
  expect(errors.unavailable).toEqual({ status: 503, messageKey: 'unavailable', retryable: true })
  // What is refused carries a code of the catalogue, with its status.
  const refused = await server.call('GET', '/api/user/me')
  expect([refused.error?.code, refused.status]).toEqual(['notSignedIn', errors.notSignedIn?.status])
  await server.close()
})
