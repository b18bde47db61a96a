import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { DraftKind } from '#contract/registration/draft.ts'
import { withWords } from '#web/i18n/i18n.ts'
import { takeFromHash } from '#web/platform/hash.ts'
import { hasDraft, onDraftChange } from '#web/shared/drafts/draft.ts'
import { TypedAnswers } from '#web/shared/drafts/typed-answers.tsx'
import { useSite } from '#web/site/site.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { lazyScreen } from '#web/ui/lazy-screen.tsx'

const DraftTransfer = lazyPart(
  async () => (await withWords(import('./draft-transfer/draft-transfer.tsx'), 'registration-drafts')).DraftTransfer,
)
const DraftArrival = lazyScreen(
  async () => (await withWords(import('./draft-arrival/draft-arrival.tsx'), 'registration-drafts')).DraftArrival,
)

/** A wizard that can be taken to another device, and that somebody may come to from one. */
export function DraftedWizard({ kind, children }: { kind: DraftKind; children: ReactNode }) {
  const { storage } = useSite()
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => setCode(takeFromHash('draft')), [])
  const isBegun = useSyncExternalStore(
    onDraftChange,
    () => hasDraft(storage, kind),
    () => false,
  )
  if (code !== null) return <DraftArrival kind={kind} code={code} onOver={() => setCode(null)} />
  return (
    <>
      <TypedAnswers kind={kind}>{children}</TypedAnswers>
      {isBegun && <DraftTransfer kind={kind} />}
    </>
  )
}
