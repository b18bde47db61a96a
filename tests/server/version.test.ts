import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openTestServer } from '#tests/kit/server.ts'

test('C-081, X-065 the server says its own version, which is not that of the system that was described', async () => {
  const server = await openTestServer('embedded')
  const { details } = await server.call('GET', '/api/health')
  expect(details.version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version)
  expect(details.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(details.version).not.toBe('7.245.1')
  await server.close()
})
