import type { AccessLevel, PersonState, RouteRole } from '../../../../machines/access/route-guard/route-guard.machine.ts'
import type { LoginDetails } from '../../../contract/entities/session.ts'
import type { Me } from '../../../contract/entities/user.ts'

/** What screens and the route guard know of the person. One immutable value, replaced when something changes. */
export interface Person {
  authState: PersonState
  me: Me | null
  /** False until the page load has settled who is here. */
  isSettled: boolean
  /** True when the person could not be asked for; personal pages then offer to try again. */
  isDegraded: boolean
}

export const nobody: Person = { authState: 'unauthenticated', me: null, isSettled: false, isDegraded: false }

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
  /** `loadsUser` false leaves the person unasked until the session ends or is reloaded (F-034). */
  start(loadsUser?: boolean): void
  settled(): Promise<Person>
  /** What the route guard's chart says of the person of this moment (F-006…F-012); ask once they are settled. */
  verdict(rules: AccessRules, params: RouteParams): GuardVerdict
  /** Takes over what a sign-in or registration answered. */
  begin(details: LoginDetails): Promise<void>
  /** Asks again who is here and what they support. */
  reload(): Promise<void>
  logOut(): Promise<void>
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
}
