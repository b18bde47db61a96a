import { afterEach, beforeEach, expect, vi } from 'vitest'

// Anything that is printed as an error fails the test that made it; a test that expects one says so with `vi.mocked(console.error).mockClear()`.
// jsdom doesn’t know the element <search>, and React says so once a page.
const isOfJsdom = ([message, tag]: unknown[]) => tag === 'search' && String(message).startsWith('The tag <%s> is unrecognized')
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls.filter((said) => !isOfJsdom(said))).toEqual([])
  vi.restoreAllMocks()
})
