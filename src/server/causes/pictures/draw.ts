import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { type Tenant, tenants } from '#contract/tenants.ts'
import type { Speaker } from '#server/words/server-words.ts'

/** The colours of a theme as `src/web/themes/global.css` has them; a test holds both together. */
export const colours: Record<Tenant['id'], { surface: string; ink: string; soft: string; accent: string; highlight: string }> = {
  farthing: { surface: '#fbfaf5', ink: '#1b2a23', soft: '#50605a', accent: '#14523b', highlight: '#f5b32f' },
  harbour: { surface: '#f8fafc', ink: '#14233a', soft: '#4c5a70', accent: '#1d3f72', highlight: '#ff8a70' },
}

const fontFile = (subset: string, weight: 400 | 600) =>
  fileURLToPath(import.meta.resolve(`@fontsource/fraunces/files/fraunces-${subset}-${weight}-normal.woff`))

let fonts: Promise<Font[]> | null = null
/** The brand's face with the accents of Europe's languages; satori reads no woff2. */
const loadFonts = (): Promise<Font[]> => {
  fonts ??= Promise.all(
    (['latin', 'latin-ext'] as const).flatMap((subset) =>
      ([400, 600] as const).map(async (weight) => ({
        name: subset === 'latin' ? 'Fraunces' : 'Fraunces ext',
        weight,
        style: 'normal' as const,
        data: await readFile(fontFile(subset, weight)),
      })),
    ),
  )
  return fonts
}

export type Element = {
  type: string
  props: { style?: Record<string, string | number>; children?: unknown; [name: string]: unknown }
}
/** A box of the picture; satori lays out by CSS's flex alone. */
export const box = (style: Record<string, string | number>, ...children: (Element | string)[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

/** What a picture that is shared stands on: the brand's ground, with its bar below. Pixels. */
export function ground(tenant: Tenant['id'], size: { width: number; height: number }, ...children: Element[]): Element {
  const { surface, ink, accent } = colours[tenant]
  const bar = { borderBottom: `18px solid ${accent}`, fontFamily: 'Fraunces, Fraunces ext' }
  return box({ ...size, boxSizing: 'border-box', flexDirection: 'column', background: surface, color: ink, ...bar }, ...children)
}

export interface Subject {
  words: Speaker
  tenant: Tenant['id']
  /** Of the cause. */
  name: string
  /** What kind of cause, and where. */
  label: string
  /** The bytes of its logo, a PNG of a square; null where it has none. */
  logo: Buffer | null
  /** The bytes of its cover, a JPEG three times as wide as it is high; null where it has none. */
  cover?: Buffer | null
}

const image = (png: Buffer, side: number, style: Record<string, string | number>): Element => ({
  type: 'img',
  props: { src: `data:image/png;base64,${png.toString('base64')}`, width: side, height: side, style },
})

/** A JPEG that fills a box of so many pixels; what is too much of it is cut off at both sides. */
export const photo = (jpeg: Buffer, size: { width: number; height: number }): Element => ({
  type: 'img',
  props: { src: `data:image/jpeg;base64,${jpeg.toString('base64')}`, ...size, style: { objectFit: 'cover' } },
})

/** A PNG as a square of so many pixels. */
export const square = (png: Buffer, side: number) => image(png, side, {})

/** The logo, or the first letter in its place. */
export function face({ tenant, name, logo }: Subject, side: number): Element {
  const { accent, surface } = colours[tenant]
  const style = { width: side, height: side, borderRadius: side / 6 }
  if (logo) return image(logo, side, { borderRadius: side / 6 })
  return box(
    { ...style, background: accent, color: surface, fontSize: side * 0.6, alignItems: 'center', justifyContent: 'center' },
    [...name][0]?.toUpperCase() ?? '',
  )
}

/** The site's name behind its mark, a coin with a quarter cut out. `size` is of the letters, in pixels. */
export function brand(tenant: Tenant['id'], size: number): Element {
  const { accent, highlight } = colours[tenant]
  const path = (d: string, fill: string): Element => ({ type: 'path', props: { d, fill } })
  const mark: Element = {
    type: 'svg',
    props: {
      viewBox: '0 0 32 32',
      width: size * 1.3,
      height: size * 1.3,
      children: [path('M16 2a14 14 0 1 0 14 14H16Z', accent), path('M19 2.3V13h10.7A14 14 0 0 0 19 2.3Z', highlight)],
    },
  }
  return box(
    { alignItems: 'center', gap: size * 0.35, fontSize: size, fontWeight: 600, color: accent },
    mark,
    tenants[tenant].name,
  )
}

/** A tree of boxes as a PNG of so many pixels, with few colours: pictures of text pack to tens of kilobytes, and photos into a sixth of what they would be. */
export async function draw(tree: Element, size: { width: number; height: number }, { isPhoto = false } = {}): Promise<Buffer> {
  // satori's types ask for React's elements, its manual for these
  const svg = await satori(tree as never, { ...size, fonts: await loadFonts() })
  return sharp(Buffer.from(svg))
    .png({ palette: true, ...(isPhoto ? { dither: 1 } : {}) })
    .toBuffer()
}
