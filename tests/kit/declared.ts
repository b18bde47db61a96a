import { type CallName, calls } from '#contract/all-calls.ts'
import { ownBases } from '#contract/bases.ts'

/** What a call is to its callers, as a test writes it down: item, method and address, access, patience in milliseconds, what a failure means. */
export function declared(name: CallName): [id: string, address: string, access: string, timeout: number, onFailure: string] {
  const { id, method, base, path, access, timeout, onFailure } = calls[name]
  return [id, `${method} ${ownBases[base]}${path}`, access, timeout, onFailure]
}
