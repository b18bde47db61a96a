import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { currentSpecification, idsIn, namedIds, specificationFile, specifiedIds } from '../specification/specification.ts'

test('an id, or a row of ids, in a comment or a title can be looked up in the specification’s index', () => {
  expect([...idsIn('R-009, A-061…A-063 and E-0011')]).toEqual(['R-009', 'A-061', 'A-062', 'A-063'])
  const known = specifiedIds()
  expect(known.size).toBe(1081)
  expect([...namedIds()].filter(([id]) => !known.has(id))).toEqual([])
})

test('the index says where each item is and which tests name it (else: npm run specification)', () => {
  expect(currentSpecification() === readFileSync(specificationFile, 'utf8')).toBe(true)
})
