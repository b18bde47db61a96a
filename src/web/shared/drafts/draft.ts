import type { KeptValues } from '#web/platform/storage.ts'
import type { KeptKind } from './kept-answers.ts'

/** A wizard in progress as this device keeps it: never with a password. The id keeps what is made from being made twice. */
export interface Draft<Answers> {
  id: string
  answers: Answers
}

/** Goes up when answers change their shape; older drafts are then left behind. */
export const version = 1

export interface Kept {
  version: number
  kind: KeptKind
  id: string
  answers: Record<string, unknown>
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** By hand, since the first step of a wizard doesn't wait for zod: each answer is parsed by its rule where one comes back (`readDraft`). */
const isKept = (kept: unknown): kept is Kept =>
  isRecord(kept) && kept.version === version && typeof kept.id === 'string' && 'kind' in kept && isRecord(kept.answers)

/** One of each kind: a wizard that is begun takes nothing from another. */
export function readAll(storage: KeptValues): Kept[] {
  try {
    const kept: unknown = JSON.parse(storage.read('registrationDraft') ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

export const readKept = (storage: KeptValues, kind: KeptKind) => readAll(storage).find((kept) => kept.kind === kind)

const listeners = new Set<() => void>()
export const notify = () => {
  for (const listener of listeners) listener()
}

/** Calls back when a draft of this page is kept or dropped. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const hasDraft = (storage: KeptValues, kind: KeptKind) => readKept(storage, kind) !== undefined
