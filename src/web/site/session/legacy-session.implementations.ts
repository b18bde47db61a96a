import { fromPromise } from 'xstate'
import { sessionCalls } from '#contract/session/session.calls.ts'
import { type LegacyCheck, legacySessionMachine, type Retrofit } from '#machines/session/legacy-session/legacy-session.machine.ts'
import type { Api } from '#web/api/client.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Vault } from './vault.ts'

export function legacySessionWith({ api, vault }: { api: Api; vault: Vault }) {
  return legacySessionMachine.provide({
    actions: { dropLegacySession: () => vault.dropLegacySession() },
    actors: {
      checkLoggedIn: fromPromise(async (): Promise<LegacyCheck> => {
        const id = vault.legacySession()
        if (!id) return 'absent'
        try {
          await api.ask(sessionCalls.checkLoggedIn, { headers: { 'x-phpsessid': id } })
          return 'valid'
        } catch (error) {
          return error instanceof ApiFailure && error.status === 401 ? 'dead' : 'unknown'
        }
      }),
      retrofitSession: fromPromise(async (): Promise<Retrofit> => {
        if (!vault.refreshToken()) return 'notPossible'
        const generation = vault.generation()
        const { details } = await api.ask(sessionCalls.retrofitSession)
        if (generation !== vault.generation()) return 'notPossible'
        vault.keepLegacySession(details.sessionId)
        vault.keepCheckSupporter(details.checkSupporter)
        return 'retrofitted'
      }),
    },
  })
}
