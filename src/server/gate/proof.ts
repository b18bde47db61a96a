import type { Call } from '#contract/calls/call.ts'
import { limits } from '#contract/limits.ts'
import type { Services } from '../services.ts'
import { isProven, proveByPassword } from '../session/prove.ts'
import { Refusal } from './refusal.ts'
import type { Who } from './who.ts'

/** The password that came with a call which asks for it itself. */
function passwordIn(call: Call, body: unknown): string | null {
  if (typeof call.proof !== 'object' || typeof body !== 'object' || body === null) return null
  const given = (body as Record<string, unknown>)[call.proof.password] // any JSON
  return typeof given === 'string' && given !== '' && given.length <= limits.maximumPasswordLength ? given : null
}

/**
 * Throws `proofRequired` for a call that wants its person to have been proven in the last ten minutes, where they have not. A right password in the call
 * itself is such a proof; a wrong one is refused at its field, whatever was proven before.
 */
export async function requireProof(
  { services, now, who }: { services: Services; now: number; who: Who | null },
  call: Call,
  body: unknown,
): Promise<void> {
  if (!call.proof) return
  if (!who) throw new Refusal('notSignedIn')
  const password = passwordIn(call, body)
  if (password !== null && typeof call.proof === 'object')
    return proveByPassword({ services, now, who }, password, call.proof.password)
  if (!isProven(who, now)) throw new Refusal('proofRequired')
}
