import { type Actor, createActor, fromPromise, waitFor } from 'xstate'
import { authStateMachine, type DerivedAuthState } from '../../../../machines/session/auth-state/auth-state.machine.ts'
import { logoutMachine } from '../../../../machines/session/logout/logout.machine.ts'
import { requestQueueMachine, type SettledTokens } from '../../../../machines/session/request-queue/request-queue.machine.ts'
import { pageLoadMachine } from '../../../../machines/shell/page-load/page-load.machine.ts'
import { accountCalls } from '../../../contract/calls/account.ts'
import type { Call } from '../../../contract/calls/call.ts'
import { platformCalls } from '../../../contract/calls/platform.ts'
import { sessionCalls } from '../../../contract/calls/session.ts'
import type { Me } from '../../../contract/entities/user.ts'
import type { Admission, Api, Credentials } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'
import type { Browser } from '../../platform/browser.ts'
import { judge } from './judge.ts'
import { nobody, type Person, type Session } from './person.ts'
import { tokenServiceWith } from './token-service.implementations.ts'
import { conditionOf, readPayload, type Vault } from './vault.ts'

export interface SessionParts {
  vault: Vault
  browser: Browser
  thresholds: { access: number; refresh: number }
  makeApi(credentials: Credentials): Api
}

function settledAs(value: unknown): SettledTokens {
  return value === 'ready' ? 'ready' : value === 'failed' ? 'failed' : 'unreachable'
}

/** The session's charts, wired to each other. The client of the API waits in the request queue, which waits for the token service. */
export function createSession({ vault, browser, thresholds, makeApi }: SessionParts): { session: Session; api: Api } {
  const waiting = new Map<string, { resolve(admission: Admission): void; reject(error: ApiFailure): void }>()
  const credentials: Credentials = {
    admit(call: Call) {
      const hasNothing = !vault.refreshToken() && !vault.legacySession() && !vault.checkSupporter()
      if (call.access === 'anyone' || (call.access === 'optional' && hasNothing))
        return Promise.resolve({ token: null, done: () => {} })
      const id = browser.newId()
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        queue.send({ type: 'call.queued', id })
      })
    },
  }
  const api = makeApi(credentials)
  const tokenService = createActor(tokenServiceWith({ api: () => api, vault, browser, thresholds }))
  const queue = createActor(
    requestQueueMachine.provide({
      actors: {
        settleTokens: fromPromise(async () => {
          tokenService.send({ type: 'tokens.needed' })
          return settledAs((await waitFor(tokenService, (snapshot) => snapshot.hasTag('settled'))).value)
        }),
      },
    }),
  )
  queue.on('released', ({ ids }) => {
    for (const id of ids) {
      waiting.get(id)?.resolve({ token: vault.accessToken(), done: () => queue.send({ type: 'call.finished', id }) })
      waiting.delete(id)
    }
  })
  queue.on('rejected', ({ ids, because }) => {
    for (const id of ids) {
      waiting.get(id)?.reject(new ApiFailure(because === 'failed' ? 'credentials' : 'system'))
      waiting.delete(id)
    }
  })

  const authState = createActor(
    authStateMachine.provide({
      actors: {
        deriveAuthState: fromPromise(async (): Promise<DerivedAuthState> => {
          const seconds = browser.now() / 1000
          if (conditionOf(vault.refreshToken(), thresholds.refresh, seconds) !== 'unusable')
            return readPayload(vault.refreshToken())?.scope === 'semi' ? 'semi' : 'full'
          if (vault.legacySession()) return 'full'
          return vault.checkSupporter() ? 'semi' : 'none'
        }),
      },
    }),
  )
  let me: Me | null = null
  async function loadUser(): Promise<void> {
    const derived = await waitFor(authState, (snapshot) => !snapshot.hasTag('busy'))
    if (derived.matches('unauthenticated')) {
      me = null
      return
    }
    try {
      const { details, headers } = await api.ask(accountCalls.readMe)
      me = details
      authState.send({ type: headers.get('x-auth-type') === 'authenticated' ? 'server.said.full' : 'server.said.semi' })
    } catch (error) {
      if (!(error instanceof ApiFailure) || (error.kind !== 'credentials' && error.status !== 401)) throw error
      me = null
      authState.send({ type: 'server.said.none' })
    }
  }
  const pageLoad = createActor(
    pageLoadMachine.provide({
      actors: {
        loadUser: fromPromise(loadUser),
        loadAnalytics: fromPromise(async () => {}),
        loadStatistics: fromPromise<void>(async () => void (await api.ask(platformCalls.readStatistics))),
      },
    }),
  )

  let person = nobody
  const listeners = new Set<() => void>()
  function project(): void {
    const state = authState.getSnapshot()
    const load = pageLoad.getSnapshot()
    const next: Person = {
      authState: state.matches('authenticatedFull')
        ? 'authenticatedFull'
        : state.matches('authenticatedSemi')
          ? 'authenticatedSemi'
          : 'unauthenticated',
      me,
      isSettled: load.hasTag('settled'),
      isDegraded: load.matches('degraded'),
    }
    if (
      next.authState === person.authState &&
      next.me === person.me &&
      next.isSettled === person.isSettled &&
      next.isDegraded === person.isDegraded
    )
      return
    person = next
    for (const listener of listeners) listener()
  }
  authState.subscribe(project)
  pageLoad.subscribe(project)

  function end(): void {
    me = null
    tokenService.send({ type: 'session.ended' })
    queue.send({ type: 'session.ended' })
    authState.send({ type: 'session.ended' })
    project()
  }
  async function settled(): Promise<Person> {
    await waitFor(pageLoad as Actor<typeof pageLoadMachine>, (snapshot) => snapshot.hasTag('settled')) // provide() keeps the machine's types
    return person
  }
  async function reload(): Promise<void> {
    pageLoad.start()
    pageLoad.send({ type: 'identity.changed' })
    await settled()
  }

  const session: Session = {
    person: () => person,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start(loadsUser = true) {
      for (const actor of [tokenService, queue, authState]) actor.start()
      if (loadsUser) pageLoad.start()
      browser.onKeptElsewhere((key) => {
        if (key !== 'refreshToken' && key !== null) return
        if (vault.refreshToken()) {
          authState.send({ type: 'session.started' })
          void reload()
        } else {
          end()
        }
      })
    },
    settled,
    verdict: (rules, params) => judge(rules, params, person),
    async begin(details) {
      vault.keepLogin(details)
      authState.send({ type: 'session.started' })
      await reload()
    },
    reload,
    async logOut() {
      const revoke = {
        accessToken: vault.accessToken() ?? '',
        sessionId: vault.legacySession() ?? '',
        checkSupporter: vault.checkSupporter() ?? '',
      }
      const bearer = vault.refreshToken()
      const logout = createActor(
        logoutMachine.provide({
          actors: {
            requestLogout: fromPromise<void>(
              async () => void (await api.ask(sessionCalls.logOut, { body: revoke, ...(bearer ? { bearer } : {}) })),
            ),
            clearSession: fromPromise(async () => {
              vault.clear()
              end()
              pageLoad.start()
            }),
          },
        }),
      ).start()
      await waitFor(logout, (snapshot) => snapshot.status === 'done')
    },
  }
  return { session, api }
}
