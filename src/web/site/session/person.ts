import type { Me } from '#contract/account/user.ts'
import type { LoginDetails } from '#contract/session/session.ts'
import type { AccessLevel, PersonState, RouteRole } from '#machines/session/route-guard/route-guard.machine.ts'

/** What screens and the route guard know of the person. One immutable value, replaced when something changes. */
export interface Person {
  authState: PersonState
  me: Me | null
  /** False until the page load has settled who is here. */
  isSettled: boolean
  /** True when the person could not be asked for; personal pages then offer to try again. */
  isDegraded: boolean
  /** True once it is certain that nobody is logged in on this device. */
  isGone: boolean
  /** True when the session ran out by itself in the middle of a page, which waits as it was. */
  isExpired: boolean
  /** True while something that was begun waits for the person to show that it is them. */
  isAsked: boolean
  /** Where an `fp` link stands while it needs the person, else null. */
  link: LinkState | null
  linkFirstName: string
}

/** The states of the fingerprint chart that a person can notice. */
export type LinkState = 'requesting' | 'exchanging' | 'confirming' | 'loggingOut' | 'entering' | 'declining' | 'failed'

export const nobody: Person = {
  authState: 'unauthenticated',
  me: null,
  isSettled: false,
  isDegraded: false,
  isGone: false,
  isExpired: false,
  isAsked: false,
  link: null,
  linkFirstName: '',
}

/** What a page says of who may see it. */
export interface AccessRules {
  access: AccessLevel
  role: RouteRole | null
  ignoresUrlCauseId: boolean
}

export type GuardVerdict = 'allowed' | 'redirectLogin' | 'redirectPanel'
export type RouteParams = Record<string, string | undefined>

export interface Session {
  person(): Person
  subscribe(listener: () => void): () => void
  /**
   * Begins with the first page. `loadsUser` false leaves the person unasked until the session ends or is reloaded (F-034); a page for
   * anybody needs nobody's name where this device keeps none.
   */
  start(loadsUser?: boolean, isForAnybody?: boolean): void
  settled(): Promise<Person>
  /** What the route guard's chart says of the person of this moment (F-006…F-012); ask once they are settled. */
  verdict(rules: AccessRules, params: RouteParams): GuardVerdict
  /** Takes over what a sign-in or registration answered. */
  begin(details: LoginDetails): Promise<void>
  /** Asks again who is here and what they support. */
  reload(): Promise<void>
  logOut(): Promise<void>
  /** The person has left the page that was waiting for them to sign in again. */
  leaveExpired(): void
  /** Has the person show that it is them, however many calls wait for it; false where they would rather not. */
  prove(): Promise<boolean>
  answerProof(isProven: boolean): void
  /** Whether to become the person of an `fp` link. */
  answerLink(isWanted: boolean): void
  closeLinkNotice(): void
}

/** The session of the page server: it knows nobody, since tokens never leave the browser. */
export const absentSession: Session = {
  person: () => nobody,
  subscribe: () => () => {},
  start: () => {},
  settled: async () => nobody,
  verdict: () => 'allowed',
  begin: async () => {},
  reload: async () => {},
  logOut: async () => {},
  leaveExpired: () => {},
  prove: async () => false,
  answerProof: () => {},
  answerLink: () => {},
  closeLinkNotice: () => {},
}
