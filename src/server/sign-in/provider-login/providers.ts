import type { FastifyRequest } from 'fastify'
import type { Identity } from '#contract/sign-in/identity.ts'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import type { Config } from '#server/config.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { ownOrigin } from '#server/gate/own-names.ts'

export type Exchanged = Omit<Identity, 'ticket'>

/**
 * A service whose accounts people log in with. Its methods throw the refusal `providerRefused` for a code or token that is not ours or not this
 * person's (reliability A12), and `providerDown` when it cannot be asked.
 */
export interface IdentityProvider {
  /** The address at which the person says yes. */
  dialog(returnTo: string, state: string): string
  /** Changes the code of a yes for a token and the person's id. */
  exchange(code: string, returnTo: string): Promise<Exchanged>
  /** Proves that the token was given to our app, for this very person. */
  verify(token: string, clientId: string): Promise<void>
}
export type IdentityProviders = Partial<Record<ProviderName, IdentityProvider>>

export function providerOf({ providers }: { providers: IdentityProviders }, name: string): IdentityProvider {
  const found = name === 'facebook' || name === 'apple' ? providers[name] : undefined
  if (!found) throw new HttpError('notFound')
  return found
}

/** Where a provider's dialog leads back to; the code that it gives is changed with the same address. */
export const providerReturn = (config: Config, request: FastifyRequest, provider: string) =>
  `${ownOrigin(config, request)}/login/${provider}`

/** Milliseconds that a provider may take: below the client's own patience. */
const patience = 2500

/** What the provider answers, as JSON. A fault of theirs is `providerDown`, a no is `providerRefused`. */
export async function askProvider(address: string, form?: Record<string, string>): Promise<Record<string, unknown>> {
  const asked = fetch(address, {
    signal: AbortSignal.timeout(patience),
    headers: { accept: 'application/json' },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  const answer = await asked.catch((cause: unknown) => {
    throw new HttpError('providerDown', { cause })
  })
  const body: unknown = await answer.json().catch(() => null)
  if (answer.status >= 500 || answer.status === 429 || typeof body !== 'object' || body === null)
    throw new HttpError('providerDown')
  if (!answer.ok) throw new HttpError('providerRefused')
  return body as Record<string, unknown> // JSON; each field is checked where it is read
}

/** A field that must be text. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new HttpError('providerRefused')
  return value
}
