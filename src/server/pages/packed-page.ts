import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const atQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
const small = 11
const quick = 5

export interface PackedPage {
  /** The page as the visitor takes it. One that `isKept` is compressed as small as it gets in the background, for those who come after. */
  read(accepted: string, isKept: boolean): Promise<{ encoding: 'br' | 'gzip' | null; body: Buffer | string }>
  /** As small as it gets already for the first one who takes it: 0.3 s, off the main thread. */
  packSmall(): Promise<void>
}

/** A page in the encodings in which it is asked for, each made once. */
export function packPage(html: string): PackedPage {
  const made = new Map<'br' | 'gzip', Promise<Buffer>>()
  let isSmall = false
  async function packSmall(): Promise<void> {
    if (isSmall) return
    isSmall = true
    const smaller = await brotli(html, atQuality(small)).catch(() => null) // the quick one stays
    if (smaller) made.set('br', Promise.resolve(smaller))
  }
  function inBrotli(isKept: boolean): Promise<Buffer> {
    const before = made.get('br') ?? brotli(html, atQuality(quick))
    made.set('br', before)
    if (isKept) void packSmall()
    return before
  }
  function inGzip(): Promise<Buffer> {
    const before = made.get('gzip') ?? zip(html)
    made.set('gzip', before)
    return before
  }
  return {
    packSmall,
    async read(accepted, isKept) {
      if (/\bbr\b/.test(accepted)) return { encoding: 'br', body: await inBrotli(isKept) }
      return /\bgzip\b/.test(accepted) ? { encoding: 'gzip', body: await inGzip() } : { encoding: null, body: html }
    },
  }
}
