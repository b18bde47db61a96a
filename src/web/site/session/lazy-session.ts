import type { Api } from '#web/api/client.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Services } from '../telemetry/services.ts'
import { nobody, type Person, type Session } from './person.ts'

const unreachable: Person = { ...nobody, isSettled: true, isDegraded: true }
/** Whoever has nothing of a session on this device: known to be nobody without being asked for. */
const stranger: Person = { ...nobody, isSettled: true, isGone: true }

interface Opened {
  session: Session
  api: Api
  services: Services
}

interface LazySession {
  session: Session
  api: Api
  services(): Promise<Services>
}

interface Parts {
  open: () => Promise<Opened>
  /** Whether this device keeps something of a session, or the page came with something to do for one. */
  isKnown: () => boolean
}

/**
 * The session and the client of the API before their charts, calls and shapes are loaded. A page that somebody known comes to loads them once it answers, a
 * stranger's with the first thing that needs them: a call, a page for certain people, somebody's coming in in another tab. Whatever is asked waits until they
 * are here; what cannot be loaded fails as the network does, and the next asking tries again.
 */
export function createLazySession({ open, isKnown }: Parts): LazySession {
  let live: Session | null = null
  let opening: Promise<Opened> | null = null
  let before = nobody
  let start = () => {}
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  function opened(): Promise<Opened> {
    opening ??= open().then(
      (made) => {
        live = made.session
        live.subscribe(notify)
        start()
        notify()
        return made
      },
      (cause: unknown) => {
        opening = null
        // A stranger is still one.
        if (before !== stranger) before = unreachable
        notify()
        throw new ApiFailure('system', { cause })
      },
    )
    return opening
  }
  function person(): Person {
    const known = live?.person()
    // What a stranger uses stays as it is while they are asked for.
    return known && (known.isSettled || before !== stranger) ? known : before
  }
  const session = async () => (await opened()).session
  return {
    services: async () => (await opened()).services,
    api: {
      ask: async (call, input) => (await opened()).api.ask(call, input),
      download: async (call, input, signal) => (await opened()).api.download(call, input, signal),
    },
    session: {
      person,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      start(loadsUser, isForAnybody = false) {
        start = () => live?.start(loadsUser)
        if (live) return start()
        if (isForAnybody && !isKnown() && !opening) {
          before = stranger
          notify()
        } else opened().catch(() => {}) // told as a person who could not be asked for
      },
      settled: async () => (await session()).settled(),
      // A page for certain people opens the session before it is shown.
      verdict: (rules, params) =>
        live?.verdict(rules, params) ?? (rules.access === 'unauthenticated' ? 'allowed' : 'redirectLogin'),
      begin: async (details) => (await session()).begin(details),
      reload: async () => (await session()).reload(),
      logOut: async () => (await session()).logOut(),
      leaveExpired: () => live?.leaveExpired(),
      prove: async () => (await session()).prove(),
      answerProof: (isProven) => live?.answerProof(isProven),
      answerLink: (isWanted) => live?.answerLink(isWanted),
      closeLinkNotice: () => live?.closeLinkNotice(),
    },
  }
}
