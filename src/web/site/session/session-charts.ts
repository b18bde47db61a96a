import { type ActorRefFrom, fromCallback, fromPromise, waitFor } from 'xstate'
import { accountCalls } from '#contract/account/account.calls.ts'
import { contentCalls } from '#contract/content/content.calls.ts'
import { fingerprintMachine } from '#machines/session/fingerprint/fingerprint.machine.ts'
import { sessionMachine } from '#machines/session/session/session.machine.ts'
import type { DerivedAuthState, PersonAnswer } from '#machines/session/session/session.setup.ts'
import { pageLoadMachine } from '#machines/shell/page-load/page-load.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { SessionCharts } from '../page-app.ts'
import { fingerprintWith } from './fingerprint.implementations.ts'
import { legacySessionWith } from './legacy-session.implementations.ts'
import { logoutWith } from './log-out.ts'
import type { Session } from './person.ts'
import type { createRequestGate, RequestGateParts } from './request-gate.ts'
import { conditionOf, readPayload, type Vault } from './vault.ts'

interface Parts extends RequestGateParts {
  gate: ReturnType<typeof createRequestGate>
  /** What stood behind `fp=` when the page came; null without. */
  fingerprint: string | null
  /** Fulfilled when what page views carry is known (F-070). */
  loadAnalytics(): Promise<void>
  /** What screens see of it. */
  session: Session
  /** Its actor, once it runs. */
  actor: () => ActorRefFrom<typeof sessionMachine>
}

/** Whose tokens these are; null where they do not say. */
function ownerOf(token: string): number | null {
  const owner = Number(readPayload(token)?.sub ?? Number.NaN)
  return Number.isSafeInteger(owner) ? owner : null
}

/** F-002…F-004 */
function derive(vault: Vault, threshold: number, seconds: number): DerivedAuthState {
  if (conditionOf(vault.refreshToken(), threshold, seconds) !== 'unusable')
    return readPayload(vault.refreshToken())?.scope === 'semi' ? 'semi' : 'full'
  if (vault.legacySession()) return 'full'
  return vault.checkSupporter() ? 'semi' : 'none'
}

/** What the charts of a session do in this browser. */
export function sessionChartsWith(parts: Parts): SessionCharts {
  const { gate, vault, browser, thresholds, fingerprint, session, actor } = parts
  const { api } = gate
  return {
    session: sessionMachine.provide({
      actions: {
        forgetTokens: () => {
          vault.forget()
          vault.deleteTokens()
        },
      },
      actors: {
        requestQueue: gate.machine,
        legacySession: legacySessionWith({ api, vault }),
        fingerprint: fingerprint === null ? fingerprintMachine : fingerprintWith({ api, session, fingerprint }),
        logout: logoutWith({ api, vault, browser }),
        watchTabs: fromCallback(({ sendBack }) =>
          browser.onKeptElsewhere((key) => {
            if (key !== 'refreshToken' && key !== null) return
            const token = vault.refreshToken()
            sendBack(token ? { type: 'tokens.keptElsewhere', owner: ownerOf(token) } : { type: 'tokens.droppedElsewhere' })
          }),
        ),
        deriveAuthState: fromPromise(async () => derive(vault, thresholds.refresh, browser.now() / 1000)),
        readPerson: fromPromise(async (): Promise<PersonAnswer> => {
          try {
            const { details, headers } = await api.ask(accountCalls.readMe)
            return { kind: headers.get('x-auth-type') === 'authenticated' ? 'full' : 'semi', me: details }
          } catch (error) {
            // Only when every way to a session has failed is nobody here: a 401 beside live tokens is the server's fault, and can be tried again (S10).
            if (error instanceof ApiFailure && error.kind === 'credentials') return { kind: 'nobody' }
            throw error
          }
        }),
      },
    }),
    pageLoad: pageLoadMachine.provide({
      actors: {
        loadUser: fromPromise(async () => {
          await null // The session may be on its way from one state to the next.
          const person = await waitFor(actor(), (snapshot) => snapshot.hasTag('settled'))
          if (person.hasTag('unreachable')) throw new ApiFailure('system')
        }),
        loadAnalytics: fromPromise(parts.loadAnalytics),
        loadStatistics: fromPromise<void>(async () => void (await api.ask(contentCalls.readStatistics))),
      },
    }),
  }
}
