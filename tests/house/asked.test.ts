import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { driversOnDisk, partDriversOnDisk } from '../browser/drivers.ts'

/** Actors of which no driver says what they ask of the server. The list may only shrink: whoever writes one takes its line out, and lowers the number. */
const unsaid: string[] = []
const unsaidAtMost = 0

const browserTests = resolve(import.meta.dirname, '../browser')

test('no driver holds a part of what is asked only: what it leaves open could be anything', () => {
  const files = readdirSync(browserTests, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(driver|asks)\.ts$/.test(file),
  )
  const open = files.filter((file) =>
    /expect\.(any|anything|objectContaining|arrayContaining)\(/.test(readFileSync(resolve(browserTests, file), 'utf8')),
  )
  expect(open).toEqual([])
})

/** Actors by the names of the happenings that they cause. */
const actorsIn = (names: string[]) => [
  ...new Set(names.filter((name) => name.includes(': ') && !name.startsWith('after: ')).map((name) => name.split(': ')[0] ?? '')),
]

test('every driver of a part says what each of its actors asks of the server, or that it asks for nothing', async () => {
  const said = (await partDriversOnDisk()).map(({ chart, does, asks = {} }) => {
    const actors = actorsIn(Object.keys(does))
    return {
      chart,
      missing: actors.filter((actor) => !(actor in asks)),
      unknown: Object.keys(asks).filter((actor) => actor !== 'page' && !actors.includes(actor)),
    }
  })
  expect(said.filter(({ missing, unknown }) => missing.length + unknown.length > 0)).toEqual([])
})

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
