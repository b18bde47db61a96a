import type { KeptValues } from '../../platform/storage.ts'

export type DraftKind = 'cause' | 'business' | 'guest'

/** A wizard in progress as this device keeps it: never with a password. The id keeps what is made from being made twice. */
export interface Draft<Answers> {
  id: string
  answers: Answers
}

/** Goes up when answers change their shape; older drafts are then left behind. */
const version = 1

interface Kept {
  version: number
  kind: DraftKind
  id: string
  answers: Record<string, unknown>
}

function read(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('version' in kept) || kept.version !== version) return null
    return 'id' in kept && typeof kept.id === 'string' && 'answers' in kept && typeof kept.answers === 'object'
      ? (kept as Kept)
      : null // written here, in this version
  } catch {
    return null
  }
}

/** What an earlier visit left, over `empty`; null when there is nothing of this kind. */
export function readDraft<Answers extends object>(storage: KeptValues, kind: DraftKind, empty: Answers): Draft<Answers> | null {
  const kept = read(storage.read('registrationDraft'))
  if (kept?.kind !== kind) return null
  const known = Object.fromEntries(Object.keys(empty).map((key) => [key, kept.answers[key] ?? null]))
  return { id: kept.id, answers: { ...empty, ...known } }
}

/** Keeps the answers that are there; a wizard without any leaves nothing. */
export function keepDraft<Answers extends object>(storage: KeptValues, kind: DraftKind, { id, answers }: Draft<Answers>): void {
  if (Object.values(answers).every((answer) => answer === null)) return
  storage.write('registrationDraft', JSON.stringify({ version, kind, id, answers }))
}

export function dropDraft(storage: KeptValues): void {
  storage.remove('registrationDraft')
}
