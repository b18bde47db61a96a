// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { declared } from '#tests/kit/declared.ts'
import { answer, createDevice, freshToken, openWebSession } from '#tests/kit/web-session.ts'
import { createCookies } from '#web/platform/cookies.ts'
import { onReport } from '#web/platform/report.ts'
import { createStorage } from '#web/platform/storage.ts'

function told(act: () => void): string[] {
  const lines: string[] = []
  const stop = onReport(({ level, message }) => lines.push(`${level}: ${message}`))
  act()
  stop()
  return lines
}

test.each([
  ['E-013', 'accessToken', 'access token'],
  ['E-014', 'refreshToken', 'refresh token'],
  ['E-015', 'installationId', 'installation id'],
] as const)('%s storage that refuses to be read says so of its %s, and what is written lives for this page', (_, key, spoken) => {
  const refused = createStorage(() => {
    throw new DOMException('private window', 'SecurityError')
  })
  expect(told(() => expect(refused.read(key)).toBeNull())).toEqual([`warn: failed to read ${spoken} from local storage`])
  expect(told(() => refused.write(key, 'one'))).toEqual([`warn: failed to write ${spoken} in local storage`])
  expect(told(() => expect(refused.read(key)).toBe('one'))).toEqual([`warn: failed to read ${spoken} from local storage`])
  expect(told(() => refused.remove(key))).toEqual([`warn: failed to remove ${spoken} in local storage`])
})

test.each([
  ['E-016', 'checkSupporter'],
  ['E-017', 'PHPSESSID'],
] as const)('%s cookies that are refused say so of %s', (_, name) => {
  const fail = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const reads = vi.spyOn(document, 'cookie', 'get').mockImplementation(fail)
  const writes = vi.spyOn(document, 'cookie', 'set').mockImplementation(fail)
  const cookies = createCookies(undefined, true)
  expect(
    told(() => {
      expect(cookies.read(name)).toBeNull()
      cookies.write(name, 'one')
      cookies.remove(name)
    }),
  ).toEqual([
    `warn: failed to read ${name} cookie`,
    `warn: failed to write ${name} cookie`,
    `warn: failed to remove ${name} cookie`,
  ])
  reads.mockRestore()
  writes.mockRestore()
})

test('S-001, S-002, A-009 who logs in has both tokens in local storage, under these names; who logs out has neither, though the server fails', async () => {
  const device = { ...createDevice(), storage: createStorage(() => localStorage) }
  const asked: unknown[] = []
  const { session } = openWebSession(device, async ({ method, url, body, headers }) => {
    if (!url.endsWith('/logout')) return answer({})
    asked.push([method, url, headers.authorization, body])
    return { status: 500, headers: new Headers(), body: { error: { code: 'internal', message: 'internal' } } }
  })
  const tokens = { accessToken: freshToken('access'), refreshToken: freshToken('refresh') }
  await session.begin({ tokens, user: { id: 1, hash: 'h' } })
  const kept = () => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]
  expect(kept()).toEqual([tokens.accessToken, tokens.refreshToken])
  await session.logOut()
  expect(kept()).toEqual([null, null])
  expect(asked[0]).toEqual([
    'POST',
    '/api/logout',
    `Bearer ${tokens.refreshToken}`,
    expect.objectContaining({ accessToken: tokens.accessToken }),
  ])
  expect(declared('logOut')).toEqual(['A-009', 'POST /api/logout', 'anyone', 3000, 'swallow'])
})
