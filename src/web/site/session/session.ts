import { type Actor, createActor, fromPromise, waitFor } from 'xstate'
import { accountCalls } from '#contract/account/account.calls.ts'
import type { Me } from '#contract/account/user.ts'
import { contentCalls } from '#contract/content/content.calls.ts'
import { authStateMachine, type DerivedAuthState } from '#machines/session/auth-state/auth-state.machine.ts'
import { sessionExpiryMachine } from '#machines/session/session-expiry/session-expiry.machine.ts'
import { pageLoadMachine } from '#machines/shell/page-load/page-load.machine.ts'
import type { Api } from '#web/api/client.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { checkAccess } from './check-access.ts'
import { fingerprintWith } from './fingerprint.implementations.ts'
import { legacySessionWith } from './legacy-session.implementations.ts'
import { logOut } from './log-out.ts'
import { type LinkState, nobody, type Person, type Session } from './person.ts'
import { createRequestGate, type RequestGateParts } from './request-gate.ts'
import { conditionOf, readPayload } from './vault.ts'

export interface SessionParts extends RequestGateParts {
  /** What stood behind `fp=` when the page came; null without. */
  fingerprint: string | null
  /** Fulfilled when what page views carry is known (F-070). */
  loadAnalytics(): Promise<void>
}

type FingerprintState = LinkState | 'idle' | 'noChange' | 'newUser'
const noticeable = (state: FingerprintState): LinkState | null =>
  state === 'idle' || state === 'noChange' || state === 'newUser' ? null : state

/** The session's charts, wired to each other. */
export function createSession({ fingerprint, loadAnalytics, ...parts }: SessionParts): { session: Session; api: Api } {
  const { vault, browser, thresholds } = parts
  const gate = createRequestGate(parts)
  const { api } = gate
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
  const expiry = createActor(sessionExpiryMachine)
  const legacy = createActor(legacySessionWith({ api, vault }))
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
      const isFull = headers.get('x-auth-type') === 'authenticated'
      authState.send({ type: isFull ? 'server.said.full' : 'server.said.semi' })
      if (isFull) {
        expiry.send({ type: 'session.started' })
        legacy.send({ type: 'check.asked' })
      }
    } catch (error) {
      // Only when every way to a session has failed is nobody here: a 401 beside live tokens is the server's fault, and can be tried again (S10).
      if (!(error instanceof ApiFailure) || error.kind !== 'credentials') throw error
      if (!expiry.getSnapshot().matches('expired')) me = null
      authState.send({ type: 'server.said.none' })
    }
  }
  const pageLoad = createActor(
    pageLoadMachine.provide({
      actors: {
        loadUser: fromPromise(loadUser),
        loadAnalytics: fromPromise(loadAnalytics),
        loadStatistics: fromPromise<void>(async () => void (await api.ask(contentCalls.readStatistics))),
      },
    }),
  )

  let person = nobody
  let proof: PromiseWithResolvers<boolean> | null = null
  const listeners = new Set<() => void>()
  function project(): void {
    const state = authState.getSnapshot()
    const load = pageLoad.getSnapshot()
    const link = handOver?.getSnapshot()
    const next: Person = {
      authState: state.matches('authenticatedFull')
        ? 'authenticatedFull'
        : state.matches('authenticatedSemi')
          ? 'authenticatedSemi'
          : 'unauthenticated',
      me,
      // Once known, a person stays known while they are asked for again: a page in use must not blink away with what was typed.
      isSettled: load.hasTag('settled') || person.isSettled,
      isDegraded: load.matches('degraded'),
      isExpired: expiry.getSnapshot().matches('expired'),
      isAsked: proof !== null,
      link: link ? noticeable(link.value) : null,
      linkFirstName: link?.context.firstName ?? '',
    }
    if ((Object.keys(next) as (keyof Person)[]).every((key) => next[key] === person[key])) return // the keys of one object
    person = next
    for (const listener of listeners) listener()
  }

  function answerProof(isProven: boolean): void {
    proof?.resolve(isProven)
    proof = null
    project()
  }

  function end(): void {
    me = null
    answerProof(false)
    gate.end()
    legacy.send({ type: 'session.ended' })
    expiry.send({ type: 'session.ended' })
    authState.send({ type: 'session.ended' })
    project()
  }
  // The person has not asked for this end, so the page stays as it is until they sign in again or leave it.
  gate.onLost(() => {
    if (!expiry.getSnapshot().matches('present')) return
    expiry.send({ type: 'session.lost' })
    authState.send({ type: 'session.ended' })
  })
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
      gate.start()
      for (const actor of [authState, expiry, legacy]) actor.start()
      if (loadsUser) pageLoad.start()
      handOver?.start()
      if (loadsUser) handOver?.send({ type: 'fingerprint.found' })
      browser.onKeptElsewhere((key) => {
        if (key !== 'refreshToken' && key !== null) return
        const owner = readPayload(vault.refreshToken())?.sub
        if (owner !== undefined && owner === String(me?.user.id) && person.authState === 'authenticatedFull') return // only refreshed
        if (vault.refreshToken()) {
          authState.send({ type: 'session.started' })
          void reload()
        } else {
          vault.forget()
          end()
        }
      })
    },
    settled,
    verdict: (rules, params) => checkAccess(rules, params, person),
    async begin(details) {
      vault.keepLogin(details)
      authState.send({ type: 'session.started' })
      await reload()
    },
    reload,
    async logOut() {
      await logOut({ api, vault, browser, end })
      pageLoad.start()
    },
    leaveExpired() {
      if (!person.isExpired) return
      me = null
      expiry.send({ type: 'page.left' })
    },
    prove() {
      proof ??= Promise.withResolvers()
      project()
      return proof.promise
    },
    answerProof,
    answerLink: (isWanted) => handOver?.send({ type: isWanted ? 'change.confirmed' : 'change.declined' }),
    closeLinkNotice: () => handOver?.send({ type: 'notice.read' }),
  }
  const handOver = fingerprint === null ? null : createActor(fingerprintWith({ api, session, fingerprint }))
  authState.subscribe(project)
  pageLoad.subscribe(project)
  expiry.subscribe(project)
  handOver?.subscribe(project)
  return { session, api }
}
