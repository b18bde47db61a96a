import { expect, test } from 'vitest'
import { chooseLanguage } from '#server/words/language.ts'

test.each([
  [undefined, 'en-GB'],
  ['', 'en-GB'],
  ['cy-GB,cy;q=0.9,en;q=0.8', 'cy-GB'],
  ['CY', 'cy-GB'],
  ['en-US,en;q=0.9,cy;q=0.8', 'en-GB'],
  ['fr-FR, cy;q=0.2, en;q=0.1', 'cy-GB'],
  ['en;q=0.1, cy;q=0', 'en-GB'],
  ['fr, *;q=0.5', 'en-GB'],
  [';;q=,,=;q=x', 'en-GB'],
])('a browser that takes %j is spoken to in %s', (accepted, language) => {
  expect(chooseLanguage(accepted, ['en-GB', 'cy-GB'])).toBe(language)
})
