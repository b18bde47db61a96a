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
}

/** A page in the encodings in which it is asked for, each made once. */
export function packPage(html: string): PackedPage {
  const made = new Map<'br' | 'gzip', Promise<Buffer>>()
  let isSmall = false
  function inBrotli(isKept: boolean): Promise<Buffer> {
    const before = made.get('br') ?? brotli(html, atQuality(quick))
    made.set('br', before)
    if (isKept && !isSmall) {
      isSmall = true
      brotli(html, atQuality(small)).then(
        (smaller) => made.set('br', Promise.resolve(smaller)),
        () => {}, // the quick one stays
      )
    }
    return before
  }
  function inGzip(): Promise<Buffer> {
    const before = made.get('gzip') ?? zip(html)
    made.set('gzip', before)
    return before
  }
  return {
    async read(accepted, isKept) {
      if (/\bbr\b/.test(accepted)) return { encoding: 'br', body: await inBrotli(isKept) }
      return /\bgzip\b/.test(accepted) ? { encoding: 'gzip', body: await inGzip() } : { encoding: null, body: html }
    },
  }
}
