import { fromPromise } from 'xstate'
import type { RefreshOutcome, UpgradeOutcome } from '../../../../machines/session/token-service/token-service.machine.ts'
import { tokenServiceMachine } from '../../../../machines/session/token-service/token-service.machine.ts'
import { sessionCalls } from '../../../contract/calls/session.ts'
import type { Tokens } from '../../../contract/entities/session.ts'
import type { Api } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'
import type { Browser } from '../../platform/browser.ts'
import { conditionOf, readPayload, type Vault } from './vault.ts'

export interface TokenServiceParts {
  api: () => Api
  vault: Vault
  browser: Browser
  thresholds: { access: number; refresh: number }
}

const lockName = 'farthing-tokens'

/** Seconds. */
const recent = 10

export function tokenServiceWith({ api, vault, browser, thresholds }: TokenServiceParts) {
  const seconds = () => browser.now() / 1000
  const access = () => conditionOf(vault.accessToken(), thresholds.access, seconds())
  const refresh = () => conditionOf(vault.refreshToken(), thresholds.refresh, seconds())

  /** The refresh token that this tab itself was given last. */
  let own: string | null = null
  /** Another tab has begun to refresh a moment ago: its access token may be on its way into this tab's storage. */
  function isUnderWayElsewhere(): boolean {
    const payload = readPayload(vault.refreshToken())
    return payload !== null && vault.refreshToken() !== own && Math.abs(seconds() - payload.iat) < recent
  }

  /** Inside the lock the tokens are read again: another tab may have refreshed them while this one waited. */
  async function refreshWith(
    isDone: () => boolean,
    call: typeof sessionCalls.refreshRefreshToken,
    keep: (tokens: Tokens) => void,
  ): Promise<RefreshOutcome> {
    const work = async (): Promise<RefreshOutcome> => {
      if (isDone()) return 'refreshed'
      const generation = vault.generation()
      try {
        const { details } = await api().ask(call, { bearer: vault.refreshToken() ?? '' })
        if (generation !== vault.generation()) return 'lost'
        keep(details.tokens)
        return 'refreshed'
      } catch (error) {
        return error instanceof ApiFailure && error.status === 401 && error.code === 'RefreshTokenNotFound'
          ? 'lost'
          : 'unreachable'
      }
    }
    return browser.exclusively(lockName, work, isDone, isUnderWayElsewhere)
  }

  async function upgrade(work: () => Promise<void>, drop: () => void): Promise<UpgradeOutcome> {
    try {
      await work()
      return 'upgraded'
    } catch (error) {
      // Only the server's "no" shows that the hash is dead; without an answer it is kept for the next try.
      if (error instanceof ApiFailure && error.kind === 'request' && error.status < 500) drop()
      return 'notPossible'
    }
  }

  return tokenServiceMachine.provide({
    actions: { deleteTokens: () => vault.deleteTokens() },
    actors: {
      inspectTokens: fromPromise(async () => ({ access: access(), refresh: refresh() })),
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
      upgradeSession: fromPromise(async (): Promise<UpgradeOutcome> => {
        const sessionId = vault.legacySession()
        if (!sessionId) return 'notPossible'
        return upgrade(
          async () => vault.keepTokens((await api().ask(sessionCalls.upgradeSession, { body: { sessionId } })).details.tokens),
          vault.dropLegacySession,
        )
      }),
      upgradeCheckSupporter: fromPromise(async (): Promise<UpgradeOutcome> => {
        const checkSupporter = vault.checkSupporter()
        if (!checkSupporter) return 'notPossible'
        return upgrade(async () => {
          const { details } = await api().ask(sessionCalls.upgradeCheckSupporter, { body: { checkSupporter } })
          vault.keepTokens(details.tokens)
          vault.keepCheckSupporter(details.checkSupporter)
        }, vault.dropCheckSupporter)
      }),
    },
  })
}
