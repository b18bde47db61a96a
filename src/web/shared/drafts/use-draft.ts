import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import { draftResume } from '#machines/registration/draft-resume/draft-resume.machine.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { type Draft, dropDraft, hasDraft, keepDraft, readDraft } from './draft.ts'
import type { AnswersByKind, KeptKind } from './kept-answers.ts'

async function isSignedIn({ session }: Pick<Site, 'session'>): Promise<boolean> {
  return session.settled().then(
    (person) => person.authState === 'authenticatedFull',
    () => false,
  )
}

function draftResumeWith<Kind extends KeptKind>(site: Site, kind: Kind, empty: AnswersByKind[Kind]) {
  return draftResume<AnswersByKind[Kind]>().provide({
    actors: {
      readDraft: fromPromise(async () => {
        const [draft, signedIn] = await Promise.all([readDraft(site.storage, kind, empty), isSignedIn(site)])
        return draft && { draft, isSignedIn: signedIn }
      }),
      watchNetwork: fromCallback(({ sendBack }) => site.browser.onNetworkReturned(() => sendBack({ type: 'network.returned' }))),
    },
  })
}

/** Where a wizard begins, as its chart says, once `isReady`: a wizard that began before would write over what may still come. `retry` reads the draft again after a failure. */
export function useDraft<Kind extends KeptKind>(kind: Kind, empty: AnswersByKind[Kind], isReady = true) {
  const site = useSite()
  const machine = useMemo(() => draftResumeWith(site, kind, empty), [site, kind, empty])
  const [state, send] = useMachine(machine)
  useEffect(() => {
    if (isReady) send({ type: 'page.lives', hasDraft: hasDraft(site.storage, kind) })
  }, [isReady, send, site, kind])
  const { left } = state.context
  const draft = useMemo((): Draft<AnswersByKind[Kind]> => left?.draft ?? { id: '', answers: empty }, [left, empty])
  return { phase: state.value, draft, isSignedIn: left?.isSignedIn ?? false, retry: () => send({ type: 'draft.asked' }) }
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
