import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { DraftKind } from '#contract/registration/draft.ts'
import { takeFromHash } from '#web/platform/hash.ts'
import { type Draft, hasDraft, onDraftChange } from '#web/shared/drafts/draft.ts'
import type { AnswersByKind } from '#web/shared/drafts/kept-answers.ts'
import { TypedAnswers } from '#web/shared/drafts/typed-answers.tsx'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { lazyScreen } from '#web/ui/lazy-screen.tsx'
import { Resuming } from './resuming.tsx'

const DraftTransfer = lazyPart(
  lazyImport(async () => (await import('./draft-transfer/draft-transfer.tsx')).DraftTransfer, 'registration-drafts'),
)
const DraftArrival = lazyScreen(
  lazyImport(async () => (await import('./draft-arrival/draft-arrival.tsx')).DraftArrival, 'registration-drafts'),
)

/** Where a wizard begins. */
export interface Begun<Kind extends DraftKind> {
  draft: Draft<AnswersByKind[Kind]>
  isSignedIn: boolean
  /** False while an earlier visit's answers may still come. */
  isBegun: boolean
}

interface Props<Kind extends DraftKind> {
  kind: Kind
  /** What is kept before the first answer. */
  empty: AnswersByKind[Kind]
  Wizard(begun: Begun<Kind>): ReactNode
}

/** A wizard that goes on where an earlier visit left it, that can be taken to another device, and that somebody may come to from one. */
export function DraftedWizard<Kind extends DraftKind>({ kind, ...begin }: Props<Kind>) {
  const { storage } = useSite()
  // Undefined until the address has been looked at: nothing begins before.
  const [code, setCode] = useState<string | null>()
  useEffect(() => setCode(takeFromHash('draft')), [])
  const isBegun = useSyncExternalStore(
    onDraftChange,
    () => hasDraft(storage, kind),
    () => false,
  )
  if (typeof code === 'string') return <DraftArrival kind={kind} code={code} onOver={() => setCode(null)} />
  return (
    <>
      <TypedAnswers kind={kind}>
        <FromDraft kind={kind} isReady={code === null} {...begin} />
      </TypedAnswers>
      {isBegun && <DraftTransfer kind={kind} />}
    </>
  )
}

function FromDraft<Kind extends DraftKind>({ kind, isReady, empty, Wizard }: Props<Kind> & { isReady: boolean }) {
  const { phase, draft, isSignedIn, retry } = useDraft(kind, empty, isReady)
  if (phase === 'waiting') return <Resuming />
  if (phase === 'failed') return <Resuming onRetry={retry} />
  return <Wizard key={draft.id} draft={draft} isSignedIn={isSignedIn} isBegun={phase !== 'asked'} />
}
