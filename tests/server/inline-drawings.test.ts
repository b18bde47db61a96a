import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inlineDrawings } from '#server/pages/inline-drawings.ts'

const manifest = {
  'src/web/start.tsx': { file: 'assets/start-1.js' },
  'src/web/ui/drawings.svg': { file: 'assets/drawings-1.svg' },
  'src/web/ui/scenes.svg': { file: 'assets/scenes-1.svg' },
}
const sheet = (...symbols: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><title>Drawings</title>${symbols.join('\n')}</svg>`
const symbol = (id: string, d: string) => `<symbol id="${id}" viewBox="0 0 24 24"><path d="${d}"/></symbol>`
const page = (...shown: string[]) =>
  `<html><body>${shown.map((address) => `<svg><use href="${address}"/></svg>`).join('')}</body></html>`

function drawn<T>(use: (draw: (markup: string) => string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'farthing-drawings-'))
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(
    join(folder, 'assets/drawings-1.svg'),
    sheet(symbol('hero', 'M1 1'), symbol('car', 'M2 2'), symbol('book', 'M3 3')),
  )
  writeFileSync(join(folder, 'assets/scenes-1.svg'), sheet(symbol('hero', 'M4 4')))
  const answer = use(inlineDrawings(folder))
  rmSync(folder, { recursive: true })
  return answer
}

test('each drawing that a page shows stands in it once, under a name of its own, and is what the page leads to', () => {
  const markup = drawn((draw) =>
    draw(
      page(
        '/assets/drawings-1.svg#car',
        '/assets/scenes-1.svg#hero',
        '/assets/drawings-1.svg#hero',
        '/assets/drawings-1.svg#car',
      ),
    ),
  )
  const led = [...markup.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id)
  const found = new Map(
    [...markup.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="([^"]+)"/g)].map(([, id, d]) => [id, d]),
  )
  expect(led.map((id) => found.get(id))).toEqual(['M2 2', 'M4 4', 'M1 1', 'M2 2'])
  expect(markup.match(/<symbol/g)).toHaveLength(3)
  expect(markup.match(/<svg hidden>.*<\/svg><\/body>/s)).not.toBeNull()
})

test('a drawing that isn’t there, or of another file, is asked for as before, and a page without drawings stays as it is', () => {
  const other = page('/assets/drawings-1.svg#boat', '/elsewhere/drawings-1.svg#car')
  expect(drawn((draw) => [draw(other), draw(page())])).toEqual([other, page()])
})
