import type { Api } from '#web/api/client.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Services } from '../telemetry/services.ts'
import { nobody, type Person, type Session } from './person.ts'

const unreachable: Person = { ...nobody, isSettled: true, isDegraded: true }

interface Opened {
  session: Session
  api: Api
  services: Services
}

interface Later {
  session: Session
  api: Api
  services(): Promise<Services>
}

/**
 * The session and the client of the API before their charts, calls and shapes are loaded: a first visit does not wait for them. Whatever is asked
 * waits until they are here; what cannot be loaded fails as the network does, and the next asking tries again.
 */
export function createLaterSession(open: () => Promise<Opened>): Later {
  let live: Session | null = null
  let opening: Promise<Opened> | null = null
  let before = nobody
  let start = () => {}
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  function opened(): Promise<Opened> {
    opening ??= open().then(
      (made) => {
        live = made.session
        live.subscribe(tell)
        start()
        tell()
        return made
      },
      () => {
        opening = null
        before = unreachable
        tell()
        throw new ApiFailure('system')
      },
    )
    return opening
  }
  const session = async () => (await opened()).session
  return {
    services: async () => (await opened()).services,
    api: {
      ask: async (call, input) => (await opened()).api.ask(call, input),
      download: async (call, input, signal) => (await opened()).api.download(call, input, signal),
    },
    session: {
      person: () => live?.person() ?? before,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      start(loadsUser) {
        start = () => live?.start(loadsUser)
        if (live) start()
        else opened().catch(() => {}) // told as a person who could not be asked for
      },
      settled: async () => (await session()).settled(),
      verdict: (rules, params) => live?.verdict(rules, params) ?? 'allowed',
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
