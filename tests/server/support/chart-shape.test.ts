import { expect, test } from 'vitest'
import { chartEntries, chartRecords } from '#server/support/chart-records.ts'

/** Points and strokes that begin somewhere: `M10 20h5`. */
const strokesOf = (path: string) =>
  [...path.matchAll(/M([\d.-]+) ([\d.-]+)h/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

test('each chart at a glance has every state that holds no others once, none over another, all within its frame', async () => {
  for (const { name, parts, shape } of await chartRecords()) {
    const paths = parts.map(({ path }) => path).filter((path) => path !== 'any')
    const leaves = paths.filter((path) => !paths.some((one) => one.startsWith(`${path}.`)))
    const places = [shape.first, shape.states, shape.ends].flatMap(strokesOf)
    expect(places, name).toHaveLength(leaves.length)
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size, name).toBe(leaves.length)
    expect(strokesOf(shape.first).length, name).toBeGreaterThan(0)
    for (const { x, y } of places) {
      expect(x > 0 && x < shape.width, name).toBe(true)
      expect(y > 0 && y < shape.height, name).toBe(true)
    }
  }
})

test('a chart that goes on has ways in its picture, the same each time; all pictures together are light', async () => {
  const entries = await chartEntries()
  const claim = entries.find(({ name }) => name === 'claim')
  expect(claim?.shape.ways.match(/M/g)?.length).toBeGreaterThan(7)
  expect(JSON.stringify(entries.map(({ shape }) => shape)).length).toBeLessThan(80_000)
})
