import * as z from 'zod/mini'
import { providerNames } from './providers.ts'

/** M-006 */
export const oauthLink = z.object({
  provider: z.string(),
  clientId: z.string(),
  clientUsername: z.optional(z.string()),
  userId: z.number(),
})

export const providerName = z.enum(providerNames)

const credential = z.string().check(z.minLength(1), z.maxLength(4096))

/**
 * What a provider says of somebody who has said yes there. `token` is Facebook's access token or Apple's refresh token, which are good for months; `ticket` is ours,
 * and says for ten minutes that the yes was just said.
 */
export const identity = z.object({
  clientId: z.string(),
  clientUsername: z.optional(z.string()),
  token: credential,
  ticket: credential,
})
export type Identity = z.infer<typeof identity>

/** What the dialog of a provider answers with: good once, for minutes. */
export const providerCode = z.string().check(z.minLength(1), z.maxLength(2000))

/** With it, who logs in by a provider has been proven; a token alone may be months old. */
export const exchangeTicket = z.optional(credential)

/** What proves to the server that a provider's account is the person's own (reliability A12). */
export const providerProof = { accessToken: z.optional(credential), refreshToken: z.optional(credential) }
