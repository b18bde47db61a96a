import { expect, test } from 'vitest'
import type { Db } from '#server/db/open.ts'
import { keptAnswers } from '#server/gate/kept-answers.ts'

/** A database is only a key here. */
const database = () => ({}) as Db

test('an answer is kept for a second for each database and key; a failure is not, and no more than a thousand are', async () => {
  const keep = keptAnswers<number>()
  const db = database()
  let asked = 0
  const ask = async () => {
    asked += 1
    return asked
  }
  expect(await Promise.all([keep(db, 0, 'a', ask), keep(db, 0, 'a', ask), keep(db, 999, 'a', ask)])).toEqual([1, 1, 1])
  expect(await keep(db, 1000, 'a', ask)).toBe(2)
  expect(await keep(db, 1000, 'b', ask)).toBe(3)
  expect(await keep(database(), 1000, 'a', ask)).toBe(4)
  const fail = () => Promise.reject(new Error('away'))
  await expect(keep(db, 1000, 'c', fail)).rejects.toThrow('away')
  expect(await keep(db, 1000, 'c', ask)).toBe(5)
  for (let index = 0; index < 1000; index++) await keep(db, 1000, `many ${index}`, ask)
  const before = asked
  await keep(db, 1000, 'many 999', ask)
  expect(asked).toBe(before)
  await keep(db, 1000, 'a', ask)
  expect(asked).toBe(before + 1)
})
