/** Tells bodies apart; no secret depends on it. */
export function digest(text: string): string {
  let hash = 5381
  for (const character of text) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 4_294_967_296
  return hash.toString(36)
}
