import { useEffect, useRef } from 'react'
import type { AnyActorRef } from 'xstate'
import { type Why, whyFailed } from '../api/why-failed.ts'
import { t } from '../i18n/i18n.ts'
import { waitInWords } from './wait-in-words.ts'

/** Why the last thing that a chart asked for has failed: read from what its actor was rejected with, or from the silence that its chart waits for no longer. Charts know only that it has. */
export function useWhy(actor: AnyActorRef): Why {
  const why = useRef<Why>({ kind: 'other' })
  useEffect(() => {
    const { unsubscribe } = actor.system.inspect((seen) => {
      if (seen.type !== '@xstate.event' || seen.actorRef !== actor) return
      const { type } = seen.event
      if (type.startsWith('xstate.error.actor.')) why.current = whyFailed(seen.event.error, navigator.onLine)
      else if (type.startsWith('xstate.after.')) why.current = whyFailed(null, navigator.onLine)
    })
    return unsubscribe
  }, [actor])
  return why.current
}

/** What to do about it: the second sentence of a `Problem`. */
export function helpFor(why: Why): string {
  switch (why.kind) {
    case 'offline':
      return `${t('common:offlineTitle')}. ${t('common:offlineHelp')}`
    case 'unreached':
      return `${t('common:unreachedTitle')}. ${t('common:unreachedHelp')}`
    case 'tooMany':
      return `${t('common:tooMany')} ${t('common:tooManyHelp', { wait: waitInWords(why.wait) })}`
    case 'ours':
      return t('common:oursHelp')
    case 'other':
      return t('common:otherHelp')
  }
}

/** The words of a toast that says what was not saved, with why. */
export function toastFor(why: Why, words: string): string {
  switch (why.kind) {
    case 'offline':
      return t('common:notSavedOffline', { words })
    case 'tooMany':
      return t('common:notSavedTooMany', { words })
    case 'ours':
      return t('common:notSavedOurs', { words })
    case 'unreached':
    case 'other':
      return words
  }
}
