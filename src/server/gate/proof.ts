import type { Call } from '#contract/call.ts'
import { limits } from '#contract/limits.ts'
import type { Services } from '../services.ts'
import type { CurrentUser } from './authenticate.ts'
import { HttpError } from './http-error.ts'

/** Who proves that it is them, and when: milliseconds since the epoch. */
export interface Proving {
  services: Services
  now: number
  user: CurrentUser
}

/** Takes a password of a call for a proof, or throws what is wrong with it, at `field`. */
export type ProveByPassword = (proving: Proving, password: string, field: string) => Promise<void>

const isProven = ({ provenAt }: CurrentUser, now: number): boolean =>
  provenAt !== null && now - provenAt.getTime() <= limits.proofLife

/** A field of any JSON. */
const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : undefined

/** Whether a call takes several decisions, and the one that is asked for here is free. */
const isFree = ({ proof }: Call, body: unknown): boolean =>
  typeof proof === 'object' && 'decisions' in proof && !proof.decisions.some((type) => type === fieldOf(body, 'type'))

/** The password that came with a call which asks for it itself. */
function passwordIn(call: Call, body: unknown): string | null {
  if (typeof call.proof !== 'object' || !('password' in call.proof)) return null
  const given = fieldOf(body, call.proof.password)
  return typeof given === 'string' && given !== '' && given.length <= limits.maximumPasswordLength ? given : null
}

/**
 * Throws `proofRequired` for a call that wants its person to have been proven in the last ten minutes, where they have not. A right password in the call
 * itself is such a proof; a wrong one is refused at its field, whatever was proven before.
 */
export async function requireProof(
  { services, now, user }: { services: Services; now: number; user: CurrentUser | null },
  call: Call,
  body: unknown,
  proveByPassword: ProveByPassword,
): Promise<void> {
  if (!call.proof || isFree(call, body)) return
  if (!user) throw new HttpError('notSignedIn')
  const password = passwordIn(call, body)
  if (password !== null && typeof call.proof === 'object' && 'password' in call.proof)
    return proveByPassword({ services, now, user }, password, call.proof.password)
  if (!isProven(user, now)) throw new HttpError('proofRequired')
}
