import { fromCallback, fromPromise } from 'xstate'
import { linkedProviderCalls } from '#contract/account/linked-providers.calls.ts'
import { type ProviderName, providerNames } from '#contract/sign-in/providers.ts'
import { signInCalls } from '#contract/sign-in/sign-in.calls.ts'
import {
  type ConnectOutcome,
  type LinkedProvider,
  linkedProvidersMachine,
} from '#machines/account/linked-providers/linked-providers.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { onReturn, openPopup } from '#web/platform/dialog-window.ts'
import { linkIdentity } from '#web/shared/sign-in/provider-login.implementations.ts'
import type { Site } from '#web/site/site.ts'
import { unlessDeclined } from '#web/ui/saving.ts'

const outcomes: Record<string, ConnectOutcome> = {
  providerRefused: 'refused',
  providerTaken: 'taken',
  proofRequired: 'cancelled',
}

export function linkedProvidersWith({ api, browser }: Pick<Site, 'api' | 'browser'>) {
  /** Asks the service in a window of its own, unless an answer is there already. */
  async function codeOf(provider: ProviderName, code: string | null, signal: AbortSignal) {
    if (code !== null) return { code }
    const address = (state: string) => `/login/${provider}/dialog?state=${state}`
    return openPopup(address, browser.newId(), signal)
  }
  return linkedProvidersMachine.provide({
    actors: {
      hearAnswer: fromCallback(({ sendBack }) => onReturn(({ code }) => code && sendBack({ type: 'answer.arrived', code }))),
      readLinks: fromPromise(async () => {
        const { details } = await api.ask(linkedProviderCalls.readProviders)
        return details.providers.flatMap((link): LinkedProvider[] => {
          const provider = providerNames.find((name) => name === link.provider)
          return provider ? [{ provider, clientId: link.clientId, clientUsername: link.clientUsername ?? '' }] : []
        })
      }),
      connect: fromPromise(async ({ input: { provider, code }, signal }): Promise<ConnectOutcome> => {
        const answer = await codeOf(provider, code, signal)
        if (answer === 'blocked') return 'blocked'
        if (!answer?.code) return 'cancelled'
        try {
          const { details } = await api.ask(signInCalls.exchangeProviderCode, {
            path: { provider },
            body: { code: answer.code },
          })
          await linkIdentity({ api }, provider, details.identity)
          return 'linked'
        } catch (error) {
          const outcome = error instanceof ApiFailure ? outcomes[error.code ?? ''] : undefined
          if (outcome) return outcome
          throw error
        }
      }),
      unlink: fromPromise<void, { link: LinkedProvider | null }>(async ({ input: { link } }) => {
        if (!link) return
        const { provider, clientId } = link
        await unlessDeclined(() => api.ask(linkedProviderCalls.unlinkProvider, { path: { provider, clientId } }))
      }),
    },
  })
}
