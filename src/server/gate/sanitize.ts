import type { FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'

const deepest = 100

/** Half of a character and the character NUL: nobody types them or sees them, and no database keeps them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the very character
const withoutNul = (text: string) => text.toWellFormed().replace(/\u0000/g, '')

/**
 * A value as it can be kept: NUL is left out of its texts and keys, and half a character becomes the sign for one that can't be shown. Nobody could
 * mend what they don't see, so it's not refused. Throws `badRequest` where it is nested deeper than any of our shapes.
 */
export function sanitize(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutNul(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) throw new HttpError('badRequest')
  if (Array.isArray(value)) return value.map((one) => sanitize(one, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [withoutNul(key), sanitize(one, depth + 1)]))
}

const isReadable = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/**
 * An address in which every character can be read, as it is asked for before its route is known: what stands behind a percent sign and is no character
 * becomes the sign for one that can't be shown. The route then says in its own words that there is no such thing.
 */
export function readableAddress(address: string): string {
  if (isReadable(address)) return address
  return address.replace(/(?:%[\da-f]{2})+|%/gi, (escaped) => (isReadable(escaped) ? escaped : '%EF%BF%BD'))
}

/** Makes what every route is given keepable, and refuses a part of an address that isn't. A body that is text is its route's to read. */
export function sanitizeInput(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    request.query = sanitize(request.query)
    if (typeof request.body !== 'string') request.body = sanitize(request.body)
    // The whole of a page's address is read by its own route, which shows a page of its own where there is none.
    const { '*': _, ...parts } = request.params as Record<string, string> // Fastify types params as unknown
    const wrong = Object.keys(parts).filter((name) => parts[name] !== undefined && withoutNul(parts[name]) !== parts[name])
    if (wrong.length > 0) throw new HttpError('notFound', { fields: Object.fromEntries(wrong.map((name) => [name, 'unknown'])) })
  })
}
