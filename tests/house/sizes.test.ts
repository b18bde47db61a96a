import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Lines of each TypeScript file below the folders that is written by hand, the shortest first. */
const measured = (folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.gen\.tsx?$/.test(path))
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines)

describe.each([
  { what: 'sources', folders: ['src', 'machines', 'locales'], median: 60, ninetieth: 150, longest: 250 },
  { what: 'tests', folders: ['tests'], median: 110, ninetieth: 200, longest: 250 },
])('hand-written $what', ({ folders, median, ninetieth, longest }) => {
  const files = measured(folders)
  /** The length that this share of the files doesn't exceed. */
  const lengthAt = (share: number) => files[Math.ceil(files.length * share) - 1]?.lines
  const longerThan = (lines: number) => files.filter((file) => file.lines > lines).map((file) => `${file.path}: ${file.lines}`)

  test(`have at most ${longest} lines each`, () => {
    expect(longerThan(longest)).toEqual([])
  })

  test(`have at most ${median} lines, half of them, and at most ${ninetieth}, nine in ten`, () => {
    expect(lengthAt(0.5), 'the median').toBeLessThanOrEqual(median)
    expect(lengthAt(0.9), `nine in ten; longer are ${longerThan(ninetieth).join(', ')}`).toBeLessThanOrEqual(ninetieth)
  })
})
