import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import sharp from 'sharp'
import { HOUR, limits } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'
import { shownInMails } from '../gate/headers.ts'
import { HttpError } from '../gate/http-error.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import { keepFile } from '../keep-file.ts'

export const sidePixels = 268 // C-043
const maximumPixels = 24_000_000
const perHour = 20
const magic = { png: Buffer.from([0x89, 0x50, 0x4e, 0x47]), jpeg: Buffer.from([0xff, 0xd8, 0xff]) }

/** The bytes of an `imagePayload`: base64, with or without a data address in front. Throws `imageTooLarge` above 5,000,000 bytes (V-047). */
function bytesOf(payload: string): Buffer {
  const base64 = payload.replace(/^data:[\w/+.-]+;base64,/, '')
  // Judged before decoding, so that a flood costs nothing.
  if (base64.length > Math.ceil(limits.maximumImageBytes / 3) * 4 + 4) throw new HttpError('imageTooLarge')
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > limits.maximumImageBytes) throw new HttpError('imageTooLarge')
  return bytes
}

/** What is made of a picture: a square for a person or a cause; the whole of it, no larger than can be read, for evidence; a wide one for the head of a page, and one for what is told. */
type Shape = { width: number; height: number; fit: 'cover' | 'inside'; format: 'png' | 'jpeg' }
const square: Shape = { width: sidePixels, height: sidePixels, fit: 'cover', format: 'png' }
export const picture: Shape = { width: 1600, height: 1600, fit: 'inside', format: 'png' }
/** As a PNG a photo of this size would be ten times as heavy. */
export const wide: Shape = { ...limits.cover, fit: 'cover', format: 'jpeg' }
const { width, height } = limits.updatePicture
export const photograph: Shape = { width, height, fit: 'cover', format: 'jpeg' }
const endings = { png: 'png', jpeg: 'jpg' } as const
const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg' }
const namePattern = /^[0-9a-f]{32}\.(png|jpg)$/

/**
 * Makes a picture on white of a PNG or JPEG, and of nothing else: the first bytes and the decoder must agree. What was in the file besides its pixels
 * (places, scripts, other formats) is gone. Throws `imageType` or `imageTooLarge`.
 */
export async function reencode(payload: string, { width, height, fit, format }: Shape = square): Promise<Buffer> {
  const bytes = bytesOf(payload)
  const claimed = Object.entries(magic).find(([, start]) => bytes.subarray(0, start.length).equals(start))?.[0]
  if (!claimed) throw new HttpError('imageType')
  const image = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'truncated' })
  const facts = await image.metadata().catch((error: Error) => {
    throw new HttpError(/pixel limit/.test(error.message) ? 'imageTooLarge' : 'imageType')
  })
  if (facts.format !== claimed) throw new HttpError('imageType')
  if (facts.width * facts.height > maximumPixels) throw new HttpError('imageTooLarge')
  const made = image
    .rotate()
    .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
    .flatten({ background: '#ffffff' })
  return (format === 'png' ? made.png() : made.jpeg({ quality: 80, mozjpeg: true })).toBuffer().catch(() => {
    throw new HttpError('imageType')
  })
}

const newName = () => randomBytes(16).toString('hex')

/** Re-encodes, stores under a name of 32 hexadecimal digits that nobody can guess, and answers its path on the site. At most 20 an hour for a person. */
export async function keepImage(
  db: Db,
  folder: string,
  userId: number,
  payload: string,
  now: number,
  { shape = square, nameOf = newName }: { shape?: Shape; nameOf?(bytes: Buffer): string } = {},
): Promise<string> {
  await rateLimit(db, now, [{ key: `images:${userId}`, max: perHour, window: HOUR }])
  const bytes = await reencode(payload, shape)
  const name = `${nameOf(bytes)}.${endings[shape.format]}`
  await keepFile(join(folder, name), bytes)
  return `/user-images/${name}`
}

/** The name of the file in its folder; null for what is no kept image. */
export function keptName(path: string | null): string | null {
  const name = path?.startsWith('/user-images/') ? path.slice('/user-images/'.length) : ''
  return namePattern.test(name) ? name : null
}

/** Removes a kept image; one that is gone already is gone. */
export async function dropImage(folder: string, path: string | null): Promise<void> {
  const name = keptName(path)
  if (name) await rm(join(folder, name), { force: true })
}

/** Where an image is kept, and its type; null for what isn't one. */
export async function keptFile(folder: string, name: string): Promise<{ path: string; type: string } | null> {
  const path = join(folder, name)
  const type = types[namePattern.exec(name)?.[1] ?? '']
  return type && (await stat(path).catch(() => null)) ? { path, type } : null
}

/** What is answered can only ever be an image (A17), and never changes. */
export const asImage = (reply: FastifyReply, type: string): FastifyReply =>
  reply
    .type(type)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header(...shownInMails)

/** Serves kept images as they are: files, which take no place from those who ask the API. */
export function serveImages(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { name: string } }>('/user-images/:name', { config: { lane: 'free' } }, async (request, reply) => {
    const kept = await keptFile(folder, request.params.name)
    if (!kept) throw new HttpError('notFound')
    return asImage(reply, kept.type).send(createReadStream(kept.path))
  })
}
