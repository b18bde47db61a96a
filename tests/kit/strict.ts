import { afterEach, beforeEach, expect, vi } from 'vitest'

// Anything that is printed as an error fails the test that made it; a test that expects one says so with `vi.mocked(console.error).mockClear()`.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  vi.restoreAllMocks()
})
