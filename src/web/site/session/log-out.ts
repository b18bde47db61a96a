import { fromCallback, fromPromise } from 'xstate'
import { sessionCalls } from '#contract/session/session.calls.ts'
import { logoutMachine } from '#machines/session/logout/logout.machine.ts'
import type { Api } from '#web/api/client.ts'
import type { Browser } from '#web/platform/browser.ts'
import { forgetParts } from '#web/platform/kept-parts.ts'
import type { Vault } from './vault.ts'

/** What is shown to the server is taken first, because the device must not keep it: with the page gone, the tokens end by themselves. */
function takeFrom(vault: Vault) {
  const bearer = vault.refreshToken()
  const body = {
    accessToken: vault.accessToken() ?? '',
    sessionId: vault.legacySession() ?? '',
    checkSupporter: vault.checkSupporter() ?? '',
  }
  return { body, ...(bearer ? { bearer } : {}) }
}

export function logoutWith({ api, vault, browser }: { api: Api; vault: Vault; browser: Browser }) {
  /** Sessions that have ended here and that the server has still to be told of. */
  const untold = new Set<ReturnType<typeof takeFrom>>()
  return logoutMachine.provide({
    actors: {
      watchNetwork: fromCallback(({ sendBack }) => browser.onNetworkReturned(() => sendBack({ type: 'network.returned' }))),
      clearSession: fromPromise<void>(async () => {
        untold.add(takeFrom(vault))
        vault.clear()
        forgetParts()
      }),
      requestLogout: fromPromise<void>(async () => {
        for (const session of [...untold]) {
          await api.ask(sessionCalls.logOut, session)
          untold.delete(session)
        }
      }),
    },
  })
}
