import PdfDocument from 'pdfkit'
import sharp from 'sharp'
import { encode } from 'uqr'
import type { KitFile } from '#contract/causes/kit.ts'
import { tenants } from '#contract/tenants.ts'
import { box, brand, colours, draw, type Element, face, ground, photo, type Subject, square } from './draw.ts'

export interface KitSubject extends Subject {
  /** Of the cause's page, with https://. */
  address: string
  /** As it is written beside the code: what the code says of itself is nothing to type. */
  shown: string
}

const dotsPerInch = 200
const millimetresPerInch = 25.4
const pointsPerInch = 72

/** Millimetres, as printers name them. */
const papers = {
  'poster-a4.pdf': { width: 210, height: 297 },
  'poster-a5.pdf': { width: 148, height: 210 },
  'flyer.pdf': { width: 99, height: 210 },
  'business-card.pdf': { width: 85, height: 55 },
} as const satisfies Partial<Record<KitFile, { width: number; height: number }>>

/** The code as a PNG whose squares are whole pixels, with the quiet edge of the standard (ISO/IEC 18004). */
function codeOf(address: string): Promise<Buffer> {
  const { data } = encode(address, { border: 4 })
  const pixels = Buffer.from(data.flatMap((line) => line.map((isDark) => (isDark ? 0 : 255))))
  const side = data.length
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * 16, side * 16, { kernel: 'nearest' })
    .png()
    .toBuffer()
}

const bare = (address: string) => address.replace(/^https?:\/\//, '')

/** A name in as many lines as it needs, at most four. `width` is of the line, in pixels. */
const nameBox = (name: string, width: number): Element =>
  box(
    {
      display: 'block',
      fontSize: width * (name.length > 90 ? 0.06 : name.length > 40 ? 0.075 : 0.1),
      fontWeight: 600,
      lineHeight: 1.15,
      lineClamp: 4,
      textAlign: 'center',
    },
    name,
  )

/** Upright: who, what to do, the code, the address. Sizes follow the width, and the height where that is short. */
function upright(subject: KitSubject, code: Buffer, { width, height }: { width: number; height: number }): Element {
  const { surface, ink, soft, accent, highlight } = colours[subject.tenant]
  const unit = Math.min(width, height * 0.68) / 100
  const codeSide = Math.min(width * 0.5, height * 0.33)
  return box(
    {
      width,
      height,
      boxSizing: 'border-box',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'space-between',
      background: surface,
      color: ink,
      padding: unit * 7,
      textAlign: 'center',
      fontFamily: 'Fraunces, Fraunces ext',
      borderTop: `${unit * 3}px solid ${accent}`,
    },
    box(
      { flexDirection: 'column', alignItems: 'center', gap: unit * 3, width: '100%' },
      face(subject, unit * 14),
      nameBox(subject.name, unit * 84),
      box({ width: unit * 12, height: unit, borderRadius: unit, background: highlight }),
      box({ display: 'block', fontSize: unit * 4.6, lineHeight: 1.3 }, subject.words.t('content:cause.card')),
    ),
    box(
      { flexDirection: 'column', alignItems: 'center', gap: unit * 2 },
      square(code, codeSide),
      box({ fontSize: unit * 3.4, color: soft }, subject.words.t('content:kit.scan')),
      box({ display: 'block', fontSize: unit * 3, lineHeight: 1.3, wordBreak: 'break-all' }, bare(subject.shown)),
    ),
    brand(subject.tenant, unit * 4),
  )
}

/** A square under the cause’s own picture: who, what to do, the code, the address. Sizes are of 1,080 pixels. */
function posted(subject: KitSubject, cover: Buffer, code: Buffer, side: number): Element {
  const { soft } = colours[subject.tenant]
  const { name, words } = subject
  return ground(
    subject.tenant,
    { width: side, height: side },
    photo(cover, { width: side, height: 420 }),
    box(
      { flex: 1, flexDirection: 'column', justifyContent: 'space-between', padding: '44px 60px 40px' },
      box(
        { gap: 32, alignItems: 'center' },
        face(subject, 128),
        box(
          {
            display: 'block',
            flex: 1,
            fontSize: name.length > 90 ? 40 : name.length > 40 ? 52 : 68,
            fontWeight: 600,
            lineHeight: 1.15,
            lineClamp: 3,
          },
          name,
        ),
      ),
      box(
        { gap: 44, alignItems: 'center' },
        square(code, 320),
        box(
          { flexDirection: 'column', flex: 1, gap: 18 },
          box({ display: 'block', fontSize: 44, lineHeight: 1.25 }, words.t('content:cause.card')),
          box({ fontSize: 30, color: soft }, words.t('content:kit.scan')),
          box({ display: 'block', fontSize: 28, lineHeight: 1.3, wordBreak: 'break-all' }, bare(subject.shown)),
          brand(subject.tenant, 38),
        ),
      ),
    ),
  )
}

/** Lengthwise, for a wallet: who on the left, the code on the right. */
function lengthwise(subject: KitSubject, code: Buffer, { width, height }: { width: number; height: number }): Element {
  const { surface, ink, soft, accent } = colours[subject.tenant]
  const { name } = subject
  const fontSize = height * (name.length > 60 ? 0.075 : name.length > 28 ? 0.1 : 0.13)
  return box(
    {
      width,
      height,
      boxSizing: 'border-box',
      alignItems: 'center',
      gap: width * 0.04,
      background: surface,
      color: ink,
      padding: height * 0.1,
      fontFamily: 'Fraunces, Fraunces ext',
      borderBottom: `${height * 0.04}px solid ${accent}`,
    },
    box(
      { flexDirection: 'column', justifyContent: 'space-between', flex: 1, height: '100%' },
      box({ display: 'block', fontSize, fontWeight: 600, lineHeight: 1.15, lineClamp: 4 }, name),
      box({ display: 'block', fontSize: height * 0.065, lineHeight: 1.3, color: soft }, subject.words.t('content:cause.card')),
      brand(subject.tenant, height * 0.075),
    ),
    square(code, height * 0.68),
  )
}

/** For a cause's own website: a button that says what it does. */
function buttonOf({ tenant, name, words: { t } }: KitSubject, { width, height }: { width: number; height: number }): Element {
  const { surface, accent, highlight } = colours[tenant]
  const text = t('content:kit.button', { cause: name })
  // A letter is about half as wide as it is high.
  const fontSize = Math.max(height * 0.17, Math.min(height * 0.25, (width * 1.6) / text.length))
  return box(
    {
      width,
      height,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: height * 0.06,
      background: accent,
      color: surface,
      padding: `0 ${height * 0.25}px`,
      borderLeft: `${height * 0.12}px solid ${highlight}`,
      fontFamily: 'Fraunces, Fraunces ext',
    },
    box({ display: 'block', fontSize, fontWeight: 600, lineHeight: 1.1, lineClamp: 2, textWrap: 'balance' }, text),
    box({ fontSize: height * 0.18 }, t('content:kit.buttonText', { site: tenants[tenant].name })),
  )
}

function toPdf(png: Buffer, { width, height }: { width: number; height: number }, title: string, lang: string): Promise<Buffer> {
  const points = (millimetres: number) => (millimetres / millimetresPerInch) * pointsPerInch
  const size: [number, number] = [points(width), points(height)]
  const pdf = new PdfDocument({ size, margin: 0, info: { Title: title }, lang })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const made = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.image(png, 0, 0, { width: size[0], height: size[1] })
  pdf.end()
  return made
}

/** As large as a page shows it, on a screen of two pixels to each: less than a fifth of the large one’s bytes. */
const small = (png: Buffer): Promise<Buffer> => sharp(png).resize(480, 480).webp({ quality: 80 }).toBuffer()

/** One of the things that a volunteer shows others, as a picture or a PDF of one page. Takes up to a second of the processor. */
export async function drawKit(file: KitFile, subject: KitSubject): Promise<Buffer> {
  if (file === 'button.png') {
    const size = { width: 560, height: 144 }
    return draw(buttonOf(subject, size), size)
  }
  if (file === 'square-small.webp') return small(await drawKit('square.png', subject))
  const code = await codeOf(subject.address)
  if (file === 'square.png') {
    const size = { width: 1080, height: 1080 }
    const { cover } = subject
    return cover
      ? draw(posted(subject, cover, code, size.width), size, { isPhoto: true })
      : draw(upright(subject, code, size), size)
  }
  const paper = papers[file]
  const pixels = (millimetres: number) => Math.round((millimetres / millimetresPerInch) * dotsPerInch)
  const size = { width: pixels(paper.width), height: pixels(paper.height) }
  const tree = file === 'business-card.pdf' ? lengthwise(subject, code, size) : upright(subject, code, size)
  return toPdf(await draw(tree, size), paper, subject.name, subject.words.language)
}
