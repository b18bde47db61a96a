import { createActor, fromPromise, waitFor } from 'xstate'
import { sessionCalls } from '#contract/session/session.calls.ts'
import { logoutMachine } from '#machines/session/logout/logout.machine.ts'
import type { Api } from '#web/api/client.ts'
import type { Browser } from '#web/platform/browser.ts'
import { forgetParts } from '#web/platform/kept-parts.ts'
import type { Vault } from './vault.ts'

/**
 * Answers once this device has forgotten the session; telling the server goes on behind it. What is shown to the server is taken first, because
 * the device must not keep it: with the page gone, the tokens end by themselves.
 */
export async function logOut(parts: { api: Api; vault: Vault; browser: Browser; end(): void }): Promise<void> {
  const { api, vault, browser, end } = parts
  const bearer = vault.refreshToken()
  const body = {
    accessToken: vault.accessToken() ?? '',
    sessionId: vault.legacySession() ?? '',
    checkSupporter: vault.checkSupporter() ?? '',
  }
  const actor = createActor(
    logoutMachine.provide({
      actors: {
        clearSession: fromPromise(async () => {
          vault.clear()
          forgetParts()
          end()
        }),
        requestLogout: fromPromise<void>(
          async () => void (await api.ask(sessionCalls.logOut, { body, ...(bearer ? { bearer } : {}) })),
        ),
      },
    }),
  ).start()
  const stopListening = browser.onNetworkReturned(() => actor.send({ type: 'network.returned' }))
  actor.subscribe({ complete: stopListening })
  await waitFor(actor, (snapshot) => snapshot.hasTag('cleared'))
}
