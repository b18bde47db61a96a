import { expect, test } from 'vitest'
import { openingOf } from '#server/support/queue/message-opening.ts'

test.each([
  ['a short one is itself', 'Is my donation here?', 'Is my donation here?'],
  ['its lines become one', ' Hello,\n\nis my donation\there? ', 'Hello, is my donation here?'],
  ['80 characters are whole', 'a'.repeat(80), 'a'.repeat(80)],
  ['a long one ends with a whole word', `${'word '.repeat(15)}another and more`, `${'word '.repeat(14)}word…`],
  ['a long word is cut', 'a'.repeat(200), `${'a'.repeat(79)}…`],
])('how a message begins: %s', (_, text, opening) => {
  expect(openingOf(text)).toBe(opening)
  expect(opening.length).toBeLessThanOrEqual(80)
})
