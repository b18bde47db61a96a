import { expect, test } from 'vitest'
import { driversOnDisk } from '../browser/drivers.ts'

/** Actors of which no driver says what they ask of the server. The list may only shrink: whoever writes one takes its line out, and lowers the number. */
const unsaid: string[] = []
const unsaidAtMost = 0

test('every driver says what its actors ask of the server, but for those that are listed, and the list only shrinks', async () => {
  const drivers = await driversOnDisk()
  const missing = drivers.flatMap(({ chart, actors, asks }) =>
    Object.keys(actors)
      .filter((actor) => asks?.[actor] === undefined)
      .map((actor) => `${chart}: ${actor}`),
  )
  expect(missing.sort()).toEqual(unsaid)
  expect(unsaid.length).toBeLessThanOrEqual(unsaidAtMost)
  // What is said of no actor would never be held.
  expect(
    drivers.flatMap(({ chart, actors, asks }) =>
      Object.keys(asks ?? {}).flatMap((actor) => (actor in actors ? [] : [`${chart}: ${actor}`])),
    ),
  ).toEqual([])
})
