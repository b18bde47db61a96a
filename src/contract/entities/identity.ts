import * as z from 'zod/mini'
import { providerNames } from '../providers.ts'

export const providerName = z.enum(providerNames)

const credential = z.string().check(z.minLength(1), z.maxLength(4096))

/** What a provider says of somebody who has said yes there. `token` is Facebook's access token or Apple's refresh token. */
export const identity = z.object({ clientId: z.string(), clientUsername: z.optional(z.string()), token: credential })
export type Identity = z.infer<typeof identity>

/** What proves to the server that a provider's account is the person's own (reliability A12). */
export const providerProof = { accessToken: z.optional(credential), refreshToken: z.optional(credential) }
