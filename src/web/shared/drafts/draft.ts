import type { CarriedDraft, DraftKind } from '#contract/registration/draft.ts'
import type { KeptValues } from '#web/platform/storage.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { AnswersByKind, KeptKind } from './kept-answers.ts'

const loadAnswersIn = lazyImport(async () => (await import('./draft-shapes.ts')).answersIn)

/** A wizard in progress as this device keeps it: never with a password. The id keeps what is made from being made twice. */
export interface Draft<Answers> {
  id: string
  answers: Answers
}

/** Goes up when answers change their shape; older drafts are then left behind. */
const version = 1

interface Kept {
  version: number
  kind: KeptKind
  id: string
  answers: Record<string, unknown>
}

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null || !('version' in kept) || kept.version !== version) return false
  return 'id' in kept && typeof kept.id === 'string' && 'kind' in kept && 'answers' in kept && typeof kept.answers === 'object'
}

/** One of each kind: a wizard that is begun takes nothing from another. */
function readAll(storage: KeptValues): Kept[] {
  try {
    const kept: unknown = JSON.parse(storage.read('registrationDraft') ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

const readKept = (storage: KeptValues, kind: KeptKind) => readAll(storage).find((kept) => kept.kind === kind)

const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** Calls back when a draft of this page is kept or dropped. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * What an earlier visit left, over `empty`; null when there is nothing of this kind. What lies in storage is anybody's: an answer that the wizard would not
 * take today is asked again. The shapes come with the first draft that there is; it throws when they can't be loaded, and nothing must be written then.
 */
export async function readDraft<Kind extends KeptKind>(
  storage: KeptValues,
  kind: Kind,
  empty: AnswersByKind[Kind],
): Promise<Draft<AnswersByKind[Kind]> | null> {
  const kept = readKept(storage, kind)
  if (!kept) return null
  const answersIn = await loadAnswersIn()
  return { id: kept.id, answers: { ...empty, ...answersIn(kind, kept.answers) } }
}

/** Keeps the answers that are there; a wizard without any leaves nothing. */
export function keepDraft<Answers extends object>(storage: KeptValues, kind: KeptKind, { id, answers }: Draft<Answers>): void {
  if (Object.values(answers).every((answer) => answer === null || answer === false)) return
  const others = readAll(storage).filter((kept) => kept.kind !== kind)
  storage.write('registrationDraft', JSON.stringify([...others, { version, kind, id, answers }]))
  notify()
}

export function dropDraft(storage: KeptValues, kind: KeptKind): void {
  const others = readAll(storage).filter((kept) => kept.kind !== kind)
  if (others.length > 0) storage.write('registrationDraft', JSON.stringify(others))
  else storage.remove('registrationDraft')
  storage.remove('typedAnswer')
  notify()
}

export const hasDraft = (storage: KeptValues, kind: KeptKind) => readKept(storage, kind) !== undefined

/** What goes to another device; null when there is nothing. */
export function carriedDraft(storage: KeptValues, kind: DraftKind): CarriedDraft | null {
  const kept = readKept(storage, kind)
  return kept ? { ...kept, kind } : null
}

/** Takes over what another device has left; false when this version cannot read it. */
export function adoptDraft(storage: KeptValues, draft: CarriedDraft): boolean {
  if (draft.version !== version) return false
  keepDraft(storage, draft.kind, draft)
  return true
}
