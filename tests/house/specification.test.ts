import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { byTitle, idsIn, namedIds, threatsIn } from '../specification/mentions.ts'
import { currentSpecification, specificationFile, specifiedIds, unnamedIds } from '../specification/specification.ts'
import { struck } from '../specification/struck.ts'
import { fixtureTitlesOf, titlesIn } from '../specification/titles.ts'

test('an id, or a row of ids, in a comment or a title can be looked up in the specification’s index', () => {
  expect([...idsIn('R-009, A-061…A-063 and E-0011')]).toEqual(['R-009', 'A-061', 'A-062', 'A-063'])
  expect([...threatsIn('A2, S16 and F5; A-002, P-256, an A4 sheet, ORD-M23 and F136 are none')]).toEqual(['A2', 'S16', 'F5'])
  const known = specifiedIds()
  expect(known.size).toBe(1132)
  expect([...namedIds()].filter(([id]) => !known.has(id))).toEqual([])
})

test('every item is named by a test’s title, or struck with a reason', () => {
  expect(unnamedIds()).toEqual([])
  const known = specifiedIds()
  expect(Object.keys(struck).filter((id) => !known.has(id))).toEqual([])
  expect(Object.values(struck).filter((reason) => reason.length < 15)).toEqual([])
  // What a test holds is not struck.
  const named = byTitle()
  expect(Object.keys(struck).filter((id) => named.has(id))).toEqual([])
})

test('a title is what a test is called, with the rows that fill it in; a comment, a table beside it and what is expected are none', () => {
  const source = `
    import { describe as group, test } from 'vitest'
    // no title: seven
    const rows = [['one', 'x']]
    const beside = ['eight']
    group('two', () => {
      test.each([['three', 1]])('%s is so', () => {})
      test.each(rows.map((row) => [row[0], row] as const))('%s too', () => {})
      for (const name of ['four']) test(\`\${name} in a loop\`, () => {})
      test.each([['nine']])('a title without a gap', () => expect(beside).toEqual(['ten']))
      test.skip('five', () => {})
    })`
  expect(titlesIn(source).filter((title) => /^[a-z]+$/.test(title))).toEqual(['two', 'three', 'one', 'x', 'four', 'five'])
  const journeys = fixtureTitlesOf('machines/registration/cause/cause-registration.journeys.ts')
  expect([...idsIn(journeys.join('\n'))]).toEqual(expect.arrayContaining(['F-054', 'E-026']))
})

test('the index says where each item is and which tests name it, each item once (else: npm run specification)', () => {
  expect(currentSpecification() === readFileSync(specificationFile, 'utf8')).toBe(true)
})
