import { useCallback, useEffect, useState } from 'react'
import { type Site, useSite } from '#web/site/site.ts'
import { type Draft, dropDraft, hasDraft, keepDraft, readDraft } from './draft.ts'
import type { AnswersByKind, KeptKind } from './kept-answers.ts'

interface Begin<Answers> {
  /** `asked` until this browser has said what it keeps; `waiting` until it is known who is here; `failed` when a draft is there and can't be read yet. */
  phase: 'asked' | 'waiting' | 'failed' | 'fresh' | 'resumed'
  draft: Draft<Answers>
  isSignedIn: boolean
}

interface BeginAgain<Answers> extends Begin<Answers> {
  /** Reads the draft again after a failure; it's also read when the browser is back online. */
  retry: () => void
}

async function isSignedIn({ session }: Pick<Site, 'session'>): Promise<boolean> {
  return session.settled().then(
    (person) => person.authState === 'authenticatedFull',
    () => false,
  )
}

/** Where a wizard begins: at its first question, as the server has rendered it; or, once it is known who is here, where an earlier visit left it. */
export function useDraft<Kind extends KeptKind>(kind: Kind, empty: AnswersByKind[Kind]): BeginAgain<AnswersByKind[Kind]> {
  const site = useSite()
  const [tries, setTries] = useState(0)
  const retry = useCallback(() => setTries((before) => before + 1), [])
  const [begin, setBegin] = useState<Begin<AnswersByKind[Kind]>>(() => ({
    phase: 'asked',
    draft: { id: '', answers: empty },
    isSignedIn: false,
  }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left is looked for once, and again at each retry
  useEffect(() => {
    if (!hasDraft(site.storage, kind)) {
      setBegin((before) => ({ ...before, phase: 'fresh' }))
      return
    }
    let isGone = false
    setBegin((before) => ({ ...before, phase: 'waiting' }))
    void Promise.all([readDraft(site.storage, kind, empty), isSignedIn(site)]).then(
      ([draft, signedIn]) => {
        if (isGone) return
        if (draft) setBegin({ phase: 'resumed', draft, isSignedIn: signedIn })
        else setBegin((before) => ({ ...before, phase: 'fresh' }))
      },
      // A wizard that began now would write over what is kept.
      () => {
        if (!isGone) setBegin((before) => ({ ...before, phase: 'failed' }))
      },
    )
    return () => {
      isGone = true
    }
  }, [tries])
  const { phase } = begin
  useEffect(() => {
    if (phase !== 'failed') return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [phase, retry])
  return { ...begin, retry }
}

/** Keeps the answers on this device as they come; a wizard that `isOver` leaves nothing. */
export function useKeptDraft<Answers extends object>(
  kind: KeptKind,
  id: string,
  answers: Answers,
  isOver: boolean,
  /** False while it is not known yet what an earlier visit left: it must not be written over. */
  isBegun = true,
): void {
  const { storage } = useSite()
  useEffect(() => {
    if (isOver) dropDraft(storage, kind)
    else if (isBegun) keepDraft(storage, kind, { id, answers })
  }, [storage, kind, id, answers, isOver, isBegun])
}
