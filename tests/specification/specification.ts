import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
export const specificationFile = join(root, 'tests/specification.md')

const kinds = 'RAFVECUDNSTMPXGH'
const kind = new RegExp(`^\\| ([${kinds}]-\\d{3}) \\| (.*?) \\| `)
/** An id, or a row of them (`A-061…A-063`); P-256 is a curve. */
const named = new RegExp(`\\b(?!P-256)([${kinds}])-(\\d{3})(?:…\\1-(\\d{3}))?(?!\\d)`, 'g')
/** More files than these say where something is no better. */
const shown = 3

/** Every id that a text names, rows of them taken apart. */
export function idsIn(text: string): Set<string> {
  const ids = new Set<string>()
  for (const [, letter, from, to = from] of text.matchAll(named))
    for (let number = Number(from); number <= Number(to); number += 1) ids.add(`${letter}-${String(number).padStart(3, '0')}`)
  return ids
}

/** Files below a folder that name an id, by id, in order of their names. */
function placesOf(folders: readonly string[], isWanted: (path: string) => boolean): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const path = `${folder}/${name}`
      if (!isWanted(path)) continue
      for (const id of idsIn(readFileSync(join(root, path), 'utf8'))) places.set(id, [...(places.get(id) ?? []), path])
    }
  return places
}

const isCode = (path: string) => /\.tsx?$/.test(path) && !path.includes('/film/') && !path.endsWith('routeTree.gen.ts')
/** A pinned journey asserts what it names, so fixtures are tests. */
const isFixture = (path: string) => path.endsWith('.fixtures.ts')
const list = (paths: readonly string[] = []) =>
  paths.length === 0
    ? '–'
    : [
        ...paths.slice(0, shown).map((path) => `\`${path}\``),
        ...(paths.length > shown ? [`and ${paths.length - shown} more`] : []),
      ].join(', ')

/** The index with its last two columns made anew from the sources. What an item says is written by hand. */
export function currentSpecification(): string {
  const where = placesOf(['src', 'machines'], (path) => isCode(path) && !isFixture(path))
  const tests = placesOf(
    ['machines', 'tests'],
    (path) =>
      isCode(path) && (isFixture(path) || (path.startsWith('tests/') && !/\/(specification|kit|stately|bench)\//.test(path))),
  )
  return readFileSync(specificationFile, 'utf8')
    .split('\n')
    .map((line) => {
      const [, id = '', says] = kind.exec(line) ?? []
      return id ? `| ${id} | ${says} | ${list(where.get(id))} | ${list(tests.get(id))} |` : line
    })
    .join('\n')
}

/** The items of the index. */
export const specifiedIds = () =>
  new Set(
    readFileSync(specificationFile, 'utf8')
      .split('\n')
      .flatMap((line) => kind.exec(line)?.[1] ?? []),
  )

/** Every id that code, tests or words name, with one file that does. */
export function namedIds(): Map<string, string> {
  const places = placesOf(['src', 'machines', 'tests'], isCode)
  return new Map([...places].map(([id, paths]) => [id, paths[0] ?? '']))
}
