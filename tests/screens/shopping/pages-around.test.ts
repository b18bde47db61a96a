import { expect, test } from 'vitest'
import { pagesAround } from '#web/ui/pages-around.ts'

/** As they are read: `…` where some are left out. */
const read = (page: number, pages: number) =>
  pagesAround(page, pages)
    .map(({ one, isAfterGap }) => (isAfterGap ? `… ${one}` : `${one}`))
    .join(' ')

test('the first, the last and the pages around the one that is shown are named, with a mark where more than one is left out', () => {
  expect(read(1, 1)).toBe('1')
  expect(read(1, 3)).toBe('1 2 3')
  expect(read(1, 10)).toBe('1 2 3 … 10')
  expect(read(4, 10)).toBe('1 2 3 4 5 6 … 10')
  expect(read(5, 10)).toBe('1 2 3 4 5 6 7 … 10')
  expect(read(6, 12)).toBe('1 … 4 5 6 7 8 … 12')
  expect(read(6, 10)).toBe('1 … 4 5 6 7 8 9 10')
  expect(read(10, 10)).toBe('1 … 8 9 10')
})
