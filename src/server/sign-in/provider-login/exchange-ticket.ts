import { jwtVerify, SignJWT } from 'jose'
import { limits, SECOND } from '#contract/limits.ts'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import { seconds, type TokenKeys } from '#server/gate/token.ts'

/** An account at a provider. */
interface Account {
  provider: ProviderName
  clientId: string
}

const typ = 'exchange'

/** Says that this account's person has just said yes at the provider; opens nothing by itself. `now` is milliseconds. */
export async function newTicket({ secret }: TokenKeys, { provider, clientId }: Account, now: number): Promise<string> {
  return new SignJWT({ typ, provider })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(clientId)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now + limits.proofLife))
    .sign(secret)
}

/** When the person of this very account said yes, in milliseconds, where that was in the last ten minutes; else null. */
export async function exchangedAt(
  { secret }: TokenKeys,
  { provider, clientId }: Account,
  ticket: string | undefined,
  now: number,
): Promise<number | null> {
  if (ticket === undefined) return null
  try {
    const { payload } = await jwtVerify(ticket, secret, { algorithms: ['HS256'], currentDate: new Date(now) })
    const isTheirs = payload.typ === typ && payload.provider === provider && payload.sub === clientId
    return isTheirs && payload.iat !== undefined ? payload.iat * SECOND : null
  } catch {
    return null
  }
}
