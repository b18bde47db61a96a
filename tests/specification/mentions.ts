import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { commentsOf, fixtureTitlesOf, titlesOf } from './titles.ts'

const root = resolve(import.meta.dirname, '../..')

export const kinds = 'RAFVECUDNSTMPXGH'
/** An id, or a row of them (`A-061…A-063`); P-256 is a curve. */
const named = new RegExp(`\\b(?!P-256)([${kinds}])-(\\d{3})(?:…\\1-(\\d{3}))?(?!\\d)`, 'g')

/** Every id that a text names, rows of them taken apart. */
export function idsIn(text: string): Set<string> {
  const ids = new Set<string>()
  for (const [, letter, from, to = from] of text.matchAll(named))
    for (let number = Number(from); number <= Number(to); number += 1) ids.add(`${letter}-${String(number).padStart(3, '0')}`)
  return ids
}

/** A threat or a fault (`A2`, `S16`, `F5`), which has no hyphen; A4 is a size of paper. */
const threat = /\b(?!A4\b)[ASF]\d{1,2}\b/g

/** Every threat and fault that a comment or a title names. Elsewhere in code such letters are drawings, times and postcodes. */
export const threatsIn = (text: string): Set<string> => new Set(text.match(threat))

const isCode = (path: string) => /\.tsx?$/.test(path) && !path.includes('/film/') && !path.endsWith('routeTree.gen.ts')
/** What a chart’s fixtures and pinned journeys name is walked by the tests of the charts. */
const isFixture = (path: string) => /\.(fixtures|journeys)\.ts$/.test(path)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
/** They say of others what they hold. */
const isOfTheIndex = (path: string) => path.startsWith('tests/specification/')

/** Files below some folders that name an id, by id, in order of their names. */
function placesOf(folders: readonly string[], namesOf: (path: string) => Iterable<string>): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const path = `${folder}/${name}`
      if (!isCode(path) || isOfTheIndex(path)) continue
      for (const id of namesOf(path)) places.set(id, [...(places.get(id) ?? []), path])
    }
  return places
}

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

const commentIn = (path: string) => {
  const text = textOf(path)
  return threatsIn(text).size > 0 ? commentsOf(path, text).join('\n') : ''
}

function titleIn(path: string): string {
  if (isTest(path)) return titlesOf(path).join('\n')
  return isFixture(path) ? fixtureTitlesOf(path).join('\n') : ''
}

/** Where code names an item in a comment. */
export const inCode = () =>
  placesOf(['src', 'machines'], (path) => (isFixture(path) ? [] : [...idsIn(textOf(path)), ...threatsIn(commentIn(path))]))

/** Which tests name an item by a title, and are therefore held to assert what it says. */
export const byTitle = () =>
  placesOf(['machines', 'tests'], (path) => {
    const title = titleIn(path)
    return [...idsIn(title), ...threatsIn(title)]
  })

/** Every id that code, tests or words name, with one file that does. */
export function namedIds(): Map<string, string> {
  const places = placesOf(['src', 'machines', 'tests'], (path) => [
    ...idsIn(textOf(path)),
    ...threatsIn(commentIn(path)),
    ...threatsIn(titleIn(path)),
  ])
  return new Map([...places].map(([id, paths]) => [id, paths[0] ?? '']))
}

/** Items that files of the tests only mention: in a comment, or in a table that is no title’s. */
export function onlyMentioned(ids: readonly string[]): Map<string, string[]> {
  const mentions = placesOf(['tests'], (path) => [...idsIn(textOf(path)), ...threatsIn(commentIn(path))])
  return new Map(ids.flatMap((id) => (mentions.has(id) ? [[id, mentions.get(id) ?? []] as const] : [])))
}
