/** [Šhöẃš ẃhåţ ẃåš ɱîššéð] and grows every text by a third; chosen with PSEUDO_LOCALE=1. */
export function toPseudo(text: string): string {
  const accents: Record<string, string> = {
    a: 'å',
    c: 'ç',
    d: 'ð',
    e: 'é',
    i: 'î',
    m: 'ɱ',
    n: 'ñ',
    o: 'ö',
    s: 'š',
    t: 'ţ',
    u: 'û',
    w: 'ẃ',
    y: 'ý',
  }
  return `[${text.replace(/[a-z]/g, (letter) => accents[letter] ?? letter)}${'~'.repeat(Math.ceil(text.length / 3))}]`
}
