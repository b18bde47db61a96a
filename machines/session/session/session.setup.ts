import { assign, emit, fromCallback, type NonReducibleUnknown, sendTo, setup } from 'xstate'
import type { Me } from '#contract/account/user.ts'
import { patience, placeholder } from '#machines/placeholder.ts'
import { fingerprintMachine } from '../fingerprint/fingerprint.machine.ts'
import { legacySessionMachine } from '../legacy-session/legacy-session.machine.ts'
import { logoutMachine } from '../logout/logout.machine.ts'
import { requestQueueMachine } from '../request-queue/request-queue.machine.ts'
import { sessionExpiryMachine } from '../session-expiry/session-expiry.machine.ts'

/** What this device keeps: tokens of a full login, only a check-supporter hash (or tokens made from one), or nothing. */
export type DerivedAuthState = 'full' | 'semi' | 'none'
/** What the server says of who is here; `nobody` where every way to a session has failed. */
export type PersonAnswer = { kind: 'full' | 'semi'; me: Me } | { kind: 'nobody' }

/** Tokens that another tab has kept or dropped; `owner` is whose they are, null where they do not say. */
export type TabsEvent = { type: 'tokens.keptElsewhere'; owner: number | null } | { type: 'tokens.droppedElsewhere' }
export type SessionEvent =
  | { type: 'page.opened'; asksWho: boolean }
  | { type: 'page.left' }
  | { type: 'session.begun' }
  | { type: 'person.changed' }
  | { type: 'tokens.lost' }
  | { type: 'logout.asked' }
  | { type: 'proof.asked' }
  | { type: 'proof.answered'; isProven: boolean }
  | TabsEvent

/** `person.asked`: who is here is being found out, anew or for the first time. `proof.settled`: whoever waits for the proof may go on, or not. */
export type SessionEmitted = { type: 'person.asked' } | { type: 'proof.settled'; isProven: boolean }

interface SessionContext {
  /** Who is here, as far as the server has said; kept when a session runs out, since the page stays. */
  me: Me | null
  /** Whether the page came with a link that hands over a session. */
  hasLink: boolean
}

type Derived = { derived: DerivedAuthState }
type Answered = { answer: PersonAnswer }

export const sessionSetup = setup({
  types: {} as {
    context: SessionContext
    input: { hasLink: boolean }
    events: SessionEvent
    emitted: SessionEmitted
    tags: 'settled' | 'unreachable' | 'full' | 'semi'
    children: {
      requestQueue: 'requestQueue'
      sessionExpiry: 'sessionExpiry'
      legacySession: 'legacySession'
      fingerprint: 'fingerprint'
      logout: 'logout'
      watchTabs: 'watchTabs'
      deriveAuthState: 'deriveAuthState'
      readPerson: 'readPerson'
    }
  },
  actors: {
    requestQueue: requestQueueMachine,
    legacySession: legacySessionMachine,
    sessionExpiry: sessionExpiryMachine,
    fingerprint: fingerprintMachine,
    logout: logoutMachine,
    /** What other tabs keep and drop. */
    watchTabs: fromCallback<TabsEvent>(() => {}),
    deriveAuthState: placeholder<DerivedAuthState>(),
    readPerson: placeholder<PersonAnswer, NonReducibleUnknown>(),
  },
  actions: {
    keepMe: assign((_, { answer }: Answered) => ({ me: answer.kind === 'nobody' ? null : answer.me })),
    forgetMe: assign({ me: null }),
    /** Late answers of the session that another tab has ended must not be kept either. */
    forgetTokens: () => {},
    tellAsked: emit({ type: 'person.asked' }),
    settleProof: emit((_, { isProven }: { isProven: boolean }) => ({ type: 'proof.settled' as const, isProven })),
    startExpiry: sendTo('sessionExpiry', { type: 'session.started' }),
    loseExpiry: sendTo('sessionExpiry', { type: 'session.lost' }),
    leaveExpiry: sendTo('sessionExpiry', { type: 'page.left' }),
    endExpiry: sendTo('sessionExpiry', { type: 'session.ended' }),
    checkLegacy: sendTo('legacySession', { type: 'check.asked' }),
    endLegacy: sendTo('legacySession', { type: 'session.ended' }),
    endRequests: sendTo('requestQueue', { type: 'session.ended' }),
    findLink: sendTo('fingerprint', { type: 'fingerprint.found' }),
  },
  guards: {
    asksWho: (_, { asksWho }: { asksWho: boolean }) => asksWho,
    isLinked: ({ context }, { asksWho }: { asksWho: boolean }) => asksWho && context.hasLink,
    isDerivedFull: (_, { derived }: Derived) => derived === 'full',
    isDerivedSemi: (_, { derived }: Derived) => derived === 'semi',
    isFull: (_, { answer }: Answered) => answer.kind === 'full',
    isSemi: (_, { answer }: Answered) => answer.kind === 'semi',
    isNamed: ({ context }) => context.me !== null,
    isSamePerson: ({ context }, { owner }: { owner: number | null }) => context.me !== null && context.me.user.id === owner,
  },
  delays: { patience: patience.call, longPatience: 5 * patience.longCall },
})
