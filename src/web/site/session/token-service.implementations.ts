import { fromPromise } from 'xstate'
import { sessionCalls } from '#contract/session/session.calls.ts'
import type { Tokens } from '#contract/session/session.ts'
import type { RefreshOutcome, UpgradeOutcome } from '#machines/session/token-service/token-service.machine.ts'
import { tokenServiceMachine } from '#machines/session/token-service/token-service.machine.ts'
import type { Api } from '#web/api/client.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Browser } from '#web/platform/browser.ts'
import { report } from '#web/platform/report.ts'
import { conditionOf, type DeadTokens, readPayload, type Vault } from './vault.ts'

export interface TokenServiceParts {
  api: () => Api
  vault: Vault
  browser: Browser
  thresholds: { access: number; refresh: number }
}

const lockName = 'farthing-tokens'

/** Seconds. */
const recent = 10

/** Only the server's "no" shows that something is dead; a server that is away, busy or ailing has not said so. */
const isNo = (error: unknown) =>
  error instanceof ApiFailure && error.kind === 'request' && error.status < 500 && error.status !== 408 && error.status !== 429

export function tokenServiceWith({ api, vault, browser, thresholds }: TokenServiceParts) {
  const seconds = () => browser.now() / 1000
  /** The access token that the server has refused, however fresh it looks: it counts as over (S10). */
  let refused: string | null = null
  const access = () => {
    const token = vault.accessToken()
    const condition = conditionOf(token, thresholds.access, seconds(), vault.keptAt(token))
    return condition === 'fresh' && token === refused ? 'stale' : condition
  }
  const refresh = () => conditionOf(vault.refreshToken(), thresholds.refresh, seconds(), vault.keptAt(vault.refreshToken()))

  /** The tokens that were looked at last, or that the server has refused: only those are deleted, for another tab may have written new ones meanwhile. */
  let seen: DeadTokens = { access: null, refresh: null }
  const look = () => {
    seen = { access: vault.accessToken(), refresh: vault.refreshToken() }
  }

  /** The refresh token that this tab itself was given last. */
  let own: string | null = null
  /** Another tab has begun to refresh a moment ago: its access token may be on its way into this tab's storage. */
  function isUnderWayElsewhere(): boolean {
    const payload = readPayload(vault.refreshToken())
    const issued = payload?.iat ?? null
    return issued !== null && vault.refreshToken() !== own && Math.abs(seconds() - issued) < recent
  }

  /** Inside the lock the tokens are read again: another tab may have refreshed them while this one waited. */
  async function refreshWith(
    isDone: () => boolean,
    call: typeof sessionCalls.refreshRefreshToken | typeof sessionCalls.refreshAccessToken,
    keep: (tokens: Tokens) => void,
  ): Promise<RefreshOutcome> {
    const work = async (): Promise<RefreshOutcome> => {
      if (isDone()) return 'refreshed'
      const generation = vault.generation()
      const sent = vault.refreshToken()
      look()
      try {
        const { details } = await api().ask(call, { bearer: sent ?? '' })
        if (generation !== vault.generation()) return 'lost'
        keep(details.tokens)
        return 'refreshed'
      } catch (error) {
        if (!(error instanceof ApiFailure && error.status === 401 && error.code === 'RefreshTokenNotFound')) return 'unreachable'
        // Somebody has logged in anew in another tab, which ends what this browser held before.
        if (vault.refreshToken() !== null && vault.refreshToken() !== sent) return work()
        report('error', error.code, new ApiFailure('system', { cause: error })) // E-011
        return 'lost'
      }
    }
    return browser.withWebLock(lockName, work, isDone, isUnderWayElsewhere)
  }

  /**
   * One tab at a time too: a secret works once. What this device keeps is read again inside the lock, since another tab may have come in, been refused or
   * logged out meanwhile; and again with the answer, which is not kept once the person has logged out.
   */
  async function upgrade(
    shown: () => string | null,
    work: (secret: string) => Promise<() => void>,
    drop: () => void,
  ): Promise<UpgradeOutcome> {
    const before = shown()
    if (!before) return 'notPossible'
    const areFresh = () => access() === 'fresh' && refresh() === 'fresh'
    const isDone = () => areFresh() || shown() === null
    const upgradeOnce = async (): Promise<UpgradeOutcome> => {
      if (areFresh()) return 'upgraded'
      const secret = shown()
      if (!secret) return 'notPossible'
      const generation = vault.generation()
      try {
        const keep = await work(secret)
        if (generation !== vault.generation() || shown() === null) return 'notPossible'
        keep()
        return 'upgraded'
      } catch (error) {
        if (!isNo(error)) return 'unreachable'
        if (shown() === secret) drop()
        return 'notPossible'
      }
    }
    return browser.withWebLock(lockName, upgradeOnce, isDone, () => shown() !== before)
  }

  const machine = tokenServiceMachine.provide({
    actions: { deleteTokens: () => vault.deleteTokens(seen) },
    actors: {
      inspectTokens: fromPromise(async () => {
        look()
        return { access: access(), refresh: refresh() }
      }),
      refreshRefreshToken: fromPromise(() =>
        refreshWith(
          () => refresh() === 'fresh',
          sessionCalls.refreshRefreshToken,
          ({ refreshToken }) => {
            own = refreshToken
            vault.keepTokens({ accessToken: vault.accessToken() ?? '', refreshToken })
          },
        ),
      ),
      refreshAccessToken: fromPromise(() =>
        refreshWith(
          () => access() === 'fresh',
          sessionCalls.refreshAccessToken,
          (tokens) => vault.keepTokens(tokens),
        ),
      ),
      upgradeSession: fromPromise(() =>
        upgrade(
          vault.legacySession,
          async (sessionId) => {
            const { details } = await api().ask(sessionCalls.upgradeSession, { body: { sessionId } })
            return () => {
              vault.keepTokens(details.tokens)
              vault.keepLegacySession(details.sessionId)
            }
          },
          vault.dropLegacySession,
        ),
      ),
      upgradeCheckSupporter: fromPromise(() =>
        upgrade(
          vault.checkSupporter,
          async (checkSupporter) => {
            const { details } = await api().ask(sessionCalls.upgradeCheckSupporter, { body: { checkSupporter } })
            return () => {
              vault.keepTokens(details.tokens)
              vault.keepCheckSupporter(details.checkSupporter)
            }
          },
          vault.dropCheckSupporter,
        ),
      ),
    },
  })
  return {
    machine,
    /** The server did not take this token; the next look at the tokens refreshes it, unless another is there already. */
    refuse(token: string): void {
      if (vault.accessToken() === token) refused = token
    },
  }
}
