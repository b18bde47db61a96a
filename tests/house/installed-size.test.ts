import { lstatSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const modules = resolve(import.meta.dirname, '../../node_modules')
/** Megabytes of files as they are, whatever a disk makes of them; caches that tools write here are left out. A package more that isn't small has to be worth a line in the README. */
const most = 690

function bytesIn(folder: string): number {
  let bytes = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) bytes += bytesIn(path)
    else if (entry.isFile()) bytes += lstatSync(path).size
  }
  return bytes
}

test(`what npm installs takes at most ${most} MB`, () => {
  const packages = readdirSync(modules, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^\.(vite|vitest|cache)/.test(entry.name),
  )
  const sizes = packages.map(({ name }) => ({ name, megabytes: bytesIn(join(modules, name)) / 1_000_000 }))
  const all = sizes.reduce((sum, { megabytes }) => sum + megabytes, 0)
  const largest = sizes
    .sort((a, b) => b.megabytes - a.megabytes)
    .slice(0, 8)
    .map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`)
  console.log(`${all.toFixed(0)} MB: ${largest.join(', ')}`)
  expect(all).toBeGreaterThan(300)
  expect(all, largest.join(', ')).toBeLessThanOrEqual(most)
})
