import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const sheets = { drawings: read('src/web/ui/drawings.svg'), scenes: read('src/web/ui/scenes.svg') }
const drawnIn = (sheet: string) =>
  [...sheet.matchAll(/<symbol id="([\w-]+)" viewBox="([\d ]+)"/g)].map(([, id = '', box]) => ({ id, box }))
const namesIn = (text: string) => [...text.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)
const scenes = namesIn(/export type SceneName =([^/]+)/.exec(read('src/web/ui/scene.tsx'))?.[1] ?? '')
/** Scenes without lines. */
const painted = namesIn(/name: ([^}]+)/.exec(read('src/web/ui/painted-scene.tsx'))?.[1] ?? '')
const sizeOf = (id: string) => {
  if (id === 'hero') return '0 0 640 480'
  if (id === 'shop-front') return '0 0 360 200'
  if (id === 'street') return '0 0 820 330'
  if (trades.includes(id)) return '0 0 24 24'
  return painted.includes(id) ? '0 0 240 130' : '0 0 240 180'
}
const marks = read('src/contract/shopping/shop-mark.ts')
const words = /\/\\b\((.+)\)\/i/.exec(marks)?.[1] ?? ''
const trades = [...words.replaceAll('\\b', '').split('|'), 'store']

test('each scene and each trade that a page can name is drawn once, at its size, and nothing else is', () => {
  expect(scenes.length).toBeGreaterThanOrEqual(24)
  const [drawings, small] = [drawnIn(sheets.drawings), drawnIn(sheets.scenes)]
  expect(drawings.map(({ id }) => id).toSorted()).toEqual([...painted, 'shop-front', ...trades].toSorted())
  expect(small.map(({ id }) => id).toSorted()).toEqual(scenes.toSorted())
  for (const { id, box } of [...drawings, ...small]) expect(box, id).toBe(sizeOf(id))
})

test('drawings have the colours of the page and no others, and are two small files', () => {
  const coloursOf = (sheet: string) => [...sheet.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour = '']) => colour)
  const paints = [...read('src/web/ui/paints.ts').matchAll(/^ {2}--([\w-]+):/gm)].map(([, name = '']) => name)
  const allowed = (names: string[]) => ['none', 'currentColor', ...names.map((name) => `var(--${name})`)]
  expect(coloursOf(sheets.drawings).filter((colour) => !allowed([...paints, 'ground']).includes(colour))).toEqual([])
  const inks = ['accent', 'highlight', 'scene-tint', 'surface-raised']
  // Of the small ones, one is painted too.
  const without = ['not-found']
  for (const [symbol, id = ''] of sheets.scenes.matchAll(/<symbol id="([\w-]+)".*?<\/symbol>/gs))
    expect([id, coloursOf(symbol).filter((colour) => !allowed(without.includes(id) ? paints : inks).includes(colour))]).toEqual([
      id,
      [],
    ])
  expect(brotliCompressSync(sheets.drawings).length).toBeLessThan(11_000)
  expect(brotliCompressSync(sheets.scenes).length).toBeLessThan(4_700)
})

test('each kind of cause, each empty list, each success and each error has a drawing that a page shows', () => {
  const pages = readdirSync(join(root, 'src/web'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('ui/scene.tsx') && !name.includes('/dev/'))
    .map((name) => read(join('src/web', name)))
    .join('\n')
  const shown = pages + read('src/contract/causes/kinds.ts')
  expect(scenes.filter((name) => !shown.includes(`'${name}'`) && !shown.includes(`"${name}"`))).toEqual([])
})
