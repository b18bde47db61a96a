import { fromCallback, fromPromise } from 'xstate'
import type { Identity } from '#contract/sign-in/identity.ts'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import { providerLinkingMachine } from '#machines/sign-in/provider-linking/provider-linking.machine.ts'
import {
  type DialogAnswer,
  type ProviderOutcome,
  providerLoginMachine,
} from '#machines/sign-in/provider-login/provider-login.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { type DialogReturn, onReturn, openPopup, redirectToDialog, returnToOpener } from '#web/platform/dialog-window.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'
import type { HeldIdentity } from './held-identity.ts'

type Parts = Pick<Site, 'api' | 'session' | 'cookies' | 'browser'>

const loadCalls = lazyImport(async () => (await import('#contract/sign-in/sign-in.calls.ts')).signInCalls)
const loadLinkedCalls = lazyImport(async () => (await import('#contract/account/linked-providers.calls.ts')).linkedProviderCalls)

/** What a call refused by its code; anything else is thrown on. */
async function orRefusal<Answer, Refused>(answer: Promise<Answer>, refusals: Record<string, Refused>): Promise<Answer | Refused> {
  try {
    return await answer
  } catch (error) {
    const refused = error instanceof ApiFailure ? refusals[error.code ?? ''] : undefined
    if (refused) return refused
    throw error
  }
}

async function logInWith({ api, cookies }: Parts, provider: ProviderName, { clientId, token, ticket }: Identity) {
  const calls = await loadCalls()
  const visitSession = (await cookies()).read('visitSession')
  const headers = visitSession ? { headers: { 'x-visit-session': visitSession } } : {}
  const source = 'website' as const
  return provider === 'facebook'
    ? api.ask(calls.logInWithFacebook, { body: { accessToken: token, facebookId: clientId, source, ticket }, ...headers })
    : api.ask(calls.logInWithApple, { body: { refreshToken: token, appleId: clientId, source, ticket }, ...headers })
}

const outcomes: Record<string, ProviderOutcome> = {
  providerRefused: { kind: 'refused' },
  providerDown: { kind: 'providerDown' },
  tooMany: { kind: 'tooMany' },
}

/** `returned` is what this page's own address brought back from the provider; `kept` is what must come back with it. `onEntering` is told before the session begins. */
export function providerLoginWith(
  parts: Parts,
  returned: DialogReturn | null,
  kept: string,
  onEntering: (provider: ProviderName) => void,
) {
  const { browser, api, session } = parts
  const dialogOf = (provider: ProviderName) => (state: string) => `/login/${provider}/dialog?state=${state}`
  return providerLoginMachine.provide({
    actors: {
      hearAnswer: fromCallback(({ sendBack }) =>
        onReturn(({ code }) => code && sendBack({ type: 'answer.arrived', answer: { kind: 'code', code } })),
      ),
      askInWindow: fromPromise(async ({ input, signal }): Promise<DialogAnswer> => {
        const answer = await openPopup(dialogOf(input.provider), browser.newId(), signal)
        if (answer === 'blocked') return { kind: 'blocked' }
        return answer?.code ? { kind: 'code', code: answer.code } : { kind: 'cancelled' }
      }),
      leaveForDialog: fromPromise(async ({ input }) => redirectToDialog(dialogOf(input.provider), browser.newId(), kept)),
      handOver: fromPromise(async () => {
        if (returned) returnToOpener(returned)
      }),
      exchange: fromPromise(async ({ input: { provider, code } }): Promise<ProviderOutcome> => {
        const exchanged = await orRefusal(
          api.ask((await loadCalls()).exchangeProviderCode, { path: { provider }, body: { code } }),
          outcomes,
        )
        if ('kind' in exchanged) return exchanged
        const { identity } = exchanged.details
        const entered = await orRefusal(logInWith(parts, provider, identity), {
          ...outcomes,
          noAccount: { kind: 'noAccount' as const, identity },
        })
        if ('kind' in entered) return entered
        onEntering(provider)
        await session.begin(entered.details)
        return { kind: 'signedIn' }
      }),
    },
  })
}

/** Connects an account of a service to who is logged in. Throws what the server refuses. */
export async function linkIdentity(
  { api }: Pick<Site, 'api'>,
  provider: ProviderName,
  { clientId, clientUsername, token }: Identity,
): Promise<void> {
  const { linkProvider } = await loadLinkedCalls()
  await api.ask(linkProvider, {
    path: { provider, clientId },
    body: {
      ...(clientUsername ? { clientUsername } : {}),
      ...(provider === 'facebook' ? { accessToken: token } : { refreshToken: token }),
    },
  })
}

export function providerLinkingWith({ api }: Pick<Site, 'api'>, { provider, identity }: HeldIdentity) {
  return providerLinkingMachine.provide({
    actors: {
      link: fromPromise(async () => {
        const linked = linkIdentity({ api }, provider, identity)
        const answer = await orRefusal(linked, { providerTaken: 'taken' as const, providerRefused: 'refused' as const })
        return typeof answer === 'string' ? answer : 'linked'
      }),
    },
  })
}
