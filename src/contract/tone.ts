/** Of so many things the one that belongs to a name: the same each time, and neighbours in the alphabet apart. */
export const toneOf = (name: string, count: number): number =>
  [...name].reduce((hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 7) % count
