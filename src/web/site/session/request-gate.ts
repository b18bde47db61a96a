import type { ActorRefFrom } from 'xstate'
import type { Call } from '#contract/call.ts'
import { requestQueueMachine } from '#machines/session/request-queue/request-queue.machine.ts'
import type { Api, Authorization, Credentials } from '#web/api/client.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { type TokenServiceParts, tokenServiceWith } from './token-service.implementations.ts'

type Queue = ActorRefFrom<typeof requestQueueMachine>
export type RequestGateParts = Omit<TokenServiceParts, 'api'> & { makeApi(credentials: Credentials): Api }

/** The client of the API waits in the request queue, which waits for the token service (F-015…F-025). */
export function createRequestGate({ vault, browser, thresholds, makeApi }: RequestGateParts) {
  let queue: Queue | null = null
  const waiting = new Map<
    string,
    { access: Call['access']; resolve(admission: Authorization): void; reject(error: ApiFailure): void }
  >()
  const credentials: Credentials = {
    authorize(call: Call) {
      const hasNothing = !vault.refreshToken() && !vault.legacySession() && !vault.checkSupporter()
      if (call.access === 'anyone' || (call.access === 'optional' && hasNothing))
        return Promise.resolve({ token: null, done: () => {} })
      const id = browser.newId()
      return new Promise((resolve, reject) => {
        waiting.set(id, { access: call.access, resolve, reject })
        queue?.send({ type: 'call.queued', id })
      })
    },
    refuse(call, token) {
      if (call.access === 'refreshToken' || !vault.refreshToken()) return false
      service.refuse(token)
      queue?.send({ type: 'token.refused' })
      return true
    },
  }
  const api = makeApi(credentials)
  const service = tokenServiceWith({ api: () => api, vault, browser, thresholds })
  return {
    api,
    machine: requestQueueMachine.provide({ actors: { tokenService: service.machine } }),
    /** Lets the calls go as the queue's chart says; `onLost` is called when every way to a session has failed (F-022). */
    attend(actor: Queue, onLost: () => void): void {
      queue = actor
      actor.on('released', ({ ids }) => {
        for (const id of ids) {
          const call = waiting.get(id)
          const token = call?.access === 'refreshToken' ? vault.refreshToken() : vault.accessToken()
          call?.resolve({ token, done: () => actor.send({ type: 'call.finished', id }) })
          waiting.delete(id)
        }
      })
      actor.on('rejected', ({ ids, because }) => {
        if (because === 'failed') onLost()
        for (const id of ids) {
          waiting.get(id)?.reject(new ApiFailure(because === 'failed' ? 'credentials' : 'system'))
          waiting.delete(id)
        }
      })
    },
  }
}
