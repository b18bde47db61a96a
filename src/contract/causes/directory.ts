import { type CauseKind, causeKinds } from './kinds.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
/** Names that begin with no letter of the alphabet. */
export const otherNames = '0-9'
/** what the index of the directory leads to, in its order. */
export const directoryLetters: readonly string[] = [...letters, otherNames]

/** One list of the directory. */
export type DirectoryPart = { by: 'letter'; letter: string } | { by: 'kind'; kind: CauseKind } | { by: 'place'; slug: string }

/** How the address names a part: `a`, `0-9`, `kind-school`, `in-harrowden`. */
export function prefixOf(part: DirectoryPart): string {
  if (part.by === 'letter') return part.letter
  return part.by === 'kind' ? `kind-${part.kind}` : `in-${part.slug}`
}

/** The part that an address names; null where it names none. */
export function directoryPart(prefix: string): DirectoryPart | null {
  if (directoryLetters.includes(prefix)) return { by: 'letter', letter: prefix }
  const kind = causeKinds.find((one) => prefix === `kind-${one}`)
  if (kind) return { by: 'kind', kind }
  const slug = /^in-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(prefix)?.[1]
  return slug ? { by: 'place', slug } : null
}
