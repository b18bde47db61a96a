import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '../../.build/client/static-www/assets')
const files = readdirSync(folder)
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

test('the map of each script leads to its sources, also where a line was put before it', () => {
  const maps = files.filter((file) => file.endsWith('.js.map'))
  expect(maps.length).toBeGreaterThan(100)
  // What only names others has nothing of its own.
  const empty = maps.filter(
    (map) => textOf(map.slice(0, -'.map'.length)).length > 300 && JSON.parse(textOf(map)).sources.length === 0,
  )
  expect(empty).toEqual([])
  for (const name of ['start', 'libraries']) {
    const script = files.find((file) => file.startsWith(`${name}-`) && file.endsWith('.js')) ?? ''
    expect(textOf(script)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    expect(JSON.parse(textOf(`${script}.map`)).mappings).toMatch(/^;[^;]/)
  }
})
