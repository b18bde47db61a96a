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

/** [Šhöẃš ẃhåţ ẃåš ɱîššéð] and grows every text by 40 %; chosen with PSEUDO_LOCALE=1. What is still to be filled in keeps its name. */
export function toPseudo(text: string): string {
  // In words, as another language would grow: a row of forty would break no line.
  const more = '~~~~~~ '.repeat(text.length).slice(0, Math.max(0, Math.ceil(text.length * 0.4) - 2))
  return `[${text.replace(/\{\{.*?\}\}|[a-z]/g, (letter) => accents[letter] ?? letter)}${more}]`
}
