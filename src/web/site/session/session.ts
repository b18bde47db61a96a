import { type AnyActorRef, waitFor } from 'xstate'
import type { Api } from '#web/api/client.ts'
import { createPageApp, type PageApp } from '../page-app.ts'
import { checkAccess } from './check-access.ts'
import { type LinkState, nobody, type Person, type Session } from './person.ts'
import { createRequestGate, type RequestGateParts } from './request-gate.ts'
import { sessionChartsWith } from './session-charts.ts'

export interface SessionParts extends RequestGateParts {
  /** The page's system of actors; without, one of its own. */
  app?: PageApp
  /** What stood behind `fp=` when the page came; null without. */
  fingerprint: string | null
  /** Fulfilled when what page views carry is known (F-070). */
  loadAnalytics(): Promise<void>
}

type FingerprintState = LinkState | 'idle' | 'noChange' | 'newUser'
const noticeable = (state: FingerprintState): LinkState | null =>
  state === 'idle' || state === 'noChange' || state === 'newUser' ? null : state

/** What screens see of the session's charts, and how they tell them what has happened. */
export function createSession({ app = createPageApp(), ...parts }: SessionParts): { session: Session; api: Api } {
  const { vault } = parts
  const gate = createRequestGate(parts)
  let person = nobody
  const listeners = new Set<() => void>()
  let loggingOut: Promise<void> | null = null

  const session: Session = {
    person: () => person,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: (asksWho = true) => actor.send({ type: 'page.opened', asksWho }),
    async settled() {
      const { children } = await waitFor(app.actor, (snapshot) => snapshot.children.pageLoad !== undefined)
      if (children.pageLoad) await waitFor(children.pageLoad, (snapshot) => snapshot.hasTag('settled'))
      return person
    },
    verdict: (rules, params) => checkAccess(rules, params, person),
    async begin(details) {
      vault.keepLogin(details)
      actor.send({ type: 'session.begun' })
      await session.settled()
    },
    async reload() {
      actor.send({ type: 'person.changed' })
      await session.settled()
    },
    logOut() {
      loggingOut ??= cleared().finally(() => {
        loggingOut = null
      })
      return loggingOut
    },
    leaveExpired: () => actor.send({ type: 'page.left' }),
    prove() {
      const proven = new Promise<boolean>((resolve) => {
        const { unsubscribe } = actor.on('proof.settled', ({ isProven }) => {
          unsubscribe()
          resolve(isProven)
        })
      })
      actor.send({ type: 'proof.asked' })
      return proven
    },
    answerProof: (isProven) => actor.send({ type: 'proof.answered', isProven }),
    answerLink: (isWanted) => link()?.send({ type: isWanted ? 'change.confirmed' : 'change.declined' }),
    closeLinkNotice: () => link()?.send({ type: 'notice.read' }),
  }
  const charts = sessionChartsWith({ ...parts, gate, session, actor: () => actor })
  const actor = app.openSession(charts, parts.fingerprint !== null)

  const link = () => actor.getSnapshot().children.fingerprint

  /** Answers once this device has forgotten the session; telling the server goes on behind it. */
  async function cleared(): Promise<void> {
    app.actor.send({ type: 'logout.asked' })
    const { logout } = actor.getSnapshot().children
    if (logout) await waitFor(logout, (snapshot) => snapshot.hasTag('cleared'))
  }

  const followed = new Set<AnyActorRef>()
  function follow(child: AnyActorRef | undefined): void {
    if (!child || followed.has(child)) return
    followed.add(child)
    child.subscribe(project)
  }
  function project(): void {
    const state = actor.getSnapshot()
    const { sessionExpiry, fingerprint } = state.children
    const { pageLoad } = app.actor.getSnapshot().children
    for (const child of [pageLoad, sessionExpiry, fingerprint]) follow(child)
    const load = pageLoad?.getSnapshot()
    const next: Person = {
      authState: state.hasTag('full') ? 'authenticatedFull' : state.hasTag('semi') ? 'authenticatedSemi' : 'unauthenticated',
      me: state.context.me,
      // Once known, a person stays known while they are asked for again: a page in use must not blink away with what was typed.
      isSettled: load?.hasTag('settled') === true || person.isSettled,
      isDegraded: load?.matches('degraded') === true,
      isGone: state.matches({ person: 'unauthenticated' }),
      isExpired: sessionExpiry?.getSnapshot().matches('expired') === true,
      isAsked: state.matches({ proof: 'asked' }),
      link: fingerprint ? noticeable(fingerprint.getSnapshot().value) : null,
      linkFirstName: fingerprint?.getSnapshot().context.firstName ?? '',
    }
    if ((Object.keys(next) as (keyof Person)[]).every((key) => next[key] === person[key])) return // the keys of one object
    person = next
    for (const listener of listeners) listener()
  }
  app.actor.subscribe(project)
  actor.subscribe(project)
  const { requestQueue } = actor.getSnapshot().children
  if (requestQueue) gate.attend(requestQueue, () => actor.send({ type: 'tokens.lost' }))
  project()
  return { session, api: gate.api }
}
