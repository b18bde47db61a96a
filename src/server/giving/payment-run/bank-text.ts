/** What banks of the ISO 20022 clearing accept in names and references. */
const allowed = /[^a-zA-Z0-9/\-?:().,'+ ]/g

const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '&': '+',
  '–': '-',
  '—': '-',
}

/** A name as a bank's file can carry it: without accents, other signs as full stops, cut to `length`. No text is empty, which the schema refuses. */
export function bankText(text: string, length: number): string {
  const plain = [...text.normalize('NFKD')].map((letter) => letters[letter] ?? letter).join('')
  // A sign of two halves, such as an emoji, is one full stop.
  return (
    plain
      .replace(/\p{M}/gu, '')
      .replace(/[\u{10000}-\u{10FFFF}]/gu, '.')
      .replace(/\s+/g, ' ')
      .replace(allowed, '.')
      .trim()
      .slice(0, length)
      .trim() || '.'
  )
}

/** A reference as well: banks take no stroke at its ends, nor two together. */
export const bankReference = (text: string, length: number): string =>
  bankText(text.replace(/\/{2,}/g, '/').replace(/^[\s/]+|[\s/]+$/g, ''), length)
