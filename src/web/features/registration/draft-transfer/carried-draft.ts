import type { CarriedDraft, DraftKind } from '#contract/registration/draft.ts'
import type { KeptValues } from '#web/platform/storage.ts'
import { readKept, version } from '#web/shared/drafts/draft.ts'
import { keepDraft } from '#web/shared/drafts/keep-draft.ts'

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
