// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
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
