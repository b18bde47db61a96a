import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { markOf } from '#contract/shopping/shop-mark.ts'

/** `--solid-1` and on, `--solid-ink` and `--shade` of `src/web/themes/colours.css`, the same in every theme; a test holds both together. */
export const grounds = [
  '#14523b',
  '#8a3b12',
  '#2f4a9c',
  '#a8324a',
  '#66418f',
  '#0e6274',
  '#7a5a00',
  '#3c4a45',
  '#8c2f7f',
  '#3a6b1f',
]
const ink = '#ffffff'
const shade = 'fill="#fff" fill-opacity=".13"'
/** As the styles of the site's own mark shade it (src/web/ui/shop-mark.tsx): not, from a corner, by half, from the middle. */
const shades = [
  '',
  `<circle cx="128" cy="128" r="84" ${shade}/>`,
  `<path d="M0 0h128L0 128z" ${shade}/>`,
  `<circle cx="64" cy="64" r="44" ${shade}/>`,
]

let sheet: string | null = null
/** One of the drawings that pages show. */
function drawingOf(trade: string): string {
  sheet ??= readFileSync(new URL('../../web/ui/drawings.svg', import.meta.url), 'utf8')
  return new RegExp(`<symbol id="${trade}"[^>]*>(.*?)</symbol>`, 's').exec(sheet)?.[1] ?? ''
}

/** A shop's mark as pages have it, as a PNG: mail programs show no SVG. */
export function drawShopMark(name: string, category: string): Promise<Buffer> {
  const mark = markOf(name, category)
  const drawing = `<svg x="29" y="29" width="70" height="70" viewBox="0 0 24 24" fill="none" stroke="${ink}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${drawingOf(mark.trade)}</svg>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128"><clipPath id="tile"><rect width="128" height="128" rx="24"/></clipPath><g clip-path="url(#tile)"><rect width="128" height="128" fill="${grounds[mark.ground]}"/>${shades[mark.shade]}${drawing}</g></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
